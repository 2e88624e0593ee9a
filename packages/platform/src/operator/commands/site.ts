import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import {
  CURRENCY_CODES,
  LOCALE_CODES,
  isTimeZone,
  PASSWORD_LENGTH_LIMIT,
  PASSWORD_MAX_LENGTH,
  readLink,
  redirectOf,
  rulesWithoutCircles,
  type RouteRule,
} from '@tessera/domain';
import {
  CHANNELS,
  DESKTOP_TEMPLATES,
  DEVICE_LOCKS,
  HIDDEN_LINKS,
  MOBILE_TEMPLATES,
  siteDetailChanged,
  siteSettings,
  type SiteSettings,
} from '@tessera/wire';
import { sites } from '../../db/schema/site.ts';
import { toChannel } from '../../live/notices.ts';
import { siteTimeZone } from '../../site/calendar.ts';
import { ID, SWITCH, type Command, type Option, type Work } from '../command.ts';
import { givenOnly } from '../content.ts';
import { OperatorFailure } from '../failure.ts';
import { needed, type Given } from '../given.ts';

const SITE: Option = { ...ID, says: 'the site’s id; 1 unless said' };
const ROUTES = ['redirect', 'page'] as const;
const NONE = 'none';
const APP_ADDRESS = `<https address> | ${NONE}`;

/** One that may be given several times; `none` stands for an empty list. */
const several = (value: string, says: string): Option => ({ type: 'string', multiple: true, value, says });

const OPTIONS: Readonly<Record<string, Option>> = {
  'title-en': { type: 'string', value: '<text>', says: 'the home page’s title' },
  'title-zh': { type: 'string', value: '<text>', says: 'the same for zh_CN' },
  'time-zone': {
    type: 'string',
    value: '<zone>',
    says: 'of the site’s calendar: it is chosen at the first start (SITE_TIME_ZONE) and stays',
  },
  template: { type: 'string', value: DESKTOP_TEMPLATES.join(' | '), says: 'on the desktop' },
  'mobile-template': { type: 'string', value: MOBILE_TEMPLATES.join(' | '), says: 'on phones' },
  currency: several('<code>', 'open currencies, all of them; may be repeated'),
  language: several('<language>', 'what the language selector offers, all of it; may be repeated'),
  'customer-service': { type: 'string', value: '<page or address>', says: 'a page or an http address' },
  demo: SWITCH('showcase mode: logins are not real, registration is closed, banners lead nowhere'),
  'guest-demo': SWITCH('guests may play demo games'),
  'hall-routes': { type: 'string', value: ROUTES.join(' | '), says: 'what the halls’ addresses do' },
  'register-route': { type: 'string', value: ROUTES.join(' | '), says: 'what /register does' },
  'route-rule': several(
    '<path>=<page or address> | none',
    'redirects, all of them; /old/* is every path below /old; may be repeated',
  ),
  'online-count': SWITCH('members see how many members are online'),
  'game-room': SWITCH('slots and live games have game rooms on the desktop'),
  'device-lock': {
    type: 'string',
    value: DEVICE_LOCKS.join(' | '),
    says: 'the layout on phones and tablets',
  },
  'modal-provider': several('<id> | none', 'providers whose games open in a modal; may be repeated'),
  'window-provider': several('<id> | none', 'providers whose games open in a window; may be repeated'),
  'customized-provider': several('<id> | none', 'providers whose pages need a login; may be repeated'),
  'native-handler': { type: 'string', value: '<name>', says: 'by which the site’s own apps are recognised' },
  'crash-menu-after': { type: 'string', value: '<game type> | none', says: 'where the crash menu comes' },
  'ten-digit-phones': SWITCH('phone numbers have ten digits in every currency'),
  'ad-tracking': SWITCH('browsers get advertising cookies, and conversions are written down'),
  'hidden-link': several(
    `<${HIDDEN_LINKS.join(' | ')}> | none`,
    'links that no page shows, all of them; may be repeated',
  ),
  'ios-app': { type: 'string', value: APP_ADDRESS, says: 'where the app for iPhone and iPad is downloaded' },
  'android-app': { type: 'string', value: APP_ADDRESS, says: 'the same for Android' },
  'desktop-app': { type: 'string', value: APP_ADDRESS, says: 'the same for computers' },
  'link-expire-minutes': { type: 'string', value: '<number>', says: 'life of the link cookies' },
  'password-max-length': {
    type: 'string',
    value: '<number>',
    says: `the longest password that members may choose, ${PASSWORD_MAX_LENGTH} to ${PASSWORD_LENGTH_LIMIT}`,
  },
};

