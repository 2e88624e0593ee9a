import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/** Sponsors of the site (spec §2 `/sponsor`). `content` is HTML from an operator's editor: sanitise it. */

const sponsor = v.object({
  id: f.id,
  title: f.text,
  image: v.nullable(f.image),
  /** An http address or a path on the site. */
  url: v.nullable(f.text),
});
export type Sponsor = v.InferOutput<typeof sponsor>;

const ofSite = {
  siteId: f.siteId,
  language: f.language,
  /** The visitor's template. Sponsors of other templates are left out. */
  template: v.optional(f.shortText),
};

/** Lists the sponsors, in the site's order. */
export const sponsorList = defineCall({
  name: 'x.sponsors.list',
  path: '/x/sponsors',
  idempotent: true,
  extension: true,
  payload: v.object({ ...ofSite, ...f.page }),
  answer: v.object({ list: v.array(sponsor), totalCount: f.count }),
});

/** Returns one sponsor with its description. */
export const sponsorDetail = defineCall({
  name: 'x.sponsors.detail',
  path: '/x/sponsors/detail',
  idempotent: true,
  extension: true,
  payload: v.object({ siteId: f.siteId, language: f.language, id: f.id }),
  answer: v.object({ sponsor: v.object({ ...sponsor.entries, content: f.markup }) }),
  codes: { '404': 'sponsor_not_found' },
});
