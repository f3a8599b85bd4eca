/**
 * Follows recipes of docs/recipes.md in a copy of this checkout, and runs there what the document says to run, with the
 * tests that open every page and send every form: `npm run test:recipes`.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { exitCodes, parseProcessArguments } from '../../src/tools/command-line.ts'
import { endAllWhenInterrupted, run } from '../processes.ts'
import { addForm, addPage, addSeller, openKitchen } from './recipes.ts'

const help = `npm run test:recipes

Follows the recipes for a page, a form and a ticket service in a copy of this checkout, and runs the checks that they name:
the page and the form's page answer 200, the form is delivered, the seller is asked.`

parseProcessArguments({ help })
endAllWhenInterrupted()
const root = join(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'tutti-recipes-'))
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))

const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter(Boolean)
for (const file of files) {
  mkdirSync(dirname(join(copy, file)), { recursive: true })
  cpSync(join(root, file), join(copy, file))
}
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')

const kitchen = openKitchen(copy)
for (const follow of [addPage, addForm, addSeller]) follow(kitchen)

const steps = [
  'npx biome check --write --vcs-enabled=false .',
  'npm run docs',
  'node build.ts --small-pictures',
  'npm run check:types',
  'npm run test:unit',
  'npm run test:worker -- test/worker/forms/forms.tests.ts test/worker/forms/opened.tests.ts test/worker/desk/said.tests.ts',
]
for (const step of steps) {
  const { isPassed, seconds, output } = await run(step.split(' '), { folder: copy })
  console.log(`${seconds.toFixed(0).padStart(4)} s  ${step}  ${isPassed ? 'passed' : 'failed'}`)
  if (isPassed) continue
  console.log(output.split('\n').slice(-200).join('\n'))
  process.exitCode = exitCodes.failed
  break
}
