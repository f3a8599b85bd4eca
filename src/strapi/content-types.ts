import { capitalise } from '../shared/capitalise.ts'
import { type ContentType, contentTypes, type SingleType } from '../shared/content-types.ts'

/** How the site asks Strapi for the entries of a type. */
interface ContentTypeRow {
  /** Whether Strapi keeps drafts of its entries: each has `publishedAt`. */
  hasDrafts?: true
  /** The type has one row for all languages. */
  isUntranslated?: true
  /** Other names under which queries select its entries: fields of related types, and aliases. */
  alsoSelectedAs?: readonly string[]
}

interface ListedTypeRow extends ContentTypeRow {
  /** GraphQL name of the type's list. */
  list: string
}

/**
 * The registry of content types. Queries of entries, sitemaps, edit links, the reports of changes by webhook, and what
 * partners may read follow from it. Sitemaps list the types in this order.
 */
export const contentTypeRows = {
  concert: {
    list: 'concerts',
    hasDrafts: true,
    isUntranslated: true,
  },
  program: { list: 'programs', hasDrafts: true },
  'program-collection': { list: 'programCollections', hasDrafts: true },
  series: { list: 'seriesEntries', hasDrafts: true },
  page: { list: 'pages', hasDrafts: true },
  city: { list: 'cities', hasDrafts: true },
  venue: {
    list: 'venues',
    hasDrafts: true,
  },
  member: {
    list: 'members',
    hasDrafts: true,
    alsoSelectedAs: ['performers'],
  },
  post: { list: 'posts', hasDrafts: true },
  article: { list: 'articles', hasDrafts: true },
  category: { list: 'categories' },
  'qa-entry': { list: 'qaEntries', hasDrafts: true, alsoSelectedAs: ['entries'] },
  vote: { list: 'votes', hasDrafts: true },
  'artist-type': { list: 'artistTypes' },
  redirect: { list: 'redirects', isUntranslated: true },
  about: { hasDrafts: true },
  press: { hasDrafts: true },
  site: {},
  social: {},
} as const satisfies Record<CollectionType, ListedTypeRow> & Record<SingleType, ContentTypeRow>

/** The types that Strapi calls collection types: those of which there may be several entries. */
export type CollectionType = Exclude<ContentType, SingleType>

/** Returns the row of a type. Each optional property may be read, which TypeScript refuses on the registry itself. */
export const contentTypeRow = (type: ContentType): ContentTypeRow & { list?: string } => contentTypeRows[type]

export const isTranslated = (type: ContentType): boolean => !contentTypeRow(type).isUntranslated

/** The type's field in GraphQL: `qa-entry` is `qaEntry`. */
export const toFieldName = (type: ContentType): string =>
  type.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The type's name in GraphQL: `qa-entry` is `QaEntry`. */
export const toTypeName = (type: ContentType): string => capitalise(toFieldName(type))

const typesByName: ReadonlyMap<string, ContentType> = new Map(
  contentTypes.map((type) => [toTypeName(type), type]),
)
/** The content type of this name in GraphQL. */
export const findContentType = (name: string): ContentType | undefined => typesByName.get(name)

let typesByField: Map<string, ContentType> | undefined

/** The type of the entries that a field of an answer holds. */
export function typeOfField(name: string): ContentType | undefined {
  typesByField ??= new Map(contentTypes.flatMap((type) => namesOf(type).map((each) => [each, type] as const)))
  return typesByField.get(name)
}

/** The names under which queries select entries of a type. */
function namesOf(type: ContentType): string[] {
  const { list, alsoSelectedAs = [] } = contentTypeRow(type)
  return [toFieldName(type), ...(list ? [list] : []), ...alsoSelectedAs]
}
