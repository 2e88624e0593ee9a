export { refuse, type Answers, type FakeApi, type Refusal, type SentCall } from './fake-api.ts';
export type { FakeBus } from './fake-bus.ts';
export type { FakeDialogs } from './fake-dialogs.ts';
export type { FakeLive } from './fake-live.ts';
export type { FakeOffers } from './fake-offers.ts';
export type { FakeSession } from './fake-session.ts';
export { createFakeShell, type FakeShell, type FakeShellOptions } from './fake-shell.ts';
export type { FakeWindows, OpenedWindow } from './fake-windows.ts';
export { SITE_SETTINGS } from './settings.ts';
