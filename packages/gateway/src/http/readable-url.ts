import { isPagePath } from '../html/page-path.ts';

/**
 * Returns the address by which the router finds the page of an address whose path has a broken escape (`/%zz`): visitors
 * get the page for missing addresses, and not a refusal in plain text. Pages read the address as it was sent, in
 * `originalUrl`. Any other address stays: a call or a file with a broken escape is refused.
 */
export function readableUrl(url: string): string {
  const [pathname = '/'] = url.split('?', 1);
  if (isReadable(pathname) || !isPagePath(pathname)) return url;
  return pathname.replaceAll('%', '%25') + url.slice(pathname.length);
}

function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
