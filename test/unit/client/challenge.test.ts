// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showChallenge } from '../../../client/forms/challenge.ts'

type Options = Record<string, unknown> & Record<`${string}callback`, () => unknown>
const render = vi.fn((..._: [HTMLElement, Options]) => undefined)
let isReachable: boolean
vi.mock('../../../client/browser/load-resource.ts', () => ({
  loadScript: async () => {
    if (!isReachable) throw new Error('it can’t be reached')
  },
}))

beforeEach(() => {
  vi.clearAllMocks()
  isReachable = true
  document.documentElement.removeAttribute('data-theme')
  document.head.innerHTML = ''
  document.body.innerHTML = '<form><input name="name"><button data-send>Send</button></form>'
  vi.stubGlobal('turnstile', { render })
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function show(width = 400) {
  const form = document.querySelector('form') ?? document.createElement('form')
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  const challenge = showChallenge(form, 'en', 'site-key')
  await new Promise((resolve) => setTimeout(resolve))
  const options = render.mock.calls[0]?.[1]
  return { ...challenge, options, say: (what: `${string}callback`) => options?.[what]?.() }
}
const words = () => document.querySelector('[role="status"]')?.textContent

describe('Turnstile', () => {
  it('is asked for with the site’s key, in the language of the page, and shows itself only where it asks', async () => {
    expect((await show()).options).toMatchObject({
      sitekey: 'site-key',
      language: 'en',
      theme: 'auto',
      appearance: 'interaction-only',
    })
  })

  it.each([
    [300, 'flexible'],
    [299, 'compact'],
  ])('in a form of %i pixels is %s', async (width, size) => {
    expect((await show(width)).options).toMatchObject({ size })
  })

  it.each([
    ['that was chosen', 'dark', 'light', 'dark'],
    ['that is the only one', undefined, 'light', 'light'],
    ['of the system where there are two', undefined, 'dark light', 'auto'],
  ])('has the theme %s', async (_, chosen, schemes, theme) => {
    if (chosen) document.documentElement.dataset.theme = chosen
    document.head.innerHTML = `<meta name="color-scheme" content="${schemes}">`
    expect((await show()).options).toMatchObject({ theme })
  })
})

describe('a visitor', () => {
  it('is unknown at first', async () => {
    const { state } = await show()
    expect([state(), words()]).toEqual(['pending', ''])
  })

  it.each([
    ['callback', 'passed'],
    ['before-interactive-callback', 'asking'],
    ['error-callback', 'failed'],
    ['unsupported-callback', 'failed'],
  ] as const)('of whom it says «%s» has %s, and whoever waits hears so', async (said, state) => {
    const challenge = await show()
    const result = challenge.waitForResult()
    challenge.say(said)
    expect([await result, challenge.state(), await challenge.waitForResult()]).toEqual([state, state, state])
  })

  it('has to pass again when it took too long, and whoever waits then hears of the next time', async () => {
    const { say, state, waitForResult } = await show()
    say('callback')
    say('expired-callback')
    expect(state()).toBe('pending')
    const result = waitForResult()
    say('callback')
    expect(await result).toBe('passed')
  })

  it('is told what to do, and what went wrong, and the words stay where they stood', async () => {
    const { say } = await show()
    say('before-interactive-callback')
    const asking = words()
    say('callback')
    expect([asking === '', words()]).toEqual([false, asking])
    say('error-callback')
    expect([words() === '', words() === asking]).toEqual([false, false])
  })

  it('has failed where Turnstile can’t be had, and where it brings nothing', async () => {
    isReachable = false
    expect((await show()).state()).toBe('failed')
    isReachable = true
    vi.stubGlobal('turnstile', undefined)
    expect((await show()).state()).toBe('failed')
  })

  it('who fails is told to Turnstile as seen to: it would throw else', async () => {
    expect((await show()).say('error-callback')).toBe(true)
  })
})
