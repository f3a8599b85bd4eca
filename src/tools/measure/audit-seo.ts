import { pathTo } from '../../routes/paths.ts'
import { allLocales } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import { parseMeasurementArguments } from '../command-line.ts'
import { findFreePort } from '../operate/free-port.ts'
import { serveWorker } from '../operate/serve-worker.ts'
import { type CrawledSite, crawl, readSitemap } from './audit-seo/crawl.ts'
import { findSeoProblems } from './audit-seo/find-problems.ts'
import { requireBuild } from './require-build.ts'

const help = `Crawls the built site as a search engine does, from its sitemap and from its links in every language, and prints
what a search engine would stumble over. Build first; takes a few minutes. Links to other sites aren't asked for.
Ends with 1 when anything is found.

  npm run build && npm run audit:seo [-- --all]     --all names every fault, not only the first of each kind`

const namedFaults = 5

const { values } = parseMeasurementArguments({
  help,
  options: { all: { type: 'boolean', default: false } },
})
await requireBuild()
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
  console.log(`The sitemap lists ${listed.length} addresses. Following the links …`)
  const visited = await crawl(site, {
    starts: allLocales.map((locale) => localePath(locale, pathTo('home'))),
    listed,
    onProgress: (count) => console.log(`  ${count} addresses`),
  })
  const faults = findSeoProblems({ origin, visited, listed })
  printFaults(faults, { visited: visited.size, named: values.all ? Number.POSITIVE_INFINITY : namedFaults })
  process.exitCode = Object.values(faults).some((each) => each.length > 0) ? 1 : 0
} finally {
  await stop()
}

/** Prints the number of problems that each check found, and the first of them. */
function printFaults(
  faults: Record<string, string[]>,
  { visited, named }: { visited: number; named: number },
): void {
  const width = Math.max(...Object.keys(faults).map(({ length }) => length))
  console.log(`\n${visited} addresses\n`)
  for (const [check, found] of Object.entries(faults)) {
    console.log(`${check.padEnd(width)}  ${found.length}`)
    for (const fault of found.slice(0, named)) console.log(`    ${fault}`)
    if (found.length > named) console.log(`    and ${found.length - named} more`)
  }
}
