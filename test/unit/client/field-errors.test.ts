// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { showErrorSummary } from '../../../client/forms/field-errors.ts'
import { validateOnBlur } from '../../../client/forms/validate-on-blur.ts'

const field = (name: string, controls: string) =>
  `<div data-field id="field-${name}"><label>${name} <span>*</span></label>${controls}<p data-fault hidden></p></div>`
let form: HTMLFormElement
/** Errors that the form's schema finds, by field. */
let faults: Map<string, string>

beforeEach(() => {
  document.body.innerHTML = `<form>
    ${field('name', '<input name="name">')}
    ${field('date', '<input name="day"><input name="month">')}
    ${field('hall', '<select name="hall"><option value=""></option><option value="big">Big</option></select>')}
    ${field('consent', '<input type="checkbox" name="consent" value="yes">')}
    <button>Send</button></form>`
  form = document.querySelector('form') ?? document.createElement('form')
  faults = new Map()
  validateOnBlur(form, () => faults)
})

const control = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`)
function leave(name: string, to: Element | null = form.querySelector('button')): void {
  control(name)?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: to }))
}
function type(name: string, value: string): void {
  const input = control(name)
  if (input) input.value = value
}
const choose = (name: string) => control(name)?.dispatchEvent(new Event('change', { bubbles: true }))
const press = (event: string) => dispatchEvent(new Event(event))
const said = (of: string) => {
  const place = form.querySelector<HTMLElement>(`#field-${of} [data-fault]`)
  return place?.hidden ? undefined : place?.textContent
}
const isInvalid = (name: string) => control(name)?.getAttribute('aria-invalid')

describe('a field', () => {
  it('that is filled in says what is wrong as one leaves it', () => {
    faults.set('name', 'Too short.')
    type('name', 'A')
    leave('name')
    expect([said('name'), isInvalid('name')]).toEqual(['Too short.', 'true'])
  })

  it('that is empty isn’t wrong yet', () => {
    faults.set('name', 'Write it.')
    leave('name')
    expect([said('name'), isInvalid('name')]).toEqual([undefined, null])
  })

  it('of several parts isn’t wrong while one moves within it, nor while one is empty', () => {
    faults.set('day', 'No such day.')
    type('day', '32')
    leave('day', control('month'))
    leave('day')
    expect(said('date')).toBeUndefined()
    type('month', '1')
    leave('month')
    expect([said('date'), isInvalid('day'), isInvalid('month')]).toEqual(['No such day.', 'true', null])
  })

  it.each(['hall', 'consent'])(
    'that is chosen, as %s, says it with the choice, and not as one leaves it',
    (name) => {
      faults.set(name, 'Not this.')
      leave(name)
      expect(said(name)).toBeUndefined()
      choose(name)
      expect(said(name)).toBe('Not this.')
    },
  )

  it('that is mended is right at once, also by another field', () => {
    faults.set('name', 'Too short.').set('day', 'Not with this name.')
    type('name', 'A')
    type('day', '1')
    type('month', '1')
    leave('name')
    leave('day')
    faults.clear()
    leave('name')
    expect([said('name'), said('date'), isInvalid('name'), isInvalid('day')]).toEqual([
      ...[undefined, undefined, null, null],
    ])
  })

  it('that was found wrong stays so when it is emptied', () => {
    faults.set('name', 'Too short.')
    type('name', 'A')
    leave('name')
    faults.set('name', 'Write it.')
    type('name', '')
    leave('name')
    expect(said('name')).toBe('Write it.')
  })

  it.each(['pointerup', 'pointercancel'])(
    'says nothing while a button is held, until %s',
    async (released) => {
      faults.set('name', 'Too short.')
      type('name', 'A')
      press('pointerdown')
      leave('name')
      expect(said('name')).toBeUndefined()
      press(released)
      if (released === 'pointercancel') press('pointerup')
      await new Promise((resolve) => setTimeout(resolve))
      expect(said('name')).toBe('Too short.')
    },
  )
})

describe('the summary of a form', () => {
  const links = () =>
    [...form.querySelectorAll('[data-form-errors] a')].map((link) => [
      link.getAttribute('href'),
      link.textContent,
    ])

  it('leads to each fault, stands first, and takes the focus', () => {
    showErrorSummary(
      form,
      'Check the form',
      new Map([
        ['name', 'Write it.'],
        ['day', 'No such day.'],
      ]),
    )
    expect(links()).toEqual([
      ['#name', 'Write it.'],
      ['#day', 'No such day.'],
    ])
    const summary = form.querySelector('[data-form-errors]')
    expect([form.firstElementChild, document.activeElement]).toEqual([summary, summary])
    expect(summary?.querySelector('[role="alert"] h2')?.textContent).toBe('Check the form')
  })

  it('takes the place of the one before, and is gone where nothing is wrong', () => {
    showErrorSummary(form, 'Check the form', new Map([['name', 'Write it.']]))
    showErrorSummary(form, 'Check the form', new Map([['day', 'No such day.']]))
    expect(links()).toEqual([['#day', 'No such day.']])
    showErrorSummary(form, 'Check the form', new Map())
    expect(form.querySelector('[data-form-errors]')).toBeNull()
  })
})
