import * as z from 'zod/mini'
import { translatedLanguages } from '../../brand/languages.ts'
import type { FaultReason } from '../../shared/content-fault.ts'
import { repairAddress, toUploadPath } from '../../shared/editor-address.ts'
import { fnv1a } from '../../shared/fnv1a.ts'
import { defaultLocale, type Locale, readingOrder } from '../../shared/locales.ts'
import { typeset } from '../../shared/typeset.ts'
import { isPictureUrl, slugPattern, toSafeHref } from '../../shared/urls.ts'
import { reasonOfFault, repairedAs } from './parse-content.ts'

/** Field schemas that many content types share. All content is hostile until it has passed one. */
export const slugSchema = z.string().check(z.regex(slugPattern), z.maxLength(120))
/**
 * A name or a title. A longer text would fill most of a page, and every row of a list has a name. A text of nothing but
 * spaces and invisible characters would be a link without words.
 */
export const nameSchema = z
  .string()
  .check(z.maxLength(500), z.regex(/[^\s\p{Default_Ignorable_Code_Point}]/u))
/** Schema of an age limit in years. */
export const ageLimitSchema = z.nullish(z.int().check(z.gte(0), z.lte(21)))
/** A text without markup: a summary, an address. */
export const requiredTextSchema = z.string().check(z.maxLength(10_000))
export const textSchema = z.nullish(requiredTextSchema)
/** An address as an editor wrote it; `toSafeHref` says whether it may be followed. Servers take none that is longer. */
export const addressSchema = z.string().check(z.maxLength(2048))
export const pictureUrlSchema = repairedAddress('no address of a picture', (value) =>
  // Two addresses in one text are a `srcset`, not the address of a picture.
  /,\s/.test(value)
    ? undefined
    : [value, toUploadPath(value.trim()), repairAddress(value)].find(
        (each) => each !== undefined && isPictureUrl(each),
      ),
)
/** Schema of the address of a link. */
export const linkSchema = repairedAddress('no address', (value) => toSafeHref(repairAddress(value)))
/** Address of a web page; `mailto:` and `tel:` are refused. */
export const webAddressSchema = repairedAddress('no address of a page', (value) => {
  const address = toSafeHref(repairAddress(value))
  return address?.startsWith('http') ? address : undefined
})

/** Creates a schema that repairs an address with one possible meaning. An empty address is absent and not a fault. */
function repairedAddress(reason: FaultReason, read: (value: string) => string | undefined) {
  return addressSchema.check(
    z.check(({ value, issues }) => {
      const meant = value.trim() ? read(value) : value
      if (meant === value) return
      issues.push({
        code: 'custom',
        input: value,
        message: reason,
        params:
          meant === undefined
            ? { [reasonOfFault]: reason }
            : { [reasonOfFault]: 'address read as another', [repairedAs]: meant },
      })
    }),
  )
}
/** `YYYY-MM-DD` of a day that exists: formatting any other throws. */
export const daySchema = z.iso.date()
/** An ISO instant, as the content manager stamps its entries. */
export const requiredInstantSchema = z.iso.datetime({ offset: true })
/** An instant that may be absent, since a permission may hide it. */
export const instantSchema = z.nullish(requiredInstantSchema)
export const localeSchema = z.enum(translatedLanguages)

/**
 * A stable number of an entry: its id in Strapi 4. Strapi 5 changes the id at each publication and keeps a `documentId`
 * of letters and digits, from which a number is computed (`fnv1a`). Among a hundred entries two have the same number
 * once in a million.
 */
export const entryNumberSchema = z.pipe(z.union([z.string(), z.number()]), z.transform(toEntryNumber))

function toEntryNumber(id: string | number): number {
  if (Number.isFinite(Number(id))) return Number(id)
  return fnv1a(String(id)) || 1
}

/**
 * An enumeration whose values have dashes. GraphQL names can't hold them, so the content service answers
 * `thematic_page` for `thematic-page`.
 */
export const dashedEnumSchema = <const Names extends readonly string[]>(names: Names) =>
  z.nullish(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((name) => name.replaceAll('_', '-')),
      ),
      z.enum(names),
    ),
  )

