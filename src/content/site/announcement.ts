import * as z from 'zod/mini'
import { type Fallback, instantSchema, linkSchema } from '../../strapi/port/fields.ts'

/** An announcement above the header of every page. */
export interface Announcement extends Fallback {
  /**
   * Digest of the text in twelve hexadecimal digits: a visitor who has closed one announcement still sees the next.
   */
  id: string
  text: string
  /** http(s), or a path of this site in the visitor's language. */
  href?: string
  /** When the announcement is first shown, in milliseconds; absent if it is shown at once. */
  beginsAt?: number
  /** When the announcement is last shown, in milliseconds; absent if it stays until an editor removes it. */
  endsAt?: number
}

export const announcementFields = 'announcement announcementLink announcementBegins announcementEnds'

/**
 * Most characters of an announcement. The content manager lets nobody write more than 300; a text above this limit is
 * ignored.
 */
const maxTextLength = 1000

export const announcementSchema = {
  announcement: z.nullish(z.string().check(z.maxLength(maxTextLength))),
  announcementLink: z.nullish(linkSchema),
  announcementBegins: instantSchema,
  announcementEnds: instantSchema,
}
interface Announcing {
  announcements?: Announcement[]
}

/**
 * @param now milliseconds
 * @returns the announcement that is shown at this time
 */
export const chooseAnnouncement = (site: Announcing | undefined, now: number): Announcement | undefined =>
  site?.announcements?.find(
    ({ beginsAt = Number.NEGATIVE_INFINITY, endsAt = Number.POSITIVE_INFINITY }) =>
      beginsAt <= now && now < endsAt,
  )

/** @returns when the next one begins or ends, in milliseconds: a page that was made before is out of date then. */
export function findNextAnnouncementChange(site: Announcing | undefined, now: number): number | undefined {
  const instants = (site?.announcements ?? []).flatMap(({ beginsAt, endsAt }) => [beginsAt, endsAt])
  const ahead = instants.filter((instant) => instant !== undefined).filter((instant) => instant > now)
  return ahead.length > 0 ? Math.min(...ahead) : undefined
}
