import { addresses, type ShownType } from '../routes/addresses.ts'
import type { ContentType, SingleType } from '../shared/content-types.ts'
import { related } from './port/fields.ts'

/** How the site asks Strapi for the entries of a type. */
interface ContentTypeRow {
  /** Whether Strapi keeps drafts of its entries: each has `publishedAt`. */
  hasDrafts?: true
  /** The type has one row for all languages. */
  isUntranslated?: true
  /** Selection of the entry's picture for a sitemap, in GraphQL. */
  picture?: string
  /** Other names under which queries select its entries: fields of related types, and aliases. */
  alsoSelectedAs?: readonly string[]
}

interface ListedTypeRow extends ContentTypeRow {
  /** GraphQL name of its list. */
  list: string
}

const pictureOf = (field: string) => `image: ${field} { data { attributes { url } } }`

/**
 * The registry of content types. Queries of entries, sitemaps, edit links, the reports of changes by webhook, and what
 * partners may read follow from it. Sitemaps list the types in this order.
 */
export const contentTypeRows = {
  concert: {
    list: 'concerts',
    hasDrafts: true,
    isUntranslated: true,
    picture: related('program', pictureOf('heroImage')),
  },
  program: { list: 'programs', hasDrafts: true, picture: pictureOf('heroImage') },
  'program-collection': { list: 'programCollections', hasDrafts: true, picture: pictureOf('heroImage') },
  page: { list: 'pages', hasDrafts: true },
  city: { list: 'cities', hasDrafts: true, picture: pictureOf('logoImage') },
  venue: {
    list: 'venues',
    hasDrafts: true,
    picture:
      'hall(pagination: { limit: 1 }) { images(pagination: { limit: 1 }) { data { attributes { url } } } }',
  },
  member: {
    list: 'members',
    hasDrafts: true,
    picture: pictureOf('photo'),
    alsoSelectedAs: ['performers'],
  },
  post: { list: 'posts', hasDrafts: true, picture: pictureOf('thumbnailImage') },
  article: { list: 'articles', hasDrafts: true, picture: pictureOf('thumbnailImage') },
  category: { list: 'categories' },
  'qa-entry': { list: 'qaEntries', hasDrafts: true, alsoSelectedAs: ['entries'] },
  vote: { list: 'votes', hasDrafts: true },
  'artist-type': { list: 'artistTypes' },
  redirect: { list: 'redirects' },
  about: { hasDrafts: true },
  site: {},
  social: {},
} as const satisfies Record<Exclude<ContentType, SingleType>, ListedTypeRow> &
  Record<SingleType, ContentTypeRow>

/** The row of any type, with the properties that it may lack. */
export const contentTypeRow = (type: ContentType): ContentTypeRow & { list?: string } => contentTypeRows[type]

/** The types whose entries have pages of their own, by `shows` of the address book. */
export type AddressedType = ShownType

const shownTypes = new Set<string>(
  Object.values(addresses).flatMap((row): readonly ContentType[] => ('shows' in row ? row.shows : [])),
)

export const isAddressed = (type: string): type is AddressedType => shownTypes.has(type)

/** In the order of the registry. */
export const addressedTypes: readonly AddressedType[] = Object.keys(contentTypeRows).filter(isAddressed)

export const isTranslated = (type: ContentType): boolean => !contentTypeRow(type).isUntranslated

/** The type's field in GraphQL: `qa-entry` is `qaEntry`. */
export const toFieldName = (type: ContentType): string =>
  type.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The type's name in GraphQL: `qa-entry` is `QaEntry`. */
export const toTypeName = (type: ContentType): string =>
  toFieldName(type).replace(/^\w/, (letter) => letter.toUpperCase())
