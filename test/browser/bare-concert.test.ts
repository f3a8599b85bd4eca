import { makeSnapshot } from '../../src/demo/snapshot.ts'
import type { Json, Row, Snapshot } from '../../src/strapi-emulator/row.ts'
import { violationsOn } from './axe.ts'
import { onSiteWithContent } from './configured-site.ts'
import { expect, knowCity } from './journey.ts'
import { faultsOnScreens, layoutFaultsOf, narrowestScreen, spacingFaultsOf } from './layout-faults.ts'
import { countSheets, papers } from './printed-sheets.ts'
import { whenSettled } from './settled-page.ts'

/** A program's title of 120 characters. */
const title =
  'Музыка фильмов и мультфильмов, которые мы смотрели в детстве, для большого симфонического оркестра, хора и органа в зале'
const program = '/c/hans-zimmer-samara-1'
const paths = [program, `/th${program}`] as const

/**
 * The demo's content, in which the program of one concert has a very long name, ten performers, and works without a
 * composer.
 */
function withLongProgram(today: string): Snapshot {
  const demo = makeSnapshot(today)
  const tracks = [
    { name: 'Без автора', composer: null, source: null, id: 1 },
    { name: 'Ещё один номер', composer: '', source: '', id: 2 },
  ]
  return {
    ...demo,
    Program: demo.Program.map((row) =>
      row.slug === 'hans-zimmer'
        ? {
            ...row,
            name: title,
            performers: demo.Member.filter(({ locale }) => locale === row.locale)
              .slice(0, 10)
              .map(({ id }) => id),
            tracklists: [{ title: null, tracks, id: 1 }],
          }
        : row,
    ),
  }
}

/** Fields that editors may leave empty. */
const absent: Record<string, Json> = {
  venue: null,
  hall: null,
  ticketLink: [],
  maxCost: null,
  onSaleAt: null,
  durationMinutes: null,
  ageLimit: null,
  intervals: null,
  intervalMinutes: null,
  doorsOpenMinutes: null,
  organizerId: null,
  discounts: [],
  latecomers: null,
}

/** A concert of which only the day is known: no picture, hall, time, price or ticket. */
function withBareConcert(today: string): Snapshot {
  const long = withLongProgram(today)
  const bare = (row: Row): Row => ({
    ...row,
    heroImage: null,
    thumbnailImage: null,
    about: null,
    durationMinutes: null,
    ageLimit: null,
  })
  return {
    ...long,
    Program: long.Program.map((row) => (row.slug === 'hans-zimmer' ? bare(row) : row)),
    Concert: long.Concert.map((row) =>
      row.slug === 'hans-zimmer-samara-1' ? { ...row, ...absent, time: null } : row,
    ),
  }
}

for (const [what, content] of [
  ['with a title of 120 letters, ten performers and works without a composer', withLongProgram],
  ['of which no more than the day is known', withBareConcert],
] as const) {
  const test = onSiteWithContent(content)

  test(`a concert ${what} fits on 320 px, loses no word, and has no empty part`, async ({ page }) => {
    await knowCity(page)
    for (const path of paths) {
      await page.goto(path)
      await whenSettled(page)
      expect.soft(await page.evaluate(findFaults), path).toEqual([])
      if (path === program) expect.soft(await violationsOn(page)).toEqual([])
      const looks = [layoutFaultsOf, spacingFaultsOf].map((look) => [narrowestScreen, look] as const)
      expect.soft(await faultsOnScreens(page, looks), path).toEqual([])
    }
    await page.goto(program)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(page.locator('.concert-buy').getByRole('link')).toBeInViewport({ ratio: 1 })
  })

  test(`a concert ${what} is one sheet of paper`, async ({ page }) => {
    await page.goto(program)
    await whenSettled(page)
    for (const paper of papers) expect.soft(await countSheets(page, paper), paper).toBe(1)
  })
}

/** Runs in the page, at 320 px. @returns parts of the concert that are empty, and texts that their box cuts off */
function findFaults(): string[] {
  const nameOf = ({ tagName, className, textContent }: Element) =>
    `${tagName}.${className} «${textContent.slice(0, 30)}»`
  const faults: string[] = []
  for (const part of document.querySelectorAll(
    'main :is(p, h1, h2, h3, li, dt, dd, section, figure, ol, ul, time, .tracks span)',
  )) {
    const isShown =
      part.checkVisibility() && !part.closest('[data-heart-place]') && !part.matches('[role="status"]')
    if (isShown && part.textContent.trim() === '' && !part.querySelector('img, input'))
      faults.push(`${nameOf(part)} is empty`)
    const { overflow, textOverflow } = getComputedStyle(part)
    const isCut =
      overflow === 'hidden' &&
      (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1)
    if (isShown && (isCut || textOverflow === 'ellipsis')) faults.push(`${nameOf(part)} is cut`)
    if (/undefined|null|NaN|\[object/.test(part.textContent))
      faults.push(`${nameOf(part)} says what nobody wrote`)
  }
  return faults
}
