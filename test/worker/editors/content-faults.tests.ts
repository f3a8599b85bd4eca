import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contentUrl, fakeContent, noRedirects } from '../fake-content.ts'
import { beginFresh } from '../fresh-site.ts'
import { visit } from '../visit.ts'

beginFresh()

const admin = { cookie: 'admin=true' }

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const attributes = {
    locale: 'ru',
    slug: 'parking',
    question: 'Где стоянка?',
    localizations: { data: [] },
    answer: '[тут](<скоро>) и [там](www.example.org)',
  }
  fakeContent(() =>
    Response.json({ data: { qaEntries: { data: [{ id: '1', attributes }] }, redirects: noRedirects } }),
  )
})

const read = async (headers: Record<string, string>, variables: Record<string, string> = {}) =>
  (await visit('/qa', { variables: { CONTENT_URL: contentUrl, ...variables }, headers })).text()
const partOf = (html: string) =>
  /<aside id="content-faults".*?<\/aside>/s
    .exec(html)?.[0]
    .replaceAll('&amp;', '&')
    .replace(/<!-- -->/g, '')

describe('what is wrong in the content of a page', () => {
  it('stands at its end for who edits it, with the way to the entry', async () => {
    const html = await read(admin)
    expect(html).toContain('<a href="#content-faults">Замечания к содержанию</a>')
    const part = partOf(html)
    expect(part).toContain('Замечания к содержанию: 2')
    expect(part).toContain('<strong>Не показано</strong>: answer — это не адрес: <code>скоро</code>')
    expect(part).toContain(
      '<strong>Исправлено</strong>: answer — адрес прочитан иначе (https://www.example.org): <code>www.example.org</code>',
    )
    expect(part).toContain(
      `<a href="${contentUrl}/admin/content-manager/collection-types/api::qa-entry.qa-entry?filters%5B%24and%5D%5B0%5D%5Bslug%5D%5B%24eq%5D=parking&plugins%5Bi18n%5D%5Blocale%5D=ru">Исправить: qa-entry, parking, ru</a>`,
    )
  })

  it('stands there too when the content comes from a copy', async () => {
    await read({})
    expect(partOf(await read(admin))).toContain('Замечания к содержанию: 2')
  })

  it('is nothing to visitors', async () => {
    expect(await read({})).not.toContain('content-faults')
  })

  it('is nothing to who only says that they edit, where there are accounts', async () => {
    const secret = { SITE_SECRET: 'a secret of the site that is long enough' }
    expect(await read(admin, secret)).not.toContain('content-faults')
  })
})
