import * as z from 'zod/mini'
import { social as brandsSocial } from '../../brand/chosen.ts'
import { followNetworkNames, followNetworks } from '../../brand/chosen-providers.ts'
import { digest } from '../../crypto/digest.ts'
import { toProfile } from '../../providers/network.ts'
import { allLocales, defaultLocale, type Locale } from '../../shared/locales.ts'
import { localePath, splitLocalePath, toSafeHref } from '../../shared/urls.ts'
import type { ReportFault } from '../../strapi/port/faults.ts'
import {
  instantSchema,
  linkSchema,
  localisedSchema,
  omitAbsent,
  type RowOf,
  textSchema,
  webAddressSchema,
} from '../../strapi/port/fields.ts'
import type { MediaUrl } from '../../strapi/port/media-url.ts'
import { definePart, type PartContext, type PartEntries } from '../parts/define-part.ts'
import { imageSchema, toImage } from '../text/image.ts'
import type { Announcement, Legal, OwnNames, Site } from './site.ts'

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
const profileSchema = z.nullish(webAddressSchema)
/** One field for each network with profiles: the brand chooses them, so the type names one for all. */
const profileShape = Object.fromEntries(followNetworkNames.map((network) => [network, profileSchema])) as {
  [network in 'vk']: typeof profileSchema
}
const socialSchema = localisedSchema(profileShape)
const aboutSchema = localisedSchema({
  legalName: textSchema,
  legalAddress: textSchema,
  inn: textSchema,
  ogrn: textSchema,
})
const ownSchema = localisedSchema({ ...siteNamesSchema, ...announcementSchema })
type LegalRow = RowOf<typeof aboutSchema>
type OwnRow = RowOf<typeof ownSchema>

const reads = { social: socialSchema, about: aboutSchema, site: ownSchema }
type SiteEntries = PartEntries<typeof reads>

/** Names, announcements, social links and the orchestra's legal details. */
export const sitePart = definePart({ reads, make: toSite })

/** Makes the content of header and footer in one language; what isn't written in it is taken from the default one. */
export async function toSite(
  { social, about, site }: SiteEntries,
  { locale, mediaUrl, report }: PartContext,
): Promise<Site> {
  const isTranslation = locale !== defaultLocale
  const links = findRow(social, locale) ?? findRow(social, defaultLocale)
  const ownLegal = findRow(about, locale)
  const legal = ownLegal ?? findRow(about, defaultLocale)
  const own = findRow(site, locale)
  const fallback = isTranslation ? findRow(site, defaultLocale) : undefined
  return {
    social: links ? toSocialLinks(links, report) : brandsSocial,
    ...(legal ? { about: toLegal(legal, ownLegal || !isTranslation ? undefined : defaultLocale) } : {}),
    names: toOwnNames(own, (own ?? fallback)?.logo, mediaUrl),
    announcements: await toAnnouncements(own, fallback && { row: fallback, lang: defaultLocale }, locale),
  }
}

/** The row of a single type in a language. */
const findRow = <Row extends { locale: Locale }>(
  entries: readonly (Row & { localizations?: Row[] | null | undefined })[],
  locale: Locale,
): Row | undefined =>
  entries
    .flatMap((entry): Row[] => [entry, ...(entry.localizations ?? [])])
    .find((row) => row.locale === locale)

const toLegal = ({ legalName, legalAddress, inn, ogrn }: LegalRow, lang: Locale | undefined): Legal =>
  omitAbsent({ legalName, legalAddress, inn, ogrn, lang })

/**
 * Returns the names in the visitor's language only: the brand has its name in each language. The logo is the same in
 * all.
 */
function toOwnNames(row: OwnRow | undefined, logo: OwnRow['logo'], mediaUrl: MediaUrl): OwnNames {
  const text = (value: string | null | undefined) => value?.trim() || undefined
  return omitAbsent({
    name: text(row?.name),
    fullName: text(row?.fullName),
    title: text(row?.title),
    description: text(row?.description),
    logo: toImage(logo, mediaUrl),
  })
}

/**
 * Merges the texts of two languages: the visitor's language first, the default language where the first has no text.
 *
 * @param fallback the row of the default language; its text identifies the announcement, so that closing it counts in
 *   every language
 */
async function toAnnouncements(
  row: OwnRow | undefined,
  fallback: { row: OwnRow; lang: Locale } | undefined,
  locale: Locale,
): Promise<Announcement[]> {
  const words = fallback?.row.announcement?.trim() || row?.announcement?.trim() || ''
  const id = (await digest(words)).slice(0, 12)
  return [...(row ? [{ row, lang: undefined }] : []), ...(fallback ? [fallback] : [])].flatMap(
    ({ row: { announcement, announcementLink, announcementBegins, announcementEnds }, lang }) => {
      const text = announcement?.trim()
      const optional = {
        href: toHref(announcementLink, locale),
        beginsAt: toMilliseconds(announcementBegins),
        endsAt: toMilliseconds(announcementEnds),
        lang,
      }
      return text ? [{ id, text, ...omitAbsent(optional) }] : []
    },
  )
}

const toMilliseconds = (instant: string | null | undefined) => (instant ? Date.parse(instant) : undefined)

/** An editor names a page of the site in whichever language; the visitor stays in theirs. */
function toHref(link: string | null | undefined, locale: Locale): string | undefined {
  const href = toSafeHref(link)
  if (!href?.startsWith('/')) return href?.startsWith('http') ? href : undefined
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  return `${localePath(locale, splitLocalePath(pathname, allLocales).path)}${rest}`
}

/** A link that isn't a profile of its network is left out, and editors are told. */
const toSocialLinks = (
  links: Readonly<Record<string, string | null | undefined>>,
  report: ReportFault | undefined,
): Site['social'] =>
  followNetworkNames.flatMap((network) => {
    const value = links[network]?.trim()
    const known = followNetworks[network]
    if (!value || !known) return []
    const url = toProfile(known, value)
    if (url !== undefined) return [{ network, url }]
    report?.(
      links,
      { what: 'left out', reason: 'no profile of the network', detail: known.profile?.example ?? '', value },
      network,
    )
    return []
  })
