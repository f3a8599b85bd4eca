import type * as z from 'zod/mini'
import type { ConcertSummary } from '../../content/concerts/concert-summary.ts'
import type { VenueFacts } from '../../content/places/venue-facts.ts'
import { withoutWider } from '../../content/places/venue-summary.ts'
import type { Repertoire } from '../../content/programs/repertoire.ts'
import { type Image, type imageSchema, toImage } from '../../content/text/image.ts'
import type { Locale } from '../../shared/locales.ts'
import type { Admission } from '../../shared/price.ts'
import type { SearchHelp } from '../../shared/search.ts'
import { chooseTranslation, type Fallback } from '../../strapi/port/fields.ts'
import type { MediaUrl } from '../../strapi/port/media-url.ts'
import type { ProgramsInLanguage } from './programs.ts'

/**
 * Everything that can be found, in one language. Texts of other languages are added as search words: Latin names are
 * found by their Cyrillic spelling and vice versa.
 */
export interface Catalogue {
  concerts: ConcertEntry[]
  programs: ProgramEntry[]
  cities: CityEntry[]
  venues: VenueEntry[]
  posts: PostEntry[]
  help: HelpEntry[]
}

/** What is published of a language's catalogue: everything but concerts, which have parts of their own. */
export interface PublishedCatalogue extends Omit<Catalogue, 'concerts' | 'venues'>, ProgramsInLanguage {
  venues: VenueWithFacts[]
}

/** The words of a concert with a title, a cast or works of its own, instead of its program's. */
export type EveningWords = Pick<
  ProgramEntry,
  'name' | 'otherNames' | 'collection' | 'collections' | 'performers' | 'people' | 'works' | 'lang'
>

/** A concert is found by the names of its program, city and venue, which it refers to by slug. */
export interface ConcertEntry
  extends Pick<
    ConcertSummary,
    | 'slug'
    | 'date'
    | 'time'
    | 'timeZone'
    | 'durationMinutes'
    | 'status'
    | 'soldOut'
    | 'onSaleAt'
    | 'ticket'
    | 'sellsLate'
  > {
  admission?: Admission
  program?: string
  city?: string
  venue?: string
  words?: EveningWords
}

export interface ProgramEntry extends Fallback {
  slug: string
  name: string
  /** The program's names in other languages, and short names. */
  otherNames: string[]
  collection?: string
  /** Titles of all its collections, in every language. */
  collections: string[]
  about?: string
  /** Genitive names with the genitive of each performer's role, as a concert's text lists them. */
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
  /** Facts of the venue; absent if editors have entered none. */
  facts?: VenueFacts
}

export interface PostEntry extends Fallback {
  /** True for a vote, which has a page of its own kind; a vote and a post may have the same slug. */
  isVote?: true
  slug: string
  title: string
  otherTitles: string[]
  summary?: string
  /** When the post was published, as an ISO instant. */
  publishedAt: string
  thumbnail?: Image
}

/** An entry that answers a question about visiting, such as «where can I park». */
export interface HelpEntry extends SearchHelp {
  /** The fact of a venue that the entry is about. */
  fact?: string
  /** Words by which the search finds the entry: its titles in every language, and synonyms of its subject. */
  keywords: string[]
  /** Names of the place that the entry is about. */
  places?: string[]
  /** The entry's text, to search by. */
  body?: string
}

/** The texts by which a help entry is searched, in either engine. */
export const listHelpTexts = ({ title, keywords, places, body, text }: HelpEntry) => ({
  // The title of a venue's fact contains the venue's name, which alone must not find it.
  titles: places ? [] : [title],
  keywords,
  places: places ?? [],
  body: body ?? text ?? '',
})

/** Maximum width of a card's image, on a screen with two device pixels per CSS pixel. */
const widestPx = 1000

export function toHitPicture(image: z.infer<typeof imageSchema>, mediaUrl: MediaUrl): Image | undefined {
  const whole = toImage(image, mediaUrl)
  return whole && withoutWider(whole, widestPx)
}

interface Translated<Row> {
  localizations?: Row[] | null | undefined
}

/** A text of an entry in each of its languages, without duplicates. */
export function listTranslations<Row extends { locale: Locale }>(
  entry: Row & Translated<Row>,
  textOf: (row: Row) => string | null | undefined,
): string[] {
  const texts = [entry, ...(entry.localizations ?? [])].map(textOf)
  return withoutDuplicates(texts.filter((text) => text !== null && text !== undefined).filter(Boolean))
}

export const withoutDuplicates = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** The names of an entry in its other languages. */
export function listOtherNames<Row extends { locale: Locale }>(
  entry: Row & Translated<Row>,
  locale: Locale,
  nameOf: (row: Row) => string,
): string[] {
  const own = nameOf(chooseTranslation<Row>(entry, locale).row)
  return listTranslations(entry, nameOf).filter((name) => name !== own)
}
