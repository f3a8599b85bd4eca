import { beforeEach, describe, expect, it } from 'vitest'
import { distances } from '../../../src/features/desk/evenings/evening-curve.ts'
import { addDays } from '../../../src/shared/zoned-time.ts'
import { currentDay } from '../../fixtures/clock.ts'
import { type AccountSite, type Browser, openSite } from '../account-site.ts'
import { beginAtOneMoment } from '../fresh-site.ts'
import { openWithRole } from './desk-site.ts'

beginAtOneMoment()

let site: AccountSite
let browser: Browser
let today: string
beforeEach(async () => {
  site = await openSite()
  browser = await openWithRole(site, 'editor')
  today = currentDay()
})

const read = async (path: string) => (await browser.open(path)).text()

const storeEvening = (concert: string, day: string, most: number, title: string | null = null) =>
  site.database
    .prepare(
      `insert into evening (concert, day, program, city, title, status, is_sold_out, views, tickets, curve)
       values (?, ?, 'hans-zimmer', 'kazan', ?, 'scheduled', 0, 1200, ?, ?)`,
    )
    .bind(
      ...[concert, day, title, most],
      JSON.stringify({
        tickets: distances.map((distance) =>
          day < today || distance >= 21 ? Math.round((most * (120 - distance)) / 120) : null,
        ),
      }),
    )
    .run()

const count = (kind: string, path: string, dimension: string, value: string, number: number) =>
  site.database
    .prepare('insert into statistics_days values (?, ?, ?, ?, ?, ?)')
    .bind(today, kind, path, dimension, value, number)
    .run()

describe('the concerts at the desk', () => {
  beforeEach(async () => {
    for (let index = 1; index <= 10; index++)
      await storeEvening(`past-${index}`, addDays(today, -index), 100 + index)
    await storeEvening('slow', addDays(today, 21), 40, '<b>Own title</b>')
    await storeEvening('good', addDays(today, 21), 110)
  })

  it('name the one that is behind, with the reason in words', async () => {
    const html = await read(`/desk/evenings?year=${addDays(today, 21).slice(0, 4)}`)
    expect(html).toContain('1 концерт отстаёт')
    expect(html).toMatch(
      /За 21 день до концерта за билетами переходили 33 раза; у концертов этой программы к этому дню обычно от 85 до 89\. Сравнили с 10 концертами\./,
    )
    expect(html).toContain('&lt;b&gt;Own title&lt;/b&gt;')
    expect(html).not.toContain('<b>Own')
  })

  it('have a page each, with curve, days and origins as drawings and tables', async () => {
    await count('view', '/c/slow', '', '', 30)
    await count('ticket', '/c/slow', '', '', 3)
    await count('view', '/c/slow', 'source', '<script>alert(1)</script>', 30)
    await count('view', '/c/slow', 'city', 'RU/Kazan', 9)
    const html = await read('/desk/evenings/slow')
    expect(html.match(/<figure class="chart"/g)).toHaveLength(3)
    expect(html).toContain('class="plot-band"')
    expect(html).toContain('Казань, Россия')
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('download="slow-tickets.csv"')
  })

  it('are drawn by the share of seats that is sold on each day, where their seller says how many there are', async () => {
    await site.database
      .prepare('insert into availability_day (concert, day, available, capacity) values (?, ?, 250, 1000)')
      .bind('slow', addDays(today, -2))
      .run()
    const html = await read('/desk/evenings/slow')
    expect(html).toContain('Продано мест по дням')
    expect(html.match(/<\/th><td>75 %<\/td><\/tr>/g)).toHaveLength(3)
  })

  it('have what each category has brought in, on their page and in the file, where a seller reports prices', async () => {
    const insert = site.database.prepare(
      `insert into availability_day (concert, day, available, capacity, categories, currency)
       values ('slow', ?, 250, 1000, ?, 'RUB')`,
    )
    const left = (available: number) => JSON.stringify([{ name: '<i>Партер', price: 250_000, available }])
    await site.database.batch([
      insert.bind(addDays(today, -9), left(100)),
      insert.bind(addDays(today, -2), left(88)),
    ])
    const html = (await read('/desk/evenings/slow')).replaceAll(/[\u00a0\u202f]/g, ' ')
    expect(html).toContain('&lt;i&gt;Партер')
    expect(html).toMatch(/Выручка с [^:]+: 30 000 ₽/)
    expect(html).toContain('download="slow-revenue.csv"')
    const office = await openWithRole(site, 'office')
    const year = addDays(today, 21).slice(0, 4)
    const csv = await (await office.send('/desk/evenings/export', { year })).text()
    expect(csv).toContain('<i>Партер;88;12;2500;30000;RUB')
  })

  it('say that revenue isn’t known where a seller only counts', async () => {
    await site.database
      .prepare(
        `insert into availability_day (concert, day, available, capacity) values ('slow', ?, 1200, 1000)`,
      )
      .bind(addDays(today, -2))
      .run()
    const html = await read('/desk/evenings/slow')
    expect(html).toContain('выручка неизвестна')
    // A seller that has more seats than the hall has sold none of them.
    expect(html).toContain('<td>0 %</td>')
  })

  it('have a page on days without a visit, too', async () => {
    const answer = await browser.open('/desk/evenings/slow')
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).not.toContain('NaN')
    // The curve alone: days of nothing but zeros aren't drawn.
    expect(html.match(/<figure class="chart"/g)).toHaveLength(1)
  })

  it('that nobody has counted yet say so', async () => {
    await site.database.prepare('delete from evening').run()
    expect(await read('/desk/evenings')).toContain('Концерты ещё не сосчитаны')
  })

  it('are not found under another name', async () => {
    expect((await browser.open('/desk/evenings/none')).status).toBe(404)
  })
})

