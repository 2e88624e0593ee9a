import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

// In a module of its own: every page has this call, and loads those that log in when they are needed.

/** Ends the token's session and its games. */
export const logout = defineCall({
  name: 'auth.logout',
  path: '/logout',
  audience: 'member',
  inRecords: true,
  session: 'ends',
  survivesLeaving: true,
  payload: f.nothing,
  answer: f.ignored,
});
