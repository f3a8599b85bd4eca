import { eveningMessages } from '../../../languages/texts.ts'
import { addresses as addressBook } from '../../../routes/addresses.ts'
import { pathTo } from '../../../routes/paths.ts'
import { allLocales, defaultLocale } from '../../../shared/locales.ts'
import { toUtcDay } from '../../../shared/zoned-time.ts'
import { shippedSnapshot } from '../../../strapi-emulator/executor.ts'
import { type ServedWorker, serveWorker } from '../../operate/serve-worker.ts'
import { type DemoAddress, listAddresses } from '../laboratory/addresses.ts'
import type { Figure } from '../laboratory/run-parts.ts'
import { weighFirstViews } from './page-weights.ts'

const namedFailures = 20

/** Requests every address of the demo in every language; see `visitAddresses`. */
export const visitAll = (): Promise<Figure[]> =>
  withSite((site) => visitAddresses(site, listAddresses(...allLocales), 'in every language'))

/** The same in the first language, and the weight of every first view: what can differ from one day to another. */
export const visitDay = (): Promise<Figure[]> =>
  withSite(async (site) => {
    const addresses = listAddresses(defaultLocale)
    const figures = await visitAddresses(site, addresses, `in ${defaultLocale}`)
    const pages = addresses.filter(({ path, status }) => status === 200 && !/^\/api\/|\.\w+$/.test(path))
    return [
      ...figures,
      await weighFirstViews(
        site.worker,
        pages.map(({ path }) => path),
      ),
    ]
  })

interface VisitedSite {
  worker: ServedWorker
  /** Warnings and errors that the Worker has logged. */
  log: string[]
}

async function withSite(visit: (site: VisitedSite) => Promise<Figure[]>): Promise<Figure[]> {
  const log: string[] = []
  const worker = await serveWorker({
    port: 0,
    onLog: ({ level, message }) => {
      if (level === 'error' || level === 'warn') log.push(`${level}: ${message}`)
    },
  })
  try {
    return await visit({ worker, log })
  } finally {
    await worker.stop()
  }
}

/**
 * Requests addresses one after the other: each must have its expected status, pages must be complete and not empty,
 * «today» must be said of today's concerts only, and the Worker must log no warnings.
 */
async function visitAddresses(
  { worker, log }: VisitedSite,
  addresses: readonly DemoAddress[],
  languages: string,
): Promise<Figure[]> {
  const concerts = readConcertDays()
  const failures: string[] = []
  for (const address of addresses) {
    const failure = await visit(worker.url, address, concerts)
    if (failure) failures.push(failure)
  }
  for (const line of [...failures, ...new Set(log)].slice(0, namedFailures)) console.log(`  ${line}`)
  return [
    {
      name: `failures at ${addresses.length} addresses, all of the demo's ${languages}`,
      measured: String(failures.length),
      target: '0',
      isMet: failures.length === 0,
    },
    {
      name: "warnings and errors in the Worker's log meanwhile",
      measured: String(log.length),
      target: '0',
      isMet: log.length === 0,
    },
  ]
}

/**
 * Lists and files that are never empty, by path without the language's prefix, with what one of their items looks like: a
 * link to a concert, a program, an entry.
 */
const items: Record<string, RegExp> = {
  '/': /href="[^"]*\/c\//,
  '/concerts': /<li class="stub"/,
  '/concerts?past=1': /<li class="stub"/,
  '/programs': /<li/,
  '/cities': /href="[^"]*\/cities\/\w/,
  '/venues': /href="[^"]*\/venues\/\w/,
  '/news': /href="[^"]*\/p\//,
  '/qa': /href="[^"]*\/qa\//,
  '/poster': /<time|<li/,
  [pathTo('newsFeed')]: /<entry>/,
  [pathTo('concertsFeed')]: /<entry>/,
  [pathTo('scheduleCalendar')]: /BEGIN:VEVENT/,
}

/** Day of each of the demo's concerts by slug, `YYYY-MM-DD` in its city, and the city's time zone. */
type ConcertDays = ReadonlyMap<string, { day: string; timeZone: string }>

function readConcertDays(): ConcertDays {
  const { Concert: concerts, City: cities } = shippedSnapshot(toUtcDay(Date.now()))
  const zones = new Map(cities.map(({ id, timeZone }) => [id, String(timeZone)]))
  return new Map(
    concerts.map(({ slug, date, city }) => [
      String(slug),
      { day: String(date), timeZone: zones.get(Number(city)) ?? 'Europe/Moscow' },
    ]),
  )
}

/** @returns the problem with the response, if any */
async function visit(
  origin: URL,
  { family, path, status }: DemoAddress,
  concerts: ConcertDays,
): Promise<string | undefined> {
  const response = await fetch(new URL(path, origin), { redirect: 'manual' })
  const text = await response.text()
  if (response.status !== status) return `${path} answered ${response.status}, not ${status}`
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  if (isPage && status !== 301 && !text.endsWith('</html>')) return `${path} broke off`
  if (items[family] && !items[family].test(text)) return `${path} is empty`
  if (family.startsWith(addressBook.concert.path) && saysToday(text) && !isToday(path, concerts))
    return `${path} says «today» of another day`
  return text.includes('<tutti-later') ? `${path} has a placeholder left` : undefined
}

/** Whether a concert's page says that the concert is today: it names the page of its evening so. */
const saysToday = (html: string): boolean => wordsOfToday.some((words) => html.includes(words))

const wordsOfToday = allLocales.map((locale) => eveningMessages(locale).today)

function isToday(path: string, concerts: ConcertDays): boolean {
  const concert = concerts.get(path.split('/').at(-1) ?? '')
  if (!concert) return false
  const local = new Intl.DateTimeFormat('en-CA', { timeZone: concert.timeZone }).format(Date.now())
  return local === concert.day
}
