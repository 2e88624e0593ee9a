import { randomId } from '@tessera/kit';

/** Returns a secret of this browser for one visit to a provider: 32 characters or more, which cannot be guessed. */
export const newBrowserSecret = (): string => `${randomId()}${randomId()}`.replaceAll('-', '');
