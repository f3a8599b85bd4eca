import { payloadPath } from '../../src/routes/paths.ts'
import { allLocales } from '../../src/shared/locales.ts'
import { splitLocalePath } from '../../src/shared/urls.ts'

/** What `GET {path}/_payload.json` answers: all that the page shows. */
export interface Payload {
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
 * The data of a page of this site, where the build lists it as prerendered.
 *
 * It pays where a page that stands already asks what has changed: `refresh-tickets.ts`, on the way back out of
 * the back-forward cache. It doesn't on the way to a page: HTML paints while it arrives, data can't.
 *
 * @param url path of the page, as `/en/concerts`.
 * @returns `undefined` where there is none, or it can't be had: whoever asks goes on without it.
 * @throws when the address names a host.
 */
export async function loadPayload(url: string): Promise<Payload | undefined> {
  if (/^[a-z][\w+.-]*:|^[/\\]{2}/i.test(url)) throw new Error(`Payload URL must not include hostname: ${url}`)
  const [path = '/', query] = url.split('#')[0]?.split('?') ?? []
  if (!(await isPrerendered(path))) return undefined
  try {
    const answer = await fetch(`${payloadPath(path)}${query ? `?${query}` : ''}`)
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    const payload: Payload = await answer.json()
    return payload
  } catch (error) {
    console.warn('payload could not be loaded', url, error)
    return undefined
  }
}

let manifest: Promise<BuildManifest | undefined> | undefined

/** Whether the build of this page lists a path. The list is without languages: each page is there in all of them. */
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
