import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bindings } from '../../../src/config/config.ts'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { formKeyField, makeFormKey } from '../../../src/shared/forms/form-key.ts'
import { spellSubmissionNumber } from '../../../src/shared/forms/sent-submission.ts'
import {
  application,
  contactFormValues as shortLetter,
} from '../../../src/tools/measure/laboratory/filled-forms.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { makeAgedFormKey } from '../../fixtures/new-key.ts'
import { emptyDatabase, failingDatabase } from '../database.ts'
import { type Fields, sendNew } from '../send-form.ts'
import { visit } from '../visit.ts'

const letter = { ...shortLetter, email: 'Anna@example.com', message: 'Первая строка\nвторая' }

let database: D1Database
beforeEach(async () => {
  database = await emptyDatabase()
  forgetIsolateCache()
})

/** Sends a form and returns the number of the submission. */
async function send(path: string, fields: Fields): Promise<string> {
  const location = (await sendNew(path, fields)).headers.get('location') ?? ''
  return location.split('/').at(-1)?.toUpperCase() ?? ''
}

const find = (number: string, contact: string, more: Fields = {}, bindings: Partial<Bindings> = {}) =>
  sendNew('/sent', { number, contact, ...more }, { bindings })

const rows = async () => {
  const { results } = await database.prepare('select number, removal_of, content from submission').all()
  return results
}
const delivered = () => database.prepare(`update delivery set state = 'delivered', tries = 1`).run()
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
const textOf = (html: string) =>
  mainOf(html)
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/ +/g, ' ')

describe('a visitor’s own submission', () => {
  it.each([
    ['', /Как вас зовут Анна .*О чём вы пишете Для прессы/, 'Состояние Получено'],
    ['/en', /Your name Анна .*What it is about Press/, 'State Received'],
    ['/th', /ชื่อของคุณ Анна .*เรื่องที่ติดต่อ สื่อมวลชน/, 'สถานะ ได้รับแล้ว'],
  ])('is shown in words of the page’s language: «%s»', async (prefix, answers, state) => {
    const number = await send('/contact', letter)
    const response = await sendNew(`${prefix}/sent`, { number, contact: letter.email })
    const text = textOf(await response.text())
    expect(response.status).toBe(200)
    expect(text).toMatch(answers)
    expect(text).toContain(state)
    expect(text).toContain(spellSubmissionNumber(number))
    expect(text).toContain('Первая строка\nвторая')
  })

  it('has its choices, its dates and its sign in words', async () => {
    const number = await send('/cast', application)
    const text = textOf(await (await find(number, 'anna@example.com')).text())
    expect(text).toContain('Кто выступает Солист')
    expect(text).toContain('Дата рождения 27 марта 2001, Овен')
  })

  it('names the concert that it is about', async () => {
    const number = await send('/contact', { ...letter, concert: 'hans-zimmer-moscow-1' })
    expect(textOf(await (await find(number, 'anna@example.com')).text())).toMatch(/Концерт [^<]*· Москва ·/)
  })

  it('says when the orchestra has it', async () => {
    const number = await send('/contact', letter)
    await delivered()
    expect(textOf(await (await find(number, 'anna@example.com')).text())).toContain('Передано оркестру')
  })

  it('isn’t said to be there because its receipt has left', async () => {
    const number = await send('/contact', letter)
    await database
      .prepare(
        `insert into delivery (key, recipient, state, tries, next_try_at, sent_at)
         select key, 'sender', 'delivered', 1, 0, sent_at from submission`,
      )
      .run()
    expect(textOf(await (await find(number, 'anna@example.com')).text())).not.toContain('Передано оркестру')
  })

  it.each([
    ['in small letters, with a space', (number: string) => spellSubmissionNumber(number).toLowerCase()],
    ['with a dash', (number: string) => spellSubmissionNumber(number).replace(' ', '–')],
    [
      'in Russian letters that look alike',
      (number: string) => number.replaceAll('A', 'А').replaceAll('K', 'К'),
    ],
  ])('is found by a number that is typed %s', async (_how, type) => {
    const number = await send('/contact', letter)
    expect((await find(type(number), ' ANNA@EXAMPLE.COM')).status).toBe(200)
  })

  it.each(['+7 900 123-45-67', '8 (900) 123-45-67', '9001234567'])(
    'without an e-mail address is found by its phone: %s',
    async (phone) => {
      const { email: _, ...withoutMail } = letter
      const number = await send('/contact', { ...withoutMail, phone: '+7 900 123-45-67' })
      expect((await find(number, phone)).status).toBe(200)
    },
  )

  it('is taken along as a file, which stands under no address', async () => {
    const number = await send('/cast', application)
    const response = await find(number, 'anna@example.com', { wish: 'export' })
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${number}.json"`)
    expect(response.headers.get('content-type')).toBe('application/json; charset=UTF-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({
      number,
      form: 'audition',
      language: 'ru',
      state: 'received',
      fields: { email: 'anna@example.com', birthDate: '2001-03-27', zodiacSign: 'aries' },
    })
  })

  it('is answered so that nobody keeps it, and nobody finds it', async () => {
    const number = await send('/contact', letter)
    for (const response of [await visit('/sent'), await find(number, 'anna@example.com')]) {
      const { headers } = response
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-robots-tag')).toBe('noindex')
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(headers.get('x-cache')).toBe('BYPASS')
      expect(headers.get('etag')).toBeNull()
    }
  })
})

