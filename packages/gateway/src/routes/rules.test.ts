import { SITE } from '../testing/site.ts';
import { detourOf } from './rules.ts';

describe('the route rules', () => {
  it.each([
    ['/main', '', { path: '/', search: '' }],
    ['/main/7', '?a=1', { path: '/', search: '?a=1' }],
    ['/gameHall/3', '', { path: '/', search: '?gt_id=3' }],
    ['/slotgame', '?gt_id=2&gp_id=5', { path: '/', search: '?gt_id=2&gp_id=5' }],
    ['/register', '', { path: '/', search: '', flag: 'isRouteRegister' }],
    ['/fastDeposit', '', { path: '/', search: '', flag: 'isFastDeposit' }],
  ])('lead %s%s home', (path, search, detour) => {
    expect(detourOf(path, search, SITE)).toEqual(detour);
  });

  it('let a site have halls and registration as pages', () => {
    const site = { ...SITE, hallRoutes: 'page', registerRoute: 'page' } as const;
    expect(detourOf('/gameHall/3', '', site)).toBeUndefined();
    expect(detourOf('/register', '', site)).toBeUndefined();
  });

  it('leave every other path alone', () => {
    expect(detourOf('/', '', SITE)).toBeUndefined();
    expect(detourOf('/mainland', '', SITE)).toBeUndefined();
  });
});
