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
import { type Program, startProgram } from './program.ts'

export const adopt: Program = async (given, { isAttended, print }) => {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: Object.fromEntries(questions.map(({ name }) => [name, { type: 'string' as const }])),
  })
  const [folder] = positionals
  if (!folder) throw new Error('Name a folder that is to be made: npm run adopt -- ../north')
  const flags = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  const asked = await ask(Object.fromEntries(flags), isAttended)
  if ('problems' in asked) throw new Error(asked.problems.join('\n'))
  await writeBrand(resolve(folder), asked.answers)
  const { problems } = await loadBrand(resolve(folder))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  print(toSteps(folder))
  return 0
}

const toSteps = (folder: string) => `
  ${folder} is yours: brand.ts, theme.ts, fonts.ts, mark.svg, pages.ts, wrangler.toml.

  1. Look at it     BRAND=${folder} DEMO=on npm start   (the demo's concerts, in your names and colours)
  2. Deploy it      BRAND=${folder} npm run deploy   (asks you to sign in, and says what isn't configured)
`

if (import.meta.main) await startProgram(adopt)
