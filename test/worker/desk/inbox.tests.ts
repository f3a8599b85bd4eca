import { beforeEach, describe, expect, it, vi } from 'vitest'
import { changeEntry } from '../../../src/features/submissions/inbox/change-entry.ts'
import { formKeyField } from '../../../src/shared/forms/form-key.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { makeAgedFormKey } from '../../fixtures/new-key.ts'
import {
  type AccountSite,
  type Browser,
  brokenDatabase,
  locationOf,
  openBrowser,
  openSite,
} from '../account-site.ts'
import { beginAtOneMoment, later } from '../fresh-site.ts'
import { numbersUpTo } from '../full-database.ts'
import { openWithRole } from './desk-site.ts'

beginAtOneMoment()

let site: AccountSite
let office: Browser
beforeEach(async () => {
  site = await openSite()
  office = await openWithRole(site, 'office')
})

const contact = {
  name: 'Анна Ветрова',
  contact: 'anna@example.com',
  email: 'anna@example.com',
  topic: 'other',
  message: 'Есть ли пандус?',
  consent: 'yes',
}

/** Stores a submission as the site does, without its form: what is tested here begins when it is there. */
async function store(number: string, changes: Record<string, unknown> = {}): Promise<void> {
  const { form = 'contact', suspicion = null, content = contact, sentAt = nowMs(), delivery } = changes
  const { locale = 'ru' } = changes
  await site.database
    .prepare(
      `insert into submission (key, number, form, locale, content, content_digest, suspicion, sent_at, forget_at)
       values (?, ?, ?, ?, ?, 'digest', ?, ?, ?)`,
    )
    .bind(`key ${number}`, number, form, locale, JSON.stringify(content), suspicion, sentAt, nowMs() + 1e10)
    .run()
  if (delivery)
    await site.database
      .prepare(`insert into delivery (key, recipient, state, next_try_at) values (?, 'content', ?, 0)`)
      .bind(`key ${number}`, delivery)
      .run()
}

const list = async (query = '') => {
  const html = await (await office.open(`/desk/inbox${query}`)).text()
  return [...html.matchAll(/href="\/desk\/inbox\/(\w{8})"/g)].map(([, number]) => number?.toUpperCase())
}
const entry = async (browser = office) => (await browser.open('/desk/inbox/k7mx2pda')).text()
const act = (action: string, fields: Record<string, string>, browser = office) =>
  browser.send(`/desk/inbox/k7mx2pda/${action}`, { version: '0', ...fields })
const row = () =>
  site.database
    .prepare(`select handling, handling_version as version, assignee, suspicion, handled_by from submission`)
    .first()

