import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import type { ContentQuery } from '../../content/client.ts'
import { defined, named } from '../../content/concert-card.ts'
import {
  chooseTranslation,
  localised,
  localisedSchema,
  slugSchema,
  textSchema,
} from '../../content/fields.ts'
import { memberCardSchema } from '../../content/member-card.ts'
import { programCardFields, programCardSchema } from '../../content/program-card.ts'
import { tracklistFields, tracklistsSchema } from '../../content/tracklist.ts'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import { aliasesOf } from '../vocabulary.ts'
import {
  type InEachLocale,
  inEachLocale,
  otherNamesOf,
  type ProgramEntry,
  textsOf,
  toCardImage,
  unique,
} from './entries.ts'

const performerSchema = z.omit(memberCardSchema, { photo: true })
const programSchema = z.extend(
  localisedSchema({
    slug: slugSchema,
    name: z.string(),
    about: textSchema,
    tracklists: tracklistsSchema,
  }),
  {
    repertoire: programCardSchema.shape.repertoire,
    thumbnailImage: programCardSchema.shape.thumbnailImage,
    heroImage: programCardSchema.shape.heroImage,
    programCollections: programCardSchema.shape.programCollections,
    performers: z.nullish(z.array(performerSchema)),
  },
)
const programsSchema = z.object({ programs: z.array(programSchema) })
type Program = z.infer<typeof programSchema>

/** Every program, the most important first. */
export const programsQuery: ContentQuery<z.infer<typeof programsSchema>, InEachLocale<ProgramEntry[]>> = {
  name: 'search-programs',
  document: `query SearchPrograms {
    programs(locale: "${defaultLocale}", sort: ["priority:desc", "slug:asc"], pagination: { limit: -1 }) {
      data { attributes {
        ${programCardFields} ${localised(tracklistFields)}
        performers(pagination: { limit: -1 }) { data { attributes {
          artistType { data { attributes { ${localised('name nameGenitive')} } } }
          ${localised('slug fullName fullNameGenitive')}
        } } }
      } }
    }
  }`,
  schema: programsSchema,
  map: ({ programs }, { mediaUrl }) =>
    inEachLocale((locale) => programs.map((program) => toEntry(program, locale, mediaUrl))),
  policy: policies.searchIndex,
}

function toEntry(program: Program, locale: Locale, mediaUrl: (path: string) => string): ProgramEntry {
  const { row } = chooseTranslation(program, locale)
  const otherNames = otherNamesOf<NameRow>(program, locale, ({ name }) => name)
  const works = unique([program, ...(program.localizations ?? [])].flatMap(toWorks))
  const collections = program.programCollections ?? []
  const performers = program.performers ?? []
  return {
    ...named(program, locale),
    otherNames: unique([...otherNames, ...aliasesOf([row.name, ...otherNames])]),
    ...defined({
      collection: collections[0] && chooseTranslation(collections[0], locale).row.title,
      about: row.about,
      repertoire: program.repertoire,
      hero: toCardImage(program.heroImage, mediaUrl),
      poster: toCardImage(program.thumbnailImage, mediaUrl),
    }),
    collections: unique(collections.flatMap((collection) => textsOf(collection, ({ title }) => title))),
    performers: performers.map((performer) => toGenitive(performer, locale)),
    people: unique(performers.flatMap((performer) => textsOf(performer, ({ fullName }) => fullName))),
    works: unique([...works, ...aliasesOf(works)]),
  }
}

type NameRow = { locale: Locale; name: string }

/** `скрипачки Марии Ветровой` */
function toGenitive(performer: z.infer<typeof performerSchema>, locale: Locale): string {
  const { row } = chooseTranslation(performer, locale)
  const type = performer.artistType ? chooseTranslation(performer.artistType, locale).row.nameGenitive : ''
  return [type, row.fullNameGenitive ?? row.fullName].filter(Boolean).join(' ')
}

const toWorks = ({ tracklists }: Pick<Program, 'tracklists'>): string[] =>
  (tracklists ?? [])
    .flatMap(({ tracks }) => tracks ?? [])
    .flatMap(({ name, composer, source }) => [composer, source, name])
    .filter((text) => text !== null && text !== undefined)
