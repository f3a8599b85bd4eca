import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { capitalised } from '../../shared/capitalised.ts'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import { type Seo, type seoSchema, toSeo } from '../text/seo.ts'
import { type ContentService, type MapContext, readContent } from './client.ts'
import { chooseTranslation, type Fallback, type Translations, toTranslations } from './fields.ts'

/** What an entry with an address of its own has, whatever its type. */
export interface AddressedEntry extends Fallback {
  slug: string
  seo: Seo
  translations: Translations
}

/** What rows of such entries have in common; schemas say what else is in them. */
interface EntryRow extends LanguageRow {
  localizations?: LanguageRow[] | null | undefined
}
interface LanguageRow {
  locale: Locale
  slug: string
  seo?: z.infer<typeof seoSchema>
}

export interface EntryContext extends MapContext {
  /** Of the page that the entry is for. */
  locale: Locale
}

interface EntryDefinition<Row extends EntryRow, Own> {
  /** The content service's name of their list, as `programCollections`. */
  list: string
  /** What is selected of an entry; its slug and `seoFields` among it, in each language. */
  fields: string
  schema: z.ZodMiniType<Row>
  /**
   * Where the rows of an entry's languages have nothing in common (a page's blocks are another list in each), the
   * visitor's row and the Russian one are asked for, without their translations' texts. Names the GraphQL type.
   */
  rowPerLanguage?: string
  /** To what entries of this type have beside an `AddressedEntry`. */
  map: (row: Row, context: EntryContext) => Own | Promise<Own>
}

/** A type of entries that are asked for by slug: in a question of their own (`entryReader`), or along with others. */
export interface EntryType<Row, Entry> {
  /** Selects at most one entry by `$slug`, for a page in this language. */
  select: (locale: Locale) => string
  /** What `select` needs at the end of the document; mostly nothing. */
  fragment: string
  /** The names under which the answer holds the entry; the second only where it wasn't in the visitor's language. */
  list: string
  fallbackList: string
  schema: z.ZodMiniType<Row>
  toEntry: (row: Row, context: EntryContext) => Promise<Entry>
}

/** Types come from the schema and from what `map` returns. */
export function defineEntry<Row extends EntryRow, Own>(
  definition: EntryDefinition<Row, Own>,
): EntryType<Row, Own & AddressedEntry> {
  const { list, fields, schema, rowPerLanguage, map } = definition
  const selectRow = (locale: Locale, selection: string) =>
    `${list}(locale: "${locale}", filters: { slug: { eq: $slug } }, sort: ["slug:asc"], pagination: { limit: 1 }) {
      data { attributes { ${selection} } }
    }`
  const fragmentName = `${rowPerLanguage}Fields`
  const fallbackList = `fallback${capitalised(list)}`
  return {
    select: (locale) => {
      if (!rowPerLanguage) return selectRow(defaultLocale, fields)
      const inLocale = selectRow(locale, `...${fragmentName}`)
      if (locale === defaultLocale) return inLocale
      return `${inLocale} ${fallbackList}: ${selectRow(defaultLocale, `...${fragmentName}`)}`
    },
    fragment: rowPerLanguage ? `fragment ${fragmentName} on ${rowPerLanguage} { ${fields} }` : '',
    list,
    fallbackList,
    schema,
    toEntry: async (entry, context) => {
      const chosen: EntryRow = rowPerLanguage ? { ...entry, localizations: null } : entry
      const { row, lang } = chooseTranslation<LanguageRow>(chosen, context.locale)
      return {
        slug: row.slug,
        ...(await map(entry, context)),
        seo: toSeo(row.seo, context.mediaUrl),
        translations: toTranslations(entry),
        ...(lang ? { lang } : {}),
      }
    },
  }
}

/** @returns `null` when no entry has the slug. @throws UpstreamFailed, ContentInvalid; see `readContent`. */
export type EntryReader<Entry> = (
  content: ContentService,
  locale: Locale,
  slug: string,
) => Promise<Entry | null>

/** @param name of the question: `member` asks `query Member`, and answers are cached as `member.en`. */
export function entryReader<Row, Entry>(name: string, type: EntryType<Row, Entry>): EntryReader<Entry> {
  const { list, fallbackList } = type
  const rows = z.array(type.schema)
  const schema = z.object({ [list]: rows, [fallbackList]: z.nullish(rows) })
  return (content, locale, slug) =>
    readContent(
      content,
      {
        name: `${name}.${locale}`,
        document: `query ${capitalised(name)}($slug: String!) { ${type.select(locale)} } ${type.fragment}`,
        schema,
        map: (answer, context) => {
          const row = answer[list]?.[0] ?? answer[fallbackList]?.[0]
          return row ? type.toEntry(row, { ...context, locale }) : null
        },
        policy: policies.texts,
      },
      { slug },
    )
}
