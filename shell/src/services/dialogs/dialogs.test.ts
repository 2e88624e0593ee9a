/** @jest-environment jsdom */
import { createBackButton, NO_BACK_BUTTON } from './back-button.ts';
import { createNavigation } from '../navigation/navigation.ts';
import { createDialogs } from './dialogs.ts';

const question = { title: 'Sure?', confirm: 'Yes', cancel: 'No' };
const top = (dialogs: ReturnType<typeof createDialogs>) => dialogs.open$.get().at(-1)?.id ?? 0;
const steppedBack = () =>
  new Promise<void>((resolve) => window.addEventListener('popstate', () => resolve(), { once: true }));

test('answers with a dialog’s result, or with nothing when it is dismissed', async () => {
  const dialogs = createDialogs(NO_BACK_BUTTON);
  const loggedIn = dialogs.open('login', {});
  dialogs.close(top(dialogs), 'loggedIn');
  await expect(loggedIn).resolves.toBe('loggedIn');
  const dismissed = dialogs.open('register', {});
  dialogs.close(top(dialogs));
  await expect(dismissed).resolves.toBeUndefined();
  expect(dialogs.open$.get()).toEqual([]);
});

test('opens an equal dialog once, and answers both callers', async () => {
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
])('confirms a question that is closed with %s: %s', async (answer, confirmed) => {
  const dialogs = createDialogs(NO_BACK_BUTTON);
  const asked = dialogs.confirm(question);
  dialogs.close(top(dialogs), answer);
  await expect(asked).resolves.toBe(confirmed);
});

test('dismisses all dialogs when the page changes', async () => {
  const dialogs = createDialogs(NO_BACK_BUTTON);
  const all = Promise.all([dialogs.open('login', {}), dialogs.confirm(question)]);
  dialogs.dismissAll();
  await expect(all).resolves.toEqual([undefined, false]);
});

describe('with a back button', () => {
  beforeEach(() => window.history.replaceState({ key: 'page' }, '', '/faq'));

  test('closes the dialog, and stays on the page', async () => {
    const dialogs = createDialogs(createBackButton(window, () => true));
    const opened = dialogs.open('login', {});
    expect(window.history.state).toMatchObject({ key: 'page' });
    window.history.back();
    await expect(opened).resolves.toBeUndefined();
    expect(window.location.pathname).toBe('/faq');
    expect(window.history.state).toEqual({ key: 'page' });
  });

  test('closes the upper of two dialogs first', async () => {
    const dialogs = createDialogs(createBackButton(window, () => true));
    const [lower, upper] = [dialogs.open('login', {}), dialogs.confirm(question)];
    window.history.back();
    await expect(upper).resolves.toBe(false);
    expect(dialogs.open$.get()).toHaveLength(1);
    window.history.back();
    await expect(lower).resolves.toBeUndefined();
  });

  test('restores the history of a dialog that is closed in another way before its caller continues', async () => {
    const dialogs = createDialogs(createBackButton(window, () => true));
    const back = steppedBack();
    const opened = dialogs.open('login', {});
    dialogs.close(top(dialogs), 'loggedIn');
    await expect(opened).resolves.toBe('loggedIn');
    await back;
    expect(window.history.state).toEqual({ key: 'page' });
  });

  test('does not undo a navigation that follows the closing at once', async () => {
    const button = createBackButton(window, () => true);
    const dialogs = createDialogs(button);
    const push = (path: string) => window.history.pushState({ key: 'next' }, '', path);
    const navigation = createNavigation(push, (path) => `/hi-IN${path}`, button.releasing);
    const opened = dialogs.open('login', {});
    const back = steppedBack();
    dialogs.close(top(dialogs), 'loggedIn');
    navigation.go('/user/Withdrawal');
    await opened;
    await back;
    expect(window.location.pathname).toBe('/hi-IN/user/Withdrawal');
    navigation.go('/faq');
    expect(window.location.pathname).toBe('/hi-IN/faq');
  });

  test('keeps a dialog that is opened while another one closes', async () => {
    const dialogs = createDialogs(createBackButton(window, () => true));
    const login = dialogs.open('login', {});
    dialogs.close(top(dialogs));
    const registration = dialogs.open('register', {});
    await expect(login).resolves.toBeUndefined();
    expect(dialogs.open$.get()).toHaveLength(1);
    window.history.back();
    await expect(registration).resolves.toBeUndefined();
    expect(window.history.state).toEqual({ key: 'page' });
  });

  describe('on a device that steps back slowly', () => {
    /** Longer than a navigation waits for the step. */
    const SLOW_MS = 500;
    let steps: jest.SpyInstance;
    beforeEach(() => {
      const back = window.history.back.bind(window.history);
      steps = jest.spyOn(window.history, 'back').mockImplementationOnce(() => void setTimeout(back, SLOW_MS));
    });
    afterEach(() => steps.mockRestore());

    test.each([
      ['while it steps back', 0],
      ['after the wait for the step', 400],
    ])('keeps a dialog that is opened %s', async (_, afterMs) => {
      const dialogs = createDialogs(createBackButton(window, () => true));
      const stepped = steppedBack();
      void dialogs.open('login', {});
      dialogs.close(top(dialogs));
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      const registration = dialogs.open('register', {});
      await stepped;
      expect(dialogs.open$.get()).toHaveLength(1);
      window.history.back();
      await expect(registration).resolves.toBeUndefined();
      expect(window.history.state).toEqual({ key: 'page' });
    });

    test('steps back once for two dialogs that are closed meanwhile', async () => {
      const dialogs = createDialogs(createBackButton(window, () => true));
      const stepped = steppedBack();
      const closed = [dialogs.open('login', {}), dialogs.open('register', {})];
      dialogs.close(top(dialogs));
      dialogs.close(top(dialogs));
      closed.push(dialogs.open('login', {}));
      dialogs.close(top(dialogs));
      await Promise.all([stepped, ...closed]);
      expect(steps).toHaveBeenCalledTimes(1);
      expect(window.history.state).toEqual({ key: 'page' });
    });
  });

  test('leaves the history unchanged on a desktop', () => {
    const before = window.history.length;
    void createDialogs(createBackButton(window, () => false)).open('login', {});
    expect(window.history.length).toBe(before);
  });
});
