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
  /** Beginning in milliseconds; absent: it has begun. */
  beginsAt?: number
  /** End in milliseconds; absent: it ends when an editor removes it. */
  endsAt?: number
}

export const announcementFields = 'announcement announcementLink announcementBegins announcementEnds'

/** Longer than the content manager lets anybody write (300); what is longer still is no announcement. */
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
