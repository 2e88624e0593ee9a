/** What the first call loads, in one file: the library for requests, and what of the device it says. */
export { default as ky, isHTTPError, isNetworkError, isTimeoutError } from 'ky';
export { withPlatformCode } from '../../device/platform-code.ts';
