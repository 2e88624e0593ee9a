import { randomBytes } from 'node:crypto';
import { readCookie, writeCookie } from '../locale/cookies.ts';

/** Tells one visitor from another, for canaries alone: random, and nothing else is known by it. */
const VISITOR_COOKIE = 'tessera_visitor';
const YEAR_S = 365 * 24 * 3600;
const FORM = /^[\da-f]{32}$/;

/** The visitor's number of a request; `undefined` where there is none, or somebody has made one up. */
export function visitorOf(cookieHeader: string | undefined): string | undefined {
  const value = readCookie(cookieHeader, VISITOR_COOKIE);
  return value !== undefined && FORM.test(value) ? value : undefined;
}

export function newVisitor(): string {
  return randomBytes(16).toString('hex');
}

/** A `set-cookie` header; no script reads it. */
export function visitorCookie(visitor: string, secure: boolean): string {
  return `${writeCookie(VISITOR_COOKIE, visitor, { secure, maxAgeS: YEAR_S })}; HttpOnly`;
}
