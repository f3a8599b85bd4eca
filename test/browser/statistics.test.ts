import { pathTo } from '../../src/routes/paths.ts'
import { expect, findBuyableConcert, knowCity, test } from './journey.ts'

test('a browser reports a saved concert, a shared page and a click on tickets, each once, and nothing that names its visitor', async ({
  page,
}) => {
  await knowCity(page)
  const path = await findBuyableConcert(page)
  const reports: unknown[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === pathTo('reportAction')) reports.push(request.postDataJSON())
  })
  await page.goto(path)
  await page.getByRole('main').getByRole('button', { name: 'Сохранить', exact: true }).first().click()
  await expect.poll(() => reports).toHaveLength(1)
  await page.locator('.share > summary').click()
  await expect.poll(() => reports).toHaveLength(2)
  await page.getByRole('main').locator('a[href$="/tickets"]').first().click()
  await expect(page).toHaveURL(`${path}/tickets`)
  await expect
    .poll(() => reports)
    .toEqual([
      { kind: 'save', path, search: '', referrer: '' },
      { kind: 'share', path, search: '', referrer: '' },
      { kind: 'ticket', path, search: '', referrer: '' },
    ])
})
