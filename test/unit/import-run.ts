import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { toValues } from '../../src/tools/operate/import/concert-fields.ts'
import { createImportProgram } from '../../src/tools/operate/import.ts'
import type { Wrangler } from '../../src/tools/operate/program.ts'
import { createFakeStrapi, type FakeStrapi } from '../fixtures/import/fake-strapi.ts'
import { operate } from './operator.ts'

export const sources = join(import.meta.dirname, '../fixtures/import')

const halls = (...names: string[]) => names.map((name) => ({ name }))

/** The cities, venues and programs that Strapi has before an import. */
const cities: Record<string, [timeZone: string, ...names: string[]]> = {
  bremen: ['Europe/Berlin', 'Bremen', 'Бремен'],
  hamburg: ['Europe/Berlin', 'Hamburg', 'Гамбург'],
  koeln: ['Europe/Berlin', 'Köln', 'Cologne'],
  munich: ['Europe/Berlin', 'München', 'Munich'],
  moscow: ['Europe/Moscow', 'Москва', 'Moscow'],
  kazan: ['Europe/Moscow', 'Казань', 'Kazan'],
  'saint-petersburg': ['Europe/Moscow', 'Санкт-Петербург', 'Saint Petersburg'],
  yekaterinburg: ['Asia/Yekaterinburg', 'Екатеринбург', 'Yekaterinburg'],
  'new-york': ['America/New_York', 'New York', 'Нью-Йорк'],
}
const venues: readonly [slug: string, city: string, name: string, ...halls: string[]][] = [
  ['die-glocke', 'bremen', 'Die Glocke', 'Großer Saal', 'Kleiner Saal'],
  ['elbphilharmonie', 'hamburg', 'Elbphilharmonie', 'Großer Saal', 'Kleiner Saal'],
  ['koelner-philharmonie', 'koeln', 'Kölner Philharmonie'],
  ['herkulessaal', 'munich', 'Herkulessaal'],
  ['carnegie-hall', 'new-york', 'Carnegie Hall'],
  ['saydashev', 'kazan', 'ГБКЗ им. С. Сайдашева'],
  ['filarmoniya', 'saint-petersburg', 'Филармония', 'Большой зал', 'Малый зал'],
  ['sverdlovsk', 'yekaterinburg', 'Свердловская филармония'],
  ['dom-muzyki', 'moscow', 'Дом музыки', 'Светлановский зал', 'Камерный зал'],
]
const programs: Record<string, string> = {
  winterreise: 'Winterreise',
  passion: 'Matthäus-Passion',
  kino: 'Музыка кино',
  vivaldi: '«Времена года» Вивальди',
}

export function createKnownStrapi(version: '4' | '5' = '5'): FakeStrapi {
  // Numbers rows in their order, from 1. Relations refer to rows by these numbers.
  const cityRows = Object.entries(cities).flatMap(([slug, [timeZone, ...names]]) =>
    names.map((name, at) => ({ slug, name, timeZone, locale: ['ru', 'en'][at] })),
  )
  const idOf = (slug: string) => {
    const number = cityRows.findIndex((row) => row.slug === slug) + 1
    return version === '5' ? `doc${number}` : number
  }
  return createFakeStrapi(version, {
    cities: cityRows,
    venues: venues.map(([slug, city, name, ...rooms]) => ({
      slug,
      name,
      city: idOf(city),
      hall: halls(...rooms),
    })),
    programs: Object.entries(programs).map(([slug, name]) => ({ slug, name })),
  })
}

export interface Run {
  status: number
  printed: string[]
  complaints: string[]
  /** Arguments of each call of wrangler. */
  calls: string[][]
  /** The report that `--json` prints. */
  report: {
    counts: Record<string, number>
    rows: {
      what: string
      origin: string
      reason?: string
      leftOut: string[]
      changed?: string[]
      kept?: string[]
    }[]
    created: { type: string; slug: string }[]
    redirects: { what: string; from: string; to: string }[]
    gone: string[]
    run?: string
  }
}

interface RunOptions {
  environment?: Record<string, string>
  isAttended?: boolean
  answers?: string[]
  signal?: AbortSignal
  fetch?: typeof fetch
  wrangler?: Wrangler
}

/** Runs `npm run import` in this process against a Strapi in memory. */
export async function runImport(strapi: FakeStrapi, words: string[], options: RunOptions = {}): Promise<Run> {
  const answers = [...(options.answers ?? [])]
  const program = createImportProgram(() => ({
    fetch: options.fetch ?? strapi.fetch,
    ask: async () => answers.shift() ?? '',
    wait: async () => undefined,
    today: '2026-11-26',
    signal: options.signal ?? new AbortController().signal,
  }))
  const result = await operate(program, words, {
    isAttended: options.isAttended ?? false,
    environment: { CONTENT_URL: 'http://strapi.example', IMPORT_TOKEN: 'right', ...options.environment },
    wrangler: options.wrangler ?? (() => ({ status: 1, stdout: '', stderr: '' })),
  })
  const json = result.printed.find((line) => line.startsWith('{'))
  return { ...result, report: json ? JSON.parse(json) : {} }
}

/** A folder for mapping files, and sources of a test's own. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tutti-import-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Imports a recorded source, and keeps its mapping file elsewhere. */
export const importRecorded = (
  strapi: FakeStrapi,
  name: string,
  words: string[] = [],
  options: RunOptions = {},
): Promise<Run> => {
  const source = name.startsWith('http') ? name : join(sources, name)
  return runImport(strapi, [source, '--json', '--map', join(makeFolder(), 'map.json'), ...words], options)
}

/** What was written, besides the lock. */
export const contentWrites = ({ writes }: FakeStrapi): string[] =>
  writes.filter((write) => !write.endsWith(' import-runs'))

/** The concerts of a Strapi as lines, by date: what the importer has written, without its own memory. */
export const concertsOf = (strapi: FakeStrapi): string[] =>
  (strapi.rows.concerts ?? [])
    .map(({ id, documentId, updatedAt, ...fields }) => {
      const slugOf = (plural: string, value: unknown) =>
        (strapi.rows[plural] ?? []).find((row) => row.documentId === value || String(row.id) === value)?.slug
      const linked = {
        ...fields,
        city: { slug: slugOf('cities', fields.city) },
        venue: fields.venue && { slug: slugOf('venues', fields.venue) },
        program: { slug: slugOf('programs', fields.program) },
        status: fields.concertStatus ?? fields.status,
      }
      const { date, time, city, venue, hall, program, minCost, maxCost, currency, tickets, ...others } =
        toValues({
          id: String(id),
          isLive: false,
          fields: linked,
        })
      const price = minCost === undefined ? '' : `${minCost}${maxCost ? `–${maxCost}` : ''} ${currency}`
      const rest = Object.entries(others).map(([name, value]) => `${name}=${value}`)
      return [
        `${date} ${time ?? '--:--'}`,
        city,
        venue ?? '',
        hall ?? '',
        program,
        price,
        tickets ?? '',
        ...rest.sort(),
      ].join(' | ')
    })
    .sort()
