import { canBeBought, toConcertEnd } from '../content/concerts/ticket-state.ts'
import { defaultLocale, type InEachLocale, type Locale } from '../shared/locales.ts'
import { helpKinds } from '../shared/search.ts'
import {
  type Catalogue,
  type CityEntry,
  type EveningWords,
  type HelpEntry,
  listHelpTexts,
  type PostEntry,
  type ProgramEntry,
  type VenueEntry,
} from './catalogue/entries.ts'
import { venueFactNames } from './catalogue/venue-help.ts'
import type { StoredIndexName } from './engine.ts'
import { toCharacters, toDocumentWords, toNameWords } from './service-words.ts'
import type { StoredDocuments } from './stored-documents.ts'

/**
 * The documents in Meilisearch: what the result cards show (`StoredDocuments`), and the words to search by, which are
 * never shown. An entry is one document per language; a concert is one document with its texts in all languages.
 */
export type SearchDocuments = { [Index in StoredIndexName]: SearchDocument<Index>[] }
type SearchDocument<Index extends StoredIndexName> = { id: string } & StoredDocuments[Index]

/** @param locales the languages of the site */
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
    answer: inAll(({ help }, locale) => help.map((entry) => toAnswer(entry, locale))),
  }
}

/**
 * Meilisearch ids consist of letters, digits, dashes and underscores. A slug contains no underscore, so the id is
 * unique.
 */
export const toId = (slug: string, locale: Locale) => `${slug}_${locale}`

/** The id of a vote among the posts. */
export const toVoteId = (slug: string, locale: Locale) => `vote_${slug}_${locale}`

function toProgram(program: ProgramEntry, locale: Locale) {
  const { poster: _poster, otherNames, collections, people, works, ...shown } = program
  return {
    id: toId(program.slug, locale),
    locale,
    ...shown,
    nameWords: toNameWords([program.name]),
    otherNames: toNameWords(otherNames),
    collections: toNameWords(collections),
    people: toNameWords(people),
    works: toNameWords(works),
    foundBy: { works, people },
    aboutWords: toDocumentWords([program.about]),
    letters: toCharacters([program.name, ...otherNames, ...collections, ...people, ...works]),
  }
}

function toCity(city: CityEntry, concerts: number, locale: Locale) {
  const { namePrepositional: _name, preposition: _before, otherNames, ...shown } = city
  return {
    id: toId(city.slug, locale),
    locale,
    ...shown,
    concerts,
    nameWords: toNameWords([city.name]),
    otherNames: toNameWords(otherNames),
    letters: toCharacters([city.name, ...otherNames]),
  }
}

function toVenue(venue: VenueEntry, city: CityEntry | undefined, locale: Locale) {
  const { city: _slug, otherNames, ...shown } = venue
  return {
    id: toId(venue.slug, locale),
    locale,
    ...shown,
    ...(city ? { city: city.name } : {}),
    nameWords: toNameWords([venue.name]),
    otherNames: toNameWords(otherNames),
    cityNames: toNameWords(namesOf(city)),
    addressWords: toDocumentWords([venue.address]),
    letters: toCharacters([venue.name, ...otherNames, ...namesOf(city)]),
  }
}

function toPost(post: PostEntry, locale: Locale) {
  const { otherTitles, ...shown } = post
  return {
    id: post.isVote ? toVoteId(post.slug, locale) : toId(post.slug, locale),
    locale,
    ...shown,
    titleWords: toNameWords([post.title]),
    otherTitles: toNameWords(otherTitles),
    summaryWords: toDocumentWords([post.summary]),
    letters: toCharacters([post.title, ...otherTitles]),
  }
}

/** The id of a help entry; a venue has several, one for each fact. */
const toHelpId = ({ kind, slug, fact }: Pick<HelpEntry, 'kind' | 'slug' | 'fact'>, locale: Locale) =>
  [kind, slug, fact, locale].filter(Boolean).join('_')

/** The ids of all help entries that one content entry may have. */
export const toHelpIds = (kind: HelpEntry['kind'], slug: string, locale: Locale): string[] =>
  kind === 'venue'
    ? venueFactNames.map((fact) => toHelpId({ kind, slug, fact }, locale))
    : [toHelpId({ kind, slug }, locale)]

function toAnswer(entry: HelpEntry, locale: Locale) {
  const { keywords: _keywords, places: _places, body: _body, fact: _fact, ...shown } = entry
  const { titles, keywords, places, body } = listHelpTexts(entry)
  return {
    id: toHelpId(entry, locale),
    locale,
    ...shown,
    order: helpKinds.indexOf(entry.kind),
    titleWords: toNameWords(titles),
    keywords: toNameWords(keywords),
    placeNames: toNameWords(places),
    bodyWords: toDocumentWords([body]),
    letters: toCharacters([entry.title, ...keywords, ...places]),
  }
}

function toConcerts(
  catalogues: InEachLocale<Catalogue>,
  locales: readonly Locale[],
): SearchDocuments['concert'] {
  const lookUps = locales.map((locale) => ({ locale, ...bySlug(catalogues[locale]) }))
  return catalogues[defaultLocale].concerts.map(({ program, city, venue, words: _words, ...concert }, at) => {
    const named = lookUps.map(({ locale, programs, cities, venues }) => ({
      locale,
      program: programs.get(program ?? ''),
      words: catalogues[locale].concerts[at]?.words ?? programs.get(program ?? ''),
      city: cities.get(city ?? ''),
      venue: venues.get(venue ?? ''),
    }))
    const [first] = named
    return {
      id: concert.slug,
      ...concert,
      endsAt: Math.floor(toConcertEnd(concert) / 1000),
      day: toDayNumber(concert.date),
      buyable: canBeBought(concert) ? 1 : 0,
      repertoire: first?.program?.repertoire,
      hero: first?.program?.hero,
      poster: first?.program?.poster,
      texts: Object.fromEntries(named.map((each) => [each.locale, toTexts(each.words, each.city)])),
      programNames: toNameWords(namesOf(first?.words)),
      cityNames: toNameWords(namesOf(first?.city)),
      venueNames: toNameWords(namesOf(first?.venue)),
      collections: toNameWords(first?.words?.collections ?? []),
      people: toNameWords(first?.words?.people ?? []),
      works: toNameWords(first?.words?.works ?? []),
      foundBy: { works: first?.words?.works ?? [], people: first?.words?.people ?? [] },
      letters: toCharacters([first?.words, first?.city, first?.venue].flatMap(namesOf)),
    }
  })
}

/** Turns `2026-12-05` into the number `20261205`, because Meilisearch compares only numbers by size. */
export const toDayNumber = (day: string): number => Number(day.replaceAll('-', ''))

const toTexts = (program: EveningWords | undefined, city: CityEntry | undefined) => ({
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

/** Names of an entry in all languages. */
const namesOf = (entry: { name: string; otherNames: string[] } | undefined): string[] =>
  entry ? [entry.name, ...entry.otherNames] : []
