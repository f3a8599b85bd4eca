import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { brandPlugin } from '../build/brand-plugin.ts'
import { loadDemoBrand } from '../build/load-brand.ts'
import { parseProcessArguments, readCount } from '../command-line.ts'
import { drawPlot } from './crowd/draw-plot.ts'
import { judgeCrowd } from './crowd/judge-crowd.ts'

const help = `Simulates the opening of a tour's sale: a million visitors in ten minutes, in 300 places with 8 isolates each, while
editors change 50 entries and the content service answers 20 questions a second. The project's own cache, page cache and
webhook run in every isolate, under a simulated clock; pages are small, since rendering isn't what is measured. Every
visit is run, none is sampled: it takes about two minutes. Ends with 1 when a target is missed.

  npm run crowd
  npm run crowd -- --seed=second        another order of visits and answers
  npm run crowd -- --visitors=100000    a smaller crowd
  npm run crowd -- --no-shield          every isolate asks the content service itself
  npm run crowd -- --plot=crowd.svg     writes a picture of the ten minutes`

const { values } = parseProcessArguments({
  help,
  options: {
    seed: { type: 'string', default: 'tour' },
    visitors: { type: 'string', default: '1000000' },
    places: { type: 'string', default: '300' },
    isolates: { type: 'string', default: '8' },
    shield: { type: 'boolean', default: true },
    plot: { type: 'string' },
  },
})

const { simulateCrowd } = await bundleSimulation()
const report = await simulateCrowd({
  seed: values.seed,
  visitors: readCount('visitors', values.visitors),
  places: readCount('places', values.places),
  isolatesPerPlace: readCount('isolates', values.isolates),
  hasShield: values.shield,
  onProgress: (share) => process.stderr.write(`\r${Math.round(share * 100)} % `),
})
process.stderr.write('\r')
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
