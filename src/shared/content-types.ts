/** The content manager's types that the site shows, by their names there. */
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
  'program',
  'program-collection',
  'qa-entry',
  'redirect',
  'site',
  'social',
  'venue',
  'vote',
] as const
export type ContentType = (typeof contentTypes)[number]

/** Of which there is one entry. */
export const singleTypes = ['about', 'site', 'social'] as const satisfies readonly ContentType[]

export const isContentType = (name: string): name is ContentType => contentTypes.some((type) => type === name)
