import { toPayloadPath } from '../../src/routes/paths.ts'
import { allLocales } from '../../src/shared/locales.ts'
import { splitLocalePath } from '../../src/shared/urls.ts'

/** Answer of `GET {path}/_payload.json`: the data of a page. */
export interface PagePayload {
  path: string
  locale: string
  title: string
  data: unknown
}

interface BuildManifest {
  id: string
  prerendered: string[]
}

/**
 * Fetches the data of a page of this site, where the build lists the page as prerendered. It serves a page that is open
 * and needs to know what has changed (`client/tickets/refresh-tickets.ts`). A navigation fetches HTML, which is painted
 * while it arrives.
 *
 * @param url path of the page, as `/en/concerts`.
 * @returns `undefined` where the page has no such data or they can't be had.
 * @throws when the address names a host.
 */
export async function loadPagePayload(url: string): Promise<PagePayload | undefined> {
  if (/^[a-z][\w+.-]*:|^[/\\]{2}/i.test(url)) throw new Error(`Payload URL must not include hostname: ${url}`)
  const [path = '/', query] = url.split('#')[0]?.split('?') ?? []
  if (!(await isPrerendered(path))) return undefined
  try {
    const answer = await fetch(`${toPayloadPath(path)}${query ? `?${query}` : ''}`)
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    const payload: PagePayload = await answer.json()
    return payload
  } catch (error) {
    console.warn('payload could not be loaded', url, error)
    return undefined
  }
}

let manifest: Promise<BuildManifest | undefined> | undefined

/**
 * @returns whether this page's build lists a path as prerendered. The list has no languages: it holds for all of them.
 */
async function isPrerendered(pathname: string): Promise<boolean> {
  manifest ??= loadManifest(document.documentElement.dataset.build ?? '')
  const { path } = splitLocalePath(pathname, allLocales)
  return (await manifest)?.prerendered.includes(path) ?? false
}

async function loadManifest(buildId: string): Promise<BuildManifest | undefined> {
  try {
    const answer = await fetch(`/builds/meta/${buildId}.json`)
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    const found: BuildManifest = await answer.json()
    return found
  } catch (error) {
    console.warn('build manifest could not be loaded', error)
    return undefined
  }
}
