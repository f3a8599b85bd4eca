import { social as brandsSocial } from '../../brand/chosen.ts'
import { digest } from '../../crypto/digest.ts'
import { followNetworkNames, followNetworks } from '../../providers/chosen.ts'
import { toProfile } from '../../providers/network.ts'
import { allLocales, defaultLocale, type Locale } from '../../shared/locales.ts'
import { localePath, splitLocalePath, toSafeHref } from '../../shared/urls.ts'
import type { MapContext } from '../../strapi/port/client.ts'
import type { ReportFault } from '../../strapi/port/faults.ts'
import { omitAbsent } from '../../strapi/port/fields.ts'
import { type MediaUrl, toImage } from '../text/image.ts'
import type { Announcement, OwnNames, OwnRow, Site, SiteAnswer } from './site.ts'

/** Returns the content of header and footer from the content service's answer for one language. */
export async function toSite(
  answer: SiteAnswer,
  locale: Locale,
  { mediaUrl, report }: Pick<MapContext, 'mediaUrl' | 'report'>,
): Promise<Site> {
  const { social, about, site, fallbackSocial, fallbackAbout, fallbackSite } = answer
  const chosen = about ?? fallbackAbout
  const lang = about || locale === defaultLocale ? undefined : defaultLocale
  const isFallback = locale !== defaultLocale && fallbackSite
  const fallback = isFallback ? { row: fallbackSite, lang: defaultLocale } : undefined
  return {
    social: social || fallbackSocial ? toSocialLinks(social ?? fallbackSocial ?? {}, report) : brandsSocial,
    ...(chosen ? { about: omitAbsent({ ...chosen, lang }) } : {}),
    names: toOwnNames(site, (site ?? fallbackSite)?.logo, mediaUrl),
    announcements: await toAnnouncements(site, fallback, locale),
  }
}

/**
 * Returns the names in the visitor's language only: the brand has its name in each language. The logo is the same in
 * all.
 */
function toOwnNames(row: OwnRow, logo: NonNullable<OwnRow>['logo'], mediaUrl: MediaUrl): OwnNames {
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
  row: OwnRow,
  fallback: { row: NonNullable<OwnRow>; lang: Locale } | undefined,
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
  links: NonNullable<SiteAnswer['social']>,
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
