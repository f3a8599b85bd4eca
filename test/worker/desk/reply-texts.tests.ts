import { beforeEach, describe, expect, it } from 'vitest'
import { nowMs } from '../../fixtures/clock.ts'
import { type AccountSite, type Browser, locationOf, openSite } from '../account-site.ts'
import { beginAtOneMoment } from '../fresh-site.ts'
import { openWithRole } from './desk-site.ts'

beginAtOneMoment()

let site: AccountSite
let office: Browser
beforeEach(async () => {
  site = await openSite()
  office = await openWithRole(site, 'office')
  const content = { name: 'Anna', email: 'anna@example.com', topic: 'other', message: 'Is there a ramp?' }
  await site.database
    .prepare(
      `insert into submission (key, number, form, locale, content, content_digest, sent_at, forget_at)
       values ('key', 'K7MX2PDA', 'contact', 'en', ?, 'digest', ?, 9e12)`,
    )
    .bind(JSON.stringify(content), nowMs())
    .run()
})

const save = (fields: Record<string, string>) => office.send('/desk/texts/save', fields)
const ramp = { locale: 'en', name: 'Ramp', body: 'There is a ramp at </textarea>the side door.' }
const entry = async (query = '') => (await office.open(`/desk/inbox/k7mx2pda${query}`)).text()
const rows = async () =>
  (await site.database.prepare('select id, locale, name, body from reply_text').all()).results

describe('a ready text', () => {
  it('is put into an answer to whoever wrote in its language, and only there', async () => {
    expect(locationOf(await save(ramp))).toBe('/desk/texts?done=save')
    await save({ locale: 'ru', name: 'Пандус', body: 'Пандус есть.' })
    const html = await entry()
    expect(html).toContain('<option value="1">Ramp</option>')
    expect(html).not.toContain('Пандус')
    expect(await entry('?ready=1')).toMatch(
      /<textarea[^>]*>There is a ramp at &lt;\/textarea&gt;the side door\./,
    )
    for (const query of ['?ready=2', '?ready=99', '?ready=x'])
      expect(await entry(query)).toMatch(/<textarea id="text"[^>]*><\/textarea>/)
  })

  it('is changed and deleted by the office', async () => {
    await save(ramp)
    expect(await (await office.open('/desk/texts?edit=1')).text()).toContain('value="Ramp"')
    await save({ ...ramp, id: '1', name: 'Step-free' })
    expect(await rows()).toEqual([{ id: 1, ...ramp, name: 'Step-free' }])
    expect(locationOf(await office.send('/desk/texts/remove', { id: '1' }))).toBe('/desk/texts?done=remove')
    expect(await rows()).toEqual([])
  })

  it.each([
    ['without a text', { ...ramp, name: 'Other', body: ' ' }, 'Заполните название и текст'],
    ['of a name that its language has', { ...ramp, body: 'Other' }, 'уже есть текст с таким названием'],
    ['that a colleague has deleted', { ...ramp, id: '7', name: 'Other' }, 'уже удалили'],
    ['of a language that the site lacks', { ...ramp, locale: 'xx' }, 'Заполните название и текст'],
    ['that is too long', { ...ramp, name: 'Other', body: 'x'.repeat(10_001) }, 'Слишком длинно'],
  ])('%s is refused with the reason, and what was typed stays', async (_what, fields, reason) => {
    await save(ramp)
    const html = await (await save(fields)).text()
    expect(html).toContain(reason)
    expect(html).toContain(`value="${fields.name}"`)
    expect(await rows()).toEqual([{ id: 1, ...ramp }])
  })

  it('saved by two colleagues at once is kept once, and the later one is told why', async () => {
    const answers = await Promise.all([save(ramp), save(ramp)])
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422])
    const refused = answers.find(({ status }) => status === 422)
    expect(await refused?.text()).toContain('уже есть текст с таким названием')
    expect(await rows()).toEqual([{ id: 1, ...ramp }])
  })

  it.each([
    [299, 303],
    [300, 422],
  ])('beside %d others of all languages is answered %d', async (others, status) => {
    await site.database
      .prepare(
        `with recursive number(n) as (select 1 union all select n + 1 from number where n < ?)
         insert into reply_text (locale, name, body, changed_by, changed_at) select 'ru', n, 'x', 'x', 1 from number`,
      )
      .bind(others)
      .run()
    expect((await save(ramp)).status).toBe(status)
  })

  it('is nothing for editors', async () => {
    const editor = await openWithRole(site, 'editor')
    expect((await editor.open('/desk/texts')).status).toBe(403)
    expect((await editor.send('/desk/texts/save', ramp)).status).toBe(403)
    expect(await rows()).toEqual([])
  })
})
