import { beforeEach, describe, expect, it, vi } from 'vitest'
import { formKeyField } from '../../../src/shared/forms/form-key.ts'
import { makeAgedFormKey } from '../../fixtures/new-key.ts'
import {
  type AccountSite,
  type Browser,
  locationOf,
  makeAccount,
  openBrowser,
  openSignedIn,
  openSite,
} from '../account-site.ts'
import { toSlug } from '../concert-slugs.ts'
import { beginAtOneMoment } from '../fresh-site.ts'
import { openWithRole } from './desk-site.ts'

beginAtOneMoment()
const boris = { email: 'boris@example.com', password: 'words of his own' }
const said = { ru: 'Вход с другой стороны', en: 'Enter from the other side' }

let site: AccountSite
let editor: Browser
let slug: string
let path: string
beforeEach(async () => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined)
  site = await openSite()
  await makeAccount(site)
  await site.database.prepare(`update embedded_user set role = 'office'`).run()
  editor = await openSignedIn(site)
  slug = await toSlug('a.buy')
  path = `/desk/notices/${slug}`
})

const notices = async () => (await site.database.prepare('select * from notice').all()).results
const follow = (id: string, channel: 'push' | 'email') =>
  site.database.batch([
    site.database
      .prepare(
        `insert into notice_subscription (id, owner, channel, address, locale, time_zone, is_confirmed, created_at)
         values (?1, ?1, ?2, ?1, 'ru', 'Europe/Moscow', 1, 0)`,
      )
      .bind(id, channel),
    site.database
      .prepare(`insert into notice_topic (kind, key, owner, created_at) values ('concert', ?, ?, 0)`)
      .bind(slug, id),
  ])
const seenIn = (html: string) => /name="seen" value="([^"]*)"/.exec(html)?.[1] ?? ''
/** Sends an editor's message: shows its preview first, as the page does. */
async function tell(words: Record<string, string>, browser = editor): Promise<Response> {
  const shown = await (await browser.send(`${path}/send`, words)).text()
  return browser.send(`${path}/send`, { ...words, seen: seenIn(shown) })
}

describe('an editor’s words', () => {
  it('are shown first, to each language as its readers will see them, and nothing goes out', async () => {
    const answer = await editor.send(`${path}/send`, said)
    const html = await answer.text()
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(html).toMatch(/<p class="notice-words" lang="ru">Вход с другой стороны<\/p>/)
    // Readers of Thai get the English message, since there is none in Thai.
    expect(html.match(/<p class="notice-words" lang="en">Enter from the other side<\/p>/g)).toHaveLength(2)
    expect(await notices()).toEqual([])
  })

  it('say whom they reach before they go out', async () => {
    await follow('browser', 'push')
    await follow('anna@example.com', 'email')
    expect(await (await editor.open(path)).text()).toContain('на 1 браузер, 1 адрес почты.')
  })

  it('say that nobody is there where nobody is', async () => {
    expect(await (await editor.open(path)).text()).toContain('никто не следит')
  })

  it('go out with the second press, to a page that can be reloaded', async () => {
    const answer = await tell(said)
    expect([answer.status, locationOf(answer)]).toEqual([303, `${path}?done=told`])
    expect(await notices()).toMatchObject([{ kind: 'words', concert: slug, reached_topic: 0 }])
    const html = await (await editor.open(`${path}?done=told`)).text()
    expect(html).toContain('Слова приняты')
    expect(html).toContain('Уже сказано')
  })

  it('go out once, pressed ten times and by a second editor', async () => {
    const seen = seenIn(await (await editor.send(`${path}/send`, said)).text())
    const fields = { ...said, seen, [formKeyField]: makeAgedFormKey() }
    const answers = await Promise.all(Array.from({ length: 10 }, () => editor.send(`${path}/send`, fields)))
    expect(new Set(answers.map(locationOf))).toEqual(new Set([`${path}?done=told`]))
    await makeAccount(site, boris)
    await site.database.prepare(`update embedded_user set role = 'office'`).run()
    expect((await tell(said, await openSignedIn(site, boris))).status).toBe(303)
    expect(await notices()).toHaveLength(1)
  })

  it('are shown again where they were changed after they were looked at', async () => {
    const seen = seenIn(await (await editor.send(`${path}/send`, said)).text())
    const answer = await editor.send(`${path}/send`, { ru: 'Совсем другое', seen })
    expect([answer.status, await notices()]).toEqual([200, []])
    expect(await answer.text()).toContain('<p class="notice-words" lang="ru">Совсем другое</p>')
  })

  it('lose what nobody sees and what turns their direction, before they are shown', async () => {
    await tell({ ru: 'Вход \u202eсзади\u202c\u0007' })
    expect((await notices())[0]?.facts).toContain('"ru":"Вход сзади"')
  })

  it.each([
    ['that are none', {}, 'Напишите слова хотя бы на одном языке', 'ru'],
    ['that are spaces', { ru: '  \n ' }, 'Напишите слова хотя бы на одном языке', 'ru'],
    ['that nobody can read', { en: '…\u200b!' }, 'здесь нечего прочесть', 'en'],
    ['of 401 letters', { th: 'ก'.repeat(401) }, 'слишком длинно', 'th'],
  ])('%s are named at their field, and kept', async (_, words, fault, field) => {
    const answer = await editor.send(`${path}/send`, words as Record<string, string>)
    const html = await answer.text()
    expect([answer.status, await notices()]).toEqual([422, []])
    expect(html).toContain(fault)
    expect(html).toContain(`href="#${field}"`)
    expect(html).toContain(`id="${field}-fault"`)
    for (const typed of Object.values(words)) expect(html).toContain(typed.trim())
  })

  it('are kept for who writes too often', async () => {
    const limit = { limit: async () => ({ success: false }) } as unknown as RateLimit
    const answer = await editor.send(`${path}/send`, said, {
      bindings: { PRIVATE_LIMIT: limit, DB: site.database },
    })
    expect([answer.status, await notices()]).toEqual([429, []])
    expect(await answer.text()).toContain(`${said.ru}</textarea>`)
  })

  it('come from a page of this site', async () => {
    const answer = await editor.send(`${path}/send`, said, { headers: { origin: 'https://evil.example' } })
    expect([answer.status, await notices()]).toEqual([403, []])
  })
})

