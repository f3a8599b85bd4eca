import { violationsOn } from './axe.ts'
import { newDevice } from './browser-time.ts'
import { expect, findBuyableConcert, knowCity, test } from './journey.ts'

test.use({ viewport: { width: 360, height: 720 } })

test('who comes in a wheelchair sees in the first screen whether one gets in, and is a tap away from whom to call', async ({
  page,
}) => {
  await knowCity(page)
  const concert = await findBuyableConcert(page)
  await page.goto(concert)
  const way = page.locator('.ticket a[href="#access"]')
  await expect(way).toBeInViewport({ ratio: 1 })
  await way.click()
  const access = page.locator('#access')
  await expect(access.locator('strong')).toHaveText(await way.innerText())
  await expect(access.locator('a[href^="tel:+"]')).toBeInViewport({ ratio: 1 })
  expect(await violationsOn(page)).toEqual([])
})

test('the page of a hall says the same, without JavaScript too', async ({ browser, baseURL }) => {
  const context = await newDevice(browser, { javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/venues/zaryadye')
  await expect(page.locator('.facts dt')).toHaveText([
    ...['Доступность', 'Какой вход', 'Транспорт', 'Парковка', 'Гардероб', 'Еда и напитки', 'Как уехать'],
  ])
  await context.close()
})

test('help, rules and terms of sale are linked from a concert and from every footer', async ({ page }) => {
  await knowCity(page)
  await page.goto(await findBuyableConcert(page))
  for (const place of ['.concert-body', '.bottom-nav']) {
    for (const path of ['/help', '/rules', '/offer']) {
      await expect(page.locator(`${place} a[href="${path}"]`)).toBeVisible()
    }
  }
})
