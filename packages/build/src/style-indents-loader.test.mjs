import styleIndentsLoader from './style-indents-loader.mjs';

const load = (source) => {
  const callback = jest.fn();
  styleIndentsLoader.call({ callback }, source, 'its map');
  const [error, result, map] = callback.mock.calls[0];
  expect([error, map]).toEqual([null, 'its map']);
  return result;
};

test.each(['styled.p', 'styled(Link)', "styled('p', { shouldForwardProp })", 'css', 'keyframes'])(
  'leaves out the indents of %s',
  (tag) => {
    expect(load(`const One = ${tag}\`\n  gap: 0;\n  \${space}\n    top: 0;\n\`;`)).toBe(
      `const One = ${tag}\`\ngap: 0;\n\${space}\ntop: 0;\n\`;`,
    );
  },
);

test('leaves out those of a template within', () => {
  const source = 'styled.p`\n  ${({ on }) =>\n    on && `\n    top: 0;\n  `}\n`;';
  expect(load(source)).toBe('styled.p`\n${({ on }) =>\n    on && `\ntop: 0;\n`}\n`;');
});

test('leaves out those of styles that others share', () => {
  expect(load('export const row = `\n  gap: 0;\n  & > p {\n    top: 0;\n  }\n`;')).toBe(
    'export const row = `\ngap: 0;\n& > p {\ntop: 0;\n}\n`;',
  );
});

test.each(['const text = `\n  as it is`;', 'say`\n  as it is`;', 'export const a = 1;\n  a();'])(
  'leaves %j as it is',
  (source) => {
    expect(load(source)).toBe(source);
  },
);
