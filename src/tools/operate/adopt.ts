import { resolve } from 'node:path'
import { loadBrand } from '../build/load-brand.ts'
import { parseCommandLine, WrongArguments } from '../command-line.ts'
import { adoptQuestions, collectAnswers } from './adopt/questions.ts'
import { writeBrand } from './adopt/write-brand.ts'
import { toCommand, toNearPath, toScriptCommand } from './printed-commands.ts'
import { type OperatorProgram, startProgram } from './program.ts'

const help = `npm run adopt -- ../north [--name North --languages en,ru …]

Writes the folder of another orchestra's brand: its names, a theme, a logo of the initials and a wrangler.toml. Asks for
what no flag gives. Names everything that is wrong, and writes nothing then.

${adoptQuestions.map(({ name, text }) => `  --${name.padEnd(11)} ${text}`).join('\n')}`

export const adopt: OperatorProgram = async (given, { isAttended, print }) => {
  const { values, positionals } = parseCommandLine(given, {
    help,
    allowPositionals: true,
    options: Object.fromEntries(adoptQuestions.map(({ name }) => [name, { type: 'string' as const }])),
  })
  const [folder] = positionals
  if (!folder) throw new WrongArguments('Name a folder that is to be made: npm run adopt -- ../north')
  const flags = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  const asked = await collectAnswers(Object.fromEntries(flags), isAttended)
  if ('problems' in asked) throw new WrongArguments(asked.problems.join('\n'))
  await writeBrand(resolve(folder), asked.answers)
  const { problems } = await loadBrand(resolve(folder))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  print(toSteps(resolve(folder), Boolean(asked.answers.content)))
  return 0
}

const toSteps = (folder: string, hasContent: boolean) => {
  // Without content, the demo's concerts are deployed: a site without either is refused.
  const toDeploy = (...words: string[]) =>
    toScriptCommand('deploy', folder, ...(hasContent ? [] : ['--demo']), ...words)
  return `
  ${toNearPath(folder)} is yours: brand.ts, theme.ts, fonts.ts, mark.svg, pages.ts, legal/, wrangler.toml.

  1. Look at it     ${toScriptCommand('start', folder, '--demo')}   (the demo's concerts, in your names and colours)
  2. Its content    ${toCommand(['npm', 'run', 'cms', '--', toNearPath(folder)])}   (a Strapi for your editors)
  3. Fill the gaps  legal: imprint, privacy, accessibility, terms   (a page with a {{gap}} is not published)
  4. Check it       ${toDeploy('--check')}   (says what a deployment still lacks)
  5. Deploy it      ${toDeploy()}   (asks you to sign in)
`
}

if (import.meta.main) await startProgram(adopt)
