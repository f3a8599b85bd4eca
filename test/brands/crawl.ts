import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** A file of the site with its contents. */
export interface Served {
  path: string
  status: number
  text: string
}

/** Paths that no page links to, but that browsers, crawlers or visitors request. */
const unlinked = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/opensearch.xml',
  '/manifest.webmanifest',
  '/sw.js',
  '/feed.xml',
  '/concerts/feed.xml',
  '/calendar.ics',
  '/speculation-rules.json',
  '/favicon.ico',
  '/no-such-page',
  '/c/no-such-concert',
  '/offline',
  '/saved',
  '/search',
  '/search?q=bach',
  '/concerts?past=1',
  '/api/cities',
  '/api/health',
]

/**
 * Finds every address that can be reached from the site's start page through links and sources.
 *
 * @param others addresses that no page links to, besides those that every site has
 */
export async function crawl(origin: string, others: readonly string[]): Promise<Served[]> {
  const paths = new Set(['/', ...unlinked, ...others])
  const served: Served[] = []
  for (const path of paths) {
    const response = await fetch(new URL(path, origin), { redirect: 'manual' })
    const bytes = new Uint8Array(await response.arrayBuffer())
    const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n')
    const body = new TextDecoder().decode(bytes)
    served.push({ path, status: response.status, text: `${headers}\n${body}` })
    for (const link of linksIn(body, response.headers.get('content-type') ?? '', origin)) paths.add(link)
  }
  return served
}

/** Patterns that find addresses of other files in a file, by its content type. */
const linkPatterns: [type: RegExp, link: RegExp][] = [
  [/html|xml|svg/, /(?:href|src)="([^"]+)"|<loc>([^<]+)/g],
  [/manifest/, /"(?:src|url|start_url)":"([^"]+)"/g],
  [/css/, /url\(["']?(\/[^)"']+)/g],
]

/** Addresses of the same site. Of filters and pages of lists there is no end: only a version is followed. */
function linksIn(body: string, contentType: string, origin: string): string[] {
  const [, pattern] = linkPatterns.find(([type]) => type.test(contentType)) ?? []
  return [...(pattern ? body.matchAll(pattern) : [])].flatMap(([, link, other]) => {
    const address = (link ?? other ?? '').replaceAll('&amp;', '&')
    const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined
    const isFollowed = url?.origin === new URL(origin).origin && (!url.search || url.searchParams.has('v'))
    return url && isFollowed ? [`${url.pathname}${url.search}`] : []
  })
}

/** The files that are served without the Worker. */
export async function readStaticFiles(folder: string): Promise<Served[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name)
        return { path: `/${relative(folder, file)}`, status: 200, text: await readFile(file, 'utf8') }
      }),
  )
}
