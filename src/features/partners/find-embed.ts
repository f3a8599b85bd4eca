import { readConcert } from '../../content/concerts/concert.ts'
import { toConcertName } from '../../content/concerts/concert-name.ts'
import type { ContentService } from '../../content/content-service.ts'
import { readCityDetail } from '../../content/places/readers.ts'
import { readBySlug } from '../../content/site/entry-by-slug.ts'
import type { Image } from '../../content/text/image.ts'
import { concertMessages, placeMessages } from '../../languages/texts.ts'
import type { AddressRow } from '../../routes/address-kinds.ts'
import { findRow } from '../../routes/address-rules.ts'
import { addresses } from '../../routes/addresses.ts'
import { toCanonicalPath } from '../../routes/canonical-path.ts'
import type { EmbedKind } from '../../shared/embed.ts'
import { formatFullDay } from '../../shared/format.ts'
import { allLocales, type Locale } from '../../shared/locales.ts'
import { slugPattern, splitLocalePath } from '../../shared/urls.ts'

/** An entry that other sites can embed, found by the address of its page or of its frame. */
export interface FoundEmbed {
  kind: EmbedKind
  slug: string
  locale: Locale
}

/** The names in the address book of the frames of concerts, cities and programs. */
export const framePageNames = { concert: 'embedConcert', city: 'embedCity', program: 'embedProgram' } as const

/** Kind of entry by the row of the address book: each kind has a page and a frame. */
const embedKinds: ReadonlyMap<AddressRow | undefined, EmbedKind> = new Map<AddressRow, EmbedKind>([
  [addresses.concert, 'concert'],
  [addresses.embedConcert, 'concert'],
  [addresses.city, 'city'],
  [addresses.embedCity, 'city'],
  [addresses.bySlug, 'program'],
  [addresses.embedProgram, 'program'],
])

/**
 * Finds the entry that an address names. It does not check that the entry exists.
 *
 * @param address unchecked text from another site
 * @param origins origins of this site
 * @returns `undefined` for an address of another site, and for a page that can't be embedded
 */
export function findEmbed(address: string, origins: readonly string[]): FoundEmbed | undefined {
  if (!URL.canParse(address)) return undefined
  const { origin, pathname, username, password } = new URL(address)
  if (!origins.includes(origin) || username || password) return undefined
  const { locale, path } = splitLocalePath(toCanonicalPath(pathname, allLocales), allLocales)
  const kind = embedKinds.get(findRow(path))
  const slug = path.slice(path.lastIndexOf('/') + 1)
  return kind && slugPattern.test(slug) ? { kind, slug, locale } : undefined
}

/**
 * Reads the title of an entry in the language of its address.
 *
 * @returns `undefined` if there is no such entry
 */
export async function readEmbedTitle(
  content: ContentService,
  { kind, slug, locale }: FoundEmbed,
): Promise<string | undefined> {
  if (kind === 'concert') {
    const concert = await readConcert(content, locale, slug)
    if (!concert) return undefined
    const name = toConcertName(concert)?.name ?? concertMessages(locale).title
    return [name, concert.city?.name, formatFullDay(locale, concert.date)].filter(Boolean).join(', ')
  }
  if (kind === 'city') {
    const city = await readCityDetail(content, locale, slug)
    return city ? placeMessages(locale).concertsIn(city) : undefined
  }
  const entry = await readBySlug(content, locale, slug)
  return entry?.kind === 'program' ? entry.program.name : undefined
}

/** Reads the poster of an entry for a printed sheet; a city has none. */
export async function readEmbedPoster(
  content: ContentService,
  { kind, slug, locale }: FoundEmbed,
): Promise<Image | undefined> {
  if (kind === 'concert') return (await readConcert(content, locale, slug))?.posterImage
  if (kind === 'city') return undefined
  const entry = await readBySlug(content, locale, slug)
  return entry?.kind === 'program' ? entry.program.poster : undefined
}
