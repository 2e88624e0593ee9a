import { KEPT_INSTALL_OFFER } from '@tessera/wire';
import { inlineScript } from './markup.ts';

/**
 * Sets the contrast and motion that the member has chosen before anything is painted. The shell keeps them in local
 * storage (`shell/src/services/preferences`): pages are the same for all visitors, so the server cannot know them.
 *
 * It also keeps the browser's offer to install the site, which may come before any other code: the page about the app
 * takes it from the window.
 */
export const EARLY_LOOK = inlineScript(
  `try{const{contrast:c,motion:m}=JSON.parse(localStorage.getItem('preferences')),d=document.documentElement.dataset;` +
    `if(c=='more'||c=='normal')d.contrast=c;if(m=='reduced'||m=='full')d.motion=m}catch{}` +
    `addEventListener('beforeinstallprompt',e=>{e.preventDefault();window.${KEPT_INSTALL_OFFER}=e})`,
);
