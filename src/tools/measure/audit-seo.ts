import { pathTo } from '../../routes/paths.ts'
import { allLocales } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import { parseMeasurementArguments } from '../command-line.ts'
import { findFreePort } from '../operate/free-port.ts'
import { serveWorker } from '../operate/serve-worker.ts'
import { type CrawledSite, crawl, readSitemap } from './audit-seo/crawl.ts'
import { findSeoProblems } from './audit-seo/find-problems.ts'
import { requireBuild } from './laboratory/require-build.ts'
import { type Figure, runParts, toRowFigure } from './laboratory/run-parts.ts'

const help = `Crawls the built site as a search engine does, from its sitemap and from its links in every language, and prints
what a search engine would stumble over. Build first; takes a few minutes. Links to other sites aren't asked for.
Ends with 1 when anything is found.

  npm run build && npm run audit:seo [-- --all]     --all names every fault, not only the first of each kind`

const { values } = parseMeasurementArguments({
  help,
  options: { all: { type: 'boolean', default: false } },
})
await requireBuild()
const namedFaults = values.all ? Number.POSITIVE_INFINITY : 5

async function* audit(): AsyncGenerator<Figure> {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  // The sitemap and canonical addresses contain the site's origin, so the port is chosen before the site starts.
  const { stop } = await serveWorker({ port, variables: { SITE_URL: origin }, onLog: () => {} })
  const site: CrawledSite = {
    origin,
    ask: (path, method) => fetch(`${origin}${path}`, { method, redirect: 'manual' }),
  }
  try {
    const listed = await readSitemap(site)
    yield { name: 'addresses of the sitemap', measured: String(listed.length) }
    const visited = await crawl(site, {
      starts: allLocales.map((locale) => localePath(locale, pathTo('home'))),
      listed,
      onProgress: (count) => console.log(`  ${count} addresses`),
    })
    yield { name: 'addresses visited', measured: String(visited.size) }
    for (const [check, found] of Object.entries(findSeoProblems({ origin, visited, listed }))) {
      const more = found.length > namedFaults ? [`and ${found.length - namedFaults} more`] : []
      yield toRowFigure(check, String(found.length), [...found.slice(0, namedFaults), ...more])
    }
  } finally {
    await stop()
  }
}

process.exitCode = (await runParts([{ title: 'What a search engine stumbles over', measure: audit }])) ? 0 : 1