describe('whoever guesses', () => {
  it('gets one answer, whether the number is wrong or the address', async () => {
    const key = makeAgedFormKey()
    const number = await send('/contact', letter)
    const answer = async (typed: string, contact: string) => {
      const response = await find(typed, contact, { [formKeyField]: key })
      return [
        response.status,
        mainOf(await response.text())
          .replaceAll(typed, '')
          .replaceAll(contact, ''),
      ]
    }
    const wrongAddress = await answer(number, 'eve@example.com')
    expect(wrongAddress).toEqual(await answer('K7MX2PDA', 'anna@example.com'))
    expect(wrongAddress).toEqual([422, expect.stringContaining('Проверьте и то и другое')])
  })

  it('removes nothing', async () => {
    const number = await send('/contact', letter)
    expect((await find(number, 'eve@example.com', { wish: 'remove' })).status).toBe(422)
    expect(await rows()).toHaveLength(1)
  })

  it('gets nothing by what is left of something that was removed', async () => {
    const number = await send('/contact', letter)
    await delivered()
    await find(number, 'anna@example.com', { wish: 'remove' })
    const [left] = await rows()
    for (const contact of ['-', 'undefined', 'anna@example.com', '00000000']) {
      expect((await find(String(left?.number), contact)).status).toBe(422)
    }
  })

  it('is stopped by the limit of forms', async () => {
    const limiter = { limit: async () => ({ success: false }) }
    const response = await find('K7MX2PDA', 'anna@example.com', {}, { WRITE_LIMIT: limiter })
    expect([response.status, await response.text()]).toEqual([429, expect.stringContaining('K7MX2PDA')])
  })

  it.each(['export', 'remove'])('from a page of another site is refused: %s', async (wish) => {
    const number = await send('/contact', letter)
    const fields = { number, contact: 'anna@example.com', wish }
    const headers = { origin: 'https://evil.example' }
    expect((await sendNew('/sent', fields, { headers })).status).toBe(403)
    expect(await rows()).toHaveLength(1)
  })

  it('with no key of a form, or one that was made a moment ago, gets the form back', async () => {
    const number = await send('/contact', letter)
    for (const key of ['', makeFormKey(nowMs())]) {
      const response = await find(number, 'anna@example.com', { wish: 'remove', [formKeyField]: key })
      expect(mainOf(await response.text())).toContain(`value="${number}"`)
    }
    expect(await rows()).toHaveLength(1)
  })
})

describe('what only the site has', () => {
  it('is removed at once, with all that was to become of it', async () => {
    const number = await send('/contact', letter)
    const response = await find(number, 'anna@example.com', { wish: 'remove' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/sent?removed=now'])
    expect(await rows()).toEqual([{ number: expect.any(String), removal_of: number, content: '{}' }])
    expect(await database.prepare('select count(*) as n from delivery').first('n')).toBe(0)
    expect((await find(number, 'anna@example.com')).status).toBe(422)
  })
})

describe('what the orchestra has too', () => {
  it('is removed here at once, and its removal there is asked for once', async () => {
    const number = await send('/contact', letter)
    await delivered()
    const response = await find(number, 'anna@example.com', { wish: 'remove' })
    const location = response.headers.get('location') ?? ''
    expect([response.status, location]).toEqual([
      303,
      expect.stringMatching(/^\/sent\?removed=\d{4}-\d\d-\d\d$/),
    ])
    const day = location.slice(-10)
    expect(await rows()).toEqual([
      { number: expect.any(String), removal_of: number, content: `{"until":"${day}"}` },
    ])
    const { results } = await database.prepare('select recipient, state from delivery').all()
    expect(results).toEqual([{ recipient: 'editors', state: 'held' }])
    expect(textOf(await (await visit(location)).text())).toMatch(/удалят не позже \d+ [а-я]+ \d{4}/)
  })

  it('is said to be, before it is removed', async () => {
    const number = await send('/contact', letter)
    expect(await (await find(number, 'anna@example.com')).text()).toContain('Оркестр этого не увидит')
    await delivered()
    expect(await (await find(number, 'anna@example.com')).text()).toContain('Оркестр это уже мог получить')
  })

  it('may be what it never answered for', async () => {
    const number = await send('/contact', letter)
    await database.prepare(`update delivery set state = 'waiting', fault = 'network connection lost'`).run()
    const response = await find(number, 'anna@example.com', { wish: 'remove' })
    expect(response.headers.get('location')).not.toBe('/sent?removed=now')
  })
})

describe('a removal that is asked for twice', () => {
  it('at once is one, and all are told the same', async () => {
    const number = await send('/contact', letter)
    await delivered()
    const key = makeAgedFormKey()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        find(number, 'anna@example.com', { wish: 'remove', [formKeyField]: key }),
      ),
    )
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1)
    expect(await rows()).toHaveLength(1)
    expect(await database.prepare('select count(*) as n from delivery').first('n')).toBe(1)
  })

  it('on the way back is told that it is done', async () => {
    const number = await send('/contact', letter)
    const key = makeAgedFormKey()
    await find(number, 'anna@example.com', { wish: 'remove', [formKeyField]: key })
    const again = await find(number, 'anna@example.com', { [formKeyField]: key })
    expect(again.headers.get('location')).toBe('/sent?removed=now')
  })

  it('under one key for two numbers is two', async () => {
    const numbers = [await send('/contact', letter), await send('/cast', application)]
    const key = makeAgedFormKey()
    for (const number of numbers) {
      await find(number, 'anna@example.com', { wish: 'remove', [formKeyField]: key })
    }
    expect((await rows()).map(({ removal_of: of }) => of).toSorted()).toEqual(numbers.toSorted())
  })
})

