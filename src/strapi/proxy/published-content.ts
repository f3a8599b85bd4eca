import { contentTypes } from '../../shared/content-types.ts'
import { contentTypeRow, toFieldName, toTypeName } from '../content-types.ts'

/**
 * Content that partners may read, by the names of its GraphQL schema: the site's content types, and their parts.
 * Everything else is refused, since its cost and its drafts are unknown: an entry that is queried by its id may be a
 * draft, and so may an entry that uses a file (`selectRelated`). `test/unit/published-content.test.ts` compares this with
 * the schema.
 */

/** Fields of `Query`: the list of each type, and the entry of a type that has a single one. */
const roots: Record<string, string> = Object.fromEntries(
  contentTypes.map((type) => {
    const { list } = contentTypeRow(type)
    return list
      ? [list, `${toTypeName(type)}EntityResponseCollection`]
      : [toFieldName(type), `${toTypeName(type)}EntityResponse`]
  }),
)

/** GraphQL types that Strapi keeps drafts of: each has `publishedAt`. */
const typesWithDrafts = contentTypes.filter((type) => contentTypeRow(type).hasDrafts).map(toTypeName)

const entityTypes = [...contentTypes.map(toTypeName), 'UploadFile']

/**
 * Target of each field that leads elsewhere: an entry (`City`), a list of entries (`[Concert]`), a component, or a list of
 * components. Partners may follow these, and queries for Strapi 5 are worded by them.
 */
const fields: Record<string, Record<string, string>> = {
  About: { localizations: '[About]', seo: 'ComponentSharedSeo' },
  Article: {
    blocks: '[ArticleBlocksDynamicZone]',
    category: 'Category',
    localizations: '[Article]',
    seo: 'ComponentSharedSeo',
    thumbnailImage: 'UploadFile',
  },
  ArtistType: { localizations: '[ArtistType]' },
  Category: {
    articles: '[Article]',
    localizations: '[Category]',
    programs: '[Program]',
    seo: 'ComponentSharedSeo',
  },
  City: {
    concerts: '[Concert]',
    localizations: '[City]',
    logoImage: 'UploadFile',
    seo: 'ComponentSharedSeo',
    venues: '[Venue]',
  },
  Concert: {
    city: 'City',
    discounts: '[ComponentConcertDiscount]',
    encore: '[ComponentProgramTrack]',
    performers: '[Member]',
    played: '[ComponentProgramTrack]',
    program: 'Program',
    seo: 'ComponentSharedSeo',
    series: '[Series]',
    ticketLink: '[ConcertTicketLinkDynamicZone]',
    venue: 'Venue',
    works: '[ComponentProgramTrack]',
  },
  Member: {
    artistType: 'ArtistType',
    localizations: '[Member]',
    photo: 'UploadFile',
    programs: '[Program]',
    seo: 'ComponentSharedSeo',
  },
  Page: { blocks: '[PageBlocksDynamicZone]', localizations: '[Page]', seo: 'ComponentSharedSeo' },
  Post: {
    content: '[ComponentPostParagraph]',
    localizations: '[Post]',
    programs: '[Program]',
    seo: 'ComponentSharedSeo',
    thumbnailImage: 'UploadFile',
  },
  Press: { localizations: '[Press]', pictures: '[ComponentPressPicture]' },
  Program: {
    categories: '[Category]',
    concerts: '[Concert]',
    excerpts: '[ComponentProgramExcerpt]',
    heroImage: 'UploadFile',
    localizations: '[Program]',
    performers: '[Member]',
    programCollections: '[ProgramCollection]',
    seo: 'ComponentSharedSeo',
    thumbnailImage: 'UploadFile',
    tracklists: '[ComponentProgramTracklist]',
  },
  ProgramCollection: {
    heroImage: 'UploadFile',
    localizations: '[ProgramCollection]',
    programs: '[Program]',
    seo: 'ComponentSharedSeo',
  },
  QaEntry: { localizations: '[QaEntry]' },
  Series: {
    concerts: '[Concert]',
    heroImage: 'UploadFile',
    localizations: '[Series]',
    seo: 'ComponentSharedSeo',
  },
  Site: { localizations: '[Site]', logo: 'UploadFile' },
  Social: { localizations: '[Social]' },
  Venue: {
    city: 'City',
    concerts: '[Concert]',
    hall: '[ComponentVenueHall]',
    localizations: '[Venue]',
    seo: 'ComponentSharedSeo',
  },
  Vote: { localizations: '[Vote]', options: '[ComponentVoteOption]' },
  ComponentBlockConcerts: { city: 'City', program: 'Program' },
  ComponentBlockFaq: { entries: '[QaEntry]' },
  ComponentBlockGallery: { images: '[UploadFile]' },
  ComponentBlockImage: { image: 'UploadFile' },
  ComponentBlockPrograms: { programs: '[Program]' },
  ComponentBlockVideo: { poster: 'UploadFile' },
  ComponentPressPicture: { image: 'UploadFile' },
  ComponentProgramExcerpt: { file: 'UploadFile' },
  ComponentProgramTracklist: { tracks: '[ComponentProgramTrack]' },
  ComponentSharedSeo: { metaImage: 'UploadFile' },
  ComponentVenueHall: { images: '[UploadFile]' },
  ComponentVoteOption: { image: 'UploadFile', program: 'Program' },
}

