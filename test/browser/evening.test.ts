import { violationsOn } from './axe.ts'
import { goOffline, keptAddresses, test as testWithWorker, workerOf } from './faulty-site.ts'
import { expect, findBuyableConcert, knowCity, test } from './journey.ts'
import { farthestShiftOn, refuseFonts, unseenPixels } from './settled-page.ts'

const saved = 'tutti.saved'
/** A concert of the demo that is over and had an encore. */
const pastEvening = '/c/silent-hill-moscow-1/evening'

test('the page of a concert leads to its evening, and that to the ticket, the way and the works', async ({
  page,
}) => {
  await knowCity(page)
  const concert = await findBuyableConcert(page)
  await page.goto(concert)
  await page.getByRole('main').getByRole('link', { name: 'Мой вечер' }).click()
  await expect(page).toHaveURL(`${concert}/evening`)
  const main = page.getByRole('main')
  await expect(main.getByRole('list', { name: 'Время' }).getByRole('listitem').first()).toContainText('двери')
  await expect(main.getByText('Какой вход')).toBeVisible()
  await expect(main.getByText('Гардероб')).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Прозвучит' })).toBeVisible()
  await expect(main.locator('a[data-buy]')).toHaveAttribute('href', `${concert}/tickets`)
  await expect(main.getByRole('link', { name: 'Построить маршрут' })).toBeVisible()
})

test('an evening that is over says what was played, with the encore, and where it is played again', async ({
  page,
}) => {
  await knowCity(page)
  await page.goto(pastEvening)
  const main = page.getByRole('main')
  await expect(main.getByText('Вечер, который был')).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Прозвучало' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'На бис' })).toBeVisible()
  await expect(main.getByText('Hometown')).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Услышать ещё раз' })).toBeVisible()
  await expect(main.locator('a[data-buy]')).toHaveCount(0)
})

for (const path of [pastEvening, '/en/c/danny-elfman-krasnoyarsk-1/evening']) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await knowCity(page)
    await page.goto(path)
    expect(await violationsOn(page)).toEqual([])
  })
}

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
