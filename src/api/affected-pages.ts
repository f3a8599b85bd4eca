import type { ContentType } from '../content/port/content-types.ts'
import { paths } from '../shared/urls.ts'

const lists: Partial<Record<ContentType, string>> = {
  about: paths.bySlug('about'),
  concert: paths.concerts(),
  program: paths.programs(),
  'program-collection': paths.programs(),
  city: paths.cities(),
  venue: paths.venues(),
  post: paths.news(),
  'qa-entry': paths.qa(),
}
const ownPaths: Partial<Record<ContentType, (slug: string) => string>> = {
  concert: paths.concert,
  program: paths.bySlug,
  'program-collection': paths.bySlug,
  page: paths.bySlug,
  member: paths.member,
  city: paths.city,
  venue: paths.venue,
  post: paths.post,
  article: paths.article,
  category: paths.category,
  'qa-entry': paths.qaEntry,
}

/** The pages that matter: home, the type's list, the entry's own. All others follow when they are visited. */
export const affectedPages = (type: ContentType, slug: string | undefined): string[] =>
  [paths.home(), lists[type], ...ownPages(type, slug)].filter((path) => path !== undefined)

/** The entry's own page, where it has one. */
export function ownPages(type: ContentType, slug: string | undefined): string[] {
  const own = slug === undefined ? undefined : ownPaths[type]?.(slug)
  return own === undefined ? [] : [own]
}
