import { fit } from './match.ts';

describe('a route’s pattern', () => {
  it.each([
    ['/', '/', true],
    ['/faq', '/faq/', true],
    ['/faq', '/FAQ', true],
    ['/faq', '/faq/3', false],
    ['/faq/:id', '/faq/3', true],
    ['/faq/:id', '/faq', false],
    ['/faq/:id?', '/faq', true],
    ['/faq/:id?', '/faq/3', true],
    ['/faq/:id?', '/faq/3/4', false],
    ['/user/*', '/user/Info', true],
    ['/user/*', '/user', true],
    ['/user/*', '/users', false],
    ['/', '/faq', false],
  ])('%s and the path %s: %s', (pattern, path, fits) => {
    expect(fit(pattern, path) !== undefined).toBe(fits);
  });

  it('fits the better the more of it is written out', () => {
    const score = (pattern: string) => fit(pattern, '/user/Info') ?? -1;
    expect(score('/user/Info')).toBeGreaterThan(score('/user/:page'));
    expect(score('/user/:page')).toBeGreaterThan(score('/user/*'));
  });
});
