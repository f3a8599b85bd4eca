import type { Locator, Page } from '@playwright/test'
import { answerScript, answerSeats, onSiteWith, ticketHosts, watchOthers } from './configured-site.ts'
import { expect, findBuyableConcert, knowCity, test as plainTest } from './journey.ts'
import { whenSettled } from './settled-page.ts'

const widget = 'https://widget.example/tickets.js'
/** Imitates the provider's script: it handles clicks on links to the provider's frame. */
const goodWidget = `
  window.widgetRuns = (window.widgetRuns ?? 0) + 1
  document.addEventListener('click', (event) => {
    const link = event.target.closest('a[href*="/seance/"][href$="#abiframe"]')
    if (!link) return
    event.preventDefault()
    const box = document.createElement('div')
    box.id = 'widget'
    box.textContent = 'виджет ' + link.href
    document.body.append(box)
  })`

const test = onSiteWith({ TICKET_WIDGET_URL: widget })

// All tests share one site: in parallel, each would start its own.
test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ page }) => {
  await knowCity(page)
  await page.route(ticketHosts, answerSeats)
})

test('the widget is loaded when a ticket button is about to be clicked, once', async ({ page }) => {
  await page.route(widget, answerScript(goodWidget))
  const concert = await findBuyableConcert(page)
  const others = watchOthers(page)
  await page.goto(concert)
  await whenSettled(page)
  expect(others).toEqual([])
  await approach(page, page.locator('.concert-buy a.buy'), 'pointer')
  expect(others).toEqual([widget])
  await page.locator('.concert-buy a.buy').click()
  await expect(page.locator('#widget')).toContainText(/виджет https:\/\/.+\/seance\/[\w-]+\/#abiframe/)
  await expect(page).toHaveURL(concert)
  await page.locator('.concert-buy a.buy').click()
  await expect(page.locator('#widget')).toHaveCount(2)
  expect(others.filter((address) => address === widget)).toHaveLength(1)
})

test('the widget opens from a list too, by keyboard, and is told of the campaign', async ({ page }) => {
  await page.route(widget, answerScript(goodWidget))
  await page.goto('/concerts?city=all&available=1&utm_source=vk')
  await approach(page, page.locator('.stub a.buy[href$="/tickets"]').first(), 'focus')
  await page.keyboard.press('Enter')
  await expect(page.locator('#widget')).toContainText('/?utm_source=vk#abiframe')
  await expect(page).toHaveURL(/\/concerts/)
})

test('a voucher of the concert’s address goes along to its frame, and to no other page', async ({ page }) => {
  await page.route(widget, answerScript(goodWidget))
  const concert = await findBuyableConcert(page)
  await page.goto(`${concert}?voucher=SPRING&utm_source=vk`)
  await whenSettled(page)
  const button = page.locator('.concert-buy a.buy')
  await button.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await button.click({ button: 'right' })
  expect(await button.getAttribute('href')).toMatch(/\/tickets\?voucher=SPRING$/)
  await page.goto(`${concert}/tickets?voucher=SPRING`)
  await expect(page.locator('iframe')).toHaveAttribute('src', /\?voucher=SPRING&utm_source=vk#abiframe$/)
  await page.goto(`${concert}/tickets`)
  await expect(page.locator('iframe')).toHaveAttribute('src', /\?utm_source=vk#abiframe$/)
})

plainTest(
  'a site without a widget loads nothing of the provider before the ticket page',
  async ({ page }) => {
    await knowCity(page)
    const concert = await findBuyableConcert(page)
    const others = watchOthers(page)
    await page.goto(concert)
    await page.locator('.concert-buy a.buy').hover()
    await whenSettled(page)
    expect(others).toEqual([])
  },
)

/** Moves the pointer near a button until the page has requested the widget: at first its code may not be loaded. */
async function approach(page: Page, button: Locator, by: 'pointer' | 'focus'): Promise<void> {
  let isAsked = false
  page.on('request', (request) => {
    isAsked ||= request.url() === widget
  })
  await expect
    .poll(async () => {
      if (by === 'pointer') {
        await page.mouse.move(0, 0)
        await button.hover()
      } else {
        await button.blur()
        await button.focus()
      }
      return isAsked
    })
    .toBe(true)
}
