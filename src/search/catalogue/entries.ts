import type * as z from 'zod/mini'
import type { ConcertSummary } from '../../content/concerts/concert-summary.ts'
import type { VenueFacts } from '../../content/places/venue-facts.ts'
import { withoutWider } from '../../content/places/venue-summary.ts'
import type { Repertoire } from '../../content/programs/repertoire.ts'
import { type Image, type imageSchema, type MediaUrl, toImage } from '../../content/text/image.ts'
import type { Locale } from '../../shared/locales.ts'
import type { SearchHelp } from '../../shared/search.ts'
import { chooseTranslation, type Fallback } from '../../strapi/port/fields.ts'

/**
 * What can be found, in one language. Texts of other languages stand beside it as words to search by: Latin
 * names are found by their Cyrillic spelling and the other way round.
 */
export interface Catalogue {
  concerts: ConcertEntry[]
  programs: ProgramEntry[]
  cities: CityEntry[]
  venues: VenueEntry[]
  posts: PostEntry[]
  help: HelpEntry[]
}

/** Names are found through its program, city and venue, by slug. */
export interface ConcertEntry
  extends Pick<
    ConcertSummary,
    'slug' | 'date' | 'time' | 'timeZone' | 'durationMinutes' | 'status' | 'soldOut' | 'onSaleAt' | 'ticket'
  > {
  program?: string
  city?: string
  venue?: string
}

export interface ProgramEntry extends Fallback {
  slug: string
  name: string
  /** Its names in other languages, and what it is called for short. */
  otherNames: string[]
  collection?: string
  /** Titles of all its collections, in every language. */
  collections: string[]
  about?: string
  /** Genitive names with the genitive of what each plays, as a concert's sentence lists them. */
  performers: string[]
  /** Names of the performers, in every language. */
  people: string[]
  /** Composers, films, games and pieces, in every language. */
  works: string[]
  repertoire?: Repertoire
  hero?: Image
  poster?: Image
}

export interface CityEntry extends Fallback {
  slug: string
  name: string
  namePrepositional: string
  preposition?: string
  otherNames: string[]
  logo?: Image
}

export interface VenueEntry extends Fallback {
  slug: string
  name: string
  otherNames: string[]
  address?: string
  city?: string
  image?: Image
}

export interface VenueWithFacts extends VenueEntry {
  /** Absent where nobody has filled them in. */
  facts?: VenueFacts
}

export interface PostEntry extends Fallback {
  /** A vote, whose page is another one: the two may have the same slug. */
  isVote?: true
  slug: string
  title: string
  otherTitles: string[]
  summary?: string
  /** ISO instant. */
  publishedAt: string
  thumbnail?: Image
}

/** What answers a question that isn't about a concert. */
export interface HelpEntry extends SearchHelp {
  /** Which of a venue's. */
  fact?: string
  /** Its titles in every language, and what else people call what it is about. */
  keywords: string[]
  /** Where it is so. */
  places?: string[]
  /** All that it says, to search by. */
  body?: string
}

/** The texts that an answer is searched by, in either engine. */
export const helpTextsOf = ({ title, keywords, places, body, text }: HelpEntry) => ({
  // A fact's own title names its place, too, and a place alone doesn't ask for it.
  titles: places ? [] : [title],
  keywords,
  places: places ?? [],
  body: body ?? text ?? '',
})

/** A card's picture is at most this wide on a screen of double density. */
const widestPx = 1000

export function toHitPicture(image: z.infer<typeof imageSchema>, mediaUrl: MediaUrl): Image | undefined {
  const whole = toImage(image, mediaUrl)
  return whole && withoutWider(whole, widestPx)
}

interface Translated<Row> {
  localizations?: Row[] | null | undefined
}

/** A text of an entry in every language that has it, each once. */
export function textsOf<Row extends { locale: Locale }>(
  entry: Row & Translated<Row>,
  textOf: (row: Row) => string | null | undefined,
): string[] {
  const texts = [entry, ...(entry.localizations ?? [])].map(textOf)
  return unique(texts.filter((text) => text !== null && text !== undefined).filter(Boolean))
}

export const unique = <T>(values: T[]): T[] => [...new Set(values)]

/** What an entry is called elsewhere: the names of its other languages. */
export function otherNamesOf<Row extends { locale: Locale }>(
  entry: Row & Translated<Row>,
  locale: Locale,
  nameOf: (row: Row) => string,
): string[] {
  const own = nameOf(chooseTranslation<Row>(entry, locale).row)
  return textsOf(entry, nameOf).filter((name) => name !== own)
}
