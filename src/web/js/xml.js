// xml.js: the functions of expat that src/cli/import/rif.c calls, by sax-js, since there is no expat for WASI. The
// games and their places are those of expat. Around the games sax-js passes over faults that expat reports, such as --
// in a comment; an attribute may be given twice.
'use strict';

// What expat calls a fault, by sax-js's words for it.
const FAULTS = [[/Unexpected close|Unmatched/, 'mismatched tag'], [/character entity/, 'undefined entity'],
  [/outside of root/, 'junk after document element'], [/before first/, 'syntax error'],
  [/Unclosed/, 'no element found'], [/end/, 'unclosed token'], [/encoding/, 'unknown encoding'],
  [/./, 'not well-formed (invalid token)']];
const KNOWN = {'': 'utf-8', 'us-ascii': 'utf-8', 'utf-8': 'utf-8', 'utf-16': 'utf-16le', 'iso-8859-1': 'latin1'};
const NO_CHARACTER = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffd-\uffff]/;

// The functions, for a program whose exports `of` answers. A place has the byte of the file, the line and the column.
function expat(of) {
  const call = {}; // the program's functions, by what they are called for
  let whose = 0; // what they are called with
  let fault = null; // its words
  let mark = null; // the place of the event, or of the fault
  let at = null; // how far the file has been read
  let [tag, text, entity] = []; // where the last one begins
  let [parser, decoder, width] = []; // width: how many bytes a text has in the file
  let [piece, written] = []; // what sax-js reads, and how much it had read before

  const bytes = (from, length) => new Uint8Array(of().memory.buffer, from, length);
  const put = (content) => {
    const to = of().malloc(content.length + 1);
    bytes(to, content.length + 1).set([...content, 0]);
    return to;
  };
  const words = (word) => put(new TextEncoder().encode(word));
  // Tells the program of an event; lent has texts that the program gets for so long.
  const tell = (event, place, ...more) => {
    if (fault) return;
    mark = place;
    of().__indirect_function_table.get(call[event])(whose, ...more);
  };
  const lent = (event, place, texts, ...more) => {
    const given = texts.map(words);
    tell(event, place, ...given, ...more);
    given.forEach(of().free);
  };
  const fail = (message, place) => {
    if (fault) return;
    fault = FAULTS.find(([sign]) => sign.test(message))[1];
    mark = place;
  };
  // The place after this text.
  const after = (place, part) => {
    const lines = part.split('\n');
    const last = lines[lines.length - 1].replace(/[\ud800-\udbff]/g, '').length;
    return {index: place.index + width(part), line: place.line + lines.length - 1,
      column: lines.length > 1 ? last : place.column + last};
  };
  const tellText = (whole) => {
    for (const part of whole.match(/\n|[^\n]+/g)) {
      lent('text', text, [part], new TextEncoder().encode(part).length);
      text = after(text, part);
    }
  };

  const begin = (encoding) => {
    parser = sax.parser(true, {strictEntities: true});
    at = mark = tag = text = entity = {index: 0, line: 1, column: 0};
    width = (part) => part.length;
    decoder = encoding ? decoderOf(encoding) : null;
    fault = null;
    parser.ontext = parser.oncdata = tellText;
    parser.onopencdata = () => {
      tell('quote', tag);
      text = after(tag, '<![CDATA[');
    };
    parser.onclosecdata = () => tell('unquote', at);
    parser.ondoctype = (type) => lent('doctype', after(tag, `<!DOCTYPE${type.split('[')[0]}`), ['', '', ''], 0);
    parser.onopentag = ({name, attributes}) => {
      const given = Object.entries(attributes).flat().map(words);
      const list = put(new Uint8Array(new Uint32Array([...given, 0]).buffer));
      lent('start', tag, [name], list);
      [list, ...given].forEach(of().free);
    };
    parser.onsgmldeclaration = () => fail('declaration', after(tag, '<!'));
    parser.onclosetag = (name) => lent('end', tag, [name]);
    parser.onerror = ({message}) => fail(message, /close tag|Unmatched/.test(message) ? after(tag, '</')
      : /character entity/.test(message) ? entity : after(at, piece.slice(0, parser.position - written - 1)));
  };
  const decoderOf = (declared) => {
    const name = KNOWN[declared.toLowerCase()];
    if (!name) return null;
    width = {'utf-8': (part) => new TextEncoder().encode(part).length, latin1: (part) => part.length}[name] ||
      ((part) => 2 * part.length);
    return new TextDecoder(name, {ignoreBOM: true});
  };
  // expat's encodings: by what the file declares, or by its first bytes.
  const decode = (content, last) => {
    if (!decoder) {
      const head = new TextDecoder('latin1').decode(content.subarray(0, 200));
      const [, declared] = head.match(/^(?:\xef\xbb\xbf)?<\?xml[^>]*encoding\s*=\s*["']([^"']*)/) || [null, ''];
      const wide = /^(?:\xff\xfe|<\0)/.test(head);
      decoder = decoderOf(wide ? 'utf-16' : declared);
      if (!decoder) {
        fail('encoding', after(at, head.slice(0, head.indexOf(declared))));
        return '';
      }
      if (declared) lent('declaration', at, ['', declared], -1);
    }
    return decoder.decode(content, {stream: !last});
  };
  // An event is at the end of a piece; what is inside a tag waits for its end.
  const write = () => {
    const wrong = piece.search(NO_CHARACTER);
    const last = after(at, piece.slice(0, -1));
    written = parser.position;
    const before = parser.state;
    if (wrong >= 0) return fail('character', after(at, piece.slice(0, wrong)));
    parser.write(piece);
    const {state} = parser;
    if (piece.endsWith('<') && state === sax.STATE.OPEN_WAKA) tag = last;
    if (piece.endsWith('<') && state === sax.STATE.ATTRIB_VALUE_QUOTED) fail('<', last);
    if (piece.endsWith('&')) entity = last;
    at = after(at, piece);
    if (before !== state && state === sax.STATE.TEXT) text = at;
    return null;
  };
  const parse = (_, from, length, last) => {
    try {
      for (piece of decode(bytes(from, length), last).match(/[^<>&\n]+[<>&\n]?|[<>&\n]/g) || [])
        if (!fault) write();
      piece = '';
      if (last && parser.state > sax.STATE.TEXT) fail('end', tag);
      else if (last && !fault) parser.close();
    } catch (error) {
      fail(error.message, at);
    }
    if (!fault) mark = parser.state > sax.STATE.TEXT ? tag : at;
    return fault ? 0 : 1;
  };
  return {
    XML_ParserCreate: () => { begin(''); return 1; },
    XML_ParserReset: (_, encoding) => {
      const end = encoding ? bytes(encoding).indexOf(0) : 0;
      begin(encoding ? new TextDecoder().decode(bytes(encoding, end)) : '');
      return 1;
    },
    XML_ParserFree: () => {},
    XML_SetUserData: (_, data) => { whose = data; },
    XML_SetElementHandler: (_, start, end) => { Object.assign(call, {start, end}); },
    XML_SetCharacterDataHandler: (_, handler) => { call.text = handler; },
    XML_SetCdataSectionHandler: (_, quote, unquote) => { Object.assign(call, {quote, unquote}); },
    XML_SetStartDoctypeDeclHandler: (_, handler) => { call.doctype = handler; },
    XML_SetXmlDeclHandler: (_, handler) => { call.declaration = handler; },
    XML_Parse: parse,
    XML_StopParser: () => { fail('stopped', mark); return 1; },
    XML_GetErrorCode: () => (fault === 'unknown encoding' ? 18 : 1), // XML_ERROR_UNKNOWN_ENCODING
    XML_ErrorString: () => words(fault || ''),
    XML_GetCurrentByteIndex: () => mark.index,
    XML_GetCurrentLineNumber: () => mark.line,
    XML_GetCurrentColumnNumber: () => mark.column,
  };
}
