import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { concertsOf, createKnownStrapi, importRecorded, type Run, sources } from './import-run.ts'

/** What a person who reads a file of the corpus finds in it. */
interface Expected {
  /** Lines as `concertsOf` returns them. */
  concerts: string[]
  /** Parts of the report: what can't be imported as it stands. */
  reported: string[]
}

const folder = 'corpus'
const mark = 'reported: '
/** By file: its name, and below it a line for each concert and each part of the report. */
const corpus = new Map(
  readFileSync(join(sources, folder, 'expected.txt'), 'utf8')
    .split(/\n(?! |$)/)
    .map((entry): [string, Expected] => {
      const [name = '', ...lines] = entry.trimEnd().split('\n  ')
      const [reported = [], concerts = []] = [true, false].map((isReported) =>
        lines.filter((line) => line.startsWith(mark) === isReported),
      )
      return [name, { concerts, reported: reported.map((line) => line.slice(mark.length)) }]
    }),
)
const names = [...corpus.keys()]

/** Date, time and city, by which a concert counts as found. */
const toKey = (line: string): string => line.split(' | ').slice(0, 2).join(' | ')

/** The report as a text: origins, reasons, and what was left out. */
const toText = ({ report, complaints }: Run): string =>
  [
    ...complaints,
    ...(report.rows ?? []).map(
      ({ origin, reason = '', leftOut }) => `${origin}: ${reason}; ${leftOut.join(', ')}`,
    ),
  ].join('\n')

interface Figures {
  found: number
  missing: string[]
  wrongFields: string[]
  silentLosses: string[]
}

/** Compares what an import of one file has made with what a person finds in it. */
function compare(
  name: string,
  { concerts, reported }: Expected,
  made: readonly string[],
  text: string,
): Figures {
  const left = [...made]
  const figures: Figures = { found: 0, missing: [], wrongFields: [], silentLosses: [] }
  for (const line of concerts) {
    const at = left.includes(line)
      ? left.indexOf(line)
      : left.findIndex((other) => toKey(other) === toKey(line))
    const [other] = at < 0 ? [] : left.splice(at, 1)
    if (other === undefined) {
      figures.missing.push(`${name}: ${line}`)
      continue
    }
    figures.found += 1
    const [fields, others] = [line.split(' | '), other.split(' | ')]
    const differing = Array.from(
      { length: Math.max(fields.length, others.length) },
      (_, field) => field,
    ).filter((field) => fields[field] !== others[field])
    figures.wrongFields.push(
      ...differing.map((field) => `${name}: ${fields[field]} is ${others[field]} in ${line}`),
    )
  }
  figures.wrongFields.push(...left.map((line) => `${name}: nobody expects ${line}`))
  figures.silentLosses.push(
    ...reported.filter((part) => !text.includes(part)).map((part) => `${name}: ${part}`),
  )
  return figures
}

it('finds the concerts of what people export and write, and loses nothing silently', async () => {
  const all: Figures = { found: 0, missing: [], wrongFields: [], silentLosses: [] }
  for (const name of names) {
    const strapi = createKnownStrapi()
    const run = await importRecorded(strapi, join(folder, name), ['--create'])
    const own = compare(
      name,
      corpus.get(name) ?? expect.unreachable(),
      concertsOf(strapi).map((line) => line.trimEnd()),
      toText(run),
    )
    all.found += own.found
    for (const kind of ['missing', 'wrongFields', 'silentLosses'] as const) all[kind].push(...own[kind])
  }
  const expected = [...corpus.values()].flatMap(({ concerts }) => concerts)
  const fields = expected.flatMap((line) => line.split(' | ')).length
  process.stdout.write(
    `Corpus of ${names.length} files: ${all.found} of ${expected.length} concerts found, ` +
      `${all.wrongFields.length} of ${fields} fields wrong, ${all.silentLosses.length} silent losses\n`,
  )
  expect(all).toEqual({ found: expected.length, missing: [], wrongFields: [], silentLosses: [] })
})

it('has at least 60 files, each with its expected concerts', () => {
  const files = readdirSync(join(sources, folder)).filter((file) => file !== 'expected.txt')
  expect(files.sort()).toEqual(names)
  expect(files.length).toBeGreaterThanOrEqual(60)
})
