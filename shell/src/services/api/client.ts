/** What the first call loads, in one file: the library for requests, and how calls are sent by it. */
export { sendRequest } from './send-request.ts';