/** Components all of whose fields are plain values: none is a relation, a picture or another component. */
const leaves = ['ComponentBlockForm', 'ComponentBlockHtmlEmbed', 'ComponentBlockQuote'].concat(
  'ComponentBlockRichText',
  'ComponentConcertDiscount',
  'ComponentPostParagraph',
  'ComponentProgramTrack',
  'ComponentTicketExternalLink',
  'ComponentTicketIntickets',
  'ComponentTicketInticketsTutti',
  'ComponentTicketTicketsCloud',
  'Error',
)

/** Target of a field that has fields of its own, by its GraphQL type. */
export interface FieldTarget {
  type: string
  /**
   * Kind of list: the field itself (`concerts`) takes arguments, its `data` holds the items, and the list of a
   * dynamic zone takes no arguments.
   */
  list?: 'arguments' | 'items' | 'zone'
  /** Type of the entries or components in a list; its `filters` are about this type. */
  of?: string
}

/** @returns `undefined` where partners may not look. */
export function findFieldTarget(type: string, field: string): FieldTarget | undefined {
  if (type === 'Query') return toRoot(own(roots, field))
  if (type === 'ResponseCollectionMeta') return field === 'pagination' ? { type: 'Pagination' } : undefined
  const { entity = '', wrapper } = parseWrapperType(type) ?? {}
  if (!wrapper) return toLead(own(own(fields, type) ?? {}, field))
  if (!isEntity(entity)) return undefined
  if (wrapper === 'Entity') return field === 'attributes' ? { type: entity } : undefined
  if (field === 'meta' && wrapper === 'EntityResponseCollection') return { type: 'ResponseCollectionMeta' }
  if (field !== 'data') return undefined
  return { type: `${entity}Entity`, ...(wrapper === 'EntityResponse' ? {} : { list: 'items' as const }) }
}

/** Splits the GraphQL name of a wrapper around an entry in Strapi 4; `undefined` for a type that is no wrapper. */
export function parseWrapperType(type: string): { entity: string; wrapper: string } | undefined {
  const [, entity, wrapper] = wrapperPattern.exec(type) ?? []
  return entity && wrapper ? { entity, wrapper } : undefined
}

const wrapperPattern = /^(.+?)(EntityResponse|EntityResponseCollection|RelationResponseCollection|Entity)$/

const toRoot = (type: string | undefined): FieldTarget | undefined =>
  type?.endsWith('ResponseCollection')
    ? { type, list: 'arguments', of: type.replace('EntityResponseCollection', '') }
    : type === undefined
      ? undefined
      : { type }

function toLead(target: string | undefined): FieldTarget | undefined {
  if (target === undefined) return undefined
  const of = target.replace(/[[\]]/g, '')
  const isList = of !== target
  if (of.endsWith('DynamicZone')) return { type: of, list: 'zone' }
  if (!isEntity(of)) return { type: of, of, ...(isList ? { list: 'arguments' as const } : {}) }
  return isList
    ? { type: `${of}RelationResponseCollection`, list: 'arguments', of }
    : { type: `${of}EntityResponse`, of }
}

/** Target of a field in a filter; `undefined` for a field that is compared with a value. */
export function findFilterTarget(type: string, field: string): { type: string; isMany: boolean } | undefined {
  const { of, list } = toLead(own(own(fields, type) ?? {}, field)) ?? {}
  return of && of !== 'UploadFile' ? { type: of, isMany: list !== undefined } : undefined
}

export const hasDrafts = (entity: string): boolean => typesWithDrafts.includes(entity)

const isEntity = (name: string) => entityTypes.includes(name)

/** Whether a fragment may be spread on the type. */
export const isPublished = (type: string): boolean =>
  Object.hasOwn(fields, type) ||
  leaves.includes(type) ||
  type.endsWith('DynamicZone') ||
  ['Query', 'ResponseCollectionMeta', 'Pagination', 'Redirect', 'UploadFile'].includes(type) ||
  isEntity(parseWrapperType(type)?.entity ?? '')

const own = <Value>(record: Record<string, Value>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined
