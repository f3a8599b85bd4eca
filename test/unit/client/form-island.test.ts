// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import startForm from '../../../client/forms/form-island.ts'

/** Result of waiting for the challenge; absent where the form may be sent at once. */
let challenge: Promise<boolean> | undefined
const prepareChallenge = vi.fn(
  (..._: unknown[]) =>
    () =>
      challenge,
)
let isSent: boolean
const endSending = vi.fn(() => {
  isSent = false
})
vi.mock('../../../client/forms/sending.ts', () => ({
  isFormSending: () => isSent,
  showFormSending: () => {
    isSent = true
    return endSending
  },
  prepareChallenge: (...given: unknown[]) => prepareChallenge(...given),
}))

const page = `<form>
  <input type="hidden" name="form-key" value="">
  <div data-field><label>Name</label><input name="name"><p data-fault hidden></p></div>
  <div data-field><label>Email</label><input name="email"><p data-fault hidden></p></div>
  <div data-field><label>Message</label><textarea name="message"></textarea><p data-fault hidden></p></div>
  <div data-field><label>Consent</label><input type="checkbox" name="consent" value="yes"><p data-fault hidden></p></div>
  <button name="form-step" value="more">More</button><button data-send>Send</button></form>`

let form: HTMLFormElement
const submit = vi.fn()
beforeEach(() => {
  vi.clearAllMocks()
  sessionStorage.clear()
  challenge = undefined
  isSent = false
  document.body.innerHTML = page
  form = document.querySelector('form') ?? document.createElement('form')
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(submit)
})
afterEach(() => void vi.restoreAllMocks())

type Props = Parameters<typeof startForm>[1]
const start = (props: Partial<Props> = {}) =>
  startForm(
    document.body,
    { form: 'contact', locale: 'en', ...props } as Props,
    {} as Parameters<typeof startForm>[2],
  )
const control = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`)
function fill(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const input = control(name)
    if (!input) continue
    if (input.type === 'checkbox') input.checked = true
    else input.value = value
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
const right = { name: 'Anna', email: 'anna@example.com', message: 'Hello there', consent: 'yes' }
/** Presses a button. @returns whether the browser sends the form */
function press(selector = '[data-send]'): boolean {
  const event = new Event('submit', { bubbles: true, cancelable: true })
  Object.assign(event, { submitter: form.querySelector(selector) })
  return form.dispatchEvent(event)
}
const faults = () =>
  [...form.querySelectorAll<HTMLElement>('[data-fault]')].filter(({ hidden }) => !hidden).length
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('a form', () => {
  it('has a key as old as its page, where the server gave it none', async () => {
    await start()
    const [made = ''] = control('form-key')?.value.split('.') ?? []
    expect(Number.parseInt(made, 36)).toBe(Math.floor(performance.timeOrigin))
  })

  it('keeps the key that the server gave it', async () => {
    control('form-key')?.setAttribute('value', 'given')
    await start()
    expect(control('form-key')?.value).toBe('given')
  })

  it('that is filled in is sent, once', async () => {
    await start()
    fill(right)
    expect([press(), press(), faults()]).toEqual([true, false, 0])
  })

  it('that lacks something says all of it, and isn’t sent', async () => {
    await start()
    fill({ name: 'Anna' })
    expect(press()).toBe(false)
    expect([faults() > 1, form.querySelectorAll('[data-form-errors] a').length]).toEqual([true, faults()])
    expect(isSent).toBe(false)
  })

  it('says nothing any more of what was mended', async () => {
    await start()
    press()
    fill(right)
    expect([press(), faults(), form.querySelector('[data-form-errors]')]).toEqual([true, 0, null])
  })

  it('that asks for more of itself is sent whatever stands in it', async () => {
    await start()
    expect([press('[name="form-step"]'), faults()]).toEqual([true, 0])
  })

  it('that came back with faults has the focus on them', async () => {
    form.insertAdjacentHTML('afterbegin', '<div data-form-errors tabindex="-1">x</div>')
    await start()
    expect(document.activeElement).toBe(form.querySelector('[data-form-errors]'))
  })
})

it.each([
  ...['login', 'register', 'forgot-password', 'reset-password', 'confirm', 'change-password', 'erase'],
  ...['contact', 'find-sent', 'star', 'b2b', 'audition'],
] as const)('the form «%s» has code of its own', async (name) => {
  await start({ form: name })
  expect(control('form-key')?.value).not.toBe('')
})

describe('what is typed', () => {
  it('stands there again after a reload', async () => {
    await start()
    fill({ name: 'Anna' })
    document.body.innerHTML = page
    form = document.querySelector('form') ?? form
    await start()
    expect(control('name')?.value).toBe('Anna')
  })

  it('before the code came is kept, too', async () => {
    const name = control('name')
    if (name) name.value = 'Anna'
    await start()
    expect(JSON.parse(sessionStorage.getItem('tutti.drafts') ?? '{}')).toEqual({ contact: { name: 'Anna' } })
  })

  it('into a form that opens what somebody has sent is kept nowhere', async () => {
    await start({ form: 'find-sent' })
    fill({ name: 'Anna' })
    expect(sessionStorage.length).toBe(0)
  })
})

describe('a form with a challenge', () => {
  it('is sent once that is passed, by its own', async () => {
    challenge = Promise.resolve(true)
    await start({ challengeKey: 'site-key' })
    fill(right)
    expect(press()).toBe(false)
    await settle()
    expect([submit.mock.calls.length, endSending.mock.calls.length]).toEqual([1, 0])
  })

  it('that asks the visitor something isn’t sent, and may be sent again', async () => {
    challenge = Promise.resolve(false)
    await start({ challengeKey: 'site-key' })
    fill(right)
    press()
    await settle()
    expect([submit.mock.calls.length, endSending.mock.calls.length]).toEqual([0, 1])
  })

  it('that is passed already is sent by the browser', async () => {
    await start({ challengeKey: 'site-key' })
    fill(right)
    expect(press()).toBe(true)
    expect(prepareChallenge).toHaveBeenCalledExactlyOnceWith(form, 'en', 'site-key')
  })
})
