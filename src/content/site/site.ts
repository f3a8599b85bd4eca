import * as z from 'zod/mini'
import { social as brandsSocial } from '../../brand/chosen.ts'
import { policies } from '../../cache/policies.ts'
import { followNetworkNames } from '../../providers/chosen.ts'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import {
  type ContentQuery,
  type ContentService,
  readCachedCopy,
  readContent,
} from '../../strapi/port/client.ts'
import {
  type Fallback,
  instantSchema,
  linkSchema,
  textSchema,
  webAddressSchema,
} from '../../strapi/port/fields.ts'
import { selectNewerFields } from '../../strapi/port/newer-fields.ts'
import { type Image, imageFields, imageSchema } from '../text/image.ts'

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

const siteNameFields = `name fullName title description logo { ${imageFields} }`

/** Twice the length that the content manager allows: a header or a title has no room for more. */
const upTo = (length: number) => z.nullish(z.string().check(z.maxLength(length)))

const siteNamesSchema = {
  name: upTo(120),
  fullName: upTo(240),
  title: upTo(240),
  description: upTo(1000),
  logo: imageSchema,
}
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

const announcementFields = 'announcement announcementLink announcementBegins announcementEnds'

/**
 * Most characters of an announcement. The content manager lets nobody write more than 300; a text above this limit is
 * ignored.
 */
const maxTextLength = 1000

const announcementSchema = {
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

/** Fields of Strapi's type `social` in the first release. There is a field for each network with profiles. */
const firstSocialFields = ['yandex', 'vk', 'spotify', 'youtube', 'apple', 'telegram', 'tiktok']
const laterSocialFields = followNetworkNames.filter((name) => !firstSocialFields.includes(name))
const socialFields = `data { attributes { ${firstSocialFields.join(' ')} ${selectNewerFields(laterSocialFields.join(' '))} } }`

/**
 * Content of the header and footer of every page. Fields that an editor may leave empty are optional: cached copies
 * from older builds lack them.
 */
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

const socialSchema = z.nullish(z.record(z.string(), z.nullish(webAddressSchema)))
const aboutSchema = z.nullish(
  z.object({ legalName: textSchema, legalAddress: textSchema, inn: textSchema, ogrn: textSchema }),
)
const ownSchema = z.nullish(z.object({ ...siteNamesSchema, ...announcementSchema }))
export type OwnRow = z.infer<typeof ownSchema>

const siteSchema = z.object({
  social: socialSchema,
  about: aboutSchema,
  site: ownSchema,
  fallbackSocial: socialSchema,
  fallbackAbout: aboutSchema,
  fallbackSite: ownSchema,
})
export type SiteAnswer = z.infer<typeof siteSchema>

const aboutFields = 'data { attributes { legalName legalAddress inn ogrn } }'
const ownFields = `data { attributes { ${siteNameFields} ${announcementFields} } }`

/** Single types have no fallback of their own: those of the default language are asked for along with the visitor's. */
const siteQuery = (locale: Locale): ContentQuery<SiteAnswer, Site> => ({
  name: 'site',
  document: `query Site($locale: I18NLocaleCode) {
    social(locale: $locale) { ${socialFields} }
    about(locale: $locale) { ${aboutFields} }
    fallbackSocial: social(locale: "${defaultLocale}") { ${socialFields} }
    fallbackAbout: about(locale: "${defaultLocale}") { ${aboutFields} }
    ${selectNewerFields(`site(locale: $locale) { ${ownFields} }
    fallbackSite: site(locale: "${defaultLocale}") { ${ownFields} }`)}
  }`,
  schema: siteSchema,
  // Loaded with the first answer: copies, which all others read, are mapped already.
  map: async (answer, context) => (await import('./to-site.ts')).toSite(answer, locale, context),
  policy: policies.site,
})

/** Social links and the orchestra's legal details. */
export async function readSite(content: ContentService, locale: Locale): Promise<Site> {
  return (await readContent(content, siteQuery(locale), { locale })) ?? noSite
}

/** The copy of it that there is, however old: what every page's first bytes are made of waits for no service. */
export const readSiteCopy = async (content: ContentService, locale: Locale): Promise<Site | undefined> =>
  (await readCachedCopy(content, siteQuery(locale), { locale })) ?? undefined

const noSite: Site = { social: brandsSocial }
