/** The layouts that an editor chooses from for a page. */
export const pageLayoutNames = [
  'album',
  'concert',
  'custom',
  'custom-footer-inside-content',
  'default',
  'faq',
  'moscow',
  'vote',
  'page',
  'post',
  'poster',
  'program',
  'program-collection',
  'thematic-page',
] as const
export type PageLayoutName = (typeof pageLayoutNames)[number]

/** The layouts that an editor chooses from for a program. */
export const programLayoutNames = ['program', 'album', 'thematic-page'] as const
export type ProgramLayoutName = (typeof programLayoutNames)[number]
