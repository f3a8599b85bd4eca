import { resolve } from 'node:path'
import { parseProcessArguments } from '../../src/tools/command-line.ts'
import { findDifferences, type Group } from './differences.ts'
import { readRecording, record, thisCheckout } from './record.ts'
import type { Question, Recording } from './recording.ts'

const help = `Prints every difference between two recordings of \`record.ts\` (which tells how to make them): status, each header,
and the stretches of the body, with what stands in front of them. A difference that many addresses share is printed
once. Ends with 1 if there is any.

  node test/compare-answers/compare.ts ../before.json ../after.json
  npm run compare:answers -- --before ../old-checkout     records that checkout and this one; both must be built

  --all     prints every difference in full, and every address that shows it`

const { values, positionals } = parseProcessArguments({
  help,
  allowPositionals: true,
  options: { before: { type: 'string' }, all: { type: 'boolean', default: false } },
})
/** What is printed where nobody asked for all. */
const most = values.all
  ? {
      groups: Number.POSITIVE_INFINITY,
      addresses: Number.POSITIVE_INFINITY,
      letters: Number.POSITIVE_INFINITY,
    }
  : { groups: 40, addresses: 4, letters: 400 }

const [before, after] = await readBoth()
const groups = findDifferences(before, after)
for (const group of groups.slice(0, most.groups)) console.log(`${describe(group)}\n`)
if (groups.length > most.groups) console.log(`… and ${groups.length - most.groups} more: --all prints them\n`)
const differing = new Set(groups.flatMap(({ questions }) => questions))
console.log(
  `${before.answers.length} answers compared, ${differing.size} of them differ, in ${groups.length} ways`,
)
process.exitCode = groups.length > 0 ? 1 : 0

async function readBoth(): Promise<[Recording, Recording]> {
  const [first, second] = positionals
  if (values.before) {
    console.log('Recording both sites, about a minute …')
    const old = await record(resolve(values.before))
    const questions = old.answers.map(({ question }) => question)
    return [old, await record(thisCheckout, questions)]
  }
  if (!first || !second) throw new Error('Name two recordings, or --before and a checkout')
  return [await readRecording(first), await readRecording(second)]
}

function describe({ where, before: old, after: young, context, questions }: Group): string {
  const addresses = questions.slice(0, most.addresses).map(toLine)
  const others = questions.length - addresses.length
  return [
    `${where}, ${questions.length} ${questions.length === 1 ? 'answer' : 'answers'}`,
    ...addresses.map((line) => `  ${line}`),
    ...(others > 0 ? [`  … and ${others} more`] : []),
    ...(context ? [`    ${context.replaceAll('\n', '\n    ')}`] : []),
    `  - ${shorten(old)}`,
    `  + ${shorten(young)}`,
  ].join('\n')
}

function toLine({ name, site, method, path, headers }: Question): string {
  const sent = Object.entries(headers).map(([key, value]) => `${key}: ${value}`)
  const what = site === 'demo' ? name : `${name}, site ${site}`
  return [`${method} ${path}`, ...sent, `(${what})`].join('  ')
}

function shorten(text: string): string {
  const start =
    text.length > most.letters ? `${text.slice(0, most.letters)} … (${text.length} letters)` : text
  return (start || '(nothing)').replaceAll('\n', '\n    ')
}
