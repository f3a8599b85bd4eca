/** Strapi's content types that the site shows, by their names in Strapi. `strapi/content-types.ts` has a row for each. */
export const contentTypes = [
  'about',
  'article',
  'artist-type',
  'category',
  'city',
  'concert',
  'member',
  'page',
  'post',
  'press',
  'program',
  'program-collection',
  'qa-entry',
  'redirect',
  'series',
  'site',
  'social',
  'venue',
  'vote',
] as const
export type ContentType = (typeof contentTypes)[number]

/** Content types that have a single entry. */
export const singleTypes = ['about', 'press', 'site', 'social'] as const satisfies readonly ContentType[]
export type SingleType = (typeof singleTypes)[number]

export const isSingleType = (type: ContentType): type is SingleType =>
  singleTypes.some((single) => single === type)

export const isContentType = (name: string): name is ContentType => contentTypes.some((type) => type === name)
