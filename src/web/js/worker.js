// worker.js: the script of a worker.
'use strict';

onmessage = ({data}) => work(data, (told) => {
  postMessage(told);
  return true;
});
