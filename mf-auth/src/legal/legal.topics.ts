/** Topics of the help pages (spec §2 `/faq/{id}`). */
export const AGREEMENT_TOPIC = 2;
export const TERMS_TOPIC = 4;
export const PRIVACY_TOPIC = 5;
