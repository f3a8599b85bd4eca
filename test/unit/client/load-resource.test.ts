import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const address = 'https://maps.example/api.js'
type Element = EventTarget & { remove: () => void; src?: string; onload?: () => void; onerror?: () => void }
/** Elements of the head, in the order in which they came. */
let added: Element[]
let load: typeof import('../../../client/browser/load-resource.ts')

beforeEach(async () => {
  vi.useFakeTimers()
  added = []
  const createElement = (): Element => {
    const element = new EventTarget()
    const remove = () => void added.splice(0, added.length, ...added.filter((each) => each !== element))
    return Object.assign(element, { remove })
  }
  vi.stubGlobal('document', { createElement, head: { append: (element: Element) => added.push(element) } })
  vi.resetModules()
  load = await import('../../../client/browser/load-resource.ts')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What becomes of a script, as far as it is known. */
function follow(script: Promise<void>): { became: string } {
  const state = { became: 'waiting' }
  script.then(
    () => Object.assign(state, { became: 'there' }),
    ({ message }: Error) => Object.assign(state, { became: message }),
  )
  return state
}
const send = async (type: 'load' | 'error', of = 0) => {
  added[of]?.dispatchEvent(new Event(type))
  await vi.advanceTimersByTimeAsync(0)
}

describe('another company’s script', () => {
  it('is loaded once, however many need it', async () => {
    const [first, second] = [load.loadScript(address, 1000), load.loadScript(address, 1000)].map(follow)
    expect(added).toMatchObject([{ src: address, async: true }])
    await send('load')
    expect([first?.became, second?.became]).toEqual(['there', 'there'])
  })

  it('that doesn’t come in time has failed', async () => {
    const script = follow(load.loadScript(address, 1000))
    await vi.advanceTimersByTimeAsync(999)
    expect(script.became).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect([script.became, added]).toEqual(["maps.example can't be reached", []])
  })

  it('that has come doesn’t fail later', async () => {
    follow(load.loadScript(address, 1000))
    await send('load')
    await vi.advanceTimersByTimeAsync(1000)
    await load.loadScript(address, 1000)
    expect(added).toHaveLength(1)
  })

  it('that failed may be tried again, for as long as the first time', async () => {
    follow(load.loadScript(address, 1000))
    await vi.advanceTimersByTimeAsync(500)
    await send('error')
    const again = follow(load.loadScript(address, 1000))
    await vi.advanceTimersByTimeAsync(600)
    // The time of the first attempt is over, but the second attempt still runs, and a further call shares it.
    load.loadScript(address, 1000).catch(() => undefined)
    expect([again.became, added.length]).toEqual(['waiting', 1])
  })
})

describe('a style sheet', () => {
  it.each([
    ['onload', 'there'],
    ['onerror', 'no style sheet /a.css'],
  ] as const)('says by its %s what became of it', async (event, became) => {
    const sheet = follow(load.loadStyleSheet('/a.css'))
    expect(added).toMatchObject([{ rel: 'stylesheet', href: '/a.css' }])
    added[0]?.[event]?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(sheet.became).toBe(became)
  })
})
