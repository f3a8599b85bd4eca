import { beforeEach, describe, expect, it } from 'vitest'
import { NotFound, RateLimited, Unauthorized, UpstreamFailed } from '../../../src/errors.ts'
import { createNoticeMethods } from '../../../src/features/notices/create-notice-service.ts'
import { pauseMessenger, takeTurn } from '../../../src/features/notices/messengers/messenger-channel.ts'
import type { NoticeDeps } from '../../../src/features/notices/notice-deps.ts'
import type { Locale } from '../../../src/shared/locales.ts'
import type { MessengerId } from '../../../src/shared/messengers.ts'
import type { MessengerTopic } from '../../../src/shared/notices.ts'
import { emptyDatabase } from '../database.ts'
import {
  bots,
  type MessengerFailure,
  reported,
  retryAfterSeconds,
  standInForMessengers,
} from '../messenger-stand-ins.ts'
import { noLimits } from '../no-limits.ts'
import { minuteMs, noon, noticeSteps } from '../notice-steps.ts'
import { noticeWorld } from '../notice-world.ts'

const slug = 'kazan-zimmer'
const concert: MessengerTopic = { kind: 'concert', key: slug }
let database: D1Database
let world: ReturnType<typeof noticeWorld>
let steps: ReturnType<typeof noticeSteps>
let standIn: ReturnType<typeof standInForMessengers>
/** How each message fails; absent while messengers work. */
let failure: MessengerFailure | undefined
beforeEach(async () => {
  database = await emptyDatabase()
  failure = undefined
  world = noticeWorld(database, noon, { messengers: Object.values(bots) })
  steps = noticeSteps(world)
  standIn = standInForMessengers({ now: () => world.state.now, fail: () => failure })
  world.state.answerMessenger = standIn.answer
  world.state.concerts = [{ slug, date: '2026-12-05' }]
  await steps.service().runScheduled()
})

const count = (table: string) => database.prepare(`select count(*) as n from ${table}`).first<number>('n')
const cancel = () => {
  world.state.concerts = [{ slug, date: '2026-12-05', status: 'cancelled' }]
}

/** What a reader does in one messenger. */
function readerOf(id: MessengerId) {
  let updates = 0
  const call = (body: unknown, secret = standIn.webhooks[id]?.secret, changes: Partial<NoticeDeps> = {}) =>
    createNoticeMethods(world.make(changes)).takeMessengerUpdate(
      id,
      new Headers(secret === undefined ? {} : { [reported[id].secretHeader]: secret }),
      async () => body,
    )
  const next = (chat: number, language?: string) => {
    updates += 1
    return { chat, update: updates, ...(language === undefined ? {} : { language }) }
  }
  const readPayload = async (topic: MessengerTopic, locale: Locale) => {
    const link = await steps.service().makeMessengerLink(id, { topic, locale })
    return reported[id].linkPattern.exec(link ?? '')?.[1] ?? ''
  }
  return {
    call,
    readPayload,
    makeStart: async (topic: MessengerTopic = concert, locale: Locale = 'ru', chat = 7) =>
      reported[id].toStart(await readPayload(topic, locale), next(chat)),
    makeMessage: (text: string, language?: string) => reported[id].toMessage(text, next(7, language)),
    makeGroupMessage: (text: string) => reported[id].toGroupMessage(text, next(7)),
    makeLeave: () => reported[id].toLeave(next(7)),
    texts: () => standIn.sent.map(({ text }) => text),
  }
}

