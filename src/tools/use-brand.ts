/**
 * Lets a program of this repository read the chosen brand instead of the demo's, when it is loaded before the program:
 * `node --import ./src/tools/use-brand.ts src/tools/operate/search-sync.ts --brand ../north`. What `#brand/…` names then
 * stands in the brand's folder, as in a built site, queries for Strapi 5 name the brand's languages, and the variable
 * `BRAND` names the folder to everything else.
 */
import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chooseBrandFolder, demoBrandFolder, findFolderProblem, findGivenBrand } from './chosen-brand.ts'
import { refuseArguments } from './command-line.ts'

const words = process.argv.slice(2)
const folder = chooseBrandFolder({ given: findGivenBrand(words), orLastBuild: true })
const isHelp = words.includes('--help') || words.includes('-h')

if (folder !== demoBrandFolder && !isHelp) {
  const problem = findFolderProblem(folder)
  if (problem) refuseArguments(problem)
  process.env.BRAND = folder
  registerHooks({
    resolve(specifier, context, nextResolve) {
      if (!specifier.startsWith('#brand/')) return nextResolve(specifier, context)
      const file = join(folder, specifier.slice('#brand/'.length))
      // A brand may lack a file; programs draw nothing, so they need none of its components.
      const url = existsSync(file)
        ? pathToFileURL(file).href
        : 'data:text/javascript,export const components = {}'
      return { url, shortCircuit: true }
    },
  })
  const texts = await generateTexts()
  registerHooks({
    load: (url, context, nextLoad) =>
      url.endsWith('/version-5/queries.gen.ts')
        ? { format: 'module-typescript', source: texts, shortCircuit: true }
        : nextLoad(url, context),
  })
}

/** Makes the queries of the brand's languages, as its build does. What is imported here reads the brand already. */
async function generateTexts(): Promise<string> {
  const { loadBrand } = await import('./build/load-brand.ts')
  const { generateQueries } = await import('./build/strapi-5/generate-queries.ts')
  const loaded = await loadBrand(folder)
  if (!('brand' in loaded)) return refuseArguments(loaded.problems.join('\n'))
  return (await generateQueries(loaded.brand)).texts
}
