import { randomBytes } from 'node:crypto';

/** The persons of the sandbox: each shows one way in which real providers differ. */
export interface Person {
  /** The subject of the ID token. */
  readonly id: string;
  readonly name: string;
  /** Further claims of the ID token. */
  readonly claims: Readonly<Record<string, string | boolean>>;
}

/** A person whom no member can have linked yet: another one each time. */
export const NEW_PERSON = 'new';
const NEW_ID = /^sandbox-new-[0-9a-f]{16}$/;

export const PERSONS: readonly Person[] = [
  {
    id: 'sandbox-ada',
    name: 'Ada Lindqvist',
    claims: { email: 'ada.lindqvist@example.com', email_verified: true, birthdate: '1990-12-10' },
  },
  {
    id: 'sandbox-ravi',
    name: 'Ravi Menon',
    claims: { email: 'ravi.menon@example.com', email_verified: false },
  },
  { id: 'sandbox-mei', name: 'Mei Tan', claims: {} },
];

/** Returns the subject of the choice on the page, or `undefined` where it names no person. */
export function subjectOf(choice: string | null): string | undefined {
  if (choice === NEW_PERSON) return `sandbox-new-${randomBytes(8).toString('hex')}`;
  return PERSONS.find(({ id }) => id === choice)?.id;
}

/** Returns the person of a subject. */
export function personOf(subject: string): Person | undefined {
  if (NEW_ID.test(subject)) return { id: subject, name: 'Noa Sands', claims: {} };
  return PERSONS.find(({ id }) => id === subject);
}
