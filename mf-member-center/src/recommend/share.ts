/** Shares a link by the device's own sheet. Resolves to `false` where there is none or it failed: copy the link then. */
export async function share(link: { readonly title: string; readonly url: string }): Promise<boolean> {
  // Missing on many desktops.
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(link);
    return true;
  } catch (error) {
    // The visitor has closed the sheet.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
