import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bindings } from '../../../src/config/config.ts'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { app } from '../../../src/worker/app.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { siteSecret } from '../account-site.ts'
import { emptyDatabase } from '../database.ts'
import { contentUrl, contentWith, fakeContent, goodConcert } from '../fake-content.ts'
import { beginFresh } from '../fresh-site.ts'
import { visit } from '../visit.ts'

const secret = 'a-secret-of-the-tests'
const variables = { CONTENT_URL: contentUrl, HOOK_SECRET: secret, LOCALES: 'ru' }
const named = (name: string) => {
  const program = {
    data: { attributes: { locale: 'ru', slug: 'zimmer', name, localizations: { data: [] } } },
  }
  return contentWith([{ ...goodConcert, program }])
}
const call = (body: unknown, authorization = `Bearer ${secret}`) =>
  visit('/api/hooks/content', {
    variables,
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const published = {
  event: 'entry.publish',
  model: 'program',
  entry: { slug: 'zimmer', text: 'secret draft' },
}

beginFresh()
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})
/** A content service with these venues and no concerts. */
const withVenues =
  (...venues: object[]) =>
  async () => {
    const { data } = await contentWith([])().json<{ data: object }>()
    return Response.json({
      data: { ...data, venues: { data: venues.map((attributes) => ({ attributes })) } },
    })
  }
const later = (ms: number) => vi.setSystemTime(nowMs() + ms)

describe('after an editor has published', () => {
  it('the next visitor of a list gets the new content', async () => {
    const content = fakeContent(named('Старая'))
    expect(await (await visit('/concerts', { variables })).text()).toContain('Старая')
    content.answer(named('Новая'))
    later(1000)
    expect((await call({ ...published, model: 'concert' })).status).toBe(202)
    expect(await (await visit('/concerts', { variables })).text()).toContain('Новая')
  })

  it('a list by price, which the index of concerts chooses, has the new content too', async () => {
    const content = fakeContent(contentWith([goodConcert]))
    const list = async () => (await visit('/concerts?sort=price', { variables })).text()
    expect(await list()).toMatch(/от 1\s500/)
    const ticketLink = [{ ...goodConcert.ticketLink[0], minCost: 900 }]
    content.answer(contentWith([{ ...goodConcert, ticketLink }]))
    later(1000)
    await call({ ...published, model: 'concert' })
    later(1000)
    // The first visitor may see the old page while it is made anew.
    await list()
    expect(await list()).toContain('от 900')
  })

  it('a visitor of any other page gets one stale answer at most', async () => {
    const content = fakeContent(named('Старая'))
    await visit('/concerts?month=2100-05', { variables })
    content.answer(named('Новая'))
    later(1000)
    await call({ ...published, model: 'concert' })
    later(1000)
    await visit('/concerts?month=2100-05', { variables })
    later(1000)
    expect(await (await visit('/concerts?month=2100-05', { variables })).text()).toContain('Новая')
  })

  it('the cookie of the edit bar gets the same new content, and a page of its own', async () => {
    const content = fakeContent(named('Старая'))
    const headers = { cookie: 'admin=true' }
    await visit('/concerts?month=2100-05', { variables, headers })
    content.answer(named('Новая'))
    later(1000)
    await call({ ...published, model: 'concert' })
    const html = await (await visit('/concerts?month=2100-05', { variables, headers })).text()
    expect(html).toContain('Новая')
  })

  it('another location follows once KV shows the change there', async () => {
    const content = fakeContent(named('Старая'))
    await visit('/concerts?month=2100-05', { variables })
    content.answer(named('Новая'))
    later(1000)
    await call({ ...published, model: 'concert' })
    // Another isolate is simulated: it knows nothing but what KV and the Cache API hold.
    forgetIsolateCache()
    later(1000)
    await visit('/concerts?month=2100-05', { variables })
    later(1000)
    expect(await (await visit('/concerts?month=2100-05', { variables })).text()).toContain('Новая')
  })

  it('a page that is gone is shown once more at most, and is gone then', async () => {
    const content = fakeContent(withVenues({ locale: 'ru', slug: 'zal', name: 'Зал' }))
    const path = '/venues/zal'
    expect((await visit(path, { variables })).status).toBe(200)
    content.answer(withVenues())
    later(1000)
    await call({ event: 'entry.unpublish', model: 'venue' })
    later(1000)
    await visit(path, { variables })
    // The page's copy is removed from the Cache API too, where another isolate would find it.
    forgetIsolateCache()
    expect((await visit(path, { variables })).status).toBe(404)
  })

  it('pages of other types stay as they are', async () => {
    fakeContent(named('Старая'))
    await visit('/concerts', { variables })
    later(1000)
    await call({ ...published, model: 'vote' })
    const response = await visit('/concerts', { variables })
    expect(response.headers.get('x-cache')).toBe('HIT')
  })
})

