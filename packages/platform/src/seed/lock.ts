/** Any number: two platforms that start on one database at once seed it once. */
export const SEED_LOCK = 7_355_609;
