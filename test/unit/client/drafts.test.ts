// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { deleteDraft, hasDraft, restoreDraft, saveDraft } from '../../../client/forms/drafts.ts'

const key = 'tutti.drafts'
const stored = () => JSON.parse(sessionStorage.getItem(key) ?? 'null')
function makeForm(fields: string): HTMLFormElement {
  document.body.innerHTML = `<form>${fields}</form>`
  return document.querySelector('form') ?? document.createElement('form')
}
beforeEach(() => sessionStorage.clear())

// happy-dom's groups of choices can only be read.
Object.defineProperty(RadioNodeList.prototype, 'value', {
  get(this: NodeListOf<HTMLInputElement>) {
    return [...this].find(({ checked }) => checked)?.value ?? ''
  },
  set(this: NodeListOf<HTMLInputElement>, value: string) {
    for (const choice of this) choice.checked = choice.value === value
  },
})

/** @returns what the field «letter» shows when the draft of its form has been restored into it */
function restored(draft: unknown, fields: string): unknown {
  sessionStorage.setItem(key, JSON.stringify({ contact: { letter: draft } }))
  const form = makeForm(fields)
  restoreDraft('contact', form)
  return new FormData(form).get('letter')
}
const list = '<select name="letter"><option value=""></option><option value="press">Press</option></select>'

it.each([
  ['a line', '<input name="letter">'],
  ['a text of several lines', '<textarea name="letter"></textarea>'],
  ['a list', list],
  [
    'a group of choices',
    '<input type="radio" name="letter" value="tickets"><input type="radio" name="letter" value="press">',
  ],
])('what was typed stands again in %s that is empty', (_what, fields) => {
  expect(restored('press', fields)).toBe('press')
})

it.each<[string, unknown, string, string | null]>([
  ['stays where the server has sent a value', 'mine', '<textarea name="letter">theirs</textarea>', 'theirs'],
  ['stays empty in a field that is hidden', 'mine', '<input type="hidden" name="letter">', ''],
  ['stays empty where the draft holds no text', 7, '<input name="letter">', ''],
  ['stays empty where its list doesn’t offer what was chosen', 'tickets', list, ''],
  ['is passed over where the form has it no more', 'mine', '', null],
])('a field %s', (_what, draft, fields, shown) => {
  expect(restored(draft, fields)).toBe(shown)
})

it.each(['', '{half', 'null', '7', '{"contact":null}', '{"contact":"text"}'])(
  'what is stored as %j restores nothing',
  (text) => {
    sessionStorage.setItem(key, text)
    const form = makeForm('<input name="letter"><input name="0">')
    restoreDraft('contact', form)
    expect([...new FormData(form).values()]).toEqual(['', ''])
  },
)

it('what somebody has typed is saved, and nothing else', () => {
  const form =
    makeForm(`<input name="name" value="Анна"><input name="letter"><input name="consent" value="yes">
    <input type="hidden" name="wording" value="hall"><input name="form-key" value="mfx3k2a1.0">
    <input name="website" value="https://spam.example">`)
  saveDraft('contact', form)
  expect(stored()).toEqual({ contact: { name: 'Анна' } })
})

it('another form’s draft stays, and of the last nothing does', () => {
  sessionStorage.setItem(key, '{"b2b":{"company":"Хор"}}')
  saveDraft('contact', makeForm('<input name="name" value="Анна">'))
  expect(stored()).toEqual({ b2b: { company: 'Хор' }, contact: { name: 'Анна' } })
  deleteDraft('contact')
  expect(stored()).toEqual({ b2b: { company: 'Хор' } })
  deleteDraft('b2b')
  expect(sessionStorage.length).toBe(0)
})

it.each([
  ['{"contact":{"name":"Анна"}}', true],
  ['{"contact":{}}', false],
  ['{"b2b":{"company":"Хор"}}', false],
  ['', false],
])('of %j there is a draft of the letter: %s', (text, isThere) => {
  sessionStorage.setItem(key, text)
  expect(hasDraft('contact')).toBe(isThere)
})
