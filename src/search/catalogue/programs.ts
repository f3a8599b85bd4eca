import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { isEnsembleType, memberSummarySchema } from '../../content/people/member-summary.ts'
import { programOrder } from '../../content/programs/program-summary.ts'
import { repertoireSchema } from '../../content/programs/repertoire.ts'
import { listTrackTexts, tracklistFields, tracklistsSchema } from '../../content/programs/tracklist.ts'
import { imageFields, imageSchema } from '../../content/text/image.ts'
import { type InEachLocale, inEachLocale, type Locale } from '../../shared/locales.ts'
import type { ContentQuery } from '../../strapi/port/client.ts'
import {
  chooseName,
  chooseTranslation,
  localisedSchema,
  nameSchema,
  omitAbsent,
  selectLocalised,
  slugSchema,
  textSchema,
} from '../../strapi/port/fields.ts'
import { type EntryList, selectLists } from '../../strapi/port/lists.ts'
import { findAliases } from '../vocabulary.ts'
import {
  listOtherNames,
  listTranslations,
  type ProgramEntry,
  toHitPicture,
  withoutDuplicates,
} from './entries.ts'
import { type Person, toCastWords, withAliases } from './own-words.ts'

const referencesSchema = z.nullish(z.array(z.object({ slug: slugSchema })))
const programSchema = z.extend(
  localisedSchema({ slug: slugSchema, name: nameSchema, about: textSchema, tracklists: tracklistsSchema }),
  {
    repertoire: repertoireSchema,
    thumbnailImage: imageSchema,
    heroImage: imageSchema,
    programCollections: referencesSchema,
    performers: referencesSchema,
  },
)
const answerSchema = z.object({
  programs: z.array(programSchema),
  programCollections: z.array(localisedSchema({ slug: slugSchema, title: nameSchema })),
  members: z.array(z.omit(memberSummarySchema, { photo: true })),
})
type Answer = z.infer<typeof answerSchema>

const programsList: EntryList = {
  list: 'programs',
  sort: programOrder,
  pagination: 'limit: -1',
  fields: `
    repertoire thumbnailImage { ${imageFields} } heroImage { ${imageFields} }
    programCollections(pagination: { limit: -1 }, sort: ["slug:asc"]) { data { attributes { slug } } }
    performers(pagination: { limit: -1 }) { data { attributes { slug } } }
    ${selectLocalised(`slug name about ${tracklistFields}`)}`,
}
const collectionsList: EntryList = {
  list: 'programCollections',
  sort: ['slug:asc'],
  pagination: 'limit: -1',
  fields: selectLocalised('slug title'),
}
const membersList: EntryList = {
  list: 'members',
  sort: ['slug:asc'],
  pagination: 'limit: -1',
  fields: `
    artistType { data { attributes { ${selectLocalised('slug name nameGenitive')} } } }
    ${selectLocalised('slug fullName fullNameGenitive')}`,
}

export interface ProgramsInLanguage {
  programs: ProgramEntry[]
  /** Everybody who may play, by slug in the default language. */
  people: ReadonlyMap<string, Person>
  /** Ensembles of each program, by its slug in the default language. */
  ensemblesOf: ReadonlyMap<string, readonly Person[]>
}

/**
 * All programs, the most important first. Their collections and performers are queried once and joined by slug; nested
 * in each program they would be most of the content service's work.
 */
export const programsQuery: ContentQuery<Answer, InEachLocale<ProgramsInLanguage>> = {
  name: 'search-programs',
  ...selectLists('query SearchPrograms', [programsList, collectionsList, membersList]),
  schema: answerSchema,
  map: ({ programs, programCollections, members }, { mediaUrl }) => {
    const collectionsOf = bySlug(programCollections)
    const membersOf = bySlug(members)
    const worksOf = new Map(programs.map((program) => [program, toWorks(program)]))
    const toEntry = (program: Answer['programs'][number], locale: Locale): ProgramEntry => ({
      ...toNames(program, locale),
      works: worksOf.get(program) ?? [],
      ...toCollections(collectionsOf(program.programCollections), locale),
      ...toPerformers(membersOf(program.performers), locale),
      ...omitAbsent({
        about: chooseTranslation(program, locale).row.about,
        repertoire: program.repertoire,
        hero: toHitPicture(program.heroImage, mediaUrl),
        poster: toHitPicture(program.thumbnailImage, mediaUrl),
      }),
    })
    return inEachLocale((locale) => ({
      programs: programs.map((program) => toEntry(program, locale)),
      people: new Map(members.map((member) => [member.slug, toPerson(member, locale)])),
      ensemblesOf: new Map(
        programs.map(({ slug, performers }) => [
          slug,
          membersOf(performers)
            .filter(isEnsemble)
            .map((member) => toPerson(member, locale)),
        ]),
      ),
    }))
  },
  policy: policies.searchIndex,
}

function bySlug<Entry extends { slug: string }>(entries: Entry[]) {
  const known = new Map(entries.map((entry) => [entry.slug, entry]))
  return (references: z.infer<typeof referencesSchema>): Entry[] =>
    (references ?? []).flatMap(({ slug }) => known.get(slug) ?? [])
}

type NameRow = { locale: Locale; name: string }

function toNames(program: Answer['programs'][number], locale: Locale) {
  const own = chooseName(program, locale)
  const otherNames = listOtherNames<NameRow>(program, locale, ({ name }) => name)
  return { ...own, otherNames: withoutDuplicates([...otherNames, ...findAliases([own.name, ...otherNames])]) }
}

/** Works of a program, in every language. */
function toWorks(program: Answer['programs'][number]): string[] {
  const works = [program, ...(program.localizations ?? [])]
    .flatMap(({ tracklists }) => tracklists ?? [])
    .flatMap(({ tracks }) => tracks ?? [])
    .flatMap(listTrackTexts)
  return withAliases(works)
}

function toCollections(collections: Answer['programCollections'], locale: Locale) {
  const [first] = collections
  return {
    ...(first ? { collection: chooseTranslation(first, locale).row.title } : {}),
    collections: withoutDuplicates(
      collections.flatMap((collection) => listTranslations(collection, ({ title }) => title)),
    ),
  }
}

const toPerson = (member: Answer['members'][number], locale: Locale): Person => ({
  genitive: toGenitive(member, locale),
  names: listTranslations(member, ({ fullName }) => fullName),
  isEnsemble: isEnsemble(member),
})

const isEnsemble = ({ artistType }: Answer['members'][number]): boolean => isEnsembleType(artistType?.slug)

const toPerformers = (performers: Answer['members'], locale: Locale) =>
  toCastWords(performers.map((performer) => toPerson(performer, locale)))

/**
 * Genitive of a performer's role and name, as `скрипачки Марии Ветровой`; the plain name in a language that the
 * performer isn't translated into.
 */
function toGenitive(performer: Answer['members'][number], locale: Locale): string {
  const { row, lang } = chooseTranslation(performer, locale)
  const type = performer.artistType ? chooseTranslation(performer.artistType, locale) : undefined
  const genitives = [type?.lang ? '' : type?.row.nameGenitive, lang ? '' : row.fullNameGenitive]
  return [genitives[0], genitives[1] || row.fullName].filter(Boolean).join(' ')
}
