import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Bindings } from '../../../src/config/config.ts'
import { RateLimited } from '../../../src/errors.ts'
import type { AppEnv } from '../../../src/http/app-env.ts'
import { answerError } from '../../../src/http/error-answer.tsx'
import { handleAction } from '../../../src/http/handle-action.tsx'
import { pageCacheKey } from '../../../src/http/page-cache/full-page-key.ts'
import { rateLimit } from '../../../src/http/rate-limit.ts'
import { requestServices } from '../../../src/http/request-services.ts'
import { securityHeaders, speculativeLoading } from '../../../src/http/response-headers.ts'
import type { RouteHandlers } from '../../../src/http/routes.ts'
import { sameOrigin } from '../../../src/http/same-origin.ts'
import { servePage, servePayload } from '../../../src/http/serve-page.tsx'
import { defineAction, emptyForm, formErrorCodes, type SentForm } from '../../../src/rendering/action.ts'
import {
  definePage,
  definePrivatePage,
  type Page,
  type PrivatePage,
  type PublicPage,
} from '../../../src/rendering/define-page.ts'
import {
  formKeyField,
  honeypotField,
  makeFormKey,
  maxFormAgeMs,
  showConcertsField,
} from '../../../src/shared/forms/form-key.ts'
import { cityCookie } from '../../../src/shared/stored-names.ts'
import { PageFrame } from '../../../src/ui/components/page-frame.tsx'
import { FormErrors } from '../../../src/ui/forms/form-errors.tsx'
import { nowMs } from '../../fixtures/clock.ts'
import { makeAgedFormKey } from '../../fixtures/new-key.ts'
import { keyIn } from '../send-form.ts'

const origin = 'https://tutti.example'
const schema = z.object({
  name: z.string().check(z.minLength(2, 'name-short'), z.maxLength(80, 'name-long')),
})
/** Stored submissions by their key. */
const stored = new Map<string, string>()
/** Whether each form had its trap filled in. */
const trapped: boolean[] = []

const action = defineAction({
  schema,
  handle: async ({ values, key, isHoneypotFilled }: SentForm<z.infer<typeof schema>>) => {
    trapped.push(isHoneypotFilled)
    if (values.name === 'Changed') return { errors: [{ field: '', fault: formErrorCodes.changed }] }
    if (values.name === 'Nobody') return { errors: [{ field: 'name', fault: 'name-unknown' }] }
    if (values.name === 'Outage') throw new Error('the store is down')
    if (values.name === 'Busy') throw new RateLimited(30)
    if (values.name === 'Elsewhere') return { seeOther: '//evil.example' }
    if (!stored.has(key)) stored.set(key, values.name)
    return { seeOther: `/contact?sent=${key.slice(0, 8)}` }
  },
})

function FormView({ page }: { page: Page }) {
  const { form = emptyForm } = page
  return (
    <PageFrame page={page}>
      <FormErrors form={form} locale={page.locale} toText={(fault) => `[${fault}]`} />
      <form method="post">
        <input type="hidden" name={formKeyField} value={form.key} />
        <input id="name" name="name" defaultValue={form.typed.name ?? ''} />
      </form>
    </PageFrame>
  )
}

const privatePage = definePrivatePage('contact', {
  action,
  loadCritical: ({ visitor }) => ({ seen: visitor.cookie(cityCookie) ?? 'never' }),
  head: (_page, { seen }) => ({ title: `Seen ${seen}` }),
  View: FormView,
})
const publicPage = definePage('b2b', { action, head: () => ({ title: 'Companies' }), View: FormView })
const readOnlyPage = definePage('cast', { head: () => ({ title: 'Auditions' }), View: FormView })

const site = new Hono<AppEnv>()
site.use(requestServices, securityHeaders, sameOrigin, speculativeLoading, rateLimit)
site.get('/contact', servePage(privatePage)).post('/contact', handleAction(privatePage))
site.get('/b2b', servePage(publicPage)).post('/b2b', handleAction(publicPage))
site.get('/cast', servePage(readOnlyPage)).post('/cast', handleAction(readOnlyPage))
site.get('/contact/_payload.json', servePayload(privatePage))
site.onError(answerError)

async function ask(
  path: string,
  init: RequestInit = {},
  bindings: Partial<Bindings> = {},
): Promise<Response> {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const context = createExecutionContext()
  const request = new Request(`${origin}${path}`, { redirect: 'manual', ...init })
  const response = await site.fetch(request, { ...env, ...bindings } as Bindings, context)
  const text = await response.text()
  await waitOnExecutionContext(context)
  return new Response(text || null, response)
}

const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = { origin }) =>
  ask(path, { method: 'POST', body: new URLSearchParams(fields), headers })

