import { openingText, plainText } from './plain-text.ts';

test.each([
  ['<h2>One</h2><p>two <b>th</b>ree</p><ul><li>four</li><li>five</li></ul>', 'One two three four five'],
  ['a<br>b &amp; c', 'a b & c'],
  ['<script>alert(1)</script><p>safe</p>', 'safe'],
])('reads the text of %s', (html, line) => {
  expect(plainText(html)).toBe(line);
});

test('cuts at a word, and in scripts without spaces at the limit', () => {
  expect(plainText('<p>one two three four</p>', 12)).toBe('one two…');
  expect(plainText(`<p>${'字'.repeat(40)}</p>`, 10)).toBe(`${'字'.repeat(10)}…`);
});

test.each([
  ['<p>One.</p><p>Two.</p><h2>Three</h2><p>four</p>', 'One. Two.'],
  ['<p>One:</p><ul><li>two</li></ul>', 'One:'],
  ['<h2>One</h2><p>two</p>', 'One two'],
  ['<p> </p><h2>One</h2>', 'One'],
])('opens with the text before the first heading or list of %s', (html, line) => {
  expect(openingText(html)).toBe(line);
});
