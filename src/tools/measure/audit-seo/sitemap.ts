import type { Site } from './crawl.ts'

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
