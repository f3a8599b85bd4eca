/**
 * Another orchestra moves in: `npm run adopt -- ../north`. Asks for what it needs to know, or takes it from flags
 * (`--name North --languages en,ru …`), and writes a brand's folder with a theme, a mark of the initials and a
 * `wrangler.toml`. Ends with 1, one line for each thing that is wrong, before anything is written.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { loadBrand } from '../build/load-brand.ts'
import { ask } from './adopt/ask.ts'
import { questions } from './adopt/questions.ts'
import { writeBrand } from './adopt/write-brand.ts'

/** @returns what is wrong, one line for each thing */
async function adopt(): Promise<string[]> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: Object.fromEntries(questions.map(({ name }) => [name, { type: 'string' as const }])),
  })
  const [given] = positionals
  if (!given) return ['Name a folder that is to be made: npm run adopt -- ../north']
  const flags = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  const asked = await ask(Object.fromEntries(flags), process.stdin.isTTY)
  if ('problems' in asked) return asked.problems
  await writeBrand(resolve(given), asked.answers)
  const { problems } = await loadBrand(resolve(given))
  if (problems.length === 0) console.log(toSteps(given))
  return problems
}

const toSteps = (folder: string) => `
  ${folder} is yours: brand.ts, theme.ts, fonts.ts, mark.svg, pages.ts, wrangler.toml.

  1. Look at it     BRAND=${folder} DEMO=on npm start   (the demo's concerts, in your names and colours)
  2. Deploy it      BRAND=${folder} npm run deploy   (asks you to sign in, and says what isn't configured)
`

try {
  const problems = await adopt()
  if (problems.length > 0) throw new Error(problems.join('\n'))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
