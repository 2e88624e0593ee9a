import { rulesWithoutCircles } from './redirect-circles.ts';
import { redirectOf, type RouteRule } from './redirects.ts';

const HOST = 'own.example';
const rule = (text: string): RouteRule => {
  const [from = '', to = ''] = text.split('=');
  return { from, to };
};
const settings = (rules: readonly string[]) => ({
  hallRoutes: 'page' as const,
  registerRoute: 'page' as const,
  routeRules: rules.map(rule),
});
const kept = (...rules: string[]) => rulesWithoutCircles(settings(rules), HOST);

test.each([
  [['/a=/b', '/b=/c', '/c=/faq']],
  [['/old/*=/new', '/new=https://other.example/old/x']],
  [['/a=https://own.example/robots.txt', '/b=/a']],
  [['/a=/b', '/a/*=/a']],
  [['/a=javascript:alert(1)']],
  [['/main=/discount', '/discount=/faq']],
])('keeps %j', (rules) => {
  expect(kept(...rules)).toEqual(rules.map(rule));
});

test.each([
  ['two rules that lead to each other', ['/a=/b', '/b=/a'], '/b=/a'],
  ['three of them', ['/a=/b', '/b=/c', '/c=/A/'], '/c=/A/'],
  ['rules for folders', ['/a/*=/b/1', '/b/*=/a/2'], '/b/*=/a/2'],
  ['an address of the site itself', ['/promo=https://own.example/promo'], '/promo=https://own.example/promo'],
  ['one without encryption', ['/promo=http://own.example/promo'], '/promo=http://own.example/promo'],
  ['one in a language', ['/a=https://own.example/hi-IN/b?c=1', '/b=/a'], '/b=/a'],
  ['a redirect of the site itself', ['/slotgame=/gameRoom'], '/slotgame=/gameRoom'],
  ['rules behind the one that leads there', ['/x=/a', '/a=/b', '/b=/a', '/y=/b'], '/b=/a'],
])('leaves out the rule that closes a circle: %s', (_, rules, closing) => {
  expect(kept(...rules)).toEqual(rules.filter((one) => one !== closing).map(rule));
});

test('redirects no visitor for ever, whatever the rules are', () => {
  const places = ['/a', '/b', '/c/*', '/c/1', '/d', 'https://own.example/a', 'https://own.example/th-TH/c/2'];
  const sources = places.filter((place) => place.startsWith('/'));
  const lists = sources.flatMap((first) =>
    places.flatMap((second) =>
      sources.flatMap((third) =>
        places.map((fourth) => [
          `${first}=${second}`,
          `${third}=${fourth}`,
          '/d=/a',
          '/b=/d',
          '/gameRoom=/b',
        ]),
      ),
    ),
  );
  for (const rules of lists) {
    const given = { ...settings([]), routeRules: kept(...rules) };
    for (const start of ['/a', '/b', '/c/1', '/c/2', '/d', '/gameRoom']) {
      let path: string | undefined = start;
      for (let steps = 0; path !== undefined; steps += 1) {
        if (steps > 20) throw new Error(`${rules.join(', ')} never ends at ${start}`);
        const next = redirectOf(path, '', given);
        path = next && (next.external ?? next.path).replace('https://own.example', '').replace('/th-TH', '');
      }
    }
  }
});
