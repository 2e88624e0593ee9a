import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/** Whom the site stands with (spec §2 `/sponsor`). `content` is HTML from an operator's editor: sanitise it. */

const sponsor = v.object({
  id: f.id,
  title: f.text,
  image: v.nullable(f.image),
  /** An http address, or a page of the site. */
  url: v.nullable(f.text),
});
export type Sponsor = v.InferOutput<typeof sponsor>;

const ofSite = {
  siteId: f.siteId,
  language: f.language,
  /** The visitor's: sponsors of other templates are left out. */
  template: v.optional(f.shortText),
};

/** In the site's order. */
export const sponsorList = defineCall({
  name: 'x.sponsors.list',
  path: '/x/sponsors',
  idempotent: true,
  extension: true,
  payload: v.object({ ...ofSite, ...f.page }),
  answer: v.object({ list: v.array(sponsor), totalCount: f.count }),
});

/** One sponsor, with what the site says of it. */
export const sponsorDetail = defineCall({
  name: 'x.sponsors.detail',
  path: '/x/sponsors/detail',
  idempotent: true,
  extension: true,
  payload: v.object({ siteId: f.siteId, language: f.language, id: f.id }),
  answer: v.object({ sponsor: v.object({ ...sponsor.entries, content: f.markup }) }),
  codes: { '404': 'sponsor_not_found' },
});
