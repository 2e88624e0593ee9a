/** The code that the first call loads, in one file: the library for requests, and the sending of calls. */
export { sendRequest } from './send-request.ts';
