import { describe, expect, it } from 'vitest'
import { visit } from '../visit.ts'

const read = async (path: string) => (await visit(path)).text()

/** The first concert of the demo whose row contains this text. */
async function findConcert(words: string, list = ''): Promise<string> {
  for (const page of [1, 2, 3, 4, 5]) {
    const rows = (await read(`/concerts?city=all${list}&page=${page}`)).split('<li class="stub"').slice(1)
    const row = rows.find((html) => html.split('</li>')[0]?.includes(words))
    const [, path] = /href="(\/c\/[a-z0-9-]+)"/.exec(row ?? '') ?? []
    if (path) return path
  }
  throw new Error(`no concert says «${words}»`)
}

/** Returns the part of a page before the facts, which says where the concert is and how long it takes. */
const aboveFacts = (html: string) => html.slice(html.indexOf('<h1'), html.indexOf('<dl class="facts"'))

describe.each([
  ['sold out', 'Билеты проданы', ''],
  ['cancelled', 'Отменён', ''],
  ['postponed', 'Дата уточняется', ''],
  ['over', 'Концерт прошёл', '&past=1'],
])('a concert that is %s', (_state, words, list) => {
  it('ends in other dates, the city and a calendar, before its facts', async () => {
    const above = aboveFacts(await read(await findConcert(words, list)))
    expect(above).toMatch(/Другие даты программы|Ещё концерты/)
    expect(above).toContain('href="/concerts">Концерты в моём городе')
    expect(above).toContain('/calendar.ics')
  })

  it('offers no concert that can’t be bought either', async () => {
    const above = aboveFacts(await read(await findConcert(words, list)))
    const rows = above.split('<li class="stub"').slice(1)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter((row) => /Билеты проданы|Отменён|Дата уточняется/.test(row))).toEqual([])
  })
})

describe('a concert that is sold out', () => {
  it('says when returned tickets appear, and where: what editors answer to that', async () => {
    const above = aboveFacts(await read(await findConcert('Билеты проданы')))
    expect(above).toContain('href="/qa/sold-out"')
    expect(above).toContain('Билеты, которые вернули')
  })
})

describe.each([
  ['cancelled', 'Отменён'],
  ['postponed', 'Дата уточняется'],
  ['moved', 'Перенесён'],
])('a concert that is %s', (_state, words) => {
  it('says that tickets can be returned, until when and to whom', async () => {
    const above = aboveFacts(await read(await findConcert(words)))
    expect(above).toContain('<h2>Возврат билета</h2>')
    expect(above).toContain('Деньги придут в течение 10 дней')
    expect(above).toMatch(/Обращайтесь к продавцу: .*101000, г. Москва.*href="mailto:.*href="tel:\+7495/s)
    expect(above).toContain('href="/qa/cancelled-concert"')
  })

  it('gives Thai readers the seller’s name and address in English, marked so', async () => {
    const above = aboveFacts(await read(`/th${await findConcert(words)}`))
    expect(above).toMatch(/<span lang="en">[^<]*Moscow 101000/)
    expect(above).not.toContain('г. Москва')
  })
})

describe('a concert that was moved', () => {
  it('names the day before which tickets are returned', async () => {
    const html = await read(await findConcert('Перенесён'))
    const [, day] = /data-concert-time="[^"]*" dateTime="([\d-]+)/i.exec(html) ?? []
    const [year = '', , date = ''] = (day ?? '').split('-')
    expect(html).toMatch(new RegExp(`верните билет за полную цену до ${Number(date)} [а-я]+ ${year}\\.`))
  })
})

describe('a concert that can be bought', () => {
  it('has its facts first', async () => {
    const above = aboveFacts(await read(await findConcert('от 2')))
    expect(above).not.toContain('class="stub"')
  })
})