/** The settings that the options give, by their names. */
function changesOf(given: Given): Partial<SiteSettings> {
  const list = (name: string) => {
    const values = given.texts(name);
    return values.length === 0 ? undefined : values.filter((value) => value !== NONE);
  };
  const ids = (name: string) => list(name)?.map(Number);
  const languages = given.texts('language');
  return givenOnly({
    titleEn: given.text('title-en'),
    titleZh: given.text('title-zh'),
    timeZone: timeZoneOf(given),
    template: given.choice('template', DESKTOP_TEMPLATES),
    mobileTemplate: given.choice('mobile-template', MOBILE_TEMPLATES),
    currencies: given.currencies('currency'),
    selectorLocales: languages.length > 0 ? languages : undefined,
    customerServiceLink: given.address('customer-service'),
    demo: given.switch('demo'),
    guestDemo: given.switch('guest-demo'),
    hallRoutes: given.choice('hall-routes', ROUTES),
    registerRoute: given.choice('register-route', ROUTES),
    routeRules: list('route-rule')?.map(ruleOf),
    onlineCount: given.switch('online-count'),
    gameRoom: given.switch('game-room'),
    deviceLock: given.choice('device-lock', DEVICE_LOCKS),
    modalProviders: ids('modal-provider'),
    windowProviders: ids('window-provider'),
    customizedProviders: ids('customized-provider'),
    crashMenuAfter: placeOf(given.text('crash-menu-after')),
    nativeHandler: given.text('native-handler'),
    tenDigitPhones: given.switch('ten-digit-phones'),
    adTracking: given.switch('ad-tracking'),
    hiddenLinks: list('hidden-link'),
    iosAppUrl: appAddressOf(given, 'ios-app'),
    androidAppUrl: appAddressOf(given, 'android-app'),
    desktopAppUrl: appAddressOf(given, 'desktop-app'),
    linkExpireMin: given.number('link-expire-minutes', { from: 1 }),
    passwordMaxLength: given.number('password-max-length', {
      from: PASSWORD_MAX_LENGTH,
      to: PASSWORD_LENGTH_LIMIT,
    }),
  });
}

