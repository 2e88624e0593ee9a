import { sanitise } from './sanitise.ts';
import type { RichNode } from './tree.ts';

/** The tree as short text: `p(Hello strong(you))`. */
const show = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : `${node.tag}(${show(node.children)})`)).join('');
const read = (html: string) => show(sanitise(html));

test('what an editor writes is kept', () => {
  expect(read('<h3>Terms</h3><p>Play <b>twice</b>, <i>today</i>.</p><ul><li>one<li>two</ul>')).toBe(
    'h3(Terms)p(Play strong(twice), em(today).)ul(li(one)li(two))',
  );
});

test('entities are read once, and stay text', () => {
  expect(sanitise('<p>5 &lt; 6 &amp;amp; &euro;10 &#x2014; &lt;script&gt;</p>')).toEqual([
    { tag: 'p', attributes: {}, children: ['5 < 6 &amp; €10 — <script>'] },
  ]);
});

test.each([
  ['<script>alert(1)</script>after', 'after'],
  ['<script>alert("</p><p>")</script><p>x</p>', 'p(x)'],
  ['<style>p{}</style><p>x</p>', 'p(x)'],
  ['<iframe src="https://evil.example"><p>y</p></iframe>x', 'x'],
  ['<svg><script>alert(1)</script><a href="x">t</a></svg>x', 'x'],
  ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>x', 'x'],
  ['<form action="//evil.example"><input value="v">in</form>x', 'x'],
  ['<template><p>t</p></template>x', 'x'],
  ['<!-- <p>c</p> --><p>x</p>', 'p(x)'],
  ['<object data="x"><embed src="x"></object>x', 'x'],
])('%s leaves %s', (html, text) => {
  expect(read(html)).toBe(text);
});

test('attributes that are not listed do not exist', () => {
  const html =
    '<p onclick="x()" style="color:red" class="c" id="i" data-x="1">t</p><img src="/a.png" onerror="x()">';
  expect(sanitise(html)).toEqual([
    { tag: 'p', attributes: {}, children: ['t'] },
    { tag: 'img', attributes: { src: '/a.png', alt: '', width: undefined, height: undefined }, children: [] },
  ]);
});

test('a link keeps its target or becomes plain text', () => {
  expect(sanitise('<a href="/discount/2">in</a>')).toEqual([
    { tag: 'a', attributes: { link: { kind: 'internal', path: '/discount/2' } }, children: ['in'] },
  ]);
  expect(read('<a href="/.//evil.example/x">click</a>')).toBe('click');
  expect(read('<a href="javas&#99;ript:alert(1)">click</a>')).toBe('click');
  expect(read('<a href="/a"><a href="/b">x</a></a>')).toBe('a()a(x)');
});

test('pictures from elsewhere are left out', () => {
  expect(read('<p>a<img src="https://tracker.example/p.gif">b</p>')).toBe('p(ab)');
});

test('unknown tags give their text away', () => {
  expect(read('<font color="red">red</font> <custom-tag>own</custom-tag>')).toBe('red own');
});

test('the page keeps its own first heading', () => {
  expect(read('<h1>One</h1><h6>Six</h6>')).toBe('h2(One)h4(Six)');
});

test('what a browser would build otherwise is put right', () => {
  expect(read('<p>a<div>b</div></p>')).toBe('p(a)div(b)p()');
  expect(read('<p>a<b><div>b</div></b></p>')).toBe('p(astrong(b))');
  expect(read('<li>alone</li><td>cell</td>')).toBe('alonecell');
  expect(read('<table> <tr><td>1</td></tr> <tr><td>2</td></tr> </table>')).toBe(
    'table(tbody(tr(td(1))tr(td(2))))',
  );
  expect(
    read('<table><thead><tr><th>h</th></tr></thead>text<tbody><tr><td>1</td></tr></tbody></table>'),
  ).toBe('table(thead(tr(th(h)))tbody(tr(td(1))))');
});

test('tags that are never closed, or never opened, do no harm', () => {
  expect(read('<p>a <b>b <i>c')).toBe('p(a strong(b em(c)))');
  expect(read('a</div></b></script>b')).toBe('ab');
});

test('nesting without end is flattened', () => {
  const depth = 5_000;
  const nested = sanitise('<div>'.repeat(depth) + 'x' + '</div>'.repeat(depth));
  expect(show(nested).match(/div/g)).toHaveLength(24);
  expect(show(nested)).toContain('x');
});