describe.each(['telegram', 'max'] as const)('a reader in %s', (id) => {
  let reader: ReturnType<typeof readerOf>
  beforeEach(() => {
    reader = readerOf(id)
  })

  it('who follows a link is told what will come, and then of the change, in the page’s language', async () => {
    await reader.call(await reader.makeStart(concert, 'en'))
    expect(reader.texts()).toEqual([
      'We’ll let you know:\n\nИмя zimmer, Имя kazan, 5 December\nIf the concert is moved or cancelled, and once more the day before\n\n/list – your alerts, and how to end one of them\n/stop – unsubscribe from everything',
    ])
    cancel()
    await steps.minutes(10)
    expect(standIn.sent.slice(1)).toMatchObject([
      {
        messenger: id,
        chat: '7',
        text: expect.stringMatching(
          /^Concert cancelled: Имя zimmer\n\n.*\n\nhttps:\/\/tutti\.example\/en\/c\/kazan-zimmer$/,
        ),
      },
    ])
  })

  it.each([
    ['no secret', undefined],
    ['another secret', 'a'.repeat(43)],
    ['the token', bots[id].token],
  ])('is not believed with %s', async (_, secret) => {
    await expect(reader.call(await reader.makeStart(), secret ?? '')).rejects.toThrow(Unauthorized)
    expect([await count('notice_subscription'), standIn.sent.length]).toEqual([0, 0])
  })

  it('who presses «start» twice, and whose messenger reports it again, follows one thing', async () => {
    const start = await reader.makeStart()
    await reader.call(start)
    await reader.call(start)
    await reader.call(await reader.makeStart())
    expect([await count('notice_subscription'), await count('notice_topic')]).toEqual([1, 1])
    expect(reader.texts()).toHaveLength(2)
  })

  it.each([
    { hours: 47, answers: 1 },
    { hours: 49, answers: 2 },
  ])('whose update is reported again after $hours hours: $answers answers', async ({ hours, answers }) => {
    const update = reader.makeMessage('/list')
    await reader.call(update)
    world.state.now += hours * 60 * minuteMs
    await steps.service().runScheduled()
    await reader.call(update)
    expect(reader.texts()).toHaveLength(answers)
  })

  it('who has left is not subscribed by an old update', async () => {
    const start = await reader.makeStart()
    await reader.call(start)
    await reader.call(reader.makeMessage('/stop'))
    expect(reader.texts().at(-1)).toBe('Вы отписаны от всего, и номер этого чата удалён.')
    await reader.call(start)
    expect([await count('notice_subscription'), await count('notice_topic')]).toEqual([0, 0])
  })

  it('who blocks the bot is forgotten', async () => {
    await reader.call(await reader.makeStart())
    await reader.call(reader.makeLeave())
    expect([await count('notice_subscription'), await count('notice_topic')]).toEqual([0, 0])
  })

  it('reads what they follow', async () => {
    await reader.call(await reader.makeStart())
    await reader.call(await reader.makeStart({ kind: 'city', key: 'kazan' }))
    await reader.call(await reader.makeStart({ kind: 'program', key: 'zimmer' }))
    await reader.call(reader.makeMessage('/list'))
    const lines = reader.texts().at(-1)?.split('\n') ?? []
    expect(lines.filter((line) => line.startsWith('•')).sort()).toEqual([
      expect.stringMatching(/^• Имя kazan: \/stop_[0-9a-f]{6}$/),
      expect.stringMatching(/^• Имя zimmer, Имя kazan, 5 декабря: \/stop_[0-9a-f]{6}$/),
      expect.stringMatching(/^• Имя zimmer: \/stop_[0-9a-f]{6}$/),
    ])
  })

  describe('who follows a concert, its city and its program', () => {
    const rest = async () => {
      const { results } = await database.prepare('select kind from notice_topic order by kind').all()
      return results.map(({ kind }) => kind)
    }
    beforeEach(async () => {
      await reader.call(await reader.makeStart())
      await reader.call(await reader.makeStart({ kind: 'city', key: 'kazan' }))
      await reader.call(await reader.makeStart({ kind: 'program', key: 'zimmer' }))
    })

    it.each([
      ['the address of one', '/stop kazan', ['concert', 'program'], 'Больше не сообщаем: Имя kazan.'],
      ['the day of one', '/stop 5 Декабря', ['city', 'program'], 'Больше не сообщаем: Имя zimmer, Имя kazan'],
      ['the name of one', '/stop имя zimmer', ['city', 'concert'], 'Больше не сообщаем: Имя zimmer.'],
      ['words that all have', '/stop имя', ['city', 'concert', 'program'], 'О чём сообщаем:'],
      ['what none has', '/stop penza', ['city', 'concert', 'program'], 'О чём сообщаем:'],
      ['no word', '/stop ', [], 'Вы отписаны от всего'],
    ])('ends what they name by %s: %s', async (_, text, stays, answer) => {
      await reader.call(reader.makeMessage(text))
      expect([await rest(), reader.texts().at(-1)]).toEqual([stays, expect.stringContaining(answer)])
    })

    it('ends one after another from the list, and the last ends the subscription', async () => {
      await reader.call(reader.makeMessage('/list'))
      const commands =
        reader
          .texts()
          .at(-1)
          ?.match(/\/stop_\w+/g) ?? []
      // Who has subscribed in Russian is answered in it, whatever the language of their messenger.
      for (const command of commands) await reader.call(reader.makeMessage(command, 'en-US'))
      expect(commands).toHaveLength(3)
      expect([await count('notice_subscription'), await count('notice_topic')]).toEqual([0, 0])
      expect(reader.texts().at(-1)).toBe('Вы отписаны от всего, и номер этого чата удалён.')
    })
  })

  it.each([
    ['de-AT', 'Here we tell you about concerts'],
    ['en-US', 'Here we tell you about concerts'],
    ['th', 'เราแจ้งข่าวคอนเสิร์ตที่นี่'],
  ])('who writes no command in %s reads how to subscribe', async (language, text) => {
    const locales: Locale[] = language.startsWith('de') ? ['en', 'ru'] : ['ru', 'en', 'th']
    const message = reader.makeMessage('hello, /start me; drop table', language)
    await reader.call(message, undefined, { locales })
    const expected = language.startsWith('de') ? 'Здесь сообщаем о концертах' : text
    expect(reader.texts()).toEqual([expect.stringContaining(expected)])
    expect(await count('notice_subscription')).toBe(0)
  })

  it.each([
    ['nothing', ''],
    ['a word', 'kazan'],
    ['a forged signature', 'cru_kazan-zimmerAAAAAAAAAAAAAAAA'],
  ])('whose «start» has %s follows nothing', async (_, payload) => {
    await reader.call(reported[id].toStart(payload, { chat: 7, update: 1 }))
    expect([await count('notice_subscription'), standIn.sent.length]).toEqual([0, 1])
  })

  it('whose link is about a concert that is over reads that it works no longer', async () => {
    const start = await reader.makeStart()
    world.state.concerts = [{ slug: 'later', date: '2026-12-20' }]
    await reader.call(start)
    expect(reader.texts()).toEqual([expect.stringContaining('Эта ссылка уже не работает')])
  })

  it.each([
    { kind: 'concert', key: `hans-zimmer-and-ennio-morricone-${'nizhny-novgorod-'.repeat(5)}1` },
    { kind: 'tickets', key: `hans-zimmer-and-ennio-morricone-${'nizhny-novgorod-'.repeat(5)}2` },
  ] as const)('follows the one of two concerts with long addresses ($kind)', async (topic) => {
    const start = topic.key.slice(0, -1)
    world.state.concerts = ['1', '2'].map((end) => ({ slug: start + end, date: '2026-12-05' }))
    await reader.call(await reader.makeStart(topic))
    const followed = await database.prepare('select kind, key from notice_topic').all()
    expect(followed.results).toEqual([topic])
  })

  it.each([
    ['a message in a group', () => reader.makeGroupMessage('/start')],
    ['no update', () => ({ ok: true })],
    ['a list', () => []],
    ['a text', () => 'start'],
    ['nothing', () => null],
  ])('is not meant by %s', async (_, make) => {
    await reader.call(make())
    expect(standIn.sent).toEqual([])
  })

  it('writes as often as they like, and is answered while they may', async () => {
    const throttle = {
      ...noLimits,
      countDaily: async () => {
        throw new RateLimited(60)
      },
    }
    await reader.call(await reader.makeStart())
    await reader.call(reader.makeMessage('/list'), undefined, { throttle })
    expect(reader.texts()).toHaveLength(1)
    await reader.call(reader.makeMessage('/stop'), undefined, { throttle })
    expect(await count('notice_subscription')).toBe(0)
  })

  it('is subscribed when the answer got lost, and gets it when the update comes again', async () => {
    const start = await reader.makeStart()
    failure = 'no answer'
    await expect(reader.call(start)).rejects.toThrow(UpstreamFailed)
    failure = undefined
    await reader.call(start)
    expect([await count('notice_subscription'), await count('notice_topic')]).toEqual([1, 1])
    expect(reader.texts()).toHaveLength(1)
  })
})

