import { addresses as book, type SlugAddressName } from '../../../routes/addresses.ts'
import { fixedPaths, pathTo } from '../../../routes/paths.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { toUtcDay } from '../../../shared/zoned-time.ts'
import { shippedSnapshot } from '../../../strapi-emulator/executor.ts'

export interface DemoAddress {
  /** Pattern of the route, as `/c/:slug`. */
  family: string
  /** Path of the address with the language's prefix. */
  path: string
  status: number
}

const listPages = [
  ...fixedPaths,
  '/concerts?past=1',
  '/concerts?page=2',
  '/concerts?city=moscow&available=1',
  '/news?page=2',
]
const files = [pathTo('newsFeed'), pathTo('concertsFeed'), pathTo('scheduleCalendar'), pathTo('openSearch')]
const unknown = ['/no-such-page', '/no/such/page', '/c/no-such', '/c/no-such/tickets', '/cities/no-such']
  .concat('/venues/no-such', '/p/no-such', '/a/no-such', '/categories/no-such', '/qa/no-such')
  .concat('/members/no-such', '/c/not_a_slug')

/** Returns one Russian page of each route; of concerts the last, which is still ahead. */
export function listExamples(): DemoAddress[] {
  const pages = listAddresses('ru').filter(
    ({ path, status }) => status === 200 && !/^\/api\/|\.(xml|ics|txt)$/.test(path),
  )
  return [...new Map(pages.map((page) => [page.family, page])).values()]
}

/** Returns every address of the demo's content in these languages, and some that do not exist. */
export function listAddresses(...locales: Locale[]): DemoAddress[] {
  const snapshot = shippedSnapshot(toUtcDay(Date.now()))
  const slugsOf = (type: keyof typeof snapshot) => [
    ...new Set(snapshot[type].flatMap(({ slug }) => (typeof slug === 'string' ? [slug] : []))),
  ]
  const entries = (type: keyof typeof snapshot, address: SlugAddressName) =>
    slugsOf(type).map((slug) => ({
      family: `${book[address].path} (${type})`,
      path: pathTo(address, { slug }),
      status: 200,
    }))
  const each = (all: string[], status: number) => all.map((path) => ({ family: path, path, status }))

  const addresses = [
    ...each(listPages, 200),
    ...each(['/program'], 301),
    ...entries('Concert', 'concert'),
    ...entries('Concert', 'tickets'),
    ...entries('Program', 'bySlug'),
    ...entries('Member', 'bySlug'),
    ...entries('ProgramCollection', 'bySlug'),
    ...entries('Page', 'bySlug'),
    ...entries('Member', 'member'),
    ...entries('City', 'city'),
    ...entries('Venue', 'venue'),
    ...entries('Post', 'post'),
    ...entries('Article', 'article'),
    ...entries('Category', 'category'),
    ...entries('QaEntry', 'qaEntry'),
    ...entries('Vote', 'vote'),
    ...each(files, 200),
    ...entries('Concert', 'concertCalendar'),
    ...entries('City', 'cityCalendar'),
    ...entries('Program', 'programCalendar'),
    ...each(unknown, 404),
  ]
  // An entry is preferred to a redirect of the same address.
  const redirects = snapshot.Redirect.map(({ from }) => String(from)).filter(
    (from) => !addresses.some(({ path }) => path === from),
  )
  return [
    ...locales.flatMap((locale) =>
      addresses.map((address) => ({ ...address, path: localePath(locale, address.path) })),
    ),
    ...each(redirects, 301),
    ...each([pathTo('sitemap'), pathTo('sitemapPart', { part: 'pages' }), '/robots.txt'], 200),
    ...each(['/api/cities', '/api/cities?locale=en&query=mos'], 200),
    ...each(['/api/no-such-call'], 404),
  ]
}
