import { type PageFacts, readPage } from './read-page.ts'

/** One address of the site, and what stands there. */
export interface Visited {
  /** With its query; the site's origin is left out. */
  path: string
  status: number
  /** Absent where there is no page: files, redirects, errors. */
  facts?: PageFacts
  /** Links that must be followed from the home page of a language; absent where none leads. */
  clicks?: number
  /** The first page that names this address. */
  namedBy?: string
}

export interface Site {
  origin: string
  /** One request; redirects are not followed. */
  ask: (path: string, method: 'GET' | 'HEAD') => Promise<Response>
}

interface CrawlOptions {
  /** Pages that a visitor begins at. */
  starts: readonly string[]
  /** Asked for as well, though no link may lead there. */
  listed?: readonly string[]
  /** How many addresses are asked for at most: a sample. */
  limit?: number
  /** Hears how many are done now and then. */
  onProgress?: (visited: number) => void
}

const requestsAtOnce = 4
const progressStep = 500

/**
 * Follows every link of the site, nearest to the home pages first, and asks for every file that a page names. A
 * page whose canonical address is another (a filter, a campaign) is looked at, but its links aren't followed: a
 * search engine wouldn't either, and filters of filters have no end.
 *
 * @returns everything that was asked for, by path
 */
export async function crawl(site: Site, options: CrawlOptions): Promise<Map<string, Visited>> {
  const { starts, listed = [], limit = Number.POSITIVE_INFINITY, onProgress = () => {} } = options
  const visited = new Map<string, Visited>()
  let done = 0

  const visitAll = async (waiting: Visited[], isFile: boolean) => {
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

  const follow = async (from: Visited[]) => {
    let level = from
    while (level.length > 0) {
      await visitAll(level, false)
      level = nextLevel(level, visited, site.origin)
    }
  }
  await follow(starts.map((path) => ({ path, status: 0, clicks: 0 })))
  // What no link leads to is still looked at, and so is what only it leads to.
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

async function visit({ origin, ask }: Site, visited: Visited, isFile: boolean): Promise<void> {
  // A file is named by pages, not read: whether it is there is all that counts.
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

/** Whether search engines are asked to keep this page under the address that it was found at. */
export const isCanonical = ({ path, facts }: Visited, origin: string): boolean =>
  facts?.canonical !== undefined && !facts.isNoindex && toOwnPath(origin, path, facts.canonical) === path

/** Pages that a level links to and nobody has looked at. */
function nextLevel(level: Visited[], visited: Map<string, Visited>, origin: string): Visited[] {
  const found = new Map<string, Visited>()
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

/** What visited pages name and nobody has asked for. */
function named(visited: Map<string, Visited>, read: (page: Visited) => string[]): Visited[] {
  const found = new Map<string, Visited>()
  for (const page of visited.values()) {
    for (const path of read(page)) {
      if (!visited.has(path) && !found.has(path)) found.set(path, { path, status: 0, namedBy: page.path })
    }
  }
  return [...found.values()]
}

/**
 * Where a link of a page leads, without the origin, with its fragment. `webcal:` is how calendars are asked for.
 *
 * @returns `undefined` for other sites, mail and telephones.
 */
export function toOwnPath(origin: string, page: string, href: string): string | undefined {
  const address = href.replace(/^webcal:/, new URL(origin).protocol)
  if (!URL.canParse(address, `${origin}${page}`)) return undefined
  const url = new URL(address, `${origin}${page}`)
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : undefined
}

export const withoutFragment = (path: string): string => path.replace(/#.*$/, '')

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)]

/** Every address of the site's sitemap as often as it is listed, in the order of its parts. */
export async function readSitemap({ origin, ask }: Site): Promise<string[]> {
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
