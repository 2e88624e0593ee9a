/** @jest-environment jsdom */
import { refuse, type Answers, type FakeShellOptions } from '@tessera/testing';
import { agentLinkCreate, agentLinks, agentLinkSwitch, CallError } from '@tessera/wire';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-scope.tsx';
import { AGENT } from '../testing/agent.fixture.ts';
import PromotionPage from './PromotionPage.tsx';

const link = (url: string) => ({
  url,
  qrText: url,
  clicks: 40,
  registrations: 3,
  firstDeposits: 2,
  firstDepositAmount: '75.50',
});
const campaign = (name: string, isActive: 0 | 1 = 1) => ({
  ...link(`https://site.example/register?recommend_code=${name}`),
  code: name,
  campaign: name,
  subId: null as string | null,
  isActive,
  createdAt: '2026-11-01T12:00:00Z',
});
const linksOf = (...list: ReturnType<typeof campaign>[]) =>
  ({
    agentLink: link('https://site.example/register?agent_id=7'),
    recommendCode: { ...link('https://site.example/register?recommend_code=OWN'), code: 'OWN' },
    list,
    totalCount: list.length,
    domains: [{ host: 'play.example', currency: 'USD', isActive: 1 }],
  }) satisfies Answers['agentLinks'];

async function open(answers: Answers, options: FakeShellOptions = {}) {
  const user = userEvent.setup();
  const shown = await show(<PromotionPage member={AGENT} />, { session: 'agent', answers, ...options });
  return { ...shown, user };
}

test('opens a campaign to its address, with copy and the QR code as a file', async () => {
  const { user } = await open({ agentLinks: linksOf(campaign('Spring')) });
  await user.click(await screen.findByRole('button', { name: 'Details: Spring' }));
  const address = 'https://site.example/register?recommend_code=Spring';
  expect(await screen.findByText(address)).toBeVisible();
  const files = await screen.findAllByRole('link', { name: 'Download the QR code (SVG)' });
  const file = files.find((one) => one.getAttribute('download') === 'Spring.svg');
  expect(decodeURIComponent(file?.getAttribute('href') ?? '')).toMatch(
    /^data:image\/svg\+xml.*<svg .*<\/svg>\n$/s,
  );
  await user.click(screen.getAllByRole('button', { name: 'Copy the link' })[1]!);
  await expect(navigator.clipboard.readText()).resolves.toBe(address);
  expect(await screen.findByText('The link is copied.')).toBeVisible();
  expect(screen.getByText('play.example')).toBeVisible();
});

test('shows what came of a link: clicks, registrations, first deposits', async () => {
  const spring = { ...campaign('Spring'), subId: 'top' };
  const { user } = await open({ agentLinks: linksOf(spring) });
  const [, row] = within(await screen.findByRole('table')).getAllByRole('row');
  expect(row).toHaveTextContent(/^Spring · top.*4032 · \$75\.50On/);
  await user.click(screen.getByRole('button', { name: 'Details: Spring · top' }));
  expect(screen.getAllByText('Amount of first deposits')[1]?.nextSibling).toHaveTextContent('$75.50');
});

test('copies the code of a banner that leads to the link', async () => {
  const { user } = await open({ agentLinks: linksOf() });
  await user.click((await screen.findAllByRole('button', { name: 'Banners' }))[0]!);
  await user.click(await screen.findByRole('button', { name: 'Copy the code of 300 × 250' }));
  expect(await navigator.clipboard.readText()).toMatch(
    /^<a href="https:\/\/site\.example\/register\?agent_id=7"[^>]*><img src="data:image\/svg/,
  );
});

test('refuses a sub-id and a long campaign when their fields are left', async () => {
  const { user } = await open({ agentLinks: linksOf() });
  await user.click(await screen.findByLabelText('Campaign'));
  await user.paste('a'.repeat(65));
  expect(screen.queryByText('This is too long. Please shorten it.')).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByText('This is too long. Please shorten it.')).toBeVisible();
  await user.type(screen.getByLabelText('Sub-id (optional)'), 'two words');
  await user.tab();
  expect(screen.getByText('Illegal input')).toBeVisible();
});

