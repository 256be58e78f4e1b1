// worker.js: replay beside the page, so that the page goes on.
'use strict';

onmessage = async ({data}) => {
  try {
    const kernel = await Kernel.from(data.module);
    await replayBlob(kernel, data.options, data.blob, (found, done, all) => {
      const parts = found.parts();
      const arrays = ['line', 'start', 'length', 'kind', 'end', 'verdicts'];
      postMessage({parts, done, all}, arrays.map((name) => parts[name].buffer));
    }, async () => {});
    postMessage({ended: true});
  } catch (error) {
    postMessage({trouble: error.message});
  }
};