describe('while the database fails', () => {
  it.each(['before', 'after'] as const)(
    '%s the write, it is said, and the second press removes it once',
    async (fail) => {
      const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const number = await send('/contact', letter)
      const fields = { wish: 'remove', [formKeyField]: makeAgedFormKey() }
      const response = await find(number, 'anna@example.com', fields, { DB: failingDatabase(database, fail) })
      const html = mainOf(await response.text())
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
      expect(html).toContain('Хранилище сейчас не отвечает')
      expect(html).toContain(`value="${number}"`)
      expect((await find(number, 'anna@example.com', fields)).headers.get('location')).toBe(
        '/sent?removed=now',
      )
      expect(await rows()).toHaveLength(1)
      expect(JSON.stringify(error.mock.calls)).not.toMatch(new RegExp(`anna@|${number}|Анна`, 'i'))
    },
  )

  it('before the write, nothing of it is done', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const number = await send('/contact', letter)
    await find(number, 'anna@example.com', { wish: 'remove' }, { DB: failingDatabase(database, 'before') })
    expect(await rows()).toEqual([expect.objectContaining({ number, removal_of: null })])
    expect(await database.prepare('select count(*) as n from delivery').first('n')).toBe(1)
  })
})

describe('a site without a database', () => {
  it('says that nothing is stored', async () => {
    const response = await visit('/sent', { bindings: { DB: undefined } })
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringContaining('искать здесь нечего'),
    ])
  })
})

describe('the log', () => {
  it('has no line of who asked for what', async () => {
    const written = (['info', 'log', 'warn', 'error'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => undefined),
    )
    const number = await send('/contact', letter)
    for (const wish of ['show', 'export', 'remove']) await find(number, 'anna@example.com', { wish })
    await find(number, 'eve@example.com')
    expect(written.flatMap(({ mock }) => mock.calls)).toEqual([])
  })
})

describe('the way to it', () => {
  it('leads from the page that says the number, and brings that along', async () => {
    const number = await send('/contact', letter)
    const html = await (await visit(`/en/sent/contact/${number.toLowerCase()}`)).text()
    const [, way = ''] = /href="(\/en\/sent\?number=[^"]+)"/.exec(html) ?? []
    expect(mainOf(await (await visit(way)).text())).toContain(`value="${spellSubmissionNumber(number)}"`)
  })

  it.each(['/security', '/en/security', '/th/security'])('leads from %s', async (path) => {
    const prefix = path.replace('/security', '')
    expect(await (await visit(path)).text()).toContain(`href="${prefix}/sent"`)
  })

  it.each(['number=%3Cscript%3E', 'removed=tomorrow', 'removed=2026-13-45'])(
    'is no way to write on it: %s',
    async (query) => {
      const html = mainOf(await (await visit(`/sent?${query}`)).text())
      expect(html).toContain('Что вы отправили')
      expect(html).not.toMatch(/tomorrow|2026-13|script/)
    },
  )
})

describe('what was sent with a contact', () => {
  it.each([
    ['email', 'Почта@почта.рф', 'почта@xn--80a1acny.xn--p1ai'],
    ['email', 'почта@xn--80a1acny.xn--p1ai', 'ПОЧТА@ПОЧТА.РФ'],
    ['email', 'anna@example.com\u200b', 'ａｎｎａ＠example.com.'],
    ['phone', '๐๘๑ ๒๓๔ ๕๖๗๘', '+66 81 234 5678'],
    ['phone', '+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '050 123–4567'],
    ['phone', '+7 495 123-45-67 доб. 12', '8 (495) 123−45−67'],
  ])('as %s «%s» is found by «%s»', async (field, typed, contact) => {
    const number = await send('/contact', { ...shortLetter, email: '', [field]: typed })
    expect((await find(number, contact)).status).toBe(200)
  })
})

it('a phone that lacks a digit comes back with what is wrong', async () => {
  const response = await sendNew('/contact', { ...shortLetter, phone: '+7 900 000-00-0' })
  expect([response.status, await rows()]).toEqual([422, []])
  expect(textOf(await response.text())).toContain('для этого кода страны в нём не столько цифр')
})
