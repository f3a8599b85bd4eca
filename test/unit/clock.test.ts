import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import {
  readClockOffset,
  shiftAlarms,
  shiftDate,
  shiftWorker,
  useMachineClock,
} from '../../src/tools/clock.ts'

const root = join(import.meta.dirname, '../..')
const machineNow = Date.UTC(2030, 0, 1)

describe('the clock of programs and tests', () => {
  it.each([
    ['nothing', {}, 'today', 0],
    ['an empty word', { TUTTI_CLOCK: '' }, 'today', 0],
    ['the fallback', {}, '2029-12-31T00:00Z', -86_400_000],
    ['a day, which begins at nine in UTC', { TUTTI_CLOCK: '2030-01-01' }, 'today', 9 * 3_600_000],
    ['an instant', { TUTTI_CLOCK: '2030-01-01T00:30:00+01:00' }, 'today', -1_800_000],
    ['today in the place of a fallback', { TUTTI_CLOCK: 'today' }, '2026-11-26', 0],
    [
      'the program that started this one',
      { TUTTI_CLOCK: '2040-01-01', TUTTI_CLOCK_OFFSET_MS: '5' },
      'today',
      5,
    ],
  ])('begins when it is told by %s', (_, environment, fallback, offsetMs) => {
    expect(readClockOffset(fallback, { ...environment }, machineNow)).toBe(offsetMs)
  })

  it.each(['yesterday', '2030-13-01', '2030-02-31x', '1'.repeat(30)])('is not begun at «%s»', (word) => {
    expect(() => readClockOffset('today', { TUTTI_CLOCK: word }, machineNow)).toThrow(
      /^TUTTI_CLOCK is «.*»: it must be «today», a day \(2027-12-31\) or an instant/,
    )
  })

  it('is the same in the programs that one starts', () => {
    const environment = { TUTTI_CLOCK: '2030-01-02' }
    readClockOffset('today', environment, machineNow)
    expect(readClockOffset('today', environment, machineNow + 1000)).toBe(33 * 3_600_000)
  })

  it('is the machine’s for services of their own, whatever was named', () => {
    const environment = { TUTTI_CLOCK: '2030-01-02', TUTTI_CLOCK_OFFSET_MS: '7' }
    useMachineClock(environment)
    expect(readClockOffset('2026-11-26', environment, machineNow)).toBe(0)
  })
})

describe('a shifted `Date`', () => {
  const run = (code: string): unknown => runInNewContext(`${shiftDate}\nshiftDate(3600000)\n${code}`)
  const aroundAnHour = (ms: unknown) =>
    Math.round((Number(ms) - performance.timeOrigin - performance.now()) / 60_000)

  it.each([
    ['Date.now()', 60],
    ['new Date().getTime()', 60],
    ['Date.parse(Date())', 60],
    ['shiftDate(3600000), Date.now()', 60],
    ['new (class extends Date {})().getTime()', 60],
  ])('is an hour ahead: %s', (code, minutes) => {
    expect(aroundAnHour(run(code))).toBe(minutes)
  })

  it.each([
    ['new Date(5).getTime()', 5],
    ['new Date(2030, 0).getMonth()', 0],
    ['Date.UTC(2030, 0, 1)', Date.UTC(2030, 0, 1)],
    ['Date.parse("1970-01-01T00:00:01Z")', 1000],
    ['new Date() instanceof Date', true],
    ['Object.prototype.toString.call(new Date())', '[object Date]'],
  ])('is otherwise like any other: %s', (code, value) => {
    expect(run(code)).toBe(value)
  })

  it('is left alone where the clock is the machine’s', () => {
    expect(runInNewContext(`const before = Date\n${shiftDate}\nshiftDate(0)\nbefore === Date`)).toBe(true)
  })
})

it('the alarm of a Durable Object rings by the machine’s clock and is read by the shifted one', async () => {
  const rings: (number | Date)[] = []
  const shared = {
    async setAlarm(at: number | Date) {
      rings.push(at)
    },
    async getAlarm() {
      return rings.length > 0 ? Number(rings.at(-1)) : null
    },
  }
  const storage: typeof shared = Object.create(shared)
  shiftAlarms(storage, 1000)
  shiftAlarms(Object.create(shared), 1000)
  expect(await storage.getAlarm()).toBeNull()
  await storage.setAlarm(5000)
  expect([rings, await storage.getAlarm()]).toEqual([[4000], 5000])
})

it('a Worker is run as it was built where the clock is the machine’s', () => {
  expect(shiftWorker({ worker: 'index.js', objects: ['VoteShard'] }, 0)).toEqual([])
})

it('no test reads the machine’s clock by itself: all have it from test/fixtures/clock.ts', () => {
  const files = globSync('test/**/*.{ts,tsx}', {
    cwd: root,
    exclude: [
      ...['**/node_modules', 'test/unit/clock.test.ts'],
      ...['test/fixtures/clock.ts', 'test/browser/browser-time.ts'],
    ],
  })
  expect(files.length).toBeGreaterThan(700)
  const readings = (file: string) =>
    // Another browser has the clock of the tests too (`newDevice`), except at a service that has the machine's.
    file.startsWith('test/browser/') ? new RegExp(`${reading.source}|\\.newContext\\(`) : reading
  const wrong = files.filter((file) => readings(file).test(readFileSync(join(root, file), 'utf8')))
  expect(wrong).toEqual([])
})

const reading = /\bnew Date\(\)|(?<!vi\.spyOn\(.*)\bDate\.now\(|\bnew Date\b(?!\()/
