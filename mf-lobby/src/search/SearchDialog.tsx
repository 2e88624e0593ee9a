import { lazily } from '@tessera/kit';

/** The dialog `search`: its few lines come with the first view, the sheet itself when it is opened. */
export default lazily(() => import('./SearchSheet.tsx'));
