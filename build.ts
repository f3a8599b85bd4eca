import { buildOptions, isDemoIncluded } from './src/tools/build/build-options.ts'
import { digestInputs, digestSources, isUpToDate, writeStamp } from './src/tools/build/build-stamp.ts'
import {
  chooseBrandFolder,
  findFolderProblem,
  findSiteConfig,
  writeLastBrand,
} from './src/tools/chosen-brand.ts'
import { parseProcessArguments, refuseArguments } from './src/tools/command-line.ts'

const help = `npm run build -- [--brand ../north] [--demo | --no-demo] [--weights]

Builds everything that isn't written by hand: fonts, style sheets and the client's code into public/build, the demo's
pictures beside them, and the Worker into .wrangler/worker. Builds nothing where the brand or wrangler.toml is wrong, or
where nothing has changed since the last build.

  --brand DIR  another orchestra's brand, without the demo's concerts (or the variable BRAND)
  --demo       with the demo's concerts (or the variable DEMO=on)
  --no-demo    the demo's brand without its concerts, for a deployment with its own content service
  --weights    prints the size of each file: plain, gzip and Brotli`

const { values } = parseProcessArguments({ help, options: buildOptions })

const begun = performance.now()
const brandFolder = chooseBrandFolder({ given: values.brand })
const folderProblem = findFolderProblem(brandFolder)
if (folderProblem) refuseArguments(folderProblem)
const configPath = findSiteConfig(brandFolder)
const withDemo = isDemoIncluded(values.demo, brandFolder)
const sources = await digestSources(brandFolder)
const inputs = await digestInputs({
  brandFolder,
  sources,
  configPath,
  withDemo,
  contentUrl: process.env.CONTENT_URL,
  day: new Date().toISOString().slice(0, 10),
})
if (await isUpToDate(inputs)) console.log('Nothing has changed since the last build.')
else {
  // The compilers load in a second, which a build of nothing does not need.
  const { buildSite } = await import('./src/tools/build/build-site.ts')
  const problems = await buildSite({ brandFolder, configPath, withDemo, sources })
  if (problems.length > 0) {
    console.error(problems.join('\n'))
    process.exit(1)
  }
  await writeStamp(inputs)
  console.log(`Built in ${Math.round((performance.now() - begun) / 1000)} s.`)
}
writeLastBrand(brandFolder)
if (values.weights) {
  const { printWeights } = await import('./src/tools/build/build-outputs.ts')
  await printWeights(['public/build/assets', 'public/build', '.wrangler/worker'])
}
