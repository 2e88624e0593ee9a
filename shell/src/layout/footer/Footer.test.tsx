/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { State } from '@tessera/domain/state';
import {
  advertisementsChanged,
  contentChanged,
  footer,
  modelSetting,
  modelSponsor,
  sponsorsChanged,
} from '@tessera/wire';
import { showFrame } from '../testing/show-frame.tsx';

const entry = (id: number, title: string, url: string | null) => ({
  id,
  title,
  url,
  content: null,
  image: null,
});
const LINKS = [
  entry(1, 'Terms', 'faq/4'),
  entry(2, 'Partner', 'https://partner.example/'),
  entry(3, 'Broken', 'javascript:alert(1)'),
  entry(4, 'Lottery', 'main/5'),
];
const foot = async () => within(await screen.findByRole('contentinfo'));

test('shows the operator’s links by their types, and leaves out entries without a valid address', async () => {
  await showFrame({ answers: { footer: { list: LINKS } } });
  const links = await foot();
  expect(await links.findByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/faq/4');
  expect(links.getByRole('link', { name: 'Lottery' })).toHaveAttribute('href', '/main/5');
  const partner = links.getByRole('link', { name: 'Partner' });
  expect(partner).toHaveAttribute('target', '_blank');
  expect(partner.getAttribute('rel')).toContain('noopener');
  expect(links.queryByText('Broken')).not.toBeInTheDocument();
});

test('shows the operator’s pages for phones instead of the site’s own, by template', async () => {
  const { fake } = await showFrame({
    device: 'mobile',
    answers: { mobileFooter: { list: [entry(1, 'Cups', '/discount')] } },
  });
  const links = await foot();
  expect(await links.findByRole('link', { name: 'Cups' })).toHaveAttribute('href', '/discount');
  expect(links.queryByRole('link', { name: 'Get the app' })).not.toBeInTheDocument();
  expect(fake.api.sent).toContainEqual(
    expect.objectContaining({ name: 'lists.mobileFooter', payload: { siteId: 1, template: 'bob_mobile' } }),
  );
});

test('hides the app’s page on a site that hides it', async () => {
  await showFrame({ settings: { hiddenLinks: ['APPDownload'] } });
  const links = await foot();
  expect(links.getByRole('link', { name: 'Sponsors' })).toBeVisible();
  expect(links.queryByRole('link', { name: 'Get the app' })).not.toBeInTheDocument();
});

test('offers the languages with their flags to members on the phone, whose header has none', async () => {
  const { services } = await showFrame({ device: 'mobile', session: 'member' });
  const change = jest.spyOn(services.locale, 'change').mockReturnValue();
  expect(screen.queryByRole('button', { name: 'Language: English' })).not.toBeInTheDocument();
  const links = await foot();
  expect(links.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(links.getByRole('button', { name: 'हिन्दी' }));
  expect(change).toHaveBeenCalledWith('hi_IN');
  const { settings } = services.site.get();
  act(() => services.site.setSettings({ ...settings, selectorLocales: ['en_US', 'th_TH'] }));
  expect(links.getByRole('button', { name: 'ไทย' })).toBeVisible();
  expect(links.queryByRole('button', { name: 'हिन्दी' })).not.toBeInTheDocument();
});

test('shows the home page’s advertisements and sponsors, and refetches those of its language when they change', async () => {
  const { fake } = await showFrame({
    answers: {
      modelSetting: { list: [{ ...entry(1, 'Bring a friend', '/discount/6'), content: '<p>Both win.</p>' }] },
      modelSponsor: { list: [entry(7, 'River Club', null)] },
    },
  });
  expect(await screen.findByRole('link', { name: 'Bring a friend' })).toHaveAttribute('href', '/discount/6');
  expect(await screen.findByText('Both win.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'River Club' })).toHaveAttribute('href', '/sponsor/7');
  expect(fake.api.sentTo(modelSetting)).toEqual([{ siteId: 1, language: 'en_US', modelVersion: 'site02' }]);
  // The frame's later part listens once its texts are there.
  await screen.findAllByRole('status');
  act(() => fake.live.emit(advertisementsChanged, { language: 'hi_IN' }));
  expect(fake.api.sentTo(modelSetting)).toHaveLength(1);
  act(() => fake.live.emit(advertisementsChanged, { language: 'en_US' }));
  expect(fake.api.sentTo(modelSetting)).toHaveLength(2);
  expect(fake.api.sentTo(modelSponsor)).toHaveLength(1);
  fake.api.answer(modelSponsor, { list: [entry(8, 'Hill Club', null)] });
  act(() => fake.live.emit(sponsorsChanged, { language: 'hi_IN' }));
  expect(fake.api.sentTo(modelSponsor)).toHaveLength(1);
  act(() => fake.live.emit(sponsorsChanged, { language: 'en_US' }));
  expect(await screen.findByRole('link', { name: 'Hill Club' })).toHaveAttribute('href', '/sponsor/8');
});

test('asks for the links again when the operator changes them', async () => {
  const { fake } = await showFrame({ answers: { footer: { list: LINKS } } });
  await screen.findByText('Terms');
  const before = fake.api.sentTo(footer).length;
  act(() => fake.live.emit(contentChanged, { kind: 'footer' }));
  expect(fake.api.sentTo(footer).length).toBe(before + 1);
});

test('shows the operator’s logo, and the site’s own logo when that picture fails to load', async () => {
  await showFrame({
    answers: { logos: { list: [{ id: 1, place: 'header', title: 'Own', photo: '/media/own.svg' }] } },
  });
  const home = () => within(screen.getByRole('banner')).getByRole('link', { name: /to the lobby/ });
  const picture = await screen.findByRole('presentation');
  expect(home()).toContainElement(picture);
  expect(picture).toHaveAttribute('src', '/media/own.svg');
  act(() => void picture.dispatchEvent(new Event('error')));
  expect(home()).toHaveTextContent('Test site');
});

test('shows members the number of members online, if the site shows it', async () => {
  const { services } = await showFrame({ session: 'member' });
  const present = services.live.present as State<number | undefined>;
  const links = await foot();
  act(() => present.set(1200));
  expect(links.queryByText(/online/)).not.toBeInTheDocument();
  const { settings } = services.site.get();
  act(() => services.site.setSettings({ ...settings, onlineCount: true }));
  expect(await links.findByText('1,200 members are online')).toBeVisible();
  act(() => present.set(1));
  expect(links.getByText('1 member is online')).toBeVisible();
  act(() => present.set(undefined));
  expect(links.queryByText(/online/)).not.toBeInTheDocument();
});

test('does not show guests the number of members online', async () => {
  const { services } = await showFrame();
  const { settings } = services.site.get();
  act(() => {
    (services.live.present as State<number | undefined>).set(5);
    services.site.setSettings({ ...settings, onlineCount: true });
  });
  const links = await foot();
  await links.findByText(/©|rights/i);
  expect(links.queryByText(/online/)).not.toBeInTheDocument();
});

test('shows the year of the site’s calendar and clock, not of the device', async () => {
  const renderedAt = Date.parse('2031-12-31T20:00:00Z');
  await showFrame({ settings: { timeZone: 'Asia/Kathmandu' }, renderedAt });
  expect((await foot()).getByText(/© 2032/)).toBeVisible();
});
