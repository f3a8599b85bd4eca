import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Bindings } from '../../../src/config/config.ts'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import worker from '../../../src/worker/worker.ts'
import { origin, visit } from '../visit.ts'

beforeEach(forgetIsolateCache)

const locationOf = (response: Response) => response.headers.get('location')

describe('a first arrival at /', () => {
  it.each([
    ['en-US,en;q=0.9', '/en'],
    ['en;q=0, th;q=0.1', '/th'],
  ])('with «%s» goes to %s', async (language, target) => {
    const response = await visit('/', { headers: { 'accept-language': language } })
    expect(response.status).toBe(302)
    expect(locationOf(response)).toBe(target)
  })

  it('stays Russian when the cookie names a language that the site does not have', async () => {
    const headers = { cookie: 'i18n_redirected=th' }
    expect((await visit('/', { headers, variables: { LOCALES: 'ru,en' } })).status).toBe(200)
  })
})

describe('choosing a language', () => {
  it('is remembered for 365 days when the visitor comes from another language of the site', async () => {
    const response = await visit('/en/concerts', { headers: { referer: `${origin}/concerts` } })
    const cookie = response.headers.get('set-cookie')
    expect(cookie).toContain('i18n_redirected=en')
    expect(cookie).toContain('Max-Age=31536000')
    expect(cookie).toContain('Path=/')
    expect(cookie).toContain('SameSite=Lax')
    expect(cookie).toContain('Secure')
  })

  it('is remembered on one’s own machine, which has no https', async () => {
    const headers = { referer: 'http://localhost:8787/concerts' }
    const context = createExecutionContext()
    const request = new Request('http://localhost:8787/en/concerts', { headers })
    const response = await worker.fetch(request, env as unknown as Bindings, context)
    await response.text()
    await waitOnExecutionContext(context)
    expect(response.headers.get('set-cookie')).toMatch(/^i18n_redirected=en; (?!.*Secure)/)
  })
})

describe('a deep link', () => {
  it('offers its other languages', async () => {
    const html = await (await visit('/concerts')).text()
    expect(html).toContain('href="/en/concerts" hrefLang="en" lang="en" rel="alternate"')
    expect(html).toContain(`hrefLang="en" href="${origin}/en/concerts"`)
    expect(html).toContain(`hrefLang="x-default" href="${origin}/concerts"`)
  })
})
