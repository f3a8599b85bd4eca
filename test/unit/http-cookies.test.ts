import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { AppEnv } from '../../src/http/app-env.ts'
import { readCookie, readHostCookie, writeCookie, writeHostCookie } from '../../src/http/cookies.ts'
import { sessionCookie, themeCookie } from '../../src/shared/stored-names.ts'

/** What a handler reads of a request, and the cookies that it sets. */
async function ask(
  handle: (c: Parameters<typeof readCookie>[0]) => string | undefined,
  { address = 'https://tutti.example/en', cookie = '' } = {},
) {
  const app = new Hono<AppEnv>()
  app.get('*', (c) => c.json(handle(c) ?? null))
  const response = await app.request(address, { headers: { cookie } })
  return { read: await response.json(), set: response.headers.getSetCookie() }
}
const local = { address: 'http://127.0.0.1:8787/' }

describe('a cookie that no other host may touch', () => {
  it.each([
    ['https://tutti.example/', '__Host-session=a', 'a'],
    ['https://tutti.example/', 'session=a', null],
    // Browsers take none of that name without encryption.
    ['http://127.0.0.1:8787/', 'session=a', 'a'],
    ['http://127.0.0.1:8787/', '__Host-session=a', null],
  ])('is read at %s of «%s» as %s', async (address, cookie, value) => {
    expect((await ask((c) => readHostCookie(c, sessionCookie), { address, cookie })).read).toBe(value)
  })

  it.each<[string, { address?: string }, [string, number?], string]>([
    [
      'as long as the list says',
      {},
      ['a'],
      '__Host-session=a; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
    ],
    ['for a while', {}, ['a', 60], '__Host-session=a; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax'],
    ['no more', {}, [''], '__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax'],
    ['on one’s own machine', local, ['a', 60], 'session=a; Max-Age=60; Path=/; HttpOnly; SameSite=Lax'],
  ])('is set %s', async (_, where, [value, seconds], line) => {
    const { set } = await ask((c) => void writeHostCookie(c, sessionCookie, value, seconds), where)
    expect(set).toEqual([line])
  })
})

describe('a cookie that scripts read, too', () => {
  it.each([
    ['a=1; theme=dark', 'dark'],
    ['other-theme=dark', null],
    ['', null],
  ])('is read of «%s» as %s', async (cookie, value) => {
    expect((await ask((c) => readCookie(c, themeCookie), { cookie })).read).toBe(value)
  })

  it.each<[string, { address?: string }, [string, number?], string]>([
    ['as long as the list says', {}, ['dark'], 'theme=dark; Max-Age=31536000; Path=/; Secure; SameSite=Lax'],
    ['for a while', {}, ['dark', 60], 'theme=dark; Max-Age=60; Path=/; Secure; SameSite=Lax'],
    ['no more', {}, [''], 'theme=; Max-Age=0; Path=/; Secure; SameSite=Lax'],
    ['on one’s own machine', local, ['dark', 60], 'theme=dark; Max-Age=60; Path=/; SameSite=Lax'],
  ])('is set %s', async (_, where, [value, seconds], line) => {
    const { set } = await ask((c) => void writeCookie(c, themeCookie, value, seconds), where)
    expect(set).toEqual([line])
  })
})
