/** What a visit in this tab was for, as `/authCallback` reads it. */
export const LOGIN_PURPOSE = 'login';
export const LINK_PURPOSE = 'link';
