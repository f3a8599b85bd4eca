import { beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '../../../src/shared/zoned-time.ts'
import { currentDay } from '../../fixtures/clock.ts'
import { type AccountSite, type Browser, openSite } from '../account-site.ts'
import { beginAtOneMoment } from '../fresh-site.ts'
import { openWithRole } from './desk-site.ts'

beginAtOneMoment()

let site: AccountSite
let browser: Browser
let yesterday: string
let before: string

const count = (day: string, kind: string, path: string, dimension: string, value: string, number: number) =>
  site.database
    .prepare('insert into statistics_days values (?, ?, ?, ?, ?, ?)')
    .bind(day, kind, path, dimension, value, number)
    .run()

beforeEach(async () => {
  site = await openSite()
  browser = await openWithRole(site, 'office')
  yesterday = addDays(currentDay(), -1)
  before = addDays(yesterday, -28)
  await count(yesterday, 'view', '', '', '', 1200)
  await count(before, 'view', '', '', '', 1000)
  await count(yesterday, 'ticket', '', '', '', 33)
  await count(yesterday, 'view', '/c/near', '', '', 700)
  await count(yesterday, 'view', '/cast', '', '', 500)
  await count(yesterday, 'ticket', '/c/near', '', '', 33)
  await count(yesterday, 'view', '', 'source', 'vk.com', 90)
  await count(yesterday, 'view', '', 'source', '<b>evil</b>', 80)
  await count(yesterday, 'view', '/cast', 'source', 'vk.com', 60)
  await count(yesterday, 'view', '/c/near', 'source', 'vk.com', 30)
  await count(yesterday, 'view', '', 'campaign', 'spring', 44)
  await count(yesterday, 'view', '', 'country', 'RU', 1100)
  await count(yesterday, 'view', '', 'city', 'RU/Kazan', 300)
  await count(yesterday, 'view', '', 'city', 'DE/Bremen', 50)
  await count(yesterday, 'view', '', 'city', 'RU/Myshkin', 4)
  await count(yesterday, 'view', '', 'device', 'mobile', 900)
})

const read = async (query = '') => {
  const answer = await browser.open(`/desk/visits${query}`)
  expect(answer.status).toBe(200)
  return (await answer.text()).replace(/<!-- -->/g, '').replaceAll('\u00a0', ' ')
}
const titles = (html: string) => [...html.matchAll(/<figcaption>([^<]+)/g)].map(([, title]) => title)

describe('the visits at the desk', () => {
  it('are drawn beside the time before, with tables of where they come from', async () => {
    const html = await read()
    expect(html).toContain('1 200<span class="note">было 1 000 (+20 %)</span>')
    expect(titles(html)).toEqual([
      'Просмотры',
      'Переходы к билетам',
      'Страницы',
      'Переходы к билетам по страницам',
      'Источники',
      'Кампании',
      'Страны',
      'Города',
      'Устройства',
    ])
    expect(html).toContain('Казань, Россия')
    expect(html).toContain('&lt;b&gt;evil&lt;/b&gt;')
    expect(html).not.toContain('<b>evil')
  })

  it('have no city from which fewer than five visits came, in a list or chosen', async () => {
    expect(await read()).not.toContain('Myshkin')
    const html = await read('?city=RU%2FMyshkin')
    expect(html).toContain('пришло меньше пяти посещений')
    expect(titles(html)).toEqual([])
  })

  it('of one source are those of its pages; what is not counted with it is left out and said', async () => {
    const html = await read('?source=vk.com')
    expect(titles(html)).toEqual(['Просмотры', 'Страницы'])
    expect(html).toMatch(/\/cast<\/a><\/span><span class="ranking-value">60/)
    expect(html).toContain('считаются каждые отдельно')
    expect(html).toContain('aria-label="Убрать: Источник: vk.com"')
  })

  it('of a country are those of its cities, too', async () => {
    const html = await read('?country=RU')
    expect(titles(html)).toEqual(['Просмотры', 'Города'])
    expect(html).not.toContain('Бремен')
  })

  it('of one page and one source are counted together', async () => {
    const html = await read('?path=%2Fcast&source=vk.com')
    expect(html).toMatch(/<dt>Просмотры<\/dt><dd>60/)
  })

  it('lead from a row to the visits of that value, and back', async () => {
    expect(await read('?days=91')).toContain('href="/desk/visits?days=91&amp;campaign=spring"')
    expect(await read('?campaign=spring')).toContain('href="/desk/visits" aria-label="Убрать')
  })

  it.each([
    { daysAgo: 91, isListed: true },
    { daysAgo: 92, isListed: false },
  ])('of a year have the pages of 91 days: of $daysAgo days ago $isListed', async ({ daysAgo, isListed }) => {
    await count(addDays(currentDay(), -daysAgo), 'view', '/then', '', '', 9)
    expect((await read('?days=364')).includes('/then</a>')).toBe(isListed)
  })

  it.each([
    '?days=-1&from=never&compare=x&by=y',
    `?path=${'a'.repeat(5000)}`,
    '?source=%00%3Cscript%3E',
    '?country=C1',
    '?city=C1/Nowhere',
    '?from=2026-02-30&to=2026-02-31',
    '?days=364&compare=year&by=day',
  ])('answers %s', async (query) => {
    expect(await read(query)).not.toContain('NaN')
  })

  it('of a site without any say so', async () => {
    await site.database.prepare('delete from statistics_days').run()
    expect(await read()).toContain('В эти дни посещений не было.')
  })
})

describe('the file of visits', () => {
  it('is CSV for a spreadsheet, and a row of the log', async () => {
    const answer = await browser.send('/desk/visits/export', { format: 'csv', source: 'vk.com' })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=UTF-8')
    expect(await answer.text()).toContain(`Просмотры;${yesterday};90;0\r\n`)
    const log = await (await openWithRole(site, 'owner')).open('/desk/log')
    expect(await log.text()).toContain('Посещения: файл')
  })

  it('has beside each number that of the days before, but none of fewer than five people of a city', async () => {
    await count(before, 'view', '/c/near', '', '', 600)
    await count(before, 'ticket', '/c/near', '', '', 20)
    await count(before, 'view', '', 'city', 'RU/Kazan', 5)
    await count(before, 'view', '', 'city', 'DE/Bremen', 4)
    const csv = await (await browser.send('/desk/visits/export', { format: 'csv' })).text()
    expect(csv.match(/;(?:\/c\/near|RU\/Kazan|DE\/Bremen);.*/g)).toEqual([
      ';/c/near;700;600',
      ';/c/near;33;20',
      ';RU/Kazan;300;5',
      ';DE/Bremen;50;',
    ])
  })

  it('has a hundred rows of each table', async () => {
    for (let page = 0; page < 101; page++) await count(yesterday, 'view', `/page-${page}`, '', '', 100 + page)
    const csv = await (await browser.send('/desk/visits/export', { format: 'csv' })).text()
    // Two of them are those of all tests.
    expect(csv.match(/;\/page-\d+;/g)).toHaveLength(98)
  })

  it('is a workbook of Excel', async () => {
    const answer = await browser.send('/desk/visits/export', { format: 'xlsx' })
    expect(answer.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    )
    expect(new TextDecoder().decode((await answer.bytes()).slice(0, 2))).toBe('PK')
  })

  it('is not for an editor', async () => {
    const editor = await openWithRole(site, 'editor')
    expect((await editor.send('/desk/visits/export', {})).status).toBe(403)
    expect(await (await editor.open('/desk/visits')).text()).not.toContain('/desk/visits/export')
  })
})
