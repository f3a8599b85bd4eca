import type { Locator, Page } from '@playwright/test'
import { expect, findBuyableConcert, knowCity, test } from './journey.ts'
import { whenSettled } from './settled-page.ts'

/** What visitors do most often on a phone. Other tasks are in the tests of tickets, access, wishes and votes. */
interface Errand {
  wants: string
  from: string | ((page: Page) => Promise<string>)
  /** What is tapped in order, at most three times. A text is typed into the search field and sent. */
  taps: readonly (((page: Page) => Locator) | { typed: string })[]
  /** What the first screen must then show. */
  finds: (page: Page) => Locator
}

const link = (name: string | RegExp) => (page: Page) =>
  page.locator('main').getByRole('link', { name }).first()
const firstRow = (page: Page) => page.locator('main .stub > a:not(.buy)').first()
const ticketAction = (page: Page) => page.locator('.concert-buy').getByRole('link').first()

const errands: Errand[] = [
  {
    wants: 'a concert of the coming weekend, wherever it is',
    from: '/concerts?city=all',
    taps: [link('Ближайшие выходные'), firstRow],
    finds: ticketAction,
  },
  {
    wants: 'something for children, with its age',
    from: '/concerts?city=all',
    taps: [link('Для детей'), firstRow],
    finds: (page) => page.locator('.ticket-stub .fact').filter({ hasText: /\d\+/ }),
  },
  {
    wants: 'the concert in which a piece is played',
    from: '/',
    taps: [
      (page) => page.getByRole('link', { name: 'Поиск' }),
      { typed: 'Hedwig' },
      (page) => page.locator('.finds-concert [data-details]:visible').first(),
    ],
    finds: ticketAction,
  },
  {
    wants: 'an orchestra in a town where it never plays',
    from: '/',
    taps: [
      (page) => page.getByRole('link', { name: 'Поиск' }),
      { typed: 'Вологда' },
      (page) => page.getByRole('link', { name: 'Позвать нас' }).locator('visible=true').first(),
    ],
    finds: (page) => page.getByRole('heading', { level: 1, name: 'Вологда' }),
  },
  {
    wants: 'to know which entrance to take',
    from: findBuyableConcert,
    taps: [link('Мой вечер')],
    finds: (page) => page.locator('.evening-times'),
  },
  {
    wants: 'the concerts of a month on a sheet of paper',
    from: '/concerts',
    taps: [(page) => page.locator('footer').getByRole('link', { name: 'Афиша для печати' })],
    finds: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    wants: 'to write to the orchestra',
    from: '/concerts',
    taps: [(page) => page.locator('footer').getByRole('link', { name: 'Контакты' })],
    finds: (page) => page.getByRole('heading', { level: 1 }),
  },
]

/** Reaches what is wanted from where the visitor is. */
async function runErrand(
  page: Page,
  { from, taps, finds }: Errand,
  isReady: () => Promise<void>,
): Promise<void> {
  await knowCity(page)
  await page.goto(typeof from === 'string' ? from : await from(page))
  await isReady()
  for (const each of taps) {
    if (typeof each === 'function') await each(page).click()
    else {
      const field = page.locator('dialog input, main input[name="q"]').locator('visible=true').first()
      await field.fill(each.typed)
      await field.press('Enter')
      await page.waitForURL(/\/search\?q=/)
    }
  }
  await expect(finds(page)).toBeInViewport({ ratio: 1 })
}

test.use({ viewport: { width: 360, height: 740 } })

for (const errand of errands) {
  test(`who wants ${errand.wants} is there in three taps at most`, async ({ page }) => {
    expect(errand.taps.length).toBeLessThanOrEqual(3)
    await runErrand(page, errand, () => whenSettled(page))
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  // Other links lead to the same pages with and without script.
  for (const errand of errands.filter(({ taps }) => taps.some((tap) => typeof tap !== 'function'))) {
    test(`who wants ${errand.wants} is there in as many`, async ({ page }) => {
      await runErrand(page, errand, () => Promise.resolve())
    })
  }
})
