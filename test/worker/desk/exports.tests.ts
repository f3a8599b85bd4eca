import { beforeEach, describe, expect, it } from 'vitest'
import { type AccountSite, type Browser, openSite } from '../account-site.ts'
import { beginAtOneMoment } from '../fresh-site.ts'
import { openWithRole } from './desk-site.ts'

beginAtOneMoment()

let site: AccountSite
let office: Browser
beforeEach(async () => {
  site = await openSite()
  office = await openWithRole(site, 'office')
})

const columnsOf = async (answer: Response) => (await answer.text()).split('\r\n')[0]?.replace('\ufeff', '')

describe('the tables of a page of the desk as a file', () => {
  it.each([
    ['evenings', 'Концерт;Город;День;Как идёт;Продано, %;Просмотры;За билетами;Сохранили;Ждут вестей'],
    ['notices', 'Когда;О чём;Дошло;Ждёт;Не дошло'],
    ['links', 'Адрес;За 30 дней;Всего;Создан;Куда ведёт'],
    [
      'content',
      'Таблица;Адрес;Раз;Запись;Что не так;Написано;Нет на языках;Просмотров;Концерт был;Ведёт;Где',
    ],
    ['redirects', 'Адрес;Ведёт;Последний переход;Кто сделал'],
    ['health', 'Час;Служба;Сейчас;Почему'],
  ])('%s is CSV with a row of names, and a workbook', async (page, columns) => {
    const csv = await office.send(`/desk/${page}/export`, { format: 'csv' })
    expect(csv.headers.get('content-disposition')).toContain(`${page}.csv`)
    expect(await columnsOf(csv)).toBe(columns)
    const xlsx = await office.send(`/desk/${page}/export`, { format: 'xlsx' })
    expect(new TextDecoder().decode((await xlsx.bytes()).slice(0, 2))).toBe('PK')
  })

  it('has every row, not only those of a page, and is a row of the log', async () => {
    const rows = Array.from({ length: 130 }, (_, at) => `('/old-${1000 + at}', '/concerts', 'owner', ${at})`)
    await site.database
      .prepare(`insert into site_redirect (path, target, made_by, made_at) values ${rows.join(', ')}`)
      .run()
    const csv = await (await office.send('/desk/redirects/export', {})).text()
    expect(csv.match(/\/old-\d+;\/concerts;/g)).toHaveLength(130)
    const log = await (await openWithRole(site, 'owner')).open('/desk/log')
    expect(await log.text()).toContain('Переадресации: файл')
  })

  it('has the concerts of the year that the page shows, which the log names', async () => {
    await site.database
      .prepare(
        `insert into evening (concert, day, program, city, status, is_sold_out, views, tickets, saved, followers)
         values ('a', '2025-03-01', '', '', 'scheduled', 0, 40, 30, 20, 10)`,
      )
      .run()
    const csv = await (await office.send('/desk/evenings/export', { year: '2025' })).text()
    expect(csv).toContain(';40;30;20;10\r\n')
    const log = await (await openWithRole(site, 'owner')).open('/desk/log')
    expect(await log.text()).toContain('csv 2025')
  })

  it('is not for an editor, who sees no button either', async () => {
    const editor = await openWithRole(site, 'editor')
    expect((await editor.send('/desk/health/export', {})).status).toBe(403)
    expect(await (await editor.open('/desk/health')).text()).not.toContain('/desk/health/export')
    expect(await (await office.open('/desk/health')).text()).toContain('/desk/health/export')
  })
})