describe('the inbox', () => {
  it('lists what waits, what looks like spam first, then the newest', async () => {
    await store('AAAA2222', { sentAt: 1000 })
    await store('AAAA3333', { sentAt: 3000 })
    await store('AAAA4444', { sentAt: 2000, suspicion: 'hidden-field' })
    expect(await list()).toEqual(['AAAA4444', 'AAAA3333', 'AAAA2222'])
  })

  it('names who has written, and what about', async () => {
    await store('AAAA2222', { content: { ...contact, topic: 'accessibility' } })
    const html = await (await office.open('/desk/inbox')).text()
    expect(html).toMatch(/<strong>Анна Ветрова<\/strong>.*?<li>Доступность зала<\/li><li>Письмо<\/li>/s)
  })

  it('has a list of what waits for its reader', async () => {
    await store('AAAA2222')
    await store('AAAA3333')
    await office.send('/desk/inbox/aaaa3333/change', {
      version: '0',
      change: 'assign',
      assignee: 'office@tutti.example',
    })
    await office.send('/desk/inbox/aaaa2222/change', { version: '0', change: 'assign', assignee: 'Ольга' })
    expect(await list('?view=mine')).toEqual(['AAAA3333'])
  })

  it('is filtered by form and state', async () => {
    await store('AAAA2222', { form: 'b2b' })
    await store('AAAA3333', { suspicion: 'challenge' })
    await store('AAAA4444', { delivery: 'failed' })
    expect(await list('?form=b2b')).toEqual(['AAAA2222'])
    expect(await list('?view=suspected')).toEqual(['AAAA3333'])
    expect(await list('?view=stuck')).toEqual(['AAAA4444'])
    expect(await list('?view=answered')).toEqual([])
  })

  it.each([
    ['its number, however it is written', 'k7mx 2pda'],
    ['the e-mail address in any case', 'Anna@Example.com'],
    ['a word of it', 'пандус'],
    ['a name in small letters', 'ветрова'],
    ['its words in another order', 'пандус  ВЕТРОВА'],
    ['е for ё', 'артем'],
    ['ё for е', 'вётров'],
    ['an umlaut spelled out', 'mueller'],
    ['an umlaut left out', 'Muller'],
  ])('is searched by %s', async (_what, search) => {
    await store('K7MX2PDA', { content: { ...contact, company: 'Артём & Müller' } })
    await store('AAAA2222', { content: { name: 'Олег', email: 'oleg@example.com', message: 'Привет' } })
    // A search looks through entries of every state.
    await site.database.exec(`update submission set handling = 'closed'`)
    expect(await list(`?q=${encodeURIComponent(search)}`)).toEqual(['K7MX2PDA'])
  })

  it('is searched among the newest two thousand', async () => {
    await site.database
      .prepare(
        `insert into submission (key, number, form, locale, content, content_digest, sent_at, forget_at)
         ${numbersUpTo(2000)} select 'key ' || n, printf('N%07d', n), 'contact', 'ru', '{"name":"Ветров"}', '', n, 9e15
         from numbers`,
      )
      .run()
    await store('K7MX2PDA', { sentAt: 3000 })
    expect((await list(`?q=${encodeURIComponent('ветров')}`))[0]).toBe('K7MX2PDA')
  })

  it.each(['name', 'contact', '100%', '_', "'; drop table submission; --", '\\'])(
    'finds nothing by %j that nobody wrote',
    async (search) => {
      await store('K7MX2PDA')
      expect(await list(`?q=${encodeURIComponent(search)}`)).toEqual([])
    },
  )

  it.each([
    ['of messages', 0],
    ['of what looks like spam, and messages behind it', 26],
  ])('has pages %s, each as the one before ended', async (_what, suspected) => {
    const letters = 'ACDEFHJKMNPRTUVWXYZ23456789'
    for (const [at, letter] of [...letters].entries())
      await store(`AAAA222${letter}`, {
        sentAt: 1000 + at,
        suspicion: at < suspected ? 'hidden-field' : null,
      })
    const first = await (await office.open('/desk/inbox')).text()
    const next = /href="(\/desk\/inbox\?from=[^"]+)"/.exec(first)?.[1]
    const second = await (await office.open(next ?? '')).text()
    const numbers = [first, second].map((html) =>
      [...html.matchAll(/href="\/desk\/inbox\/(\w{8})"/g)].map(([, number]) => number),
    )
    expect(numbers.map(({ length }) => length)).toEqual([25, 2])
    expect(new Set(numbers.flat()).size).toBe(27)
  })

  it('escapes what visitors wrote', async () => {
    await store('K7MX2PDA', {
      content: { ...contact, name: '<script>alert(1)</script>', message: '<img onerror=x>' },
    })
    for (const html of [await (await office.open('/desk/inbox')).text(), await entry()]) {
      expect(html).toContain('&lt;script&gt;')
      expect(html).not.toMatch(/<script>alert|<img onerror/)
    }
  })

  it('is one file for a spreadsheet, with no formula in it, and the log says who took it', async () => {
    await store('K7MX2PDA', { content: { ...contact, name: '=HYPERLINK("https://evil.example")' } })
    const answer = await office.send('/desk/inbox/export', { view: 'open', form: '', q: '' })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=UTF-8')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="inbox.csv"')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    const log = await (await openWithRole(site, 'owner')).open('/desk/log')
    expect(await log.text()).toContain('Входящие: файл CSV')
    await office.send('/desk/inbox/export', { view: 'open', form: '', q: 'Ветрова' })
    const { results } = await site.database.prepare('select subject from desk_log').all()
    expect(JSON.stringify(results)).not.toContain('Ветрова')
  })
})

