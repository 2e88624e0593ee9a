import { lazily } from '@tessera/kit';

/** The dialog `search`: this file is part of the first view, the sheet is loaded when it is opened. */
export default lazily(() => import('./SearchSheet.tsx'));