test('creates a link for a sub-id, and refuses one that is none', async () => {
  const { shell, user } = await open({ agentLinks: linksOf(), agentLinkCreate: () => campaign('Autumn') });
  await user.type(await screen.findByLabelText('Campaign'), 'Autumn');
  const subId = screen.getByLabelText('Sub-id (optional)');
  await user.type(subId, 'two words{Enter}');
  expect(await screen.findByText('Illegal input')).toBeVisible();
  await user.clear(subId);
  await user.type(subId, 'banner-top{Enter}');
  await waitFor(() =>
    expect(shell.api.sentTo(agentLinkCreate)).toEqual([{ campaign: 'Autumn', subId: 'banner-top' }]),
  );
});

test('creates a link, and lists it', async () => {
  let list: ReturnType<typeof campaign>[] = [];
  const { shell, user } = await open({
    agentLinks: () => linksOf(...list),
    agentLinkCreate: ({ campaign: name }) => {
      list = [campaign(name)];
      return list[0]!;
    },
  });
  expect(await screen.findByText('No campaigns yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create a link' }));
  expect(screen.getByText('This field is required.')).toBeVisible();
  await user.type(screen.getByLabelText('Campaign'), 'Autumn{Enter}');
  expect(await screen.findByRole('button', { name: 'Details: Autumn' })).toBeVisible();
  expect(shell.api.sentTo(agentLinkCreate)).toEqual([{ campaign: 'Autumn' }]);
});

test.each([
  ['101', 'You have this link already.'],
  ['102', 'You have as many links as are possible.'],
  ['108', 'Your agent account is suspended'],
])('words the refusal %s of a new link', async (code, words) => {
  const { user } = await open({ agentLinks: linksOf(), agentLinkCreate: refuse(code) });
  await user.type(await screen.findByLabelText('Campaign'), 'Autumn{Enter}');
  expect(await screen.findByText(words)).toBeVisible();
});

test('switches a link off', async () => {
  let isActive: 0 | 1 = 1;
  const { shell, user } = await open({
    agentLinks: () => linksOf(campaign('Spring', isActive)),
    agentLinkSwitch: (sent) => {
      isActive = sent.isActive;
      return campaign('Spring', isActive);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Details: Spring' }));
  await user.click(screen.getByRole('button', { name: 'Switch off: Spring' }));
  expect(await screen.findByRole('button', { name: 'Switch on: Spring' })).toBeVisible();
  expect(shell.api.sentTo(agentLinkSwitch)).toEqual([{ code: 'Spring', isActive: 0 }]);
});

test.each([
  ['101', 'This link no longer exists.'],
  ['108', 'Your agent account is suspended'],
])('words the refusal %s of a switch', async (code, words) => {
  const { shell, user } = await open({
    agentLinks: linksOf(campaign('Spring')),
    agentLinkSwitch: refuse(code),
  });
  await user.click(await screen.findByRole('button', { name: 'Details: Spring' }));
  await user.click(screen.getByRole('button', { name: 'Switch off: Spring' }));

  await waitFor(() => expect(shell.toast.shown).toEqual([{ tone: 'error', text: words }]));
});

test('says that this is not available where the back end lacks it', async () => {
  await open({ agentLinks: new CallError(agentLinks, { kind: 'unavailable' }, '') });
  expect(await screen.findByText('Not available here')).toBeVisible();
});

test('keeps what is typed of a campaign over a reload, until its link is created', async () => {
  const drafts = new Map<string, string>();
  const answers: Answers = { agentLinks: linksOf(), agentLinkCreate: { ...campaign('Autumn') } };
  const before = await open(answers, { drafts });
  await before.user.type(await screen.findByLabelText('Campaign'), 'Autumn');
  await before.user.type(screen.getByLabelText(/^Sub-id/), 'top');
  before.unmount();
  const { user } = await open(answers, { drafts });
  expect(await screen.findByLabelText('Campaign')).toHaveValue('Autumn');
  expect(screen.getByLabelText(/^Sub-id/)).toHaveValue('top');
  await user.click(screen.getByRole('button', { name: 'Create a link' }));
  await waitFor(() => expect(screen.getByLabelText('Campaign')).toHaveValue(''));
  expect(drafts.size).toBe(0);
});
