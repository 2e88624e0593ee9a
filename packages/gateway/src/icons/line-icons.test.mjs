import { readIcons } from '../../tools/read-icons.mjs';
import icons from './line-icons.json' with { type: 'json' };

test('they are what the design system draws; if not: npm run icons -w @tessera/gateway', () => {
  expect(icons).toEqual(readIcons());
  expect(Object.keys(icons).length).toBeGreaterThan(50);
  for (const { path } of Object.values(icons)) expect(path).toMatch(/^M[\d.\s]/);
});
