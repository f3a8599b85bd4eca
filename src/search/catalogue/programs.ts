import * as z from 'zod/mini'
import { isEnsembleType, memberSummarySchema } from '../../content/people/member-summary.ts'
import { byPriority } from '../../content/programs/program-summary.ts'
import { repertoireSchema } from '../../content/programs/repertoire.ts'
import { listTrackTexts, tracklistsSchema } from '../../content/programs/tracklists.ts'
import { imageSchema } from '../../content/text/image.ts'
import type { Locale } from '../../shared/locales.ts'
import { sortedBy } from '../../shared/sorted-by.ts'
import {
  chooseName,
  chooseTranslation,
  localisedSchema,
  nameSchema,
  omitAbsent,
  slugSchema,
  textSchema,
} from '../../strapi/port/fields.ts'
import type { MediaUrl } from '../../strapi/port/media-url.ts'
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
    priority: z.nullish(z.number()),
    programCollections: referencesSchema,
    performers: referencesSchema,
  },
)
/** What the search reads of programs, their collections, and everybody who may play. */
export const programSchemas = {
  program: programSchema,
  'program-collection': localisedSchema({ slug: slugSchema, title: nameSchema }),
  member: z.omit(memberSummarySchema, { photo: true }),
} as const
type Program = z.infer<typeof programSchema>
type Collection = z.infer<(typeof programSchemas)['program-collection']>
type Member = z.infer<typeof programSchemas.member>

export interface ProgramsInLanguage {
  programs: ProgramEntry[]
  /** Everybody who may play, by slug in the default language. */
  people: Record<string, Person>
  /** Ensembles of each program, by its slug in the default language. */
  ensemblesOf: Record<string, Person[]>
}

/** All programs, the most important first. */
export function toPrograms(
  entries: { program: Program[]; 'program-collection': Collection[]; member: Member[] },
  locale: Locale,
  mediaUrl: MediaUrl,
): ProgramsInLanguage {
  const programs = byPriority(entries.program)
  const collectionsOf = bySlug(entries['program-collection'])
  const membersOf = bySlug(entries.member)
  return {
    programs: programs.map((program) => ({
      ...toNames(program, locale),
      works: toWorks(program),
      ...toCollections(sortedBy(collectionsOf(program.programCollections), [({ slug }) => slug]), locale),
      ...toPerformers(membersOf(program.performers), locale),
      ...omitAbsent({
        about: chooseTranslation(program, locale).row.about,
        repertoire: program.repertoire,
        hero: toHitPicture(program.heroImage, mediaUrl),
        poster: toHitPicture(program.thumbnailImage, mediaUrl),
      }),
    })),
    people: Object.fromEntries(entries.member.map((member) => [member.slug, toPerson(member, locale)])),
    ensemblesOf: Object.fromEntries(
      programs.map(({ slug, performers }) => [
        slug,
        membersOf(performers)
          .filter(isEnsemble)
          .map((member) => toPerson(member, locale)),
      ]),
    ),
  }
}

function bySlug<Entry extends { slug: string }>(entries: Entry[]) {
  const known = new Map(entries.map((entry) => [entry.slug, entry]))
  return (references: z.infer<typeof referencesSchema>): Entry[] =>
    (references ?? []).flatMap(({ slug }) => known.get(slug) ?? [])
}

type NameRow = { locale: Locale; name: string }

function toNames(program: Program, locale: Locale) {
  const own = chooseName(program, locale)
  const otherNames = listOtherNames<NameRow>(program, locale, ({ name }) => name)
  return { ...own, otherNames: withoutDuplicates([...otherNames, ...findAliases([own.name, ...otherNames])]) }
}

/** Works of a program, in every language. */
function toWorks(program: Program): string[] {
  const works = [program, ...(program.localizations ?? [])]
    .flatMap(({ tracklists }) => tracklists ?? [])
    .flatMap(({ tracks }) => tracks ?? [])
    .flatMap(listTrackTexts)
  return withAliases(works)
}

function toCollections(collections: Collection[], locale: Locale) {
  const [first] = collections
  return {
    ...(first ? { collection: chooseTranslation(first, locale).row.title } : {}),
    collections: withoutDuplicates(
      collections.flatMap((collection) => listTranslations(collection, ({ title }) => title)),
    ),
  }
}

const toPerson = (member: Member, locale: Locale): Person => ({
  genitive: toGenitive(member, locale),
  names: listTranslations(member, ({ fullName }) => fullName),
  isEnsemble: isEnsemble(member),
})

const isEnsemble = ({ artistType }: Member): boolean => isEnsembleType(artistType?.slug)

const toPerformers = (performers: Member[], locale: Locale) =>
  toCastWords(performers.map((performer) => toPerson(performer, locale)))

/**
 * Genitive of a performer's role and name, as `скрипачки Марии Ветровой`; the plain name in a language that the
 * performer isn't translated into.
 */
function toGenitive(performer: Member, locale: Locale): string {
  const { row, lang } = chooseTranslation(performer, locale)
  const type = performer.artistType ? chooseTranslation(performer.artistType, locale) : undefined
  const genitives = [type?.lang ? '' : type?.row.nameGenitive, lang ? '' : row.fullNameGenitive]
  return [genitives[0], genitives[1] || row.fullName].filter(Boolean).join(' ')
}