const wish = async (place: string, program: string, people: number, at: [number, number]) => {
  await site.database
    .prepare('insert or ignore into wished_place values (?, ?, ?, ?, ?)')
    .bind(place, JSON.stringify({ Latn: place, Cyrl: `Место ${place}` }), 'ru', ...at)
    .run()
  await site.database
    .prepare('insert into place_wish_count (place, program, people) values (?, ?, ?)')
    .bind(place, program, people)
    .run()
}

describe('the tour radar', () => {
  beforeEach(async () => {
    await wish('vologda-472459', 'hans-zimmer', 300, [59.22, 39.88])
    await wish('inta-1505259', 'hans-zimmer', 45, [66.03, 60.16])
    await wish('anadyr-2127202', 'hans-zimmer', 4, [64.73, 177.5])
  })

  it('says where most people wait for what, and proposes a route', async () => {
    const html = await read('/desk/radar')
    expect(html).toMatch(/Место vologda-472459: 300 человек ждут «[^»]*Циммер[^»]*»/)
    expect(html).toMatch(/1\. Место (vologda-472459|inta-1505259)/)
    expect(html).toContain('download="route.ics"')
    expect(html).toContain('download="route.csv"')
  })

  it('has nothing of a place that fewer than five people wish for', async () => {
    expect(await read('/desk/radar')).not.toContain('anadyr')
    expect(await read('/desk/radar?stops=anadyr-2127202,inta-1505259')).not.toContain('anadyr')
  })

  it('keeps a route in its address: stops move, go and come by links and a form', async () => {
    const html = await read('/desk/radar?count=2&from=2027-03-01&stops=inta-1505259,vologda-472459')
    expect(html).toMatch(/1\. Место inta-1505259.*2\. Место vologda-472459/s)
    expect(html).toContain(
      'href="/desk/radar?count=2&amp;from=2027-03-01&amp;stops=vologda-472459%2Cinta-1505259#route"',
    )
    expect(html).toContain('href="/desk/radar?count=2&amp;from=2027-03-01&amp;stops=vologda-472459#route"')
    const more = await read('/desk/radar?count=2&from=2027-03-01&stops=inta-1505259&add=vologda-472459')
    expect(more).toMatch(/1\. Место inta-1505259.*2\. Место vologda-472459/s)
  })

  it.each([
    '?stops=%3Cscript%3E&program=%22%3E&count=-1&from=never',
    `?stops=${'a,'.repeat(5000)}`,
    '?add=x',
  ])('answers %s', async (query) => {
    expect((await browser.open(`/desk/radar${query}`)).status).toBe(200)
  })
})

describe('a page with numbers', () => {
  const line = 'Посещения, пожелания и продажи билетов этой демонстрации придуманы.'
  const paths = ['/desk', '/desk/evenings', '/desk/radar', '/desk/searches', '/desk/content']

  it('says so where the demo has made them up, and only there', async () => {
    for (const path of paths) expect(await read(path)).not.toContain(line)
    await count('invented', '', '', '', 1)
    for (const path of paths) expect(await read(path)).toContain(line)
    for (const path of ['/desk/inbox', '/desk/votes', '/desk/health'])
      expect(await read(path)).not.toContain(line)
  })
})

describe('the searches at the desk', () => {
  it('are listed in words, those of few people are not', async () => {
    await count('search-miss', 'щелкунчик & <ко>', '', '', 7)
    await count('search-miss', 'моя тайна', '', '', 4)
    const html = await read('/desk/searches')
    expect(html).toContain('щелкунчик &amp; &lt;ко&gt;')
    expect(html).toContain(
      '%D1%89%D0%B5%D0%BB%D0%BA%D1%83%D0%BD%D1%87%D0%B8%D0%BA%20%26%20%3C%D0%BA%D0%BE%3E',
    )
    expect(html).not.toContain('моя тайна')
    expect(await read('/desk/searches?days=7')).toContain('щелкунчик')
  })

  it('that all had a result are none', async () => {
    expect(await read('/en/desk/searches?days=8')).toContain(
      'Everything that was looked for in these days was found.',
    )
  })
})
