/**
 * Starts the page. A page that cannot start, such as one whose own messages are lost, says so and offers Retry: the server's
 * markup alone would look like a page and answer nothing.
 */
export async function orNotice(page: Window, start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    import(/* webpackChunkName: "releases" */ './failed-start.ts').then(
      ({ showFailedStart }) => showFailedStart(page.document, () => page.location.reload()),
      // Without a network not even the notice can be loaded.
      () => undefined,
    );
    throw error;
  }
}