/** Reads `/old=/new`. A rule that would send a visitor in a circle is refused, since no page would ever answer. */
function ruleOf(text: string): RouteRule {
  const [, from = '', to = ''] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
  if (!/^\/[^\s?#]+$/.test(from) || !readLink(to)) {
    throw new OperatorFailure(
      `--route-rule "${text}" must be like /old=/discount or /shop/*=https://shop.example/`,
    );
  }
  const rule = { from, to };
  const start = from.replace(/\/\*$/, '');
  if (!redirectOf(start, '', { hallRoutes: 'page', registerRoute: 'page', routeRules: [rule] })) {
    throw new OperatorFailure(`--route-rule "${text}" leads to itself`);
  }
  return rule;
}
const placeOf = (text: string | undefined): number | null | undefined =>
  text === NONE ? null : text === undefined ? undefined : Number(text);

/** Reads the address of a download, which must not be changed on its way: `https:` only. `none` takes it away. */
function appAddressOf(given: Given, name: string): string | null | undefined {
  const text = given.text(name);
  if (text === undefined) return undefined;
  if (text === NONE) return null;
  const link = readLink(text);
  if (link?.kind === 'external' && link.url.startsWith('https:')) return link.url;
  throw new OperatorFailure(`--${name} "${text}" must be an https address, or ${NONE}`);
}

function timeZoneOf(given: Given): string | undefined {
  const zone = given.text('time-zone');
  if (zone === undefined || zone === siteTimeZone()) return zone;
  if (!isTimeZone(zone))
    throw new OperatorFailure(`--time-zone "${zone}" is no time zone, like America/Caracas`);
  throw new OperatorFailure(
    `--time-zone "${zone}" cannot replace ${siteTimeZone()}: limits, sign-in, records and settlements are stored by its days. A new site chooses its zone by SITE_TIME_ZONE at its first start.`,
  );
}

/** Which option a setting that is off its schema came from. */
const OPTION_OF: Readonly<Record<string, string>> = {
  selectorLocales: `--language must be one of ${LOCALE_CODES.join(', ')}`,
  currencies: `--currency must be one of ${CURRENCY_CODES.join(', ')}`,
  modalProviders: '--modal-provider must be a provider’s id, or none',
  windowProviders: '--window-provider must be a provider’s id, or none',
  customizedProviders: '--customized-provider must be a provider’s id, or none',
  crashMenuAfter: '--crash-menu-after must be a game type’s id, or none',
  nativeHandler: '--native-handler must be a name of at most 40 letters, digits, _ and $',
  hiddenLinks: `--hidden-link must be one of ${HIDDEN_LINKS.join(', ')}, or none`,
};

/** The settings that decide where a route rule leads. */
const OF_ROUTES: readonly (keyof SiteSettings)[] = ['routeRules', 'hallRoutes', 'registerRoute', 'gameRoom'];

/** Refuses a rule that leads back to itself by others, by the site's own redirects or by its own address. */
function refuseCircles(settings: SiteSettings, publicUrl: string): void {
  const kept = rulesWithoutCircles(settings, new URL(publicUrl).host);
  const closing = settings.routeRules?.find((rule) => !kept.includes(rule));
  if (!closing) return;
  throw new OperatorFailure(
    `--route-rule "${closing.from}=${closing.to}" leads in a circle with the site’s other redirects: no page would ever answer`,
  );
}

/** Changes settings of one site by its schema, and tells its pages. */
async function changeSite(work: Work, given: Given, changes: Partial<SiteSettings>): Promise<string> {
  const { tx } = work;
  const id = given.id('site') ?? 1;
  const names = Object.keys(changes) as (keyof SiteSettings)[];
  if (names.length === 0) throw new OperatorFailure('Nothing to set: "site set --help" shows what there is.');
  const [site] = await tx.select().from(sites).where(eq(sites.id, id)).for('update');
  if (!site) throw new OperatorFailure(`There is no site ${id}.`);
  const parsed = v.safeParse(siteSettings, { ...site.settings, ...changes });
  if (!parsed.success) throw new OperatorFailure(reasonOf(parsed.issues[0]));
  if (OF_ROUTES.some((name) => names.includes(name))) refuseCircles(parsed.output, work.publicUrl);
  await tx.update(sites).set({ settings: parsed.output }).where(eq(sites.id, id));
  const only = (settings: SiteSettings) => Object.fromEntries(names.map((name) => [name, settings[name]]));
  await work.audit(`site ${id}`, only(site.settings), only(parsed.output));
  await work.tell(toChannel(CHANNELS.site, siteDetailChanged, {}));
  return `Site ${id}:\n${linesOf(only(parsed.output))}`;
}

function reasonOf(issue: v.GenericIssue): string {
  const name = String(issue.path?.[0]?.key ?? '');
  return OPTION_OF[name] ?? `${name}: ${issue.message}`;
}

const linesOf = (settings: object): string =>
  Object.entries(settings)
    .map(([name, value]) => `  ${name}  ${JSON.stringify(value)}`)
    .join('\n');

export const siteCommands: readonly Command[] = [
  {
    name: 'site show',
    says: 'shows a site’s settings',
    options: { site: SITE },
    reads: true,
    async run({ tx }, given) {
      const id = given.id('site') ?? 1;
      const [site] = await tx.select().from(sites).where(eq(sites.id, id));
      if (!site) throw new OperatorFailure(`There is no site ${id}.`);
      return linesOf(site.settings);
    },
  },
  {
    name: 'site set',
    says: 'changes a site’s settings; what is not given stays',
    options: { site: SITE, ...OPTIONS },
    run: (work, given) => changeSite(work, given, changesOf(given)),
  },
  {
    name: 'site customer-service',
    says: 'sets where customer service is found',
    options: {
      site: SITE,
      link: { type: 'string', value: '<page or address>', says: 'a page of the site or an http address' },
    },
    run: (work, given) =>
      changeSite(work, given, { customerServiceLink: needed(given.address('link'), 'link') }),
  },
];
