import styleCommentsLoader from './style-comments-loader.mjs';

test('leaves out comments of styles, and keeps the number of each line', () => {
  const source = [
    'styled.p`',
    '  /* One line. */',
    '  gap: 0;',
    '  /* Two',
    '     lines. */',
    '  top: 0;',
    '`;',
  ];
  expect(styleCommentsLoader(source.join('\n')).split('\n')).toEqual([
    'styled.p`',
    '',
    '  gap: 0;',
    '',
    '',
    '  top: 0;',
    '`;',
  ]);
});

test.each([
  ['import(/* webpackChunkName: "a" */ \'./a.ts\');'],
  ['  /* webpackChunkName: "a" */\n  \'./a.ts\''],
  ['/** Says what a function does. */\nexport const a = 1;'],
  ["const glob = 'src/*/a'; const other = 'b/*/c';"],
  ['const a = 1; /* at the end of a line */'],
])('leaves %j as it is', (source) => {
  expect(styleCommentsLoader(source)).toBe(source);
});
