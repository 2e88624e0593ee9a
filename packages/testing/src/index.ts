export { refuse, type Answers, type FakeApi, type Refusal, type SentCall } from './fakeApi.ts';
export type { FakeBus } from './fakeBus.ts';
export type { FakeDialogs } from './fakeDialogs.ts';
export type { FakeLive } from './fakeLive.ts';
export type { FakeSession } from './fakeSession.ts';
export { createFakeShell, type FakeShell, type FakeShellOptions } from './fakeShell.ts';
export type { FakeWindows, OpenedWindow } from './fakeWindows.ts';
export { SITE_SETTINGS } from './settings.ts';
