import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/** The lists of which a template's frame is made (spec §3 Templates lists). */

const ofSite = v.object({ siteId: f.siteId });
/** `modelVersion` names the template: entries that are made for another one are left out. */
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
  /** An http address, or a page of the site: `main/3`, `faq/1` (spec §3 Footer link types). */
  url: v.nullable(f.text),
});
export type ListEntry = v.InferOutput<typeof entry>;

const list = v.object({ list: v.array(entry) });

/** Advertisements. */
export const modelSetting = defineCall({
  name: 'lists.advertisements',
  path: '/web/model_setting',
  idempotent: true,
  payload: ofModel,
  answer: list,
});

/** Whom the site shows as its sponsors. */
export const modelSponsor = defineCall({
  name: 'lists.sponsors',
  path: '/web/model_sponsor',
  idempotent: true,
  payload: ofModel,
  answer: list,
});

/** What stands beside the login form. */
export const modelLogin = defineCall({
  name: 'lists.login',
  path: '/web/model_login',
  idempotent: true,
  payload: ofModel,
  answer: v.object({ ...list.entries, title: f.text, content: f.markup }),
});

/** The bar at the foot of a phone's page. */
export const mobileFooter = defineCall({
  name: 'lists.mobileFooter',
  path: '/arks/web/web-mobile-footer',
  idempotent: true,
  payload: v.object({ siteId: f.siteId, template: f.shortText }),
  answer: list,
});

/** The links at the foot of a page. */
export const footer = defineCall({
  name: 'lists.footer',
  path: '/arks/web/footer',
  idempotent: true,
  payload: ofSite,
  answer: list,
});

/** Links that float above the page. */
export const floatLinks = defineCall({
  name: 'lists.float',
  path: '/arks/web/float',
  idempotent: true,
  payload: ofSite,
  answer: list,
});

/** The site's logo and icon. */
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

/** The picture behind the registration form; one that fails to load is replaced by the template's own. */
export const registerBackground = defineCall({
  name: 'lists.registerBackground',
  path: '/arks/web/model/register-background/detail',
  idempotent: true,
  payload: v.object({ siteId: f.siteId, template: f.shortText }),
  answer: v.object({ detail: v.object({ photo: v.nullable(f.text) }) }),
});

/** Names that agents' levels go by on this site. */
export const agentLevelRename = defineCall({
  name: 'lists.agentLevels',
  path: '/arks/web/agent-level-rename',
  audience: 'member',
  idempotent: true,
  payload: f.nothing,
  answer: v.object({ detail: v.array(v.object({ agentLevel: f.id, name: f.text })) }),
});
