import { chooseTicketState, isUnderWay, type TicketFacts } from '../content/concerts/ticket-state.ts'
import type { Image } from '../content/text/image.ts'
import { toTicketHref } from '../routes/ticket-href.ts'
import type { Locale } from '../shared/locales.ts'
import { toSrcSet } from '../shared/picture-variants.ts'
import type { HitImage, SearchHelp, SearchHits } from '../shared/search.ts'
import { localePath } from '../shared/urls.ts'
import { omitAbsent } from '../strapi/port/fields.ts'
import type {
  CityEntry,
  ConcertEntry,
  EveningWords,
  PostEntry,
  ProgramEntry,
  VenueEntry,
} from './catalogue/entries.ts'
import type { StoredDocuments } from './stored-documents.ts'
import { findReason } from './why-found.ts'

/**
 * Functions that turn entries into result cards. Whatever depends on the time is computed for each request, such as
 * the ticket state, and never cached.
 */

/** The part of a program that its concerts' cards show. */
export type ProgramWords = Pick<
  ProgramEntry,
  'name' | 'collection' | 'performers' | 'repertoire' | 'hero' | 'poster' | 'lang'
> &
  Partial<FoundBy>
/** Names of works and people that find a program. Its card shows one only as the reason why it was found. */
export type FoundBy = Pick<ProgramEntry, 'works' | 'people'>
/** The words of one evening with its program's pictures and colour. */
export const withProgramsPictures = (
  { name, collection, performers, works, people, lang }: EveningWords,
  { repertoire, hero, poster }: Partial<Pick<ProgramEntry, 'repertoire' | 'hero' | 'poster'>> = {},
): ProgramWords => ({
  name,
  performers,
  works,
  people,
  ...omitAbsent({ collection, lang, repertoire, hero, poster }),
})

export type CityWords = Pick<CityEntry, 'name' | 'namePrepositional' | 'preposition'>

export function toConcertHit(
  concert: ConcertEntry,
  { program, city }: { program?: ProgramWords | undefined; city?: CityWords | undefined },
  { locale, now, text = '' }: { locale: Locale; now: number; text?: string },
): SearchHits['concert'] {
  const why = findReason(text, {
    shown: [program?.name, program?.collection, city?.name],
    works: program?.works ?? [],
    people: program?.people ?? [],
  })
  return {
    slug: concert.slug,
    date: concert.date,
    ...(concert.time ? { time: concert.time.slice(0, 5) } : {}),
    program: program?.name ?? '',
    ...(program?.collection ? { collection: program.collection } : {}),
    performers: program?.performers ?? [],
    ...(city ? { city: city.name, cityPrepositional: city.namePrepositional } : {}),
    ...(city?.preposition ? { cityPreposition: city.preposition } : {}),
    ...(program?.repertoire ? { repertoire: program.repertoire } : {}),
    ...(why ? { why } : {}),
    ...picture('heroImage', program?.hero),
    ...picture('thumbnail', program?.poster),
    ticket: toTicketPart(concert, locale, now),
    ...(program?.lang ? { lang: program.lang } : {}),
  }
}

/** The link to tickets, only where they can be bought; an external link opens in a new tab. */
function toTicketPart(
  concert: TicketFacts & Pick<ConcertEntry, 'slug' | 'admission'>,
  locale: Locale,
  now: number,
): SearchHits['concert']['ticket'] {
  const state = chooseTicketState(concert, now)
  if (state !== 'buy' && state !== 'none') return { state }
  const { admission } = concert
  const part = {
    state,
    ...(admission ? { admission } : {}),
    ...(isUnderWay(concert, now) ? { isLate: true as const } : {}),
  }
  if (state === 'none') return part
  const href = toTicketHref(concert, (path) => localePath(locale, path))
  return { ...part, href, ...(concert.ticket.kind === 'link' ? { isExternal: true } : {}) }
}

export function toProgramHit(
  program: Pick<ProgramEntry, 'slug' | 'name' | 'collection' | 'about' | 'repertoire' | 'hero' | 'lang'> &
    Partial<FoundBy>,
  text = '',
): SearchHits['program'] {
  const { works = [], people = [] } = program
  const why = findReason(text, { shown: [program.name, program.collection, program.about], works, people })
  return {
    slug: program.slug,
    name: program.name,
    ...(program.collection ? { collection: program.collection } : {}),
    ...(program.about ? { about: program.about } : {}),
    ...picture('heroImage', program.hero),
    ...(program.repertoire ? { repertoire: program.repertoire } : {}),
    ...(why ? { why } : {}),
    ...(program.lang ? { lang: program.lang } : {}),
  }
}

/** @param concerts number of upcoming concerts in the city */
export const toCityHit = (
  city: Pick<CityEntry, 'slug' | 'name' | 'logo' | 'lang'>,
  concerts: number,
): SearchHits['city'] => ({
  slug: city.slug,
  name: city.name,
  concerts,
  ...picture('logo', city.logo),
  ...(city.lang ? { lang: city.lang } : {}),
})

/** @param city name of the city */
export const toVenueHit = (
  venue: Pick<VenueEntry, 'slug' | 'name' | 'address' | 'image' | 'lang'>,
  city: string | undefined,
): SearchHits['venue'] => ({
  slug: venue.slug,
  name: venue.name,
  ...(city ? { city } : {}),
  ...(venue.address ? { address: venue.address } : {}),
  ...picture('hallImage', venue.image),
  ...(venue.lang ? { lang: venue.lang } : {}),
})

export const toPostHit = (post: Omit<PostEntry, 'otherTitles'>): SearchHits['post'] => ({
  ...(post.isVote ? { isVote: true } : {}),
  slug: post.slug,
  title: post.title,
  publishedAt: post.publishedAt,
  ...(post.summary ? { summary: post.summary } : {}),
  ...picture('thumbnail', post.thumbnail),
  ...(post.lang ? { lang: post.lang } : {}),
})

export const toHelp = ({ kind, slug, title, text, lang }: StoredDocuments['answer']): SearchHelp => ({
  kind,
  slug,
  title,
  ...(text ? { text } : {}),
  ...(lang ? { lang } : {}),
})

function picture<Name extends string>(name: Name, image: Image | undefined): { [Key in Name]?: HitImage } {
  if (!image) return {}
  const { url, width, height } = image
  const srcSet = toSrcSet(image)
  const sizes = width && height && srcSet ? { width, height, srcSet } : {}
  // TypeScript widens a computed key to `string`; it is exactly the one name of the mapped type.
  return { [name]: { url, ...sizes } } as { [Key in Name]?: HitImage }
}