/** A text of another language than the page's carries that language for the `lang` attribute. */
export interface Fallback {
  lang?: Locale
}

/** The row of an entry in a language, with the rows of its translations. */
export const localisedSchema = <Shape extends z.core.$ZodShape>(shape: Shape) => {
  const row = z.extend(z.object({ locale: z._default(localeSchema, defaultLocale) }), shape)
  return z.extend(row, { localizations: z.nullish(z.array(row)) })
}

/** An entry's row in one language. */
export type RowOf<Schema extends z.ZodMiniType<{ localizations?: unknown }>> =
  z.infer<Schema> extends { localizations?: (infer Row)[] | null | undefined } ? Row : never

/**
 * Schema of a row whose translations share no fields with it; only their languages and slugs are selected. See
 * `rowPerLanguage`.
 */
export const rowPerLanguageSchema = <Shape extends z.core.$ZodShape>(shape: Shape) => {
  const address = z.object({ locale: localeSchema, slug: slugSchema })
  return z.extend(z.extend(address, { localizations: z.nullish(z.array(address)) }), shape)
}

/** The row in the visitor's language, else in the next that they read (`readingOrder`), else whatever there is. */
export function chooseTranslation<Row extends { locale: Locale }>(
  entry: Row & { localizations?: Row[] | null | undefined },
  locale: Locale,
): { row: Row; lang?: Locale } {
  const rows: Row[] = [entry, ...(entry.localizations ?? [])]
  const inOrder = readingOrder(locale).map((each) => rows.find((row) => row.locale === each))
  const row = typesetRow(inOrder.find((found) => found !== undefined) ?? entry)
  return row.locale === locale ? { row } : { row, lang: row.locale }
}

/** Fields with texts that only people read. Addresses are left out, since maps are searched for them. */
const readFields = new Set(
  ['name', 'title', 'about', 'summary', 'description', 'question'].concat(
    'accessNote',
    'entrance',
    'transit',
    'lastTrain',
    'parking',
    'cloakroom',
    'food',
  ),
)

/** Applies the typography of a row's language to its texts (`shared/typeset.ts`), except to rich text. */
function typesetRow<Row extends { locale: Locale }>(row: Row): Row {
  const set = Object.entries(row).map(([field, value]) => [
    field,
    typeof value === 'string' && readFields.has(field) ? typeset(row.locale, value) : value,
  ])
  // The fields stay those of the row, and texts stay texts, so the type holds.
  return Object.fromEntries(set) as Row
}

type NamedRow = { locale: Locale; slug: string; name: string }

/** Slug and name in the visitor's language, marked with `lang` where that is missing. */
export function chooseName(
  entry: NamedRow & { localizations?: NamedRow[] | null | undefined },
  locale: Locale,
) {
  const { row, lang } = chooseTranslation<NamedRow>(entry, locale)
  return { slug: row.slug, name: row.name, ...(lang ? { lang } : {}) }
}

/** Slug and name, with the slug in the default language where it is another: rows of concerts name their places by it. */
export function chooseListedName(
  entry: NamedRow & { localizations?: NamedRow[] | null | undefined },
  locale: Locale,
) {
  const name = chooseName(entry, locale)
  return { ...name, ...(name.slug === entry.slug ? {} : { defaultSlug: entry.slug }) }
}

/** Slugs of an entry in each of its languages, for the language switch and hreflang. */
export type Translations = Partial<Record<Locale, string>>

export const toTranslations = (entry: {
  locale: Locale
  slug: string
  localizations?: { locale: Locale; slug: string }[] | null | undefined
}): Translations =>
  Object.fromEntries([entry, ...(entry.localizations ?? [])].map((row) => [row.locale, row.slug]))

/** Leaves out what is null or undefined, so that optional fields are either there or absent. */
export function omitAbsent<Fields extends Record<string, unknown>>(fields: Fields) {
  const present = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)
  // The remaining entries have the fields' own names and values.
  return Object.fromEntries(present) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> }
}
