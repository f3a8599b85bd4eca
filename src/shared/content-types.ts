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

export const isContentType = (name: string): name is ContentType => contentTypes.some((type) => type === name)
