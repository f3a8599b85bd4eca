import { social as brandsSocial } from '../../brand/chosen.ts'
import type { Locale } from '../../shared/locales.ts'
import type { Fallback } from '../../strapi/port/fields.ts'
import type { ContentService } from '../content-service.ts'
import { readPublishedList } from '../parts/read-parts.ts'
import type { Image } from '../text/image.ts'
import type { Mission } from './mission.ts'

/** What the site calls itself, in one language. */
export interface SiteNames {
  /** Short name, next to the logo and at the end of page titles. */
  name: string
  fullName: string
  /** Title of the site's home page. */
  title: string
  description: string
  /** Address of the logo, which replaces the brand's mark. */
  logo?: Image
}

/** The names that an editor has filled in. */
export type OwnNames = Partial<SiteNames>

/**
 * Chooses the site's names: the editor's, otherwise the brand's. Names that the editor left empty are derived from
 * the editor's short name.
 */
export function chooseSiteNames(own: OwnNames = {}, brand: SiteNames): SiteNames {
  const { name = brand.name, logo } = own
  const fullName = own.fullName ?? (name === brand.name ? brand.fullName : name)
  return {
    name,
    fullName,
    title: own.title ?? (fullName === brand.fullName ? brand.title : fullName),
    description: own.description ?? brand.description,
    ...(logo ? { logo } : {}),
  }
}

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

/** Content of the header and footer of every page. */
export interface Site {
  social: { network: string; url: string }[]
  about?: Legal
  names?: OwnNames
  /** Announcements in the order of preference; `chooseAnnouncement` chooses the current one. */
  announcements?: Announcement[]
}

/** The orchestra's legal details. */
export interface Legal extends Fallback {
  legalName?: string
  legalAddress?: string
  inn?: string
  ogrn?: string
}

/** What is published of the site; where nothing is, what its brand says. */
export async function readSite(content: ContentService, locale: Locale): Promise<Site> {
  try {
    return await readPublishedList(content, 'site', locale)
  } catch (error) {
    // Every page has the frame, also one that says that content can't be read.
    content.log.warn('the site has no names and links of its own', { error })
    return { social: brandsSocial }
  }
}

/** Why the orchestra plays. @returns `null` when no mission is written */
export const readMission = (content: ContentService, locale: Locale): Promise<Mission | null> =>
  readPublishedList(content, 'mission', locale)