describe('a call', () => {
  it.each([
    ['without a secret', ''],
    ['with another secret', 'Bearer another-secret-of-theirs'],
    ['with the secret alone', secret],
    ['with the beginning of the secret', `Bearer ${secret.slice(0, 8)}`],
    ['with the secret and more', `Bearer ${secret}s`],
    ['with a secret of the same length', `Bearer ${secret.slice(0, -1)}S`],
    ['with the secret in another scheme', `Basic ${secret}`],
  ])('%s is refused', async (_name, authorization) => {
    fakeContent(named('Старая'))
    expect((await call(published, authorization)).status).toBe(401)
  })

  it('with any of a thousand wrong secrets is refused: of 256 digests, one ends in the right byte', async () => {
    const given = Array.from({ length: 1000 }, (_, number) => `Bearer wrong-${number}`)
    const answers = await Promise.all(given.map((authorization) => call('{', authorization)))
    expect(answers.filter(({ status }) => status !== 401)).toEqual([])
  })

  it('is refused where no secret is configured', async () => {
    fakeContent(named('Старая'))
    const response = await visit('/api/hooks/content', {
      variables: { CONTENT_URL: contentUrl },
      method: 'POST',
      headers: { authorization: 'Bearer undefined' },
      body: JSON.stringify(published),
    })
    expect(response.status).toBe(401)
  })

  it.each([
    [
      'a model that the site does not show',
      { event: 'entry.create', model: 'user', entry: { email: 'x@y.z' } },
    ],
    ['a picture', { event: 'media.create', media: {} }],
    ['a test', { event: 'trigger-test' }],
    ['a list', []],
    ['null', null],
    [
      'an entry of Strapi 5',
      { event: 'entry.publish', model: 'concert', uid: 'api::concert.concert', entry: { documentId: 'a1' } },
    ],
    ['an entry that is no object', { event: 'entry.update', model: 'concert', entry: 'x' }],
    ['an entry without an event', { model: 'concert', entry: {} }],
    [
      'an entry with a hostile slug',
      { event: 'entry.update', model: 'concert', entry: { slug: '../../../x' } },
    ],
  ])('about %s is taken', async (_name, body) => {
    fakeContent(named('Старая'))
    expect((await call(body)).status).toBe(202)
  })

  it('that is no JSON answers 400', async () => {
    expect((await call('{')).status).toBe(400)
  })

  it('leaves nothing of its body in the log', async () => {
    const lines = ['info', 'warn', 'error'].map((level) =>
      vi.spyOn(console, level as 'info').mockImplementation(() => undefined),
    )
    fakeContent(named('Старая'))
    await call(published)
    expect(JSON.stringify(lines.flatMap((line) => line.mock.calls))).not.toContain('secret draft')
  })

  it('by another method is refused', async () => {
    expect((await visit('/api/hooks/content', { variables })).status).toBe(405)
  })
})

describe('what a call is about', () => {
  it('has its own page made anew first, then the home page and the list, in every language', async () => {
    fakeContent(named('Старая'))
    const { asked, callFor } = watchPages()
    await callFor('zimmer')
    expect(asked).toEqual(['/zimmer', '/th/zimmer', '/', '/th', '/programs', '/th/programs'])
  })

  it('has what it shares with others that come meanwhile made anew once more', async () => {
    fakeContent(named('Старая'))
    const { asked, callFor } = watchPages()
    const slugs = Array.from({ length: 50 }, (_, number) => `program-${number}`)
    await Promise.all(slugs.map(callFor))
    expect(asked.filter((path) => path === '/programs').length).toBeLessThanOrEqual(2)
    expect(asked.filter((path) => path.startsWith('/program-')).toSorted()).toEqual(
      slugs.map((slug) => `/${slug}`).toSorted(),
    )
  })
})

/** Pages are requested without being rendered. */
function watchPages() {
  const asked: string[] = []
  const answer = app.fetch
  vi.spyOn(app, 'fetch').mockImplementation(async (request) => {
    asked.push(new URL(request.url).pathname)
    return new Response('')
  })
  const callFor = async (slug: string) => {
    const context = createExecutionContext()
    const request = new Request('https://tutti.example/api/hooks/content', {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body: JSON.stringify({ ...published, entry: { slug } }),
    })
    await answer(request, { ...env, ...variables, LOCALES: 'ru,th' } as unknown as Bindings, context)
    await waitOnExecutionContext(context)
  }
  return { asked, callFor }
}

describe('notices are compared', () => {
  /** @returns how often */
  const compareAfter = async (model: string, calls: number) => {
    fakeContent(named('Программа'))
    const database = await emptyDatabase()
    const prepare = vi.spyOn(database, 'prepare')
    const callWithNotices = () =>
      visit('/api/hooks/content', {
        variables: { ...variables, SITE_SECRET: siteSecret },
        bindings: { DB: database },
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ...published, model }),
      })
    await Promise.all(Array.from({ length: calls }, callWithNotices))
    return prepare.mock.calls.filter(([sql]) => sql.startsWith('update notice_run')).length
  }

  it('once after thirty calls at once, and once more when they are over', async () => {
    expect(await compareAfter('concert', 30)).toBe(2)
  })

  it.each([
    ['city', 1],
    ['venue', 1],
    ['program', 1],
    ['post', 0],
    ['member', 0],
  ])('at once after a change of a %s: %i times', async (model, times) => {
    expect(await compareAfter(model, 1)).toBe(times)
  })
})
