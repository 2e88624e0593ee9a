import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/** Content of a template's frame (spec §3 Templates lists). */

const ofSite = v.object({ siteId: f.siteId });
/** `modelVersion` names the template. Entries for other templates are left out. */
const ofModel = v.object({
  siteId: f.siteId,
  language: f.language,
  modelVersion: v.optional(f.shortText),
});

const entry = v.object({
  id: f.id,
  title: f.text,
  /** HTML: sanitise before showing. */
  content: v.nullable(f.markup),
  image: v.nullable(f.image),
  /** An http address or a path on the site: `main/3`, `faq/1` (spec §3 Footer link types). */
  url: v.nullable(f.text),
});
export type ListEntry = v.InferOutput<typeof entry>;

const list = v.object({ list: v.array(entry) });

/** Lists the advertisements. */
export const modelSetting = defineCall({
  name: 'lists.advertisements',
  path: '/web/model_setting',
  idempotent: true,
  payload: ofModel,
  answer: list,
});

/** Lists the sponsors. */
export const modelSponsor = defineCall({
  name: 'lists.sponsors',
  path: '/web/model_sponsor',
  idempotent: true,
  payload: ofModel,
  answer: list,
});

/** Lists the content beside the login form. */
export const modelLogin = defineCall({
  name: 'lists.login',
  path: '/web/model_login',
  idempotent: true,
  payload: ofModel,
  answer: v.object({ ...list.entries, title: f.text, content: f.markup }),
});

/** Lists the links of the bottom bar on phones. */
export const mobileFooter = defineCall({
  name: 'lists.mobileFooter',
  path: '/arks/web/web-mobile-footer',
  idempotent: true,
  payload: v.object({ siteId: f.siteId, template: f.shortText }),
  answer: list,
});

/** Lists the links of the page's footer. */
export const footer = defineCall({
  name: 'lists.footer',
  path: '/arks/web/footer',
  idempotent: true,
  payload: ofSite,
  answer: list,
});

/** Lists the floating links. */
export const floatLinks = defineCall({
  name: 'lists.float',
  path: '/arks/web/float',
  idempotent: true,
  payload: v.object({ siteId: f.siteId, ...f.lookedAtBy }),
  answer: list,
});

/** Returns the site's logo and icon. */
export const logos = defineCall({
  name: 'lists.logos',
  path: '/arks/web/logos',
  idempotent: true,
  payload: ofSite,
  answer: v.object({
    list: v.array(
      v.object({ id: f.id, place: v.picklist(['header', 'icon']), title: f.text, photo: f.text }),
    ),
  }),
});

/** Returns the background image of the registration form. If it fails to load, use the template's own. */
export const registerBackground = defineCall({
  name: 'lists.registerBackground',
  path: '/arks/web/model/register-background/detail',
  idempotent: true,
  payload: v.object({ siteId: f.siteId, template: f.shortText }),
  answer: v.object({ detail: v.object({ photo: v.nullable(f.text) }) }),
});

/** Returns this site's names for agent levels. */
export const agentLevelRename = defineCall({
  name: 'lists.agentLevels',
  path: '/arks/web/agent-level-rename',
  audience: 'member',
  idempotent: true,
  payload: f.nothing,
  answer: v.object({ detail: v.array(v.object({ agentLevel: f.id, name: f.text })) }),
});
