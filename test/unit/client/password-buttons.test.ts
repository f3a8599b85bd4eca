// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { addPasswordToggles } from '../../../client/accounts/password-buttons.ts'

let form: HTMLFormElement
let input: HTMLInputElement
beforeEach(() => {
  document.body.innerHTML = `<form>
    <input id="name" value="anna"><input id="password" type="password" value="three small words"></form>`
  form = document.querySelector('form') ?? document.createElement('form')
  input = document.querySelector('#password') ?? document.createElement('input')
  addPasswordToggles(form, 'en')
})
const button = () => document.querySelector<HTMLButtonElement>('.show-password')
const seen = () => [input.type, button()?.textContent, button()?.ariaLabel]
const hidden = ['password', 'Show', 'Show the password']

it('a password alone has a button, beside it, which sends nothing', () => {
  expect(form.querySelectorAll('button')).toHaveLength(1)
  expect(input.nextElementSibling).toBe(button())
  expect([button()?.type, button()?.getAttribute('aria-controls')]).toEqual(['button', 'password'])
})

it('a button shows what is typed, and hides it again', () => {
  expect(seen()).toEqual(hidden)
  button()?.click()
  expect(seen()).toEqual(['text', 'Hide', 'Hide the password'])
  button()?.click()
  expect(seen()).toEqual(hidden)
})

it('what is shown is hidden before it is sent', () => {
  button()?.click()
  form.dispatchEvent(new Event('submit'))
  expect(seen()).toEqual(hidden)
})

it('what is shown is neither mended nor checked by the browser', () => {
  expect([input.spellcheck, input.autocapitalize]).toEqual([false, 'none'])
})
