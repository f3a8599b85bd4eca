import { violationsOn } from './axe.ts'
import { goOffline, keptAddresses, test as testWithWorker, workerOf } from './faulty-site.ts'
import { expect, findBuyableConcert, knowCity, test } from './journey.ts'
import { farthestShiftOn, refuseFonts, unseenPixels } from './settled-page.ts'

const saved = 'tutti.saved'
/** A concert of the demo that is over and had an encore. */
const pastEvening = '/c/silent-hill-moscow-1/evening'

test('axe finds nothing on an evening that is over, and on one that comes', async ({ page }) => {
  await knowCity(page)
  for (const path of [pastEvening, '/en/c/danny-elfman-krasnoyarsk-1/evening']) {
    await page.goto(path)
    expect(await violationsOn(page), path).toEqual([])
  }
})

test('a saved concert of today is the first thing on the home page, and nothing moves for it', async ({
  page,
}) => {
  await knowCity(page)
  const concert = await findBuyableConcert(page)
  const day = await page.request
    .get(concert)
    .then(async (answer) => /datetime="([\d-]{10})/i.exec(await answer.text())?.[1])
  await page.clock.setFixedTime(new Date(`${day}T10:00:00`))
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    saved,
    `["${concert.slice(3)}"]`,
  ] as const)
  await refuseFonts(page)
  await page.goto('/')
  const tonight = page.getByRole('main').getByRole('complementary').first()
  await expect(tonight.getByRole('heading', { name: 'Ваш концерт сегодня' })).toBeVisible()
  expect(await farthestShiftOn(page)).toBeLessThan(unseenPixels)
  expect(await violationsOn(page)).toEqual([])
  await tonight.getByRole('link').first().click()
  await expect(page).toHaveURL(`${concert}/evening`)
})

test('a concert of another day leaves the home page as it is', async ({ page }) => {
  await knowCity(page)
  const concert = await findBuyableConcert(page)
  await page.clock.setFixedTime(new Date('2020-01-01T10:00:00'))
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    saved,
    `["${concert.slice(3)}"]`,
  ] as const)
  const rows = page.waitForResponse(/\/saved\?slugs=/)
  await page.goto('/')
  await (await rows).finished()
  await expect(page.locator('[data-tonight]')).toHaveCount(0)
})

testWithWorker(
  'the evening of a concert that was just saved opens without a network',
  async ({ page, site, context }) => {
    await knowCity(page)
    const concert = await findBuyableConcert(page)
    await page.goto(concert)
    await workerOf(page)
    await page.getByRole('main').getByRole('button', { name: 'Сохранить', exact: true }).click()
    await expect.poll(() => keptAddresses(page)).toContain(`${concert}/evening`)
    await goOffline(site, context)
    await page.goto(`${concert}/evening`)
    await expect(page.getByRole('main').getByText('Какой вход')).toBeVisible()
    await expect(page.locator('[data-notice="kept-copy"]')).toContainText('Сохранено')
  },
)