describe('an entry', () => {
  beforeEach(() => store('K7MX2PDA'))

  it('that isn’t there is 404', async () => {
    expect((await office.open('/desk/inbox/aaaa2222')).status).toBe(404)
    expect((await office.send('/desk/inbox/aaaa2222/note', { version: '0', note: 'x' })).status).toBe(404)
  })

  it('and the list are the office’s: an editor reads neither, and the first page names neither', async () => {
    const editor = await openWithRole(site, 'editor')
    const open = async (path: string) => (await editor.open(path)).status
    expect([await open('/desk/inbox'), await open('/desk/inbox/k7mx2pda')]).toEqual([403, 403])
    expect(await (await editor.open('/desk')).text()).not.toContain('/desk/inbox')
  })

  it('is given to a colleague who has worked at the desk, and to nobody else', async () => {
    await site.database
      .prepare(`insert into desk_log (at, user, name, action, subject) values (1, '7', 'Ольга', 'x.y', '')`)
      .run()
    expect(await entry()).toMatch(/<select id="assignee"[^>]*><option>Ольга<\/option><\/select>/)
  })

  it('says of its deliveries only what is due: nothing of one that waits for no decision', async () => {
    await store('K7MX2PDB', { suspicion: 'office', delivery: 'held' })
    await store('K7MX2PDC', { suspicion: 'challenge', delivery: 'held' })
    const says = async (number: string) =>
      (await (await office.open(`/desk/inbox/${number}`)).text()).includes('В Strapi')
    expect([await says('k7mx2pdb'), await says('k7mx2pdc')]).toEqual([false, true])
  })

  it('is answered by e-mail: in its language, quoted, and replies go to the editors', async () => {
    const answer = await act('answer', { text: 'Да, со двора.\n\nХорошего вечера.' })
    expect([answer.status, locationOf(answer)]).toEqual([303, '/desk/inbox/k7mx2pda?done=sent'])
    const [letter] = site.letters.filter(({ subject }) => subject === 'Ответ на ваше сообщение K7MX2PDA')
    expect(letter).toMatchObject({
      to: 'anna@example.com',
      from: 'Tutti <office@tutti.example>',
      replyTo: 'editors@tutti.example',
    })
    expect(letter?.text).toContain('Да, со двора.\n\nХорошего вечера.')
    expect(letter?.text).toContain('Есть ли пандус?')
    expect(letter?.text).toMatch(/^> /m)
    expect(await row()).toMatchObject({
      handling: 'answered',
      version: 1,
      handled_by: 'office@tutti.example',
    })
    expect(await entry()).toContain('Да, со двора.')
  })

  it('is answered in the language of its form, and a reply names the entry in its address where replies come back', async () => {
    await store('K7MX2PDB', { locale: 'en' })
    site.variables.MAIL_REPLIES = 'reply@tutti.example'
    await office.send('/desk/inbox/k7mx2pdb/answer', { version: '0', text: 'Yes.' })
    expect(site.letters.at(-1)).toMatchObject({
      subject: 'Answer to your message K7MX2PDB',
      replyTo: 'reply+k7mx2pdb@tutti.example',
    })
  })

  it('shows its sender’s address where the site has no mailer, and can’t be answered', async () => {
    delete site.bindings.EMAIL
    delete site.variables.MAIL_FROM
    expect(await entry()).toContain('href="mailto:anna@example.com')
    const answer = await act('answer', { text: 'Да.' })
    expect([answer.status, await row()]).toMatchObject([422, { handling: 'open' }])
  })

  it('is answered once by a form that is sent twice', async () => {
    const fields = { [formKeyField]: makeAgedFormKey(), text: 'Да.' }
    const answers = [await act('answer', fields), await act('answer', fields)]
    expect(answers.map(locationOf)).toEqual(Array(2).fill('/desk/inbox/k7mx2pda?done=sent'))
    expect(site.letters.filter(({ subject }) => subject.startsWith('Ответ'))).toHaveLength(1)
  })

  it('says that the mailer refuses the address, stays open, and keeps the text in its form', async () => {
    site.bindings.EMAIL = {
      send: () =>
        Promise.reject(Object.assign(new Error('no such mailbox'), { code: 'E_RECIPIENT_NOT_ALLOWED' })),
    } as unknown as SendEmail
    const answer = await act('answer', { text: 'Текст, который нельзя потерять' })
    expect(locationOf(answer)).toBe('/desk/inbox/k7mx2pda?done=refused')
    const html = await (await office.open('/desk/inbox/k7mx2pda?done=refused')).text()
    expect(html).toContain('Почта не приняла этот адрес')
    expect(html).toMatch(/<textarea[^>]*>Текст, который нельзя потерять/)
    expect(await row()).toMatchObject({ handling: 'open' })
  })

  it('keeps an answer while the mail service is silent, and sends it later', async () => {
    const send = vi.fn().mockRejectedValueOnce(new Error('connection lost')).mockResolvedValue(undefined)
    site.bindings.EMAIL = { send } as unknown as SendEmail
    expect(locationOf(await act('answer', { text: 'Да.' }))).toBe('/desk/inbox/k7mx2pda?done=waiting')
    expect(await entry()).toContain('ещё не отправлено')
    later(120)
    await runClock()
    expect(send).toHaveBeenCalledTimes(2)
    expect(await entry()).not.toContain('ещё не отправлено')
  })

  it.each([
    ['answered', 'open'],
    ['closed', 'closed'],
  ])(
    'that is %s is %s where the mail service was silent for three days, however old it is',
    async (left, becomes) => {
      site.bindings.EMAIL = {
        send: () => Promise.reject(new TypeError('connection lost')),
      } as unknown as SendEmail
      await act('answer', { text: 'Да.' })
      await site.database
        .prepare('update submission set handling = ?, sent_at = sent_at - 1e9')
        .bind(left)
        .run()
      const after = async (seconds: number) => {
        later(seconds)
        await runClock()
        return (await row())?.handling
      }
      const threeDays = 3 * 24 * 3600
      expect([await after(threeDays), await after(6 * 3600 + 1)]).toEqual([left, becomes])
      expect(await entry()).toContain('Да.')
    },
  )

  it('asks for an address where the sender left none', async () => {
    await site.database
      .prepare('update submission set content = ?')
      .bind('{"phone":"+7 900 000-00-00"}')
      .run()
    expect(await entry()).toContain('href="tel:+79000000000"')
    const answer = await act('answer', { text: 'Да.' })
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('не оставил почты')])
  })

  it('is noted, assigned, closed and opened again, each with its name in the log', async () => {
    await act('note', { note: 'Звонили, не берёт' })
    await act('change', { version: '1', change: 'assign', assignee: 'Ольга' })
    await act('change', { version: '2', change: 'close' })
    expect(await row()).toMatchObject({ handling: 'closed', version: 3, assignee: 'Ольга' })
    await act('change', { version: '3', change: 'reopen' })
    expect(await row()).toMatchObject({ handling: 'open', version: 4 })
    expect(await entry()).toContain('Звонили, не берёт')
    const { results } = await site.database
      .prepare('select action, subject, is_done from desk_log order by id')
      .all()
    expect(results).toEqual([
      { action: 'deskEntry.note', subject: 'k7mx2pda', is_done: 1 },
      { action: 'deskEntry.change', subject: 'k7mx2pda assign', is_done: 1 },
      { action: 'deskEntry.change', subject: 'k7mx2pda close', is_done: 1 },
      { action: 'deskEntry.change', subject: 'k7mx2pda reopen', is_done: 1 },
    ])
  })

  it('that is spam goes nowhere, and what isn’t goes to everybody who waits for it', async () => {
    await site.database
      .prepare(
        `insert into delivery (key, recipient, state, next_try_at) values ('key K7MX2PDA', 'content', 'waiting', 9e15)`,
      )
      .run()
    await act('change', { change: 'spam' })
    const deliveryState = () => site.database.prepare('select state from delivery').first('state')
    expect([await row(), await deliveryState()]).toMatchObject([
      { suspicion: 'office', handling: 'closed' },
      'held',
    ])
    const keptMs = await site.database.prepare('select forget_at - sent_at as ms from submission').first('ms')
    expect(keptMs).toBe(30 * 24 * 3600 * 1000)
    await act('change', { version: '1', change: 'genuine' })
    expect([await row(), await deliveryState()]).toMatchObject([
      { suspicion: null, handling: 'open' },
      'waiting',
    ])
  })

  it('is erased by an owner with its notes and answers, and only when they are sure', async () => {
    const owner = await openWithRole(site, 'owner')
    await act('note', { note: 'x' })
    expect((await act('erase', { version: '1' }, owner)).status).toBe(422)
    expect(locationOf(await act('erase', { version: '1', sure: 'yes' }, owner))).toBe(
      '/desk/inbox?done=erase',
    )
    expect(await row()).toBeNull()
    expect(await site.database.prepare('select count(*) as n from submission_remark').first('n')).toBe(0)
  })
})

