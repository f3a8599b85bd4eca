import { violationsOn } from './axe.ts'
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
