import * as v from 'valibot';
import * as f from '../fields.ts';

/** What the login form tells about the device (spec §3 Login payload). */
export const deviceInfo = v.object({
  device: f.device,
  host: f.text,
  system: f.text,
  systemVersion: f.text,
  browser: f.text,
  udid: f.shortText,
  /** As the form knows it from `/get_login_header`. The server goes by its own knowledge. */
  remoteAddr: v.optional(f.shortText),
  loginType: v.optional(f.shortText),
  cdn: v.optional(f.shortText),
});

/** What a successful login or registration answers; the shell keeps `token` to itself. */
export const sessionStart = v.object({
  memberId: f.id,
  memberAccount: f.shortText,
  memberCurrency: f.currency,
  token: f.text,
});
