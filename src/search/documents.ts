import { canBeBought, toEnd } from '../content/concerts/ticket-state.ts'
import type { InEachLocale, Locale } from '../shared/locales.ts'
import type { SearchIndex } from '../shared/search.ts'
import {
  type Catalogue,
  type CityEntry,
  type PostEntry,
  type ProgramEntry,
  unique,
  type VenueEntry,
} from './catalogue/entries.ts'
import type { StoredDocuments } from './stored-documents.ts'
import { withoutYo } from './words.ts'

/**
 * What Meilisearch keeps: what the cards need (`StoredDocuments`), and beside it the words to search by, which
 * are never shown. An entry of content is one document for each language; a concert is one with its texts in
 * every language.
 */
export type SearchDocuments = { [Index in SearchIndex]: SearchDocument<Index>[] }
type SearchDocument<Index extends SearchIndex> = { id: string } & StoredDocuments[Index]

/** @param locales the languages of the site. */
export function toDocuments(
  catalogues: InEachLocale<Catalogue>,
  locales: readonly Locale[],
): SearchDocuments {
  const inAll = <Document>(make: (catalogue: Catalogue, locale: Locale) => Document[]) =>
    locales.flatMap((locale) => make(catalogues[locale], locale))
  return {
    concert: toConcerts(catalogues, locales),
    program: inAll(({ programs }, locale) => programs.map((program) => toProgram(program, locale))),
    city: inAll(({ cities, concerts }, locale) => {
      const counts = Map.groupBy(concerts, ({ city }) => city)
      return cities.map((city) => toCity(city, counts.get(city.slug)?.length ?? 0, locale))
    }),
    venue: inAll((catalogue, locale) => {
      const { cities } = bySlug(catalogue)
      return catalogue.venues.map((venue) => toVenue(venue, cities.get(venue.city ?? ''), locale))
    }),
    post: inAll(({ posts }, locale) => posts.map((post) => toPost(post, locale))),
  }
}

/** Ids hold letters, digits, dashes and underscores; a slug has no underscore. */
export const toId = (slug: string, locale: Locale) => `${slug}_${locale}`

/** Of a vote among the posts. */
export const toVoteId = (slug: string, locale: Locale) => `vote_${slug}_${locale}`

/** Texts as words to search by. */
const toWords = (texts: (string | undefined)[]): string[] =>
  texts.filter((text) => text !== undefined).map(withoutYo)

function toProgram(program: ProgramEntry, locale: Locale) {
  const { poster: _poster, otherNames, collections, people, works, ...shown } = program
  return {
    id: toId(program.slug, locale),
    locale,
    ...shown,
    nameWords: toWords([program.name]),
    otherNames: toWords(otherNames),
    collections: toWords(collections),
    people: toWords(people),
    works: toWords(works),
    aboutWords: toWords([program.about]),
  }
}

function toCity(city: CityEntry, concerts: number, locale: Locale) {
  const { namePrepositional: _name, preposition: _before, otherNames, ...shown } = city
  return {
    id: toId(city.slug, locale),
    locale,
    ...shown,
    concerts,
    nameWords: toWords([city.name]),
    otherNames: toWords(otherNames),
  }
}

function toVenue(venue: VenueEntry, city: CityEntry | undefined, locale: Locale) {
  const { city: _slug, otherNames, ...shown } = venue
  return {
    id: toId(venue.slug, locale),
    locale,
    ...shown,
    ...(city ? { city: city.name } : {}),
    nameWords: toWords([venue.name]),
    otherNames: toWords(otherNames),
    cityNames: namesOf(city),
    addressWords: toWords([venue.address]),
  }
}

function toPost(post: PostEntry, locale: Locale) {
  const { otherTitles, ...shown } = post
  return {
    id: post.isVote ? toVoteId(post.slug, locale) : toId(post.slug, locale),
    locale,
    ...shown,
    titleWords: toWords([post.title]),
    otherTitles: toWords(otherTitles),
    summaryWords: toWords([post.summary]),
  }
}

function toConcerts(
  catalogues: InEachLocale<Catalogue>,
  locales: readonly Locale[],
): SearchDocuments['concert'] {
  const lookUps = locales.map((locale) => ({ locale, ...bySlug(catalogues[locale]) }))
  return catalogues.ru.concerts.map(({ program, city, venue, ...concert }) => {
    const named = lookUps.map(({ locale, programs, cities, venues }) => ({
      locale,
      program: programs.get(program ?? ''),
      city: cities.get(city ?? ''),
      venue: venues.get(venue ?? ''),
    }))
    const [first] = named
    return {
      id: concert.slug,
      ...concert,
      endsAt: Math.floor(toEnd(concert) / 1000),
      day: toDayNumber(concert.date),
      buyable: canBeBought(concert) ? 1 : 0,
      repertoire: first?.program?.repertoire,
      hero: first?.program?.hero,
      poster: first?.program?.poster,
      texts: Object.fromEntries(named.map((each) => [each.locale, toTexts(each.program, each.city)])),
      programNames: namesOf(first?.program),
      cityNames: namesOf(first?.city),
      venueNames: namesOf(first?.venue),
      collections: toWords(first?.program?.collections ?? []),
      people: toWords(first?.program?.people ?? []),
      works: toWords(first?.program?.works ?? []),
    }
  })
}

/** `20261205` of `2026-12-05`: only numbers can be told to be before or after others. */
export const toDayNumber = (day: string): number => Number(day.replaceAll('-', ''))

const toTexts = (program: ProgramEntry | undefined, city: CityEntry | undefined) => ({
  program: program?.name,
  collection: program?.collection,
  performers: program?.performers ?? [],
  lang: program?.lang,
  city: city?.name,
  cityPrepositional: city?.namePrepositional,
  cityPreposition: city?.preposition,
})

function bySlug({ programs, cities, venues }: Catalogue) {
  const map = <Entry extends { slug: string }>(entries: Entry[]) =>
    new Map(entries.map((entry) => [entry.slug, entry]))
  return { programs: map(programs), cities: map(cities), venues: map(venues) }
}

/** In every language. */
const namesOf = (entry: { name: string; otherNames: string[] } | undefined): string[] =>
  entry ? unique(toWords([entry.name, ...entry.otherNames])) : []
