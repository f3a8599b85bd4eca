import { pathTo } from '../../../routes/paths.ts'
import { allLocales } from '../../../shared/locales.ts'
import type { Figure } from './figure.ts'
import { publishedVariables, startPublished } from './published.ts'
import { readBuiltWorker, startWorkerd } from './workerd.ts'

const concerts = 60_000
const addresses = concerts * allLocales.length
const maxPerPart = 50_000
/** Limit of an isolate's memory; measured here for the whole process. */
const maxGrowthMb = 128
const megabyte = 1024 * 1024

/** Measures a crawler that reads the whole sitemap of 60 000 concerts. */
export async function measureSitemap(): Promise<Figure[]> {
  const { kv, stop } = await startPublished(concerts)
  const site = await startWorkerd({
    modules: await readBuiltWorker(),
    variables: publishedVariables,
    kvPort: kv.port,
  })
  const read = async (address: string) => locsIn(await (await fetch(new URL(address, site.url))).text())
  try {
    const parts = (await read(pathTo('sitemap'))).map((part) => new URL(part).pathname)
    const memoryBefore = await site.peakBytes()
    const seen = new Set<string>()
    let longest = 0
    let listed = 0
    for (const part of parts) {
      const ofConcerts = (await read(part)).filter((loc) => loc.includes('/c/'))
      listed += ofConcerts.length
      longest = Math.max(longest, ofConcerts.length)
      for (const loc of ofConcerts) seen.add(loc)
    }
    const growth = ((await site.peakBytes()) - memoryBefore) / megabyte
    return [
      {
        name: `addresses that the sitemap of ${concerts} concerts lists, and how many different ones`,
        measured: `${listed}, ${seen.size}`,
        target: `${addresses}, ${addresses}`,
        isMet: listed === addresses && seen.size === addresses,
      },
      {
        name: 'addresses in its longest part',
        measured: `${longest} (of ${parts.length} parts)`,
        target: `≤ ${maxPerPart}`,
        isMet: longest <= maxPerPart,
      },
      {
        name: "growth of workerd's memory while all of it is read",
        measured: `${growth.toFixed(0)} MB`,
        target: `≤ ${maxGrowthMb} MB`,
        isMet: growth <= maxGrowthMb,
        isOnlyPrinted: true,
      },
    ]
  } finally {
    await site.stop()
    stop()
  }
}

const locsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
