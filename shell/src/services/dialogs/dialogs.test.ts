/** @jest-environment jsdom */
import { createBackButton, NO_BACK_BUTTON } from './back-button.ts';
import { createDialogs } from './dialogs.ts';

const question = { title: 'Sure?', confirm: 'Yes', cancel: 'No' };
const top = (dialogs: ReturnType<typeof createDialogs>) => dialogs.open$.get().at(-1)?.id ?? 0;
const steppedBack = () =>
  new Promise<void>((resolve) => window.addEventListener('popstate', () => resolve(), { once: true }));

test('a dialog answers with its result, or with nothing when dismissed', async () => {
  const dialogs = createDialogs(NO_BACK_BUTTON);
  const loggedIn = dialogs.open('login', {});
  dialogs.close(top(dialogs), 'loggedIn');
  await expect(loggedIn).resolves.toBe('loggedIn');
  const dismissed = dialogs.open('register', {});
  dialogs.close(top(dialogs));
  await expect(dismissed).resolves.toBeUndefined();
  expect(dialogs.open$.get()).toEqual([]);
});

test('one that is open already is not opened again: both who asked get its answer', async () => {
  const dialogs = createDialogs(NO_BACK_BUTTON);
  const [first, second] = [dialogs.open('login', {}), dialogs.open('login', {})];
  expect(dialogs.open$.get()).toHaveLength(1);
  const forPlay = dialogs.open('login', { reason: 'play' });
  expect(dialogs.open$.get()).toHaveLength(2);
  dialogs.close(top(dialogs), 'loggedIn');
  await expect(forPlay).resolves.toBe('loggedIn');
  dialogs.close(top(dialogs), 'loggedIn');
  await expect(Promise.all([first, second])).resolves.toEqual(['loggedIn', 'loggedIn']);
  void dialogs.open('login', {});
  expect(dialogs.open$.get()).toHaveLength(1);
});

test.each([
  [true, true],
  [false, false],
  [undefined, false],
])('a question that is answered with %s is confirmed: %s', async (answer, confirmed) => {
  const dialogs = createDialogs(NO_BACK_BUTTON);
  const asked = dialogs.confirm(question);
  dialogs.close(top(dialogs), answer);
  await expect(asked).resolves.toBe(confirmed);
});

test('a page that changes beneath them takes all dialogs away', async () => {
  const dialogs = createDialogs(NO_BACK_BUTTON);
  const all = Promise.all([dialogs.open('login', {}), dialogs.confirm(question)]);
  dialogs.dismissAll();
  await expect(all).resolves.toEqual([undefined, false]);
});

describe('with a back button', () => {
  beforeEach(() => window.history.replaceState({ key: 'page' }, '', '/faq'));

  test('it closes the dialog, and the page stays', async () => {
    const dialogs = createDialogs(createBackButton(window, () => true));
    const opened = dialogs.open('login', {});
    expect(window.history.state).toMatchObject({ key: 'page' });
    window.history.back();
    await expect(opened).resolves.toBeUndefined();
    expect(window.location.pathname).toBe('/faq');
    expect(window.history.state).toEqual({ key: 'page' });
  });

  test('of two dialogs it closes the upper one first', async () => {
    const dialogs = createDialogs(createBackButton(window, () => true));
    const [lower, upper] = [dialogs.open('login', {}), dialogs.confirm(question)];
    window.history.back();
    await expect(upper).resolves.toBe(false);
    expect(dialogs.open$.get()).toHaveLength(1);
    window.history.back();
    await expect(lower).resolves.toBeUndefined();
  });

  test('a dialog that is closed otherwise leaves the history as it was before its caller goes on', async () => {
    const dialogs = createDialogs(createBackButton(window, () => true));
    const back = steppedBack();
    const opened = dialogs.open('login', {});
    dialogs.close(top(dialogs), 'loggedIn');
    await expect(opened).resolves.toBe('loggedIn');
    await back;
    expect(window.history.state).toEqual({ key: 'page' });
  });

  test('on the desktop the history is not touched', () => {
    const before = window.history.length;
    void createDialogs(createBackButton(window, () => false)).open('login', {});
    expect(window.history.length).toBe(before);
  });
});
