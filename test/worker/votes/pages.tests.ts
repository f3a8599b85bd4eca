import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { optionField } from '../../../src/shared/votes.ts'
import { siteSecret } from '../account-site.ts'
import { emptyDatabase } from '../database.ts'
import { sendBody, sendForm } from '../send-form.ts'
import { origin, type Visit, visit } from '../visit.ts'
import { countsOf, tallyOf, tellAll } from '../vote-world.ts'

const slug = 'film-vote-2026'
const path = `/vote/${slug}`
const march = 'the-imperial-march'
const pirate = 'hes-a-pirate'
const variables = { SITE_SECRET: siteSecret }

beforeEach(async () => {
  await emptyDatabase()
  forgetIsolateCache()
})

const open = (address: string, more: Visit = {}) => visit(address, { variables, ...more })
const press = (fields: Record<string, string>, cookie = '', more: Visit = {}) =>
  sendForm(path, fields, { variables, ...more, headers: { cookie, ...more.headers } })
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''

/** Requests a page without cookies, as on a first visit. */
async function comeToVote(more: Visit = {}): Promise<string> {
  return cookieOf(await press({ [optionField]: march }, '', more))
}

describe('a vote without script', () => {
  it('is asked to be confirmed the first time, and isn’t counted before', async () => {
    const answer = await press({ [optionField]: march })
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain('Подтвердите голос')
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-voter=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    await tellAll(slug)
    expect(await countsOf(slug)).toEqual({})
  })

  it('is counted when it is confirmed, and leads to a page that can be reloaded', async () => {
    const cookie = await comeToVote()
    const answer = await press({ [optionField]: march, confirmed: 'yes' }, cookie)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}/mine`])
    await tellAll(slug)
    expect(await countsOf(slug)).toEqual({ [march]: 1 })
  })

  it('is shown to who cast it, on a page that nobody stores', async () => {
    const cookie = await comeToVote()
    await press({ [optionField]: march, confirmed: 'yes' }, cookie)
    const own = await open(`${path}/mine`, { headers: { cookie } })
    expect(own.headers.get('cache-control')).toBe('no-store')
    expect(await own.text()).toContain('Ваш голос: «The Imperial March')
  })

  it('can be changed, and counts once', async () => {
    const cookie = await comeToVote()
    await press({ [optionField]: march, confirmed: 'yes' }, cookie)
    expect((await press({ [optionField]: pirate }, cookie)).status).toBe(303)
    await tellAll(slug)
    expect(await countsOf(slug)).toEqual({ [pirate]: 1 })
  })

  it('counts once with a copied cookie', async () => {
    const cookie = await comeToVote()
    await press({ [optionField]: march }, cookie)
    await press({ [optionField]: pirate }, cookie, { headers: { 'cf-connecting-ip': '203.0.113.9' } })
    await tellAll(slug)
    expect(await countsOf(slug)).toEqual({ [pirate]: 1 })
  })

  it.each([
    [
      'made up',
      '__Host-voter=11111111-2222-3333-4444-555555555555.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    ],
    ['cut short', '__Host-voter=11111111-2222-3333-4444-555555555555'],
    ['of control characters', '__Host-voter=%00%0a'],
  ])('gives another cookie to who brings one that is %s', async (_, cookie) => {
    const answer = await press({ [optionField]: march }, cookie)
    expect([answer.status, cookieOf(answer) !== '' && cookieOf(answer) !== cookie]).toEqual([200, true])
    await tellAll(slug)
    expect(await countsOf(slug)).toEqual({})
  })

  it('says so to a browser that takes no cookies', async () => {
    const answer = await press({ [optionField]: march, confirmed: 'yes' })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('Браузер не сохранил')
  })

  it.each([
    ['an option that there is not', `${optionField}=ride-of-the-valkyries`],
    ['two options at once', `${optionField}=${march}&${optionField}=${pirate}`],
    ['no option', ''],
    ['an empty option', `${optionField}=`],
    ['what is no id', `${optionField}=%3Cscript%3E`],
    ['what is too long', `${optionField}=${'a'.repeat(5000)}`],
  ])('refuses %s', async (_, body) => {
    const cookie = await comeToVote()
    const answer = await sendBody(path, body, { variables, headers: { cookie } })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('role="alert"')
    await tellAll(slug)
    expect(await countsOf(slug)).toEqual({})
  })

  it('refuses what comes from a page of another site', async () => {
    const cookie = await comeToVote()
    const answer = await press({ [optionField]: march }, cookie, {
      headers: { origin: 'https://evil.example' },
    })
    expect(answer.status).toBe(403)
  })

  it('knows no vote that there is not', async () => {
    expect((await sendForm('/vote/no-such-vote', { [optionField]: march }, { variables })).status).toBe(404)
  })

  it('says that a vote is closed', async () => {
    const cookie = await comeToVote()
    await press({ [optionField]: march }, cookie)
    await tallyOf(slug).close()
    const answer = await press({ [optionField]: pirate }, cookie)
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('Голосование уже закрыто')
  })

  it('says when too many have come from one network, and when one may come again', async () => {
    const cookies = await Promise.all(Array.from({ length: 70 }, () => comeToVote()))
    const answers = await Promise.all(cookies.map((cookie) => press({ [optionField]: march }, cookie)))
    const refused = answers.filter(({ status }) => status === 429)
    expect([answers.filter(({ status }) => status === 303).length, refused.length]).toEqual([60, 10])
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect(await refused[0]?.text()).toContain('Из этой сети')
  })

  it('comes back with all of it when the objects fail', async () => {
    const cookie = await comeToVote()
    const failing = { getByName: () => ({ open: () => Promise.reject(new Error('down')) }) }
    const answer = await press({ [optionField]: march }, cookie, {
      bindings: { VOTE_TALLY: failing as never },
    })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).not.toBeNull()
  })
})

describe('the page of a vote', () => {
  it('is everybody’s, and holds nothing of who has voted', async () => {
    const cookie = await comeToVote()
    await press({ [optionField]: march }, cookie)
    const mine = await open(path, { headers: { cookie } })
    expect(mine.headers.get('x-cache')).toMatch(/MISS|HIT/)
    expect(await mine.text()).not.toContain('checked')
  })

  it('shows how it stands, in words', async () => {
    const cookie = await comeToVote()
    await press({ [optionField]: march }, cookie)
    await tellAll(slug)
    // Results may be a second old; this test doesn't wait so long.
    forgetIsolateCache()
    const html = await (await open(path)).text()
    expect(html).toContain('Всего 1 голос')
    expect(html).toMatch(/100 %/)
  })

  it('says so where the site can’t take votes', async () => {
    const answer = await visit(path)
    expect([answer.status, (await answer.text()).includes('пока не работают')]).toEqual([200, true])
  })

  it('stands where nothing is known of the results', async () => {
    const failing = { getByName: () => ({ read: () => Promise.reject(new Error('down')) }) }
    const answer = await open(path, { bindings: { VOTE_TALLY: failing as never } })
    expect([answer.status, (await answer.text()).includes('Результаты сейчас не загрузились')]).toEqual([
      200,
      true,
    ])
  })

  it('is listed with the others', async () => {
    expect(await (await open('/vote')).text()).toContain(`href="${path}"`)
  })

  it('has its ballot on the page that an editor gave its layout', async () => {
    const html = await (await open('/anime-vote-2026')).text()
    expect(html).toContain('action="/vote/anime-vote-2026"')
  })
})

describe('the results for scripts', () => {
  const results = `/api${path}/results`

  it('have a tag, by which what is known isn’t sent again', async () => {
    const first = await open(results)
    const etag = first.headers.get('etag') ?? ''
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'public, max-age=1'])
    expect((await open(results, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  it('are 404 for a vote that there is not', async () => {
    expect((await open('/api/vote/no-such-vote/results')).status).toBe(404)
  })

  it('come over a WebSocket at once', async () => {
    const answer = await openSocket()
    const socket = answer.webSocket
    expect(answer.status).toBe(101)
    const message = new Promise<string>((resolve) => {
      socket?.addEventListener('message', ({ data }) => resolve(String(data)))
    })
    socket?.accept()
    expect(JSON.parse(await message)).toMatchObject({ counts: {}, isFinal: false })
    socket?.close()
  })

  it('come to 200 pages of one address at the most; others ask for them', async () => {
    const own = '2001:db8:1:2'
    const answers = []
    for (let page = 0; page < 201; page += 1) answers.push(await openSocket(origin, `${own}::${page}`))
    const statuses = answers.map(({ status }) => status)
    expect([statuses.slice(0, 200).every((status) => status === 101), statuses[200]]).toEqual([true, 429])
    expect(answers[200]?.headers.get('retry-after')).toBe('60')
    expect((await openSocket(origin, '203.0.113.9')).status).toBe(101)
    for (const { webSocket } of answers) {
      webSocket?.accept()
      webSocket?.close()
    }
  })

  it('come over no WebSocket to pages of other sites', async () => {
    expect((await openSocket('https://evil.example')).status).toBe(403)
  })

  it('want a WebSocket where they are live', async () => {
    expect((await open(`/api${path}/live`)).status).toBe(426)
  })
})

const openSocket = async (from = origin, address = '203.0.113.1') => {
  const { app } = await import('../../../src/worker/app.ts')
  const { createExecutionContext } = await import('cloudflare:test')
  const request = new Request(`${origin}/api${path}/live`, {
    headers: { upgrade: 'websocket', origin: from, 'cf-connecting-ip': address },
  })
  return app.fetch(request, { ...env, ...variables } as never, createExecutionContext())
}

describe('a vote by script', () => {
  const call = (body: unknown, cookie = '') =>
    visit(`/api${path}`, {
      variables,
      method: 'POST',
      headers: { origin, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  it('is asked to be confirmed, then counted', async () => {
    const first = await call({ option: march })
    expect([first.status, await first.json()]).toEqual([202, { data: { as: 'to-be-confirmed' } }])
    const second = await call({ option: march, confirmed: 'yes' }, cookieOf(first))
    expect(await second.json()).toEqual({ data: { as: 'counted' } })
  })

  it.each([
    [{ option: ['a', 'b'] }, 400],
    [{}, 400],
    ['nothing', 400],
  ])('refuses %j', async (body, status) => {
    expect((await call(body)).status).toBe(status)
  })
})