const someKey = makeAgedFormKey()
const keyPattern = /^[0-9a-z]{8,9}\.[0-9a-f-]{36}$/

describe('a private page', () => {
  it('is answered so that nobody keeps it and nobody finds it', async () => {
    const { headers, status } = await ask('/contact')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('x-cache')).toBe('BYPASS')
    expect(headers.get('etag')).toBeNull()
  })

  it('isn’t made before the click', async () => {
    const { headers, status } = await ask('/contact', { headers: { 'sec-purpose': 'prefetch;prerender' } })
    expect([status, headers.get('cache-control'), headers.get('set-cookie')]).toEqual([503, 'no-store', null])
  })

  it('knows who asks, each time anew', async () => {
    const title = async (seen: string) =>
      /<title>([^<]*)/.exec(
        await (await ask('/contact', { headers: { cookie: `${cityCookie.name}=${seen}` } })).text(),
      )?.[1]
    expect([await title('one'), await title('two')]).toEqual([
      expect.stringContaining('Seen one'),
      expect.stringContaining('Seen two'),
    ])
  })

  it('shows its form with a new key each time', async () => {
    const keys = [await ask('/contact'), await ask('/contact')].map(async (page) => keyIn(await page.text()))
    const [one, other] = await Promise.all(keys)
    expect(one).toMatch(keyPattern)
    expect(one).not.toBe(other)
  })

  it('has no payload', async () => {
    expect((await ask('/contact/_payload.json')).status).toBe(404)
  })

  it('gets no key of a stored page, nor a place among the public ones: it doesn’t compile', () => {
    const asked = { kind: 'private' } as PrivatePage<Record<string, string>>
    const open = { kind: 'public' } as PublicPage<Record<string, string>>
    const place = { env: { ...env } as Bindings, url: new URL(origin) }
    const key = () => pageCacheKey(open, {}, place)
    // @ts-expect-error: only a public page can be stored
    const noKey = () => pageCacheKey(asked, {}, place)
    // @ts-expect-error: the row of `contact` in the address book isn't private
    const page: RouteHandlers['pages']['contact'] = privatePage
    expect([typeof key, typeof noKey, page]).toEqual(['function', 'function', privatePage])
  })
})

