import { beforeEach, describe, expect, it } from 'vitest'
import { chooseAudience, toAudienceCount } from '../../../src/features/notices/audience.ts'
import { toMessageInsert } from '../../../src/features/notices/broadcast-message.ts'
import { makeUnsubscribeCode } from '../../../src/features/notices/email-subscriptions.ts'
import { selectNoticesSql } from '../../../src/features/notices/list-notices.ts'
import { noticeLetterMessages } from '../../../src/languages/texts.ts'
import { concertRowSchema, selectConcertsSql, toSqlText } from '../../../src/tools/operate/notices.ts'
import { emptyDatabase } from '../database.ts'
import { noLimits } from '../no-limits.ts'
import { nobody, noon, noticeSteps, reach } from '../notice-steps.ts'
import { noticeWorld } from '../notice-world.ts'

const topics = [{ kind: 'concert', key: 'kazan-zimmer' }] as const
const dayMs = 24 * 60 * 60_000
let database: D1Database
let world: ReturnType<typeof noticeWorld>
let steps: ReturnType<typeof noticeSteps>
let letters: Record<string, unknown>[]
beforeEach(async () => {
  database = await emptyDatabase()
  letters = []
  const send = async (letter: Record<string, unknown>) => void letters.push(letter)
  // The platform's binding accepts e-mails in two shapes; the site uses this one.
  const binding = { send } as unknown as SendEmail
  world = noticeWorld(database, noon, { mail: { from: 'office@tutti.example', binding, service: undefined } })
  steps = noticeSteps(world)
  world.state.concerts = [{ slug: 'kazan-zimmer', date: '2026-12-05' }]
  await steps.service().runScheduled()
})

const count = (table: 'notice_subscription' | 'notice_topic' | 'notice_code') =>
  database.prepare(`select count(*) as n from ${table}`).first<number>('n')

const confirmCode = () => /confirm=(\S+)/.exec(String(letters.at(-1)?.text))?.[1] ?? ''

function leaveCode(): string {
  const { headers } = letters[0] as { headers: Record<string, string> }
  return /code=([^>]+)>/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
}

async function confirmedMail(email: string): Promise<void> {
  await steps.service().requestMailConfirmation(email, reach, topics)
  expect(await steps.service().confirmMail(confirmCode(), nobody)).toBeDefined()
  letters.length = 0
}

