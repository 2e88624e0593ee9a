import { callUrl, INITIAL_DATA_ID, templateConfig } from '@tessera/wire';
import { startSite, type TestSite } from '../testing/gateway.ts';

let site: TestSite;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

const allow = (isAllowed: boolean) => {
  site.platform.answers[callUrl(templateConfig)] = ({ mobileTemplateName }) =>
    isAllowed
      ? { code: '1000', message: '', data: { mobile_template_name: mobileTemplateName, is_default: 0 } }
      : { code: '404', message: '', data: null };
};
const visit = async (path: string, cookie?: string) => {
  const response = await site.get(path, cookie === undefined ? {} : { cookie });
  const html = await response.text();
  const block = new RegExp(`id="${INITIAL_DATA_ID}">(.*?)</script>`, 's').exec(html)?.[1] ?? '{}';
  const { site: shown } = JSON.parse(block) as { readonly site: { readonly mobileTemplate: string } };
  return {
    template: shown.mobileTemplate,
    attribute: /data-mobile-template="(.*?)"/.exec(html)?.[1],
    cookies: response.headers.getSetCookie().filter((one) => one.startsWith('mobile_template')),
  };
};
const ORIGIN = { template: 'origin_mobile', attribute: 'origin_mobile' };

test('shows the mobile template that an address asks for and the platform allows, for the browser’s session', async () => {
  allow(true);
  const cookie = 'mobile_template=origin_mobile';
  expect(await visit('/?mobileTemplateName=origin_mobile')).toEqual({
    ...ORIGIN,
    cookies: [`${cookie}; Path=/; SameSite=Lax`],
  });
  expect(await visit('/faq', cookie)).toEqual({ ...ORIGIN, cookies: [] });
  expect(await visit('/faq')).toMatchObject({ template: 'bob_mobile' });
  expect(site.platform.requests.filter(({ url }) => url === callUrl(templateConfig))).toHaveLength(1);
});

test('the site’s own template stays where the platform refuses, or there is none of this name', async () => {
  allow(false);
  for (const name of ['origin_mobile', 'site02', '"><script>']) {
    const path = `/?mobileTemplateName=${encodeURIComponent(name)}`;
    expect(await visit(path)).toEqual({ template: 'bob_mobile', attribute: 'bob_mobile', cookies: [] });
  }
});
