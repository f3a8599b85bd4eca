// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearAccountName, showAccountName, toDisplayName } from '../../../client/accounts/account-name.ts'

it.each([
  ['anna@example.com', 'anna'],
  ['Анна', 'Анна'],
  ['@anna', '@anna'],
  ['anna@tula@example.com', 'anna'],
])('who is called %s is shown as %s', (username, name) => {
  expect(toDisplayName(username)).toBe(name)
})

let answer: () => Response
const asked = vi.fn()
beforeEach(() => {
  sessionStorage.clear()
  vi.clearAllMocks()
  document.documentElement.removeAttribute('data-signed-in')
  document.body.innerHTML = '<a data-account-name>Sign in</a><a data-account-name>Account</a>'
  answer = () => Response.json({ username: 'anna@example.com' })
  vi.stubGlobal('fetch', async (...given: unknown[]) => {
    asked(...given)
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

const shown = () => [...document.querySelectorAll('[data-account-name]')].map((place) => place.textContent)
const isSignedIn = () => document.documentElement.hasAttribute('data-signed-in')

describe('the header', () => {
  it('names who is signed in, and asks for it once in a tab', async () => {
    expect([await showAccountName('annas-mark'), await showAccountName('annas-mark')]).toEqual([
      'named',
      'named',
    ])
    expect([shown(), isSignedIn()]).toEqual([['anna', 'anna'], true])
    expect(asked).toHaveBeenCalledExactlyOnceWith('/api/users/me', { signal: expect.any(AbortSignal) })
  })

  it('asks anew for who has signed in since, and says nobody’s name meanwhile', async () => {
    await showAccountName('annas-mark')
    answer = () => Response.json({ username: 'Boris' })
    const naming = showAccountName('boriss-mark')
    expect([shown(), isSignedIn()]).toEqual([['Sign in', 'Account'], false])
    await naming
    expect(shown()).toEqual(['Boris', 'Boris'])
  })

  it.each<[string, () => Response, string]>([
    ['says that nobody is', () => new Response(null, { status: 401 }), 'signed-out'],
    ['fails', () => Response.json({ error: {} }, { status: 503 }), 'unknown'],
    ['is a hotel’s', () => new Response('<html>'), 'unknown'],
    [
      'can’t be reached',
      () => {
        throw new TypeError('Failed to fetch')
      },
      'unknown',
    ],
  ])('says «Sign in» where the site %s', async (_, answering, known) => {
    answer = answering
    expect(await showAccountName('annas-mark')).toBe(known)
    expect([shown(), isSignedIn()]).toEqual([['Sign in', 'Account'], false])
  })

  it('says so again once nobody is signed in, and forgets the name', async () => {
    await showAccountName('annas-mark')
    clearAccountName()
    expect([shown(), isSignedIn(), sessionStorage.length]).toEqual([['Sign in', 'Account'], false, 0])
  })

  it.each(['{', '7', '{"owner":"annas-mark"}', '{"name":"anna"}'])(
    'asks where a tab holds %j',
    async (held) => {
      sessionStorage.setItem('strapi_user', held)
      await showAccountName('annas-mark')
      expect(asked).toHaveBeenCalledOnce()
    },
  )
})
