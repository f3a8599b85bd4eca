import { type PageFacts, readPage } from './read-page.ts'

/** A requested address of the site with its response. */
export interface VisitedAddress {
  /** Path with the query, without the origin. */
  path: string
  status: number
  /** Facts of an HTML page; absent for files, redirects and errors. */
  facts?: PageFacts
  /** Number of links from a language's home page; absent where no chain of links leads here. */
  clicks?: number
  /** The first page that refers to this address. */
  namedBy?: string
}

export interface CrawledSite {
  origin: string
  /** Sends one request without following redirects. */
  ask: (path: string, method: 'GET' | 'HEAD') => Promise<Response>
}

interface CrawlOptions {
  /** Paths of pages at which visitors start. */
  starts: readonly string[]
  /** Further addresses to request, which may have no links to them. */
  listed?: readonly string[]
  /** Most addresses to request; if absent, all. */
  limit?: number
  /** Called now and then with the number of visited addresses. */
  onProgress?: (visited: number) => void
}

const requestsAtOnce = 4
const progressStep = 500

/**
 * Follows every link of the site breadth first, and requests every file that a page refers to. Links of a page whose
 * canonical address is another one (a filter, a campaign) are not followed: search engines do not follow them, and
 * combined filters have no end.
 *
 * @returns every response, by path
 */
export async function crawl(site: CrawledSite, options: CrawlOptions): Promise<Map<string, VisitedAddress>> {
  const { starts, listed = [], limit = Number.POSITIVE_INFINITY, onProgress = () => {} } = options
  const visited = new Map<string, VisitedAddress>()
  let done = 0

  const visitAll = async (waiting: VisitedAddress[], isFile: boolean) => {
    const queue = waiting.filter(({ path }) => !visited.has(path)).slice(0, Math.max(0, limit - visited.size))
    for (const each of queue) visited.set(each.path, each)
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        await visit(site, next, isFile)
        done += 1
        if (done % progressStep === 0) onProgress(done)
      }
    }
    await Promise.all(Array.from({ length: requestsAtOnce }, work))
  }

  const follow = async (from: VisitedAddress[]) => {
    let level = from
    while (level.length > 0) {
      await visitAll(level, false)
      level = nextLevel(level, visited, site.origin)
    }
  }
  await follow(starts.map((path) => ({ path, status: 0, clicks: 0 })))
  // Listed addresses without links to them are visited too, with everything that only they link to.
  await follow(unique(listed).map((path) => ({ path, status: 0 })))
  await follow(
    named(visited, ({ path, facts }) => {
      const hrefs = facts ? [facts.canonical ?? '', ...facts.hreflang.values()] : []
      return hrefs.flatMap((href) => toOwnPath(site.origin, path, href) ?? [])
    }),
  )
  await visitAll(
    named(visited, ({ facts }) => facts?.files ?? []),
    true,
  )
  return visited
}

async function visit({ origin, ask }: CrawledSite, visited: VisitedAddress, isFile: boolean): Promise<void> {
  // The body of a file isn't read, since only its status is checked.
  const isRead = !isFile && !/\.[a-z0-9]+$/.test(visited.path)
  const response = await ask(visited.path, isRead ? 'GET' : 'HEAD')
  visited.status = response.status
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  const text = await response.text()
  if (!isRead || !isPage || response.status !== 200) return
  const facts = readPage(text)
  const own = (hrefs: string[]) =>
    unique(hrefs.flatMap((href) => toOwnPath(origin, visited.path, href) ?? []))
  visited.facts = { ...facts, links: own(facts.links), files: own(facts.files) }
}

/** Whether the page asks search engines to index it at the address where it was found. */
export const isCanonical = ({ path, facts }: VisitedAddress, origin: string): boolean =>
  facts?.canonical !== undefined && !facts.isNoindex && toOwnPath(origin, path, facts.canonical) === path

/** Returns links of a level that have not been visited. */
function nextLevel(
  level: VisitedAddress[],
  visited: Map<string, VisitedAddress>,
  origin: string,
): VisitedAddress[] {
  const found = new Map<string, VisitedAddress>()
  for (const page of level) {
    if (!page.facts || !isCanonical(page, origin)) continue
    for (const link of page.facts.links) {
      const path = withoutFragment(link)
      if (visited.has(path) || found.has(path)) continue
      const clicks = page.clicks === undefined ? {} : { clicks: page.clicks + 1 }
      found.set(path, { path, status: 0, namedBy: page.path, ...clicks })
    }
  }
  return [...found.values()]
}

/** Returns addresses that visited pages refer to and that have not been requested. */
function named(
  visited: Map<string, VisitedAddress>,
  read: (page: VisitedAddress) => string[],
): VisitedAddress[] {
  const found = new Map<string, VisitedAddress>()
  for (const page of visited.values()) {
    for (const path of read(page)) {
      if (!visited.has(path) && !found.has(path)) found.set(path, { path, status: 0, namedBy: page.path })
    }
  }
  return [...found.values()]
}

/**
 * Resolves a link of a page to a path with its fragment. `webcal:` links count as the site's calendars.
 *
 * @returns `undefined` for other sites, e-mail and telephone links
 */
export function toOwnPath(origin: string, page: string, href: string): string | undefined {
  const address = href.replace(/^webcal:/, new URL(origin).protocol)
  if (!URL.canParse(address, `${origin}${page}`)) return undefined
  const url = new URL(address, `${origin}${page}`)
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : undefined
}

export const withoutFragment = (path: string): string => path.replace(/#.*$/, '')

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)]

/** Reads every address of the sitemap, in order and as often as it is listed. */
export async function readSitemap({ origin, ask }: CrawledSite): Promise<string[]> {
  const read = async (path: string) => {
    const response = await ask(path, 'GET')
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
    return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) =>
      toPath(loc, origin),
    )
  }
  const addresses: string[] = []
  for (const part of await read('/sitemap.xml')) addresses.push(...(await read(part)))
  return addresses
}

function toPath(loc: string, origin: string): string {
  const url = new URL(loc.replaceAll('&amp;', '&'))
  if (url.origin !== origin) throw new Error(`the sitemap names ${loc}, and the site is ${origin}`)
  return `${url.pathname}${url.search}`
}