describe.each(['telegram', 'max'] as const)('a notice in %s', (id) => {
  const readDeliveries = async () =>
    (await database.prepare('select state, fault from notice_delivery').all()).results
  beforeEach(async () => {
    const reader = readerOf(id)
    await reader.call(await reader.makeStart())
    standIn.sent.length = 0
    cancel()
  })

  // A wrong token is answered 401 or 404: it says nothing of a reader.
  it.each(['no answer', 503, 401, ...(id === 'telegram' ? ([404] as const) : [])] as const)(
    'waits while the messenger fails (%s), and is sent once',
    async (fault) => {
      failure = fault
      await steps.minutes(10)
      expect(await readDeliveries()).toMatchObject([{ state: 'waiting' }])
      failure = undefined
      await steps.minutes(40)
      expect(standIn.sent).toHaveLength(1)
      expect(await count('notice_subscription')).toBe(1)
    },
  )

  it('of a reader who has blocked the bot ends the subscription', async () => {
    failure = 403
    await steps.minutes(10)
    expect([await count('notice_subscription'), await count('notice_topic')]).toEqual([0, 0])
    expect(await readDeliveries()).toEqual([{ state: 'dropped', fault: 'blocked' }])
  })

  it('that the messenger will never take is not sent again, and the reader stays', async () => {
    failure = 400
    await steps.minutes(20)
    expect(await readDeliveries()).toEqual([{ state: 'failed', fault: '400' }])
    expect(await count('notice_subscription')).toBe(1)
  })

  it('waits as long as a messenger asks for, and so do all others', async () => {
    const reader = readerOf(id)
    for (let chat = 8; chat < 12; chat++) await reader.call(await reader.makeStart(concert, 'ru', chat))
    standIn.sent.length = 0
    failure = 429
    let asked = 0
    world.state.answerMessenger = async (request) => {
      if (request.method === 'POST' && /sendMessage|messages/.test(request.url)) asked += 1
      return standIn.answer(request)
    }
    while (asked === 0) await steps.minutes(1)
    const refusedAt = world.state.now
    // Up to six messages are on their way at once.
    expect(asked).toBeLessThanOrEqual(6)
    const { at } = (await database.prepare('select max(next_try_at) as at from notice_delivery').first<{
      at: number
    }>()) ?? { at: 0 }
    expect(at - refusedAt).toBeLessThanOrEqual(retryAfterSeconds * 1000)
    failure = undefined
    await steps.minutes(2)
    expect(standIn.sent).toHaveLength(5)
  })
})