describe('a notice by letter', () => {
  beforeEach(async () => {
    await confirmedMail('anna@example.com')
    world.state.concerts = [{ slug: 'kazan-zimmer', date: '2026-12-05', status: 'cancelled' }]
    await steps.minutes(10)
  })

  it('is plain text with where it leads, once', () => {
    expect(letters).toMatchObject([{ to: 'anna@example.com', subject: 'Концерт отменён: Имя zimmer' }])
    expect(letters[0]?.text).toContain('https://tutti.example/c/kazan-zimmer')
  })

  it('is left by one click, of a person or of their program', async () => {
    expect(letters[0]?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    expect(await steps.service().unsubscribeMail(leaveCode())).toEqual({})
    expect([await count('notice_subscription'), await count('notice_topic')]).toEqual([0, 0])
  })

  it('is left by nobody with another code, nor by another reader’s', async () => {
    const code = leaveCode()
    const [id = '', mark = ''] = code.split('.')
    await confirmedMail('boris@example.com')
    const { id: boris } = (await database
      .prepare("select id from notice_subscription where address = 'boris@example.com'")
      .first<{ id: string }>()) ?? { id: '' }
    for (const wrong of [id, `${boris}.${mark}`, `${id}.${'A'.repeat(43)}`, `x${code}`, `${code}x`, ''])
      expect(await steps.service().unsubscribeMail(wrong)).toBeUndefined()
    expect([await count('notice_subscription'), await count('notice_topic')]).toEqual([2, 2])
    expect(await steps.service().unsubscribeMail(code)).toEqual({})
    expect([await count('notice_subscription'), await count('notice_topic')]).toEqual([1, 1])
  })
})

describe('a letter that asks to confirm', () => {
  let code: string
  beforeEach(async () => {
    await steps.service().requestMailConfirmation('anna@example.com', reach, topics)
    code = confirmCode()
  })

  it('is answered once', async () => {
    expect(await steps.service().confirmMail(code, nobody)).toBeDefined()
    expect(await steps.service().confirmMail(code, nobody)).toBeUndefined()
  })

  it('adds nothing to who has left a topic since', async () => {
    await steps.service().confirmMail(code, nobody)
    await database.prepare('delete from notice_topic').run()
    await steps.service().confirmMail(code, nobody)
    expect(await count('notice_topic')).toBe(0)
  })

  it('brings no letters about concerts back to who has left them and now asks for the newsletter', async () => {
    const newsletter = { kind: 'newsletter', key: 'news' } as const
    await steps.service().confirmMail(code, nobody)
    await steps.service().requestMailConfirmation('anna@example.com', reach, [newsletter])
    await steps.service().confirmMail(confirmCode(), nobody)
    const id = await database.prepare('select id from notice_subscription').first<string>('id')
    await steps.service().unsubscribeMail(await makeUnsubscribeCode(world.make(), id ?? ''))
    world.state.now += 60_000
    await steps.service().requestMailConfirmation('anna@example.com', reach, [newsletter])
    expect(await steps.service().confirmMail(confirmCode(), nobody)).toBe(id)
    expect(await database.prepare('select has_notices from notice_subscription').first('has_notices')).toBe(0)
  })

  it('is answered by the first of two presses at once', async () => {
    const answers = await Promise.all([
      steps.service().confirmMail(code, nobody),
      steps.service().confirmMail(code, nobody),
    ])
    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  it('can be answered for three days', async () => {
    world.state.now += 3 * dayMs
    expect(await steps.service().confirmMail(code, nobody)).toBeUndefined()
    expect(noticeLetterMessages('ru').confirmation.note).toContain('удалим адрес через три дня')
  })

  it('is remembered no longer than it can be answered', async () => {
    await steps.service().confirmMail(code, nobody)
    world.state.now += 3 * dayMs + 1
    await steps.minutes(1)
    expect(await count('notice_code')).toBe(0)
  })

  it('doesn’t say what was asked for in the database', async () => {
    await steps.service().confirmMail(code, nobody)
    expect(await database.prepare('select digest from notice_code').first('digest')).not.toContain(
      code.slice(0, 20),
    )
  })
})

describe('an address that nobody has confirmed', () => {
  beforeEach(async () => {
    await steps.service().requestMailConfirmation('Anna@Example.com', reach, topics)
  })

  it('gets one letter, with a page that confirms it', () => {
    expect(letters).toMatchObject([{ to: 'anna@example.com' }])
    expect(letters[0]?.text).toContain('https://tutti.example/push?confirm=')
  })

  it('is told nothing, and has no topics', async () => {
    letters.length = 0
    world.state.concerts = [{ slug: 'kazan-zimmer', date: '2026-12-05', status: 'cancelled' }]
    await steps.minutes(10)
    expect([letters, await count('notice_topic')]).toEqual([[], 0])
  })

  it('is forgotten after three days', async () => {
    world.state.now += 3 * dayMs - 60_000
    await steps.minutes(1)
    expect(await count('notice_subscription')).toBe(1)
    await steps.minutes(1)
    expect(await count('notice_subscription')).toBe(0)
  })

  it('that was confirmed is kept', async () => {
    letters.length = 0
    await confirmedMail('anna@example.com')
    world.state.now += 4 * dayMs
    await steps.minutes(1)
    expect([await count('notice_subscription'), await count('notice_topic')]).toEqual([1, 1])
  })

  it.each([
    ['no code', ''],
    ['another’s mark', 'eyJpZCI6ImEiLCJ0b3BpY3MiOltdfQ.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
  ])('is confirmed by nobody with %s', async (_, code) => {
    expect(await steps.service().confirmMail(code, nobody)).toBeUndefined()
  })

  it('is confirmed no more once it is forgotten', async () => {
    const code = confirmCode()
    await database.exec('delete from notice_subscription')
    expect(await steps.service().confirmMail(code, nobody)).toBeUndefined()
    expect(await count('notice_topic')).toBe(0)
  })
})

describe('who is told by letter', () => {
  it('reads at which addresses, but for those that nobody has confirmed', async () => {
    await confirmedMail('anna@example.com')
    await steps.service().requestMailConfirmation('boris@example.com', reach, topics)
    const idOf = (address: string) =>
      database
        .prepare('select id from notice_subscription where address = ?')
        .bind(address)
        .first<string>('id')
    const read = async (address: string) =>
      steps.service().read({ ...nobody, subscription: (await idOf(address)) ?? undefined })
    expect(await read('anna@example.com')).toMatchObject({
      addresses: { push: [], email: ['anna@example.com'] },
    })
    expect(await read('boris@example.com')).toMatchObject({ topics: [], addresses: {} })
  })
})

describe('who asks for letters', () => {
  const ask = (changes = {}) =>
    steps.service(changes).requestMailConfirmation('anna@example.com', reach, topics)

  it('gets none where they ask too often, and nothing is stored', async () => {
    const beginEmailRequest = async () => ({ waitSeconds: 60, takeBack: () => undefined })
    expect(await ask({ throttle: { ...noLimits, beginEmailRequest } })).toBe(false)
    expect([letters, await count('notice_subscription')]).toEqual([[], 0])
  })

  it('is answered as ever where the address has been written to often, and it isn’t written to', async () => {
    const beginEmail = async () => ({ mayLeave: false, takeBack: () => undefined })
    expect(await ask({ throttle: { ...noLimits, beginEmail } })).toBe(true)
    expect([letters, await count('notice_subscription')]).toEqual([[], 0])
  })

  it.each([
    ['that didn’t leave', async () => Promise.reject(new Error('down')), [false, 1]],
    ['that left', async () => undefined, [true, 0]],
  ])('has a letter %s counted so', async (_, send, expected) => {
    let takenBack = 0
    const takeBack = () => {
      takenBack += 1
    }
    const throttle = { ...noLimits, beginEmail: async () => ({ mayLeave: true, takeBack }) }
    const binding = { send } as unknown as SendEmail
    const asked = await ask({ throttle, mail: { from: 'office@tutti.example', binding, service: undefined } })
    expect([asked, takenBack]).toEqual(expected)
  })

  it('gets none where the site sends no letters', async () => {
    expect([await ask({ mail: undefined }), await count('notice_subscription')]).toEqual([false, 0])
  })
})

describe('an editor’s words to a concert’s people', () => {
  const say = async (words: Record<string, string>) => {
    const row = await database.prepare(selectConcertsSql('kazan-zimmer')).first()
    const { known } = concertRowSchema.parse(row)
    if (!known) throw new Error('nothing is known of the concert')
    const notice = await toMessageInsert('kazan-zimmer', known, words, world.state.now)
    const { results } = await database.prepare(toSqlText(notice)).all()
    return results.length
  }
  beforeEach(() => steps.subscribe('anna', topics))

  it('are counted before', async () => {
    await steps.subscribe('boris', [{ kind: 'tickets', key: 'kazan-zimmer' }])
    await confirmedMail('vera@example.com')
    const { known } = concertRowSchema.parse(
      await database.prepare(selectConcertsSql('kazan-zimmer')).first(),
    )
    const audience = known ? chooseAudience('words', 'kazan-zimmer', known) : []
    const { results } = await database.prepare(toSqlText(toAudienceCount(audience))).all()
    expect(results).toEqual([
      { channel: 'email', addresses: 1 },
      { channel: 'push', addresses: 1 },
    ])
  })

  it('are told as they are, once, whoever sends them again', async () => {
    expect(await say({ ru: "Вход с другой стороны: д. 5'а" })).toBe(1)
    expect(await say({ ru: "Вход с другой стороны: д. 5'а" })).toBe(0)
    await steps.minutes(5)
    expect(world.received().map(({ payload }) => payload.notification)).toMatchObject([
      { title: 'Имя zimmer, 5 декабря', body: "Вход с другой стороны: д. 5'а" },
    ])
  })

  it('are of the page and of the tool the same', async () => {
    const service = steps.service()
    const view = await service.previewMessage('kazan-zimmer', 'ru', { ru: 'Начнём позже' })
    expect(await service.broadcastMessage('kazan-zimmer', { ru: 'Начнём позже' }, view?.digest ?? '')).toBe(
      'told',
    )
    expect(await say({ ru: 'Начнём позже' })).toBe(0)
    await steps.minutes(5)
    expect(world.received()).toHaveLength(1)
    expect(await service.readSentMessages('kazan-zimmer')).toMatchObject([
      { words: { ru: 'Начнём позже' }, sent: 1, waiting: 0 },
    ])
  })

  it('are nobody’s once the concert is over, or gone', async () => {
    const service = steps.service()
    world.state.now = Date.UTC(2026, 11, 6)
    expect(await service.broadcastMessage('kazan-zimmer', { ru: 'Начнём позже' }, '')).toBe('gone')
    expect(await service.previewMessage('kazan-zimmer', 'ru')).toBeUndefined()
    expect(await service.broadcastMessage('nowhere', { ru: 'Начнём позже' }, '')).toBe('gone')
  })

  it('are listed with what became of them', async () => {
    await say({ ru: 'Начнём позже' })
    await steps.minutes(5)
    const { results } = await database.prepare(selectNoticesSql).all()
    expect(results).toMatchObject([{ kind: 'words', waiting: 0, sent: 1, failed: 0, dropped: 0 }])
  })
})
