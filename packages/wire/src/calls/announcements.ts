import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/** Announcements to members, as the member centre lists them (spec §2 Member centre menu, §3 Announcement). */

const announcement = v.object({
  id: f.id,
  content: f.text,
  updatedAt: f.instant,
  /** 1: read since its last change. */
  isRead: f.flag,
});
export type Announcement = v.InferOutput<typeof announcement>;

/** Lists announcements, latest first. */
export const announcementList = defineCall({
  name: 'x.announcements.list',
  path: '/x/announcements',
  audience: 'member',
  idempotent: true,
  extension: true,
  payload: v.object({
    siteId: f.siteId,
    language: f.language,
    /** 1: only unread ones. */
    unread: v.optional(f.flag, 0),
    /** Only this one, whichever page it is on. */
    id: v.optional(f.id),
    ...f.page,
  }),
  answer: v.object({
    list: v.array(announcement),
    totalCount: f.count,
    /** Number on all pages. */
    unreadCount: f.count,
  }),
});

/** Marks one announcement as read, or all without an `id`. */
export const markAnnouncementRead = defineCall({
  name: 'x.announcements.read',
  path: '/x/announcements/read',
  audience: 'member',
  idempotent: true,
  extension: true,
  survivesLeaving: true,
  payload: v.object({ id: v.optional(f.id) }),
  answer: v.object({ unreadCount: f.count }),
  codes: { '404': 'announcement_not_found' },
});
