import { expect, type Page } from '@playwright/test'
import { setBrowserTime } from './browser-time.ts'
import { test as base } from './own-site.ts'

/**
 * What the browser reports of pages that work: an address that answers 404 on purpose, a form that comes back (422),
 * and what a page had asked about who was signed in while they signed out (401: who asks without need is found by
 * `account-tabs.test.ts`). A view transition that Chromium itself gives up, since the next page's style sheet came
 * late, is reported too, on pages without JavaScript as well: the page just comes without it.
 */
const expected =
  /status of 404.*\/no-such-page|status of 422|status of 401.*\/api\/(account\/kept|users\/me)$|^Transition was aborted because of invalid state/

/** Every journey also checks that the browser has reported no error. */
export const test = base.extend<{ complaints: string[] }>({
  context: async ({ context }, use) => {
    await setBrowserTime(context)
    await use(context)
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
      })
      await use(complaints)
      expect(complaints.filter((text) => !expected.test(text))).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

/** A visitor who has chosen a city already, so that no page asks for one. */
export async function knowCity(page: Page, slug = 'kazan', name = 'Казань'): Promise<void> {
  const city = {
    id: 3,
    score: 100,
    attributes: { slug, name, namePrepositional: 'Казани', latitude: 55.8, longitude: 49.1 },
  }
  // The provider's sandboxed frame has no storage; only the site's own pages need it.
  await page.addInitScript((stored) => {
    if (window === window.top) localStorage.setItem('tutti', stored)
  }, JSON.stringify(city))
  await page.context().addCookies([{ name: 'tutti_city', value: slug, url: 'http://localhost:8790' }])
}

/** Stores a chosen city as the city picker does. */
export const chooseCity = (page: Page, slug: string, name: string): Promise<void> =>
  page.evaluate(
    ([citySlug, cityName]) => {
      const attributes = {
        slug: citySlug,
        name: cityName,
        namePrepositional: cityName,
        latitude: 55,
        longitude: 49,
      }
      localStorage.setItem('tutti', JSON.stringify({ id: 3, score: 100, attributes }))
      // biome-ignore lint/suspicious/noDocumentCookie: as the site itself does it.
      document.cookie = `tutti_city=${citySlug}; Path=/`
    },
    [slug, name],
  )

/** Concerts that sell tickets, in every city. */
export const buyableConcerts = '/concerts?city=all&available=1'

/**
 * Returns the address of an upcoming concert whose tickets are sold in the provider's frame, without leaving the page.
 */
export async function findBuyableConcert({ request }: Page): Promise<string> {
  const list = await (await request.get(buyableConcerts)).text()
  const [, concert] = /href="(\/c\/[\w-]+)\/tickets"/.exec(list) ?? []
  if (!concert) throw new Error('the demo has no concert with tickets')
  return concert
}

interface ScheduleRow {
  /** Path of the page of the row's concert. */
  path: string
  /** Texts of its notice and of its ticket button, with plain spaces for those at which no line breaks. */
  texts: string[]
}

/** Lists that this process has read, by filters and number of pages. */
const readLists = new Map<string, Promise<ScheduleRow[]>>()

/**
 * Reads the rows of the schedule of all cities from its HTML, page by page, once for all tests of a process. The
 * browser's page stays where it is.
 *
 * @param filters of the list, as its address carries them: `&past=1`
 */
export function readScheduleRows(
  page: Page,
  { filters = '', pages = 12 }: { filters?: string; pages?: number } = {},
): Promise<ScheduleRow[]> {
  const name = `${filters} ${pages}`
  const rows = readLists.get(name) ?? readRows(page, filters, pages)
  readLists.set(name, rows)
  return rows
}

async function readRows({ request }: Page, filters: string, pages: number): Promise<ScheduleRow[]> {
  const found: ScheduleRow[] = []
  for (let list = 1; list <= pages; list++) {
    const answer = await request.get(`/concerts?city=all${filters}&page=${list}`)
    // The page that follows the end of a list also lists concerts.
    if (!answer.ok()) break
    found.push(...toRows(await answer.text()))
  }
  return found
}

function toRows(html: string): ScheduleRow[] {
  const parts = html.replaceAll('\u00a0', ' ').split('<li class="stub"').slice(1)
  return parts.flatMap((part) => {
    const [row = ''] = part.split('</li>')
    const [, path] = /href="(\/c\/[\w-]+)"/.exec(row) ?? []
    const texts = [...row.matchAll(/<(?:em|span class="buy|a class="buy)[^>]*>([^<]*)/g)]
    return path ? [{ path, texts: texts.map(([, text = '']) => text) }] : []
  })
}

/** One address of each page type, found by walking the site as a visitor would. */
export const pageTypes = [
  '/',
  '/concerts',
  '/concerts?past=1',
  '/concerts?city=all&view=calendar',
  '/programs',
  '/star',
  '/star?sign=leo',
  '/vote',
  '/vote/film-vote-2026',
  '/anime-vote-2026',
  '/wishes',
  '/wishes/hans-zimmer?city=kazan',
  '/codegen?page=/hans-zimmer',
  '/hans-zimmer',
  '/hans-zimmer?view=dates',
  '/nino-rota',
  '/songs-of-the-north',
  '/film-music',
  '/cities',
  '/cities/kazan',
  '/cities/moscow',
  '/cities/tver',
  '/venues',
  '/venues/finomi',
  '/news',
  '/qa',
  '/about',
  '/charity',
  '/services',
  '/security',
  '/contact',
  '/b2b',
  '/cast',
  '/poster',
  '/assistants',
  '/saved',
  '/members/poluton',
  '/categories/film',
  '/gift-certificates',
  '/offline',
  '/no-such-page',
] as const

/**
 * Divides paths into parts, each with a name. A test of several pages loads the site's code once: a page that is opened
 * with a browser context of its own takes twice the processor time.
 */
export function inParts(paths: readonly string[], size: number): [name: string, part: readonly string[]][] {
  const begins = paths.map((_, index) => index).filter((index) => index % size === 0)
  return begins.map((begin) => {
    const part = paths.slice(begin, begin + size)
    return [`${part[0]} to ${part.at(-1)}`, part]
  })
}

/** Background colours of pages, by their theme (`src/demo/brand/theme.ts`). */
export const grounds = { light: 'rgb(245, 239, 227)', dark: 'rgb(14, 11, 20)' } as const
