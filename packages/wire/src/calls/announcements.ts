import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/** What the site announces to its members, as the member centre lists it (spec §2 Member centre menu, §3 Announcement). */

const announcement = v.object({
  id: f.id,
  content: f.text,
  updatedAt: f.instant,
  /** 1: read since it last changed. */
  isRead: f.flag,
});
export type Announcement = v.InferOutput<typeof announcement>;

/** The latest first. */
export const announcementList = defineCall({
  name: 'x.announcements.list',
  path: '/x/announcements',
  audience: 'member',
  idempotent: true,
  extension: true,
  payload: v.object({
    siteId: f.siteId,
    language: f.language,
    /** 1: only what has not been read. */
    unread: v.optional(f.flag, 0),
    ...f.page,
  }),
  answer: v.object({
    list: v.array(announcement),
    totalCount: f.count,
    /** Of all, whatever the page. */
    unreadCount: f.count,
  }),
});

/** Marks one as read, or without an `id` all of them. */
export const markAnnouncementRead = defineCall({
  name: 'x.announcements.read',
  path: '/x/announcements/read',
  audience: 'member',
  idempotent: true,
  extension: true,
  payload: v.object({ id: v.optional(f.id) }),
  answer: v.object({ unreadCount: f.count }),
  codes: { '404': 'announcement_not_found' },
});
