/** @jest-environment jsdom */
import { applyStyles, liftStyles, styleRules, takePreloads } from './first-screen.ts';

test('turns a style attribute into a rule, and restores it', () => {
  const { html, styles } = liftStyles(
    `<p style="--tint:#123;content:&quot;a&quot;">style=&quot;no&quot;</p><b style="top:0"></b><i style="top:0"></i>`,
  );
  expect(html).not.toMatch(/ style="/);
  expect(styleRules(styles)).toBe(`[data-style="0"]{--tint:#123;content:"a"}[data-style="1"]{top:0}`);
  const root = document.createElement('div');
  root.innerHTML = html;
  applyStyles(root, styles);
  expect(root.querySelector('p')?.style.getPropertyValue('--tint')).toBe('#123');
  expect(root.querySelector('i')?.style.top).toBe('0px');
  expect(root.querySelector('[data-style]')).toBeNull();
  expect(root.querySelector('p')?.textContent).toBe('style="no"');
});

test('keeps only the preload hints of high priority', () => {
  const hint = (of: string, priority: string) =>
    `<link rel="preload" as="image" href="${of}" fetchPriority="${priority}"/>`;
  const later = `<main><link rel="preload" as="image" href="c" fetchPriority="high"/></main>`;
  expect(takePreloads(hint('a', 'high') + hint('b', 'auto') + later)).toEqual({
    preloads: hint('a', 'high'),
    rest: later,
  });
  expect(takePreloads('<main></main>')).toEqual({ preloads: '', rest: '<main></main>' });
});
