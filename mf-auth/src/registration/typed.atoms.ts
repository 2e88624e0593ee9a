import { atom } from 'jotai';
import type { RegistrationValues } from './registration.fields.ts';

/** What was last typed into the form, passwords included, as long as the document lives: closing the dialog loses nothing. */
export const typedAtom = atom<RegistrationValues | undefined>(undefined);