describe('two people at one entry', () => {
  let other: Browser
  beforeEach(async () => {
    await store('K7MX2PDA')
    other = await openWithRole(site, 'owner')
  })

  it('don’t undo each other’s work: the second learns who did what, and keeps their text', async () => {
    await act('change', { change: 'close' }, other)
    const answer = await act('answer', { text: 'Мой длинный ответ' })
    const html = await answer.text()
    expect(answer.status).toBe(409)
    expect(html).toContain('Пока вы смотрели, owner@tutti.example: закрыто')
    expect(html).toMatch(/<textarea[^>]*>Мой длинный ответ/)
    expect(html).toContain('name="version" value="1"')
    expect(await row()).toMatchObject({ handling: 'closed', version: 1 })
    expect(site.letters.filter(({ subject }) => subject.startsWith('Ответ'))).toEqual([])
  })

  it('who both answer at the same time send one letter', async () => {
    const answers = await Promise.all([
      act('answer', { text: 'Один' }),
      act('answer', { text: 'Другой' }, other),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409])
    expect(site.letters.filter(({ subject }) => subject.startsWith('Ответ'))).toHaveLength(1)
  })

  it('of whom one has erased it: the other is told that it is gone', async () => {
    await act('erase', { sure: 'yes' }, other)
    expect((await act('note', { note: 'x' })).status).toBe(404)
  })

  it.each(['spam', 'close', 'assign', 'retry'] as const)(
    'the change %s of an older version changes nothing',
    async (change) => {
      const input = { number: 'K7MX2PDA', version: 7, by: 'x', assignee: 'x' }
      const outcome = await changeEntry(site.database, { ...input, change }, nowMs())
      expect(outcome).toBe('conflict')
      expect(await row()).toMatchObject({ handling: 'open', version: 0, assignee: null, suspicion: null })
    },
  )
})

