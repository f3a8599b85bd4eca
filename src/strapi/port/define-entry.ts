import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { type Seo, type seoSchema, toSeo } from '../../content/text/seo.ts'
import { capitalise } from '../../shared/capitalise.ts'
import { defaultLocale, type Locale, otherLocales, wholeReadingOrder } from '../../shared/locales.ts'
import { type ContentService, type MapContext, readContent } from './client.ts'
import { chooseTranslation, type Fallback, type Translations, toTranslations } from './fields.ts'
import { toListAlias } from './lists.ts'

/** Properties of every entry with a page of its own. */
export interface AddressedEntry extends Fallback {
  slug: string
  seo: Seo
  translations: Translations
}

/** Properties of every row of an entry with a page of its own; schemas add the others. */
interface EntryRow extends LanguageRow {
  localizations?: LanguageRow[] | null | undefined
}
interface LanguageRow {
  locale: Locale
  slug: string
  seo?: z.infer<typeof seoSchema>
}

export interface EntryContext extends MapContext {
  /** Language of the page that reads the entry. */
  locale: Locale
  /** Language that the entry's texts are in. */
  textLocale?: Locale
}

interface EntryDefinition<Row extends EntryRow, Own> {
  /** The content service's name for the list of the entries, as `programCollections`. */
  list: string
  /** GraphQL selection of an entry in each language, including its slug and `seoFields`. */
  fields: string
  schema: z.ZodMiniType<Row>
  /**
   * The GraphQL type of an entry whose languages share no fields, such as a page that has other blocks in each language.
   * Queries of such a type select the visitor's row and the Russian one, and no texts of other translations.
   */
  rowPerLanguage?: string
  /** Converts the row to the properties that entries of this type have besides those of an `AddressedEntry`. */
  map: (row: Row, context: EntryContext) => Own | Promise<Own>
}

/** A type of entries that are asked for by slug: in a query of their own (`createEntryReader`), or along with others. */
export interface EntryType<Row, Entry> {
  /** Selects at most one entry by `$slug`, for a page in this language. */
  select: (locale: Locale) => string
  /** GraphQL fragment for `select` at the end of the document; mostly empty. */
  fragment: string
  /** The names under which the answer holds the entry; the second only where it wasn't in the visitor's language. */
  list: string
  fallbackList: string
  /**
   * Selects the same fields in every language but the default one, for an entry that isn't written in it or has another
   * slug there. `names` are the aliases in the answer, in the order in which readers of a language would read them.
   */
  selectElsewhere: string
  elsewhereLists: (locale: Locale) => readonly string[]
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
  const fallbackList = `fallback${capitalise(list)}`
  const selected = rowPerLanguage ? `...${fragmentName}` : fields
  return {
    select: (locale) => {
      if (!rowPerLanguage) return selectRow(defaultLocale, selected)
      const inLocale = selectRow(locale, selected)
      if (locale === defaultLocale) return inLocale
      return `${inLocale} ${fallbackList}: ${selectRow(defaultLocale, selected)}`
    },
    selectElsewhere: otherLocales
      .map((each) => `${toListAlias(each, list)}: ${selectRow(each, selected)}`)
      .join('\n'),
    elsewhereLists: (locale) =>
      wholeReadingOrder(locale)
        .filter((each) => each !== defaultLocale)
        .map((each) => toListAlias(each, list)),
    fragment: rowPerLanguage ? `fragment ${fragmentName} on ${rowPerLanguage} { ${fields} }` : '',
    list,
    fallbackList,
    schema,
    toEntry: async (entry, context) => {
      const chosen: EntryRow = rowPerLanguage ? { ...entry, localizations: null } : entry
      const { row, lang } = chooseTranslation<LanguageRow>(chosen, context.locale)
      return {
        slug: row.slug,
        ...(await map(entry, { ...context, textLocale: row.locale })),
        seo: toSeo(row.seo, context.mediaUrl),
        translations: toTranslations(entry),
        ...(lang ? { lang } : {}),
      }
    },
  }
}

type ReadEntry<Entry> = (content: ContentService, locale: Locale, slug: string) => Promise<Entry | null>

/** @returns `null` when no entry has the slug in any language. @throws UpstreamFailed, ContentInvalid; see `readContent`. */
export interface EntryReader<Entry> extends ReadEntry<Entry> {
  /** Reads an entry that exists only in other languages than the default one. */
  elsewhere: ReadEntry<Entry>
}

/**
 * Adds a second query to a reader: for a slug that no entry has in the default language, the other languages are queried.
 * A site with one language has none to query.
 */
export const withElsewhere = <Entry>(
  read: ReadEntry<Entry>,
  queryElsewhere: ReadEntry<Entry>,
): EntryReader<Entry> => {
  const elsewhere: ReadEntry<Entry> = async (...given) =>
    otherLocales.length > 0 ? queryElsewhere(...given) : null
  return Object.assign<ReadEntry<Entry>, Pick<EntryReader<Entry>, 'elsewhere'>>(
    async (...given) => (await read(...given)) ?? elsewhere(...given),
    { elsewhere },
  )
}

/** Returns the rows in an answer to `selectElsewhere`, the best language first. */
export const selectRowsElsewhere = <Row>(
  { elsewhereLists }: { elsewhereLists: (locale: Locale) => readonly string[] },
  answer: Readonly<Record<string, readonly Row[] | null | undefined>>,
  locale: Locale,
): Row[] => elsewhereLists(locale).flatMap((list) => answer[list] ?? [])

/** @param name of the query: `member` asks `query Member`, and answers are cached as `member.en`. */
export function createEntryReader<Row, Entry>(name: string, type: EntryType<Row, Entry>): EntryReader<Entry> {
  const { list, fallbackList } = type
  const rows = z.array(type.schema)
  const schema = z.object({ [list]: rows, [fallbackList]: z.nullish(rows) })
  const read: ReadEntry<Entry> = (content, locale, slug) =>
    readContent(
      content,
      {
        name: `${name}.${locale}`,
        document: `query ${capitalise(name)}($slug: String!) { ${type.select(locale)} } ${type.fragment}`,
        schema,
        map: (answer, context) => {
          const row = answer[list]?.[0] ?? answer[fallbackList]?.[0]
          return row ? type.toEntry(row, { ...context, locale }) : null
        },
        policy: policies.texts,
      },
      { slug },
    )
  const elsewhere: ReadEntry<Entry> = (content, locale, slug) =>
    readContent(
      content,
      {
        name: `${name}-elsewhere.${locale}`,
        document: `query ${capitalise(name)}Elsewhere($slug: String!) { ${type.selectElsewhere} } ${type.fragment}`,
        schema: z.record(z.string(), z.nullish(rows)),
        map: (answer, context) => {
          const [row] = selectRowsElsewhere(type, answer, locale)
          return row ? type.toEntry(row, { ...context, locale }) : null
        },
        policy: policies.texts,
      },
      { slug },
    )
  return withElsewhere(read, elsewhere)
}
