/** Numbers of the specification (§9, §5, §4), each defined once with its unit in its name. */

export const HTTP_TIMEOUT_MS = 30_000;
export const TOAST_MS = 3_000;
/** Where the settings of a form could not be loaded for want of a network (spec §8). */
export const SETTINGS_TOAST_MS = 5_000;
export const TOAST_OFFSET_PX = 16;
export const QUIT_RESET_MS = 30_000;
export const BACK_TRANSFER_COOLDOWN_MS = 10_000;
export const MEMBER_CHANNEL_WAIT_MS = 2_000;
export const LOADING_CLOSE_DELAY_MS = 400;
export const WAITING_URL_CLEAR_MS = 1_000;
export const RELOAD_GUARD_MS = 10_000;
export const QUIT_GAME_DELAY_MS = 300;
export const RESIZE_DEBOUNCE_MS = 1_000;
export const DESKTOP_MIN_WIDTH_PX = 992;

export const JACKPOT_INTEGER_DIGITS = 10;
export const POPUP_WIDTH_PX = 1500;
export const POPUP_HEIGHT_PX = 800;
export const LETTERS_PER_PAGE = 50;
export const BADGE_MAX = 99;
export const BASE_Z_INDEX = 2000;

export const ACCOUNT_MIN_LENGTH = 6;
export const ACCOUNT_MAX_LENGTH = 12;
export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 12;
/** The highest maximum that a site may set for passwords. */
export const PASSWORD_LENGTH_LIMIT = 64;
/** The longest line and the longest text that a call takes, where no rule of its own is narrower. */
export const LINE_MAX_LENGTH = 64;
export const TEXT_MAX_LENGTH = 500;
export const CONTACT_MIN_LENGTH = 5;
export const CONTACT_MAX_LENGTH = 50;
export const PHONE_CODE_DIGITS = 6;
/** Of the code that an authenticator app shows (RFC 6238). */
export const AUTHENTICATOR_CODE_DIGITS = 6;
export const VND_PHONE_DIGITS = 10;
export const WITHDRAW_PASSWORD_DIGITS = 4;
export const SMS_COUNTDOWN_S = 300;
/** How long a code for a forgotten password is valid. */
export const PASSWORD_CODE_LIFE_S = 600;
/** Maximum number of questions for a login from a new device, if the site does not set its own. */
export const DOUBLE_VALIDATION_QUESTIONS = 3;
export const CAPTCHA_WAIT_MS = 1_000;

export const LANGUAGE_COOKIE_DAYS = 365;
export const AD_COOKIE_DAYS = 90;
export const AGENT_DOMAIN_COOKIE_DAYS = 1;
/** Default lifetime of the link cookies (readings: "link cookies"). */
export const LINK_EXPIRE_TIME_MIN = 1_440;

export const ROULETTE_SPIN_MS = 1_500;
/** From the spin's answer until others may show its outcome: the wheel's own time, and what it may start later. */
export const ROULETTE_REVEAL_MS = ROULETTE_SPIN_MS + 500;
export const RED_ENVELOPE_REFETCH_MS = 3_000;
