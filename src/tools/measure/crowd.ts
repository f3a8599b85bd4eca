import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { brandPlugin } from '../build/brand-plugin.ts'
import { loadDemoBrand } from '../build/load-brand.ts'
import { parseMeasurementArguments, readCount } from '../command-line.ts'
import { drawPlot } from './crowd/crowd-report.ts'
import { describeMinute, judgeCrowd } from './crowd/judge-crowd.ts'
import { requireBuild } from './require-build.ts'

const help = `Simulates the opening of a tour's sale: a million visitors in ten minutes, in 300 places with 8 isolates each, while
editors change 50 entries and the content service answers 20 queries a second. The project's own cache, page cache and
webhook run in every isolate, under a simulated clock; pages are small, since rendering isn't what is measured. Every
visit is run, none is sampled: it takes about ten minutes. Prints each simulated minute when it is over, and the table at the end.
Ends with 1 when a target is missed.

  npm run crowd
  npm run crowd -- --seed=second        another order of visits and answers
  npm run crowd -- --visitors=300000    a smaller crowd, in three minutes
  npm run crowd -- --no-shield          every isolate asks the content service itself
  npm run crowd -- --plot=crowd.svg     writes a picture of the ten minutes

Two other measurements take the built Worker in workerd, with real Durable Objects and a real D1. Build first.

  npm run crowd -- --writes             what votes, wishes, notices and forms of a crowd cost, and which part is full first,
                                        in two minutes; ends with 1 when one was refused
  npm run crowd -- --misses             what the origin shield, and its death, add to a page that nobody has seen, in one
                                        minute; ends with 1 above 15 ms
  npm run crowd -- --writes --count=500   fewer of each kind than 1,000, and fewer pages than 100 likewise`

const { values } = parseMeasurementArguments({
  help,
  options: {
    seed: { type: 'string', default: 'tour' },
    visitors: { type: 'string', default: '1000000' },
    places: { type: 'string', default: '300' },
    isolates: { type: 'string', default: '8' },
    shield: { type: 'boolean', default: true },
    plot: { type: 'string' },
    writes: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
    count: { type: 'string' },
  },
})

if (values.writes || values.misses) {
  await requireBuild()
  const printTable = values.writes
    ? (await import('./writes/print-write-table.ts')).printWriteTable
    : (await import('./misses/print-miss-table.ts')).printMissTable
  const count = readCount('count', values.count ?? (values.writes ? '1000' : '100'))
  process.exit((await printTable(count)) ? 0 : 1)
}

const { simulateCrowd } = await bundleSimulation()
const report = await simulateCrowd({
  seed: values.seed,
  visitors: readCount('visitors', values.visitors),
  places: readCount('places', values.places),
  isolatesPerPlace: readCount('isolates', values.isolates),
  hasShield: values.shield,
  onMinute: (minute, seen) => console.log(describeMinute(minute, seen)),
})
console.log('')
const { lines, isMet } = judgeCrowd(report)
for (const line of lines) console.log(line)
if (values.plot) await writeFile(values.plot, drawPlot(report))
process.exitCode = isMet ? 0 : 1

/** Bundles the site's code, which imports JSON and TSX as the build allows it, and loads it. */
async function bundleSimulation(): Promise<typeof import('./crowd/simulate-crowd.ts')> {
  const dir = await mkdtemp(join(tmpdir(), 'tutti-crowd-'))
  try {
    const outfile = join(dir, 'simulate-crowd.mjs')
    await build({
      entryPoints: [join(import.meta.dirname, 'crowd/simulate-crowd.ts')],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      external: ['cloudflare:workers'],
      banner: {
        js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`,
      },
      plugins: [brandPlugin(await loadDemoBrand())],
    })
    return await import(pathToFileURL(outfile).href)
  } finally {
    await rm(dir, { recursive: true })
  }
}