describe('notices to a crowd', () => {
  it('leave at most thirty a second', async () => {
    const rows = Array.from({ length: 150 }, (_, index) => `chat-${String(index).padStart(3, '0')}`)
    await database.batch(
      rows.flatMap((row, index) => [
        database
          .prepare(
            `insert into notice_subscription
               (id, owner, channel, address, locale, time_zone, is_confirmed, created_at, seen_at)
             values (?1, ?1, 'telegram', ?2, 'ru', 'Europe/Moscow', 1, 0, 0)`,
          )
          .bind(row, `telegram:${index + 1}`),
        database
          .prepare(
            `insert into notice_topic (kind, key, owner, created_at) values ('concert', '${slug}', ?, 0)`,
          )
          .bind(row),
      ]),
    )
    cancel()
    await steps.minutes(10)
    const times = standIn.sent.map(({ at }) => at).sort((one, other) => one - other)
    expect(times).toHaveLength(150)
    const inASecond = times.map((from) => times.filter((at) => at >= from && at < from + 1000).length)
    expect(Math.max(...inASecond)).toBeLessThanOrEqual(30)
  })
})

describe('batches that are sent at the same time', () => {
  const take = (messages: number) => takeTurn(world.make(), 'max', messages)

  it('take turns, and wait no longer than twenty seconds for one', async () => {
    const begun = []
    for (let batch = 0; batch < 7; batch++) begun.push(await take(100))
    expect(begun.map((at) => at && at - world.state.now)).toEqual([
      0,
      4000,
      8000,
      12_000,
      16_000,
      20_000,
      undefined,
    ])
    world.state.now += 10_000
    expect(await take(1)).toBe(world.state.now + 14_000)
  })

  it('wait together for what the messenger has asked', async () => {
    await take(1)
    await pauseMessenger(world.make(), 'max', world.state.now + 5000)
    expect(await take(1)).toBe(world.state.now + 5000)
  })
})

describe('a messenger', () => {
  it.each([
    ['telegram', ['message', 'my_chat_member']],
    ['max', ['message_created', 'bot_started', 'bot_stopped', 'dialog_removed']],
  ] as const)('%s is told where to report, with a secret that isn’t the token', (id, types) => {
    expect(standIn.webhooks[id]).toEqual({
      url: `https://tutti.example/api/hooks/messengers/${id}`,
      secret: expect.stringMatching(/^[\w-]{43}$/),
      types,
    })
  })

  it('without a bot of the brand has neither links nor a webhook', async () => {
    const service = steps.service({ messengers: [bots.max] })
    await expect(service.makeMessengerLink('telegram', { topic: concert, locale: 'ru' })).rejects.toThrow(
      NotFound,
    )
    await expect(service.takeMessengerUpdate('telegram', new Headers(), async () => ({}))).rejects.toThrow(
      NotFound,
    )
    await expect(service.takeMessengerUpdate('push', new Headers(), async () => ({}))).rejects.toThrow(
      NotFound,
    )
  })

  it('that doesn’t say what the bot is called has no link', async () => {
    world.state.answerMessenger = async () => new Response(null, { status: 503 })
    expect(await steps.service().makeMessengerLink('max', { topic: concert, locale: 'ru' })).toBeUndefined()
  })

  it('that doesn’t answer keeps no other notice', async () => {
    world.state.answerMessenger = async (request) =>
      (await standIn.answer(request)) && new Response(null, { status: 503 })
    await steps.subscribe('anna', [concert])
    cancel()
    await steps.minutes(10)
    expect(world.received()).toHaveLength(1)
    expect(world.logged.some((line) => line.includes(bots.telegram.token))).toBe(false)
  })
})