describe('of a concert that is gone', () => {
  it('the page says so', async () => {
    const answer = await editor.open('/desk/notices/nowhere')
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('снят с публикации')])
  })

  it('nobody is told anything, and the words are kept', async () => {
    const answer = await editor.send('/desk/notices/nowhere/send', said)
    const html = await answer.text()
    expect([answer.status, await notices()]).toEqual([422, []])
    expect(html).toContain('снят с публикации')
    expect(html).toContain(`${said.ru}</textarea>`)
  })
})

it('an editor sees what was said, and is told who may write', async () => {
  await tell(said)
  const other = await openWithRole(site, 'editor')
  const html = await (await other.open(path)).text()
  expect(html).toContain('Уже сказано')
  expect(html).toContain('Писать зрителям может офис')
  expect(html).not.toContain('<textarea')
  expect((await other.send(`${path}/send`, said)).status).toBe(403)
  expect(await notices()).toHaveLength(1)
})

it('each message is in the log before it goes out, and so is each preview', async () => {
  await tell(said)
  const { results } = await site.database
    .prepare('select action, subject, is_done from desk_log order by id')
    .all()
  expect(results).toEqual([
    { action: 'deskMessage.send', subject: `${slug} preview`, is_done: 0 },
    { action: 'deskMessage.send', subject: slug, is_done: 1 },
  ])
})

describe('the bar of a concert’s page', () => {
  it('leads an editor to its people', async () => {
    await editor.open('/account')
    expect(await (await editor.open(`/c/${slug}`)).text()).toContain(`href="${path}"`)
    expect(await (await editor.open(`/en/c/${slug}`)).text()).toContain(`href="/en${path}"`)
  })

  it('leads nobody else there, and from nowhere else', async () => {
    const visitor = openBrowser(site)
    visitor.cookies.set('admin', 'true')
    expect(await (await visitor.open(`/c/${slug}`)).text()).not.toContain(path)
    await editor.open('/account')
    expect(await (await editor.open('/concerts')).text()).not.toContain('/desk/notices')
  })
})

it.each(['', '/en', '/th'])('is private in each language: %s', async (language) => {
  const { status, headers } = await editor.open(`${language}${path}`)
  expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
    200,
    'no-store',
    'noindex',
  ])
})
