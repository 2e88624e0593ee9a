/** Who asks the gateway for a page, as far as its answer depends on it. */
export type DeviceName = 'phone' | 'desktop';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0';
const USER_AGENTS: Readonly<Record<DeviceName, string>> = {
  phone: `Mozilla/5.0 (Linux; Android 14; Pixel 7) ${CHROME} Mobile Safari/537.36`,
  desktop: `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`,
};

/** The headers of a browser that asks for a page. */
export function visitorHeaders(device: DeviceName): Record<string, string> {
  return {
    accept: 'text/html',
    'accept-encoding': 'br',
    'accept-language': 'en-US',
    'user-agent': USER_AGENTS[device],
  };
}
