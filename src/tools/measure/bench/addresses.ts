import { makeSnapshot } from '../../../demo/snapshot.ts'
import type { Locale } from '../../../shared/locales.ts'
import { prerenderedPaths } from '../../../shared/prerendered.ts'
import { localePath, paths } from '../../../shared/urls.ts'

export interface Address {
  /** As the route table writes it, `/c/:slug`. */
  family: string
  /** With its language. */
  path: string
  status: number
}

const listPages = [
  ...prerenderedPaths,
  '/concerts?past=1',
  '/concerts?page=2',
  '/concerts?city=moscow&available=1',
  '/news?page=2',
]
const files = [paths.newsFeed(), paths.concertsFeed(), paths.scheduleCalendar(), paths.openSearch()]
const unknown = ['/no-such-page', '/no/such/page', '/c/no-such', '/c/no-such/tickets', '/cities/no-such']
  .concat('/venues/no-such', '/p/no-such', '/a/no-such', '/categories/no-such', '/qa/no-such')
  .concat('/members/no-such', '/c/not_a_slug')

/** One Russian page of each family; of concerts the last, which is still ahead. */
export function listExamples(): Address[] {
  const pages = listAddresses('ru').filter(
    ({ path, status }) => status === 200 && !/^\/api\/|\.(xml|ics|txt)$/.test(path),
  )
  return [...new Map(pages.map((page) => [page.family, page])).values()]
}

/** Every address that the demo's content gives the site in these languages, and some that nobody has. */
export function listAddresses(...locales: Locale[]): Address[] {
  const snapshot = makeSnapshot(new Date().toISOString().slice(0, 10))
  const slugsOf = (type: keyof typeof snapshot) => [
    ...new Set(snapshot[type].flatMap(({ slug }) => (typeof slug === 'string' ? [slug] : []))),
  ]
  const entries = (type: keyof typeof snapshot, path: (slug: string) => string) =>
    slugsOf(type).map((slug) => ({ family: `${path(':slug')} (${type})`, path: path(slug), status: 200 }))
  const each = (all: string[], status: number) => all.map((path) => ({ family: path, path, status }))

  const addresses = [
    ...each(listPages, 200),
    ...each(['/program'], 301),
    ...entries('Concert', paths.concert),
    ...entries('Concert', paths.tickets),
    ...entries('Program', paths.bySlug),
    ...entries('Member', paths.bySlug),
    ...entries('ProgramCollection', paths.bySlug),
    ...entries('Page', paths.bySlug),
    ...entries('Member', paths.member),
    ...entries('City', paths.city),
    ...entries('Venue', paths.venue),
    ...entries('Post', paths.post),
    ...entries('Article', paths.article),
    ...entries('Category', paths.category),
    ...entries('QaEntry', paths.qaEntry),
    ...each(files, 200),
    ...entries('Concert', paths.concertCalendar),
    ...entries('City', paths.cityCalendar),
    ...entries('Program', paths.programCalendar),
    ...each(unknown, 404),
  ]
  // An entry at the same address is shown before a redirect is looked for.
  const redirects = snapshot.Redirect.map(({ from }) => String(from)).filter(
    (from) => !addresses.some(({ path }) => path === from),
  )
  return [
    ...locales.flatMap((locale) =>
      addresses.map((address) => ({ ...address, path: localePath(locale, address.path) })),
    ),
    ...each(redirects, 301),
    ...each([paths.sitemap(), paths.sitemapPart('pages'), '/robots.txt'], 200),
    ...each(['/api/cities', '/api/cities?locale=en&query=mos'], 200),
    ...each(['/api/no-such-call'], 404),
  ]
}
