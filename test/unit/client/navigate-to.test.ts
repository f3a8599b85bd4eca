import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { navigateTo } from '../../../client/navigation/navigate-to.ts'
import { type RouteMiddleware, runRouteMiddleware } from '../../../client/navigation/route-middleware.ts'

/** Names that only these tests know: a redirect, one to another site, and one that leads back to itself. */
const knownHere: Record<string, RouteMiddleware> = {
  'to login': ({ pathname }) => (pathname === '/login' ? undefined : '/login'),
  'to another site': () => 'https://other.example/',
  'in a circle': ({ pathname }) => {
    if (pathname.length > 100) throw new Error('nothing stops it')
    return `${pathname}/on`
  },
}
vi.mock('../../../client/navigation/route-middleware.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../../client/navigation/route-middleware.ts')>()
  const run: typeof original.runRouteMiddleware = (names, to, from, known) =>
    original.runRouteMiddleware(names, to, from, names.some((name) => name in knownHere) ? knownHere : known)
  return { ...original, runRouteMiddleware: run }
})

const went = { assign: vi.fn(), replace: vi.fn() }

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://tutti.example/en/concerts', ...went })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

describe('navigateTo', () => {
  it('goes to a path of this site', async () => {
    expect(await navigateTo('/cities')).toBe(true)
    expect(went.assign).toHaveBeenCalledWith('https://tutti.example/cities')
  })

  it('leaves no entry of this page when it replaces it', async () => {
    await navigateTo('/cities', { replace: true })
    expect(went.replace).toHaveBeenCalledWith('https://tutti.example/cities')
    expect(went.assign).not.toHaveBeenCalled()
  })

  it.each(['https://other.example/', '//other.example/', '/\\other.example', 'mailto:a@b.example'])(
    'refuses %s without the external flag',
    async (to) => {
      await expect(navigateTo(to)).rejects.toThrow(
        'Navigating to an external URL is not allowed by default. Use `navigateTo(url, { external: true })`.',
      )
      expect(went.assign).not.toHaveBeenCalled()
    },
  )

  it('goes to another site with the external flag', async () => {
    await navigateTo('https://other.example/x', { external: true })
    expect(went.assign).toHaveBeenCalledWith('https://other.example/x')
  })

  it.each([
    ['javascript:alert(1)', 'javascript:'],
    [' java\nscript:alert(1)', 'javascript:'],
    ['data:text/html,x', 'data:'],
    ['vbscript:x', 'vbscript:'],
    ['blob:https://tutti.example/x', 'blob:'],
    ['file:///etc/passwd', 'file:'],
  ])('never goes to %j, whatever the flags', async (to, protocol) => {
    await expect(navigateTo(to, { external: true })).rejects.toThrow(
      `Cannot navigate to a URL with '${protocol}' protocol.`,
    )
  })

  it.each(['nobody', 'toString'])('names a middleware that nobody knows: %s', async (name) => {
    await expect(navigateTo('/cities', { middleware: [name] })).rejects.toThrow(
      `Unknown route middleware: '${name}'.`,
    )
  })

  it('stays where it is when its middleware cancels', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(await navigateTo('/c/x/tickets', { middleware: ['online'] })).toBe(false)
    expect(went.assign).not.toHaveBeenCalled()
  })

  it('goes where its middleware leads instead', async () => {
    expect(await navigateTo('/account', { middleware: ['to login'] })).toBe(true)
    expect(went.assign).toHaveBeenCalledWith('https://tutti.example/login')
    expect(went.assign).toHaveBeenCalledTimes(1)
  })

  it('refuses another site that a middleware leads to', async () => {
    await expect(navigateTo('/account', { middleware: ['to another site'] })).rejects.toThrow(
      'Navigating to an external URL is not allowed by default.',
    )
    expect(went.assign).not.toHaveBeenCalled()
  })

  it('stays where it is when its middleware leads on and on', async () => {
    expect(await navigateTo('/account', { middleware: ['in a circle'] })).toBe(false)
    expect(went.assign).not.toHaveBeenCalled()
  })
})

describe('route middleware', () => {
  const here = new URL('https://tutti.example/')
  const known: Record<string, RouteMiddleware> = {
    pass: () => undefined,
    cancel: () => false,
    redirect: () => '/login',
    fail: () => Promise.reject(new Error('no answer')),
  }
  const run = (...names: string[]) => runRouteMiddleware(names, here, here, known)

  it.each([
    ['lets a navigation go on when all of it does', ['pass', 'pass'], true],
    ['ends at the first that cancels', ['pass', 'cancel', 'redirect'], false],
    ['says where it leads instead', ['redirect', 'cancel'], '/login'],
  ])('%s', async (_, names, result) => {
    expect(await run(...names)).toBe(result)
  })

  it('fails with what one of it fails with', async () => {
    await expect(run('fail')).rejects.toThrow('no answer')
  })
})
