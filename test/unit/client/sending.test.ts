// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isFormSending, prepareChallenge, showFormSending } from '../../../client/forms/sending.ts'

type State = 'pending' | 'asking' | 'passed' | 'failed'
let state: State
let result = Promise.withResolvers<State>()
const showChallenge = vi.fn(() => {
  if (isBroken) throw new Error('its code can’t be had')
  return { state: () => state, waitForResult: () => result.promise }
})
let isBroken: boolean
vi.mock('../../../client/forms/challenge.ts', () => ({ showChallenge }))

let events: EventTarget
let form: HTMLFormElement

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  events = new EventTarget()
  state = 'pending'
  isBroken = false
  result = Promise.withResolvers()
  document.body.innerHTML = '<form><button data-send>Send</button><p data-said></p></form>'
  form = document.querySelector('form') ?? document.createElement('form')
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const button = () => form.querySelector('button')
const seen = () => [
  button()?.textContent,
  button()?.getAttribute('aria-disabled'),
  form.querySelector('[data-said]')?.textContent,
  isFormSending(form),
]
const sending = ['Sending…', 'true', 'Sending…', true]
const before = ['Send', null, '', false]

describe('a form that is being sent', () => {
  it('says so on its button and aloud, and isn’t sent twice', () => {
    expect(seen()).toEqual(before)
    showFormSending(form, 'Sending…')
    expect(seen()).toEqual(sending)
  })

  it.each<[string, (end: () => void) => unknown]>([
    ['it isn’t after all', (end) => end()],
    ['its page comes back', () => events.dispatchEvent(new Event('pageshow'))],
    ['the visitor has stopped the loading', () => vi.advanceTimersByTime(20_000)],
  ])('is as before once %s', (_, come) => {
    come(showFormSending(form, 'Sending…'))
    expect(seen()).toEqual(before)
  })

  it('that was sent once more is no longer ended by a page that came back before', () => {
    const end = showFormSending(form, 'Sending…')
    events.dispatchEvent(new Event('pageshow'))
    end()
    showFormSending(form, 'Again…')
    expect(button()?.textContent).toBe('Again…')
  })

  it('is so for twenty seconds', () => {
    showFormSending(form, 'Sending…')
    vi.advanceTimersByTime(19_999)
    expect(seen()).toEqual(sending)
  })

  it('without a button says nothing', () => {
    const bare = document.createElement('form')
    showFormSending(bare, 'Sending…')()
    expect(isFormSending(bare)).toBe(false)
  })
})

describe('a form with a challenge', () => {
  const prepare = () => prepareChallenge(form, 'ru', 'site-key')

  it('loads nothing before somebody begins to fill it in, and then once', async () => {
    prepare()
    await vi.advanceTimersByTimeAsync(0)
    expect(showChallenge).not.toHaveBeenCalled()
    form.dispatchEvent(new Event('input'))
    form.dispatchEvent(new Event('input'))
    await vi.waitFor(() => expect(showChallenge).toHaveBeenCalledExactlyOnceWith(form, 'ru', 'site-key'))
  })

  it.each<[State, boolean]>([
    ['passed', true],
    ['failed', true],
    // The visitor has to do something first.
    ['asking', false],
  ])('that comes to be %s may be sent then: %s', async (becomes, mayBeSent) => {
    const sent = prepare()()
    result.resolve(becomes)
    expect(await sent).toBe(mayBeSent)
  })

  it.each<State>(['passed', 'failed', 'asking'])('that is %s already may be sent at once', async (is) => {
    const send = prepare()
    form.dispatchEvent(new Event('input'))
    await vi.waitFor(() => expect(showChallenge).toHaveBeenCalled())
    state = is
    expect(send()).toBeUndefined()
  })

  it('that says nothing is sent after five seconds', async () => {
    const told = vi.fn()
    prepare()()?.then(told)
    await vi.advanceTimersByTimeAsync(4999)
    expect(told).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(told).toHaveBeenCalledExactlyOnceWith(true)
  })

  it('that can’t be had may be sent', async () => {
    isBroken = true
    expect(await prepare()()).toBe(true)
  })
})