describe('a form that is sent', () => {
  it('leads to a page that can be reloaded, in the visitor’s language', async () => {
    const response = await send('/contact', { name: 'Anna', [formKeyField]: someKey })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`/contact?sent=${someKey.slice(0, 8)}`)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('twice under one key is one entry and the same answer', async () => {
    stored.clear()
    const fields = { name: 'Anna', [formKeyField]: someKey }
    const answers = [await send('/contact', fields), await send('/contact', fields)]
    expect(answers.map(({ headers }) => headers.get('location'))).toEqual(
      Array(2).fill(`/contact?sent=${someKey.slice(0, 8)}`),
    )
    expect([...stored.values()]).toEqual(['Anna'])
  })

  it('is taken as multipart too', async () => {
    const body = new FormData()
    body.set('name', 'Anna')
    body.set(formKeyField, someKey)
    expect((await ask('/contact', { method: 'POST', body, headers: { origin } })).status).toBe(303)
  })

  it('again with other words comes back under a key of its own', async () => {
    const html = await (await send('/contact', { name: 'Changed', [formKeyField]: someKey })).text()
    expect(html).toContain('value="Changed"')
    expect(keyIn(html)).toMatch(keyPattern)
    expect(keyIn(html)).not.toBe(someKey)
  })

  it('is refused to a page without an action', async () => {
    expect((await send('/cast', { name: 'Anna' })).status).toBe(404)
  })

  it('leads to no other site, whatever the action says', async () => {
    expect((await send('/contact', { name: 'Elsewhere', [formKeyField]: someKey })).status).toBe(500)
  })
})

describe('a form with a mistake', () => {
  const mistaken = { name: '<A', [formKeyField]: someKey }

  it('comes back whole, with what is wrong and under the same key', async () => {
    const response = await send('/contact', { ...mistaken, name: '<' })
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(html).toContain('<a href="#name">[name-short]</a>')
    expect(html).toContain('value="&lt;"')
    expect(keyIn(html)).toBe(someKey)
    expect(/<title>([^<]*)/.exec(html)?.[1]).toMatch(/^Ошибка: Seen never/)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('that only the action sees comes back the same way', async () => {
    const response = await send('/contact', { name: 'Nobody', [formKeyField]: someKey })
    expect([response.status, await response.text()]).toEqual([422, expect.stringContaining('[name-unknown]')])
  })

  it('on a page for everybody is answered to this visitor alone', async () => {
    const response = await send('/b2b', mistaken)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(keyIn(await (await ask('/b2b')).text())).toBe('')
  })

  it('that comes from everybody’s page is shown before it is sent', async () => {
    const response = await send('/b2b', { name: 'Anna', [formKeyField]: '' })
    const html = await response.text()
    expect([response.status, html.includes('role="alert"')]).toEqual([200, false])
    expect(/<title>([^<]*)/.exec(html)?.[1]).toMatch(/^Companies/)
    expect(keyIn(html)).toMatch(keyPattern)
  })

  it('or without one is only shown again where a button asks for more of it', async () => {
    stored.clear()
    const response = await send('/b2b', { name: '<', [formKeyField]: someKey, [showConcertsField]: 'more' })
    expect([response.status, stored.size]).toEqual([200, 0])
    expect(await response.text()).toContain('value="&lt;"')
  })

  it.each(['no-key', undefined])('of which the key is %s comes back filled, with a new one', async (key) => {
    const response = await send('/b2b', {
      name: 'Anna',
      ...(key === undefined ? {} : { [formKeyField]: key }),
    })
    const html = await response.text()
    expect([response.status, html]).toEqual([422, expect.stringContaining('value="Anna"')])
    expect(keyIn(html)).toMatch(keyPattern)
  })
})

describe('a form that nobody can have read', () => {
  it.each([
    ['was made a moment ago', () => makeFormKey(nowMs())],
    ['is to be made tomorrow', () => makeFormKey(nowMs() + maxFormAgeMs)],
    ['was made the day before yesterday', () => makeFormKey(nowMs() - 2 * maxFormAgeMs)],
  ])('since it %s, comes back filled and can be sent at once', async (_when, key) => {
    const first = await send('/contact', { name: 'Anna', [formKeyField]: key() })
    const html = await first.text()
    expect([first.status, html]).toEqual([422, expect.stringContaining('value="Anna"')])
    expect((await send('/contact', { name: 'Anna', [formKeyField]: keyIn(html) })).status).toBe(303)
  })
})

describe('what only a program fills in', () => {
  it.each([
    ['', false],
    ['https://spam.example', true],
  ])('as «%s» is told to the action: %s', async (typed, isHoneypotFilled) => {
    trapped.length = 0
    await send('/contact', { name: 'Anna', [formKeyField]: someKey, [honeypotField]: typed })
    expect(trapped).toEqual([isHoneypotFilled])
  })
})

describe('what is no form', () => {
  it.each([
    ['JSON', 400, '{"name":"Anna"}', 'application/json'],
    ['nothing', 400, '', 'text/plain'],
    ['broken multipart', 400, 'x', 'multipart/form-data; boundary=y'],
    ['a form of 65 KB', 413, `name=${'a'.repeat(65 * 1024)}`, 'application/x-www-form-urlencoded'],
  ] as const)('as %s is answered %d with the page', async (_what, status, body, type) => {
    const response = await ask('/contact', {
      method: 'POST',
      body,
      headers: { origin, 'content-type': type },
    })
    expect([response.status, await response.text()]).toEqual([
      status,
      expect.stringContaining('role="alert"'),
    ])
  })
})

describe('a form from elsewhere', () => {
  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a page that hides itself', { origin: 'null' }],
    ['another site, by the browser’s word', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['nowhere that is said', {}],
  ] as const)('from %s is refused', async (_name, headers) => {
    stored.clear()
    expect((await send('/contact', { name: 'Anna', [formKeyField]: someKey }, headers)).status).toBe(403)
    expect(stored.size).toBe(0)
  })

  it('is no form that the browser says is our own', async () => {
    const response = await send(
      '/contact',
      { name: 'Anna', [formKeyField]: someKey },
      { 'sec-fetch-site': 'same-origin' },
    )
    expect(response.status).toBe(303)
  })
})

describe('while it can’t be stored', () => {
  it('all that was typed comes back, with when to try again', async () => {
    const response = await send('/contact', { name: 'Outage', [formKeyField]: someKey })
    const html = await response.text()
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
    expect(html).toContain('value="Outage"')
    expect(keyIn(html)).toBe(someKey)
  })

  it('a visitor who sends too often gets the form back too', async () => {
    const limiter = { limit: async () => ({ success: false }) }
    const body = new URLSearchParams({ name: 'Anna', [formKeyField]: someKey })
    const init = { method: 'POST', body, headers: { origin } }
    const response = await ask('/contact', init, { WRITE_LIMIT: limiter })
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await response.text()).toContain('value="Anna"')
  })

  it('a service that has had enough of a visitor says when to come back, with the form', async () => {
    const response = await send('/contact', { name: 'Busy', [formKeyField]: someKey })
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30'])
    expect(await response.text()).toContain('value="Busy"')
  })
})
