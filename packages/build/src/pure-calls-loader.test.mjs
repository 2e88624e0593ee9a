import pureCallsLoader from './pure-calls-loader.mjs';

const load = (source) => {
  let loaded;
  pureCallsLoader.call({ callback: (_error, text) => (loaded = text) }, source);
  return loaded;
};

test('marks what defines schemas, calls and events, and nothing else', () => {
  expect(load('const a = defineCall({ payload: v.object({ id: f.id, at: f.list(v.string()) }) });')).toBe(
    'const a = /*#__PURE__*/ defineCall({ payload: /*#__PURE__*/ v.object({ id: f.id, at: /*#__PURE__*/ f.list(/*#__PURE__*/ v.string()) }) });',
  );
  for (const other of ['send(call)', 'conv.object(a)', 'redefineCall()', 'x.v.parse(a)']) {
    expect(load(other)).toBe(other);
  }
});
