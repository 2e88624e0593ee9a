/** @jest-environment jsdom */
import fc from 'fast-check';
import { BANNER_SIZES, bannerCode } from './banner.ts';

test('embeds a picture that leads to the link, whatever the texts contain', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...BANNER_SIZES),
      fc.webUrl(),
      fc.string(),
      fc.string(),
      (size, url, site, line) => {
        const part = new DOMParser().parseFromString(bannerCode(url, size, { site, line }), 'text/html').body;
        expect(part.children).toHaveLength(1);
        const link = part.querySelector('a');
        expect(link?.getAttribute('href')).toBe(url);
        const image = link?.querySelector('img');
        expect(image).toHaveProperty('width', size.width);
        const file = decodeURIComponent((image?.getAttribute('src') ?? '').replace(/^[^,]*,/, ''));
        // A control character cannot be in a file of XML at all.
        fc.pre(!/[\u0000-\u001f\ufffe\uffff]/.test(file));
        const picture = new DOMParser().parseFromString(file, 'image/svg+xml');
        expect([...picture.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
          site,
          line,
        ]);
      },
    ),
  );
});
