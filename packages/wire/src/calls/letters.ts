import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/** Letters to one member (spec §3 Letter). `content` is HTML from an operator's editor: sanitise it. */

const letter = v.object({
  id: f.id,
  title: f.text,
  content: f.markup,
  isRead: f.flag,
  sentAt: f.instant,
});
export type Letter = v.InferOutput<typeof letter>;

/** Filter of a letter list, also used by `/destroy`. */
const listed = {
  siteId: f.siteId,
  language: f.language,
  /** 1: valid letters, 0: expired ones. */
  active: v.optional(f.flag, 1),
  /** 1: only letters that were read, 0: only unread ones. Addition of this project. */
  isRead: v.optional(f.flag),
  /** `is_read`, ascending, lists unread letters first, each part latest first. Addition of this project. */
  sortField: v.optional(v.picklist(['id', 'sent_at', 'is_read']), 'id'),
  sortOrder: v.optional(v.picklist(['asc', 'desc']), 'desc'),
  ...f.page,
};

/** Lists the member's letters. */
export const letterList = defineCall({
  name: 'letters.list',
  path: '/arks/web/member/letter',
  audience: 'member',
  idempotent: true,
  endsSessionOn401: true,
  payload: v.object({
    ...listed,
    /** Only this letter, whichever page it is on. Addition of this project. */
    id: v.optional(f.id),
  }),
  answer: v.object({
    list: v.array(letter),
    totalCount: f.count,
    /** Number of valid letters on all pages. */
    unreadCount: f.count,
  }),
});

/**
 * Marks one letter as read. Without an `id`, an addition of this project, it marks all valid ones, and one event reports
 * it.
 */
export const markLetterRead = defineCall({
  name: 'letters.read',
  path: '/arks/web/member/letter/read',
  audience: 'member',
  endsSessionOn401: true,
  survivesLeaving: true,
  payload: v.object({ id: v.optional(f.id) }),
  answer: f.ignored,
  codes: { '404': 'letter_not_found' },
});

/**
 * Deletes all letters of the list with this payload, or the one with `id`. With `isRead` it is those of all pages, and
 * one event reports it.
 */
export const letterDestroy = defineCall({
  name: 'letters.destroy',
  path: '/arks/web/member/letter/destroy',
  audience: 'member',
  endsSessionOn401: true,
  survivesLeaving: true,
  payload: v.object({ ...listed, id: v.optional(f.id) }),
  answer: f.ignored,
  codes: { '404': 'letter_not_found' },
});
