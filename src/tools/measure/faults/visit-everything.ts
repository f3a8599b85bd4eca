import { deskPageNames, findDeskRow } from '../../../routes/desk-addresses.ts'
import { pathTo } from '../../../routes/paths.ts'
import { forEachAtOnce } from '../../../shared/for-each-at-once.ts'
import { allLocales } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { listAddresses } from '../laboratory/addresses.ts'
import type { ContentSite } from '../laboratory/content-site.ts'

const atOnce = 8
/** How many addresses with a wrong answer are named. */
const named = 5

/**
 * Signs the owner in, whom the content service knows, and opens the desk: the site asks for the role then.
 *
 * @returns the cookies of the session
 */
export async function openDesk({ worker }: ContentSite): Promise<string> {
  const cookies = new Map<string, string>()
  const call = async (path: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { origin: worker.url.origin, 'content-type': 'application/json', cookie }
    const answer = await fetch(new URL(path, worker.url), { headers, redirect: 'manual', ...init })
    await answer.body?.cancel()
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return cookie
  }
  const body = JSON.stringify({ identifier: 'owner@example.test', password: 'any' })
  await call('/api/auth/local', { method: 'POST', body })
  await call(desk[0] ?? '/')
  return call(desk[0] ?? '/')
}

const desk = deskPageNames.map((name) => findDeskRow(name).path).filter((path) => !path.includes(':'))

/**
 * Visits every address of the sitemap, each page, feed, calendar and search in every language, and the desk.
 *
 * @returns how many were visited, and the first that weren't answered with 200
 */
export async function visitEverything(
  site: ContentSite,
  cookie: string,
): Promise<{ visited: number; wrong: string[] }> {
  const listed = listAddresses(...allLocales).filter(({ status }) => status === 200)
  const searches = allLocales.flatMap((locale) =>
    ['', '?q=Москва', '?q=zimmer'].map((query) => localePath(locale, `${pathTo('search')}${query}`)),
  )
  const paths = new Set([
    ...(await readSitemap(site)),
    ...listed.map(({ path }) => path),
    ...searches,
    ...desk,
  ])
  const wrong: string[] = []
  await forEachAtOnce([...paths], atOnce, async (path) => {
    const isOfDesk = desk.some((each) => each === path)
    const { status } = await site.visit(path, 'here', isOfDesk ? { cookie } : {})
    if (status !== 200 && wrong.length < named) wrong.push(`${path} ${status}`)
  })
  return { visited: paths.size, wrong }
}

/** The paths of all parts of the sitemap, with those of other languages that its rows name. */
async function readSitemap(site: ContentSite): Promise<string[]> {
  const read = async (path: string) => {
    const { text } = await site.visit(path)
    return Array.from(
      text.matchAll(/<loc>([^<]+)<\/loc>|href="([^"]+)"/g),
      ([, loc, href]) => loc ?? href ?? '',
    ).map((address) => new URL(address).pathname)
  }
  const parts = await read(pathTo('sitemap'))
  return [...parts, ...(await Promise.all(parts.map(read))).flat()]
}