describe('what was typed is not lost', () => {
  beforeEach(() => store('K7MX2PDA'))

  it('when the session has ended meanwhile: it comes back with the way to sign in and a button', async () => {
    later(31 * 24 * 60 * 60)
    const answer = await act('answer', { text: 'Первая строка\nвторая строка' })
    const html = await answer.text()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([403, null])
    expect(html).toMatch(/<textarea[^>]*>Первая строка\nвторая строка/)
    expect(html).toContain('action="/desk/inbox/k7mx2pda/answer"')
    expect(html).toContain('name="version" value="0"')
    expect(html).not.toContain('Есть ли пандус?')
  })

  it('when the database is silent', async () => {
    site.bindings.DB = brokenDatabase
    const answer = await act('answer', { text: 'Первая строка\nвторая строка' })
    expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([
      503,
      '30',
      expect.stringMatching(/<textarea[^>]*>Первая строка\nвторая строка/),
    ])
  })

  it('when somebody without the right sends it: it is refused, and nothing is done', async () => {
    const answer = await act('answer', { text: 'x' }, openBrowser(site))
    expect(answer.status).toBe(403)
    expect(await row()).toMatchObject({ version: 0 })
  })
})

async function runClock(): Promise<void> {
  const [{ scheduled }, { env }, { createExecutionContext, waitOnExecutionContext }] = await Promise.all([
    import('../../../src/worker/background-events.ts'),
    import('cloudflare:workers'),
    import('cloudflare:test'),
  ])
  const context = createExecutionContext()
  const bindings = { ...env, ...site.variables, ...site.bindings }
  await scheduled({ scheduledTime: nowMs() } as ScheduledController, bindings as never, context)
  await waitOnExecutionContext(context)
}
