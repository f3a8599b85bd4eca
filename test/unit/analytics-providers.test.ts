import { afterEach, describe, expect, it, vi } from 'vitest'
import { analyticsProviders } from '../../src/providers/analytics.ts'

const settings = { id: '7', host: 'stats.example', mayStore: true }

/** Runs a counter. @returns addresses of its scripts, with their attributes */
async function startWith(id: keyof typeof analyticsProviders, given = settings) {
  const loaded: unknown[] = []
  const report = await analyticsProviders[id].startCounting(given, {
    loadScript: async (...script) => void loaded.push(script),
  })
  return { loaded, report }
}

afterEach(() => vi.unstubAllGlobals())

describe('a counter', () => {
  it('of Yandex Metrica counts the visit before its script is there, and goals after it', async () => {
    vi.stubGlobal('ym', undefined)
    const { loaded, report } = await startWith('metrica')
    report('booking', { city: 'x' })
    expect(loaded).toEqual([['https://mc.yandex.ru/metrika/tag.js']])
    const { a } = Reflect.get(globalThis, 'ym') as { a: unknown[][] }
    expect(a.map((call) => call.slice(0, 3))).toEqual([
      [7, 'init', { clickmap: false, trackLinks: true, accurateTrackBounce: true, webvisor: false }],
      [7, 'reachGoal', 'booking'],
    ])
  })

  it('of Matomo tells its script where it is', async () => {
    vi.stubGlobal('_paq', undefined)
    const { loaded, report } = await startWith('matomo')
    report('booking', { city: 'x' })
    expect(loaded).toEqual([['https://stats.example/matomo.js']])
    expect(Reflect.get(globalThis, '_paq')).toEqual([
      ['setTrackerUrl', 'https://stats.example/matomo.php'],
      ['setSiteId', '7'],
      ['trackPageView'],
      ['enableLinkTracking'],
      ['trackEvent', 'goal', 'booking', '{"city":"x"}'],
    ])
  })

  it('of Matomo stores nothing where nobody is asked', async () => {
    vi.stubGlobal('_paq', undefined)
    await startWith('matomo', { ...settings, mayStore: false })
    expect(Reflect.get(globalThis, '_paq')[0]).toEqual(['disableCookies'])
  })

  it('of Plausible is told the site by an attribute', async () => {
    const goals: unknown[] = []
    vi.stubGlobal('plausible', (...call: unknown[]) => goals.push(call))
    const { loaded, report } = await startWith('plausible', { ...settings, id: 'north.example' })
    report('booking', { city: 'x' })
    expect(loaded).toEqual([['https://stats.example/js/script.js', { domain: 'north.example' }]])
    expect(goals).toEqual([['booking', { props: { city: 'x' } }]])
  })

  it('of Google Analytics sends goals by names that begin with a letter', async () => {
    vi.stubGlobal('dataLayer', undefined)
    const { loaded, report } = await startWith('ga4', { ...settings, id: 'G-ABC123' })
    report('404error', undefined)
    report('booking', undefined)
    expect(loaded).toEqual([['https://stats.example/gtag/js?id=G-ABC123']])
    const calls = (Reflect.get(globalThis, 'dataLayer') as ArrayLike<unknown>[]).map((call) =>
      Array.from(call),
    )
    expect(calls.map((call) => call.slice(0, 2))).toEqual([
      ['js', expect.any(Date)],
      ['config', 'G-ABC123'],
      ['event', 'goal_404error'],
      ['event', 'booking'],
    ])
  })
})

describe('what a counter is called', () => {
  it.each([
    ['metrica', '12345', true],
    ['metrica', 'G-12345', false],
    ['matomo', '3', true],
    ['matomo', 'three', false],
    ['plausible', 'north.example', true],
    ['plausible', 'https://north.example', false],
    ['ga4', 'G-ABC123DEF4', true],
    ['ga4', 'UA-12345-1', false],
  ] as const)('by %s may be %s: %s', (id, given, isRight) => {
    expect(analyticsProviders[id].provider.id.pattern.test(given)).toBe(isRight)
  })
})
