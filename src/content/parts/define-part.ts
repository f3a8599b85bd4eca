import type * as z from 'zod/mini'
import type { ContentFault } from '../../shared/content-fault.ts'
import type { ContentType } from '../../shared/content-types.ts'
import type { Locale } from '../../shared/locales.ts'
import {
  chooseTranslation,
  type Fallback,
  type Translations,
  toTranslations,
} from '../../strapi/port/fields.ts'
import type { TextContext } from '../text/rich-text.ts'
import { type Seo, type seoSchema, toSeo } from '../text/seo.ts'
import type { ContentRow } from './content-rows.ts'

/** A part, or an entry of one, as it is stored. */
export interface MadePart {
  value: unknown
  /** What was left out of it, or read as something else. */
  faults?: ContentFault[]
}

/** The schema of an entry, by the type of the entry: what a part is made of. */
export type PartSchemas = Partial<Record<ContentType, z.ZodMiniType<unknown>>>

/** The entries of each type, as their schemas have parsed them, in the order of their ids. */
export type PartEntries<Schemas extends PartSchemas> = {
  [Type in keyof Schemas]: (Schemas[Type] extends z.ZodMiniType<infer Row> ? Row : never)[]
}

/** What else a part is made with. */
export interface PartContext extends TextContext {
  /** Hosts whose frames may stand on a page. */
  embedHosts: readonly string[]
  /** Language of the pages that read the part. */
  locale: Locale
}

/**
 * A part of the content that pages read whole, in one language. Parts are made when content is published, so making one
 * may be slow, and reading it is parsing JSON.
 */
export interface PartDefinition<Schemas extends PartSchemas, Value> {
  reads: Schemas
  /** The part is the same in all languages: it is made once, in the default one. */
  isLanguageFree?: true
  make: (entries: PartEntries<Schemas>, context: PartContext) => Value | Promise<Value>
}

/** Types come from the schemas and from what `make` returns. */
export const definePart = <const Schemas extends PartSchemas, Value>(
  definition: PartDefinition<Schemas, Value>,
): PartDefinition<Schemas, Value> => definition

/** Properties of every entry with a page of its own. */
export interface AddressedEntry extends Fallback {
  slug: string
  seo: Seo
  translations: Translations
}

interface LanguageRow {
  locale: Locale
  slug: string
  seo?: z.infer<typeof seoSchema>
}

/** Properties of every row of an entry with a page of its own; schemas add the others. */
interface EntryRow extends LanguageRow {
  localizations?: LanguageRow[] | null | undefined
}

/** What an entry is made with. */
export interface EntryContext extends PartContext {
  /** Language of the entry's texts. */
  textLocale?: Locale
}

interface EntryFields<Row extends EntryRow, Own> {
  type: ContentType
  schema: z.ZodMiniType<Row>
  /** The entry's languages share no fields: a page has other blocks in each. A page shows the row of its own language. */
  isRowPerLanguage?: true
  /** Converts the row to the properties that entries of this type have besides those of an `AddressedEntry`. */
  map: (row: Row, context: EntryContext) => Own | Promise<Own>
}

/** A type of entries with pages of their own. */
export interface EntryDefinition<Row, Entry> {
  type: ContentType
  schema: z.ZodMiniType<Row>
  isRowPerLanguage?: boolean
  /** The entries are the same in all languages: each is made once. */
  isLanguageFree?: true
  make: (row: Row, context: PartContext) => Entry | Promise<Entry>
}

/** Entries that lists are made of, in parts by half-year, the same in all languages. */
export interface DatedDefinition<Row, Entry> extends Omit<EntryDefinition<Row, Entry>, 'isRowPerLanguage'> {
  /** The day of an entry as an editor wrote it, which may be none. */
  dayOf: (row: ContentRow) => unknown
}

/** Types come from the schema and from what `make` returns. */
export const defineDated = <Row, Entry>(
  definition: DatedDefinition<Row, Entry>,
): DatedDefinition<Row, Entry> => definition

/** Types come from the schema and from what `map` returns. */
export const defineEntry = <Row extends EntryRow, Own>({
  type,
  schema,
  isRowPerLanguage,
  map,
}: EntryFields<Row, Own>): EntryDefinition<Row, Own & AddressedEntry> => ({
  type,
  schema,
  isRowPerLanguage: isRowPerLanguage ?? false,
  make: async (entry, context) => {
    const chosen: EntryRow = isRowPerLanguage ? { ...entry, localizations: null } : entry
    const { row, lang } = chooseTranslation<LanguageRow>(chosen, context.locale)
    return {
      slug: row.slug,
      ...(await map(entry, { ...context, textLocale: row.locale })),
      seo: toSeo(row.seo, context.mediaUrl),
      translations: toTranslations(entry),
      ...(lang ? { lang } : {}),
    }
  },
})
