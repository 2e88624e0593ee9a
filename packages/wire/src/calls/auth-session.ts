import * as v from 'valibot';
import * as f from '../fields.ts';

/** The device, as the login form reports it (spec §3 Login payload). */
export const deviceInfo = v.object({
  device: f.device,
  host: f.text,
  /** The family of systems: `pc`, `ios`, `android`. */
  systemGroup: v.optional(f.shortText),
  system: f.text,
  systemVersion: f.text,
  browser: f.text,
  udid: f.shortText,
  /** As reported by `/get_login_header`. The server relies on its own data. */
  remoteAddr: v.optional(f.shortText),
  loginType: v.optional(f.shortText),
  cdn: v.optional(f.shortText),
});

/** Answer of a successful login or registration. The shell keeps `token` to itself. */
export const sessionStart = v.object({
  memberId: f.id,
  memberAccount: f.shortText,
  memberCurrency: f.currency,
  token: f.text,
});
