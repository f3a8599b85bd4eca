import { beforeEach, expect, it, vi } from 'vitest'
import { deleteDraft, hasDraft, restoreDraft, saveDraft } from '../../../client/forms/drafts.ts'

class Input {
  readonly type: string
  value: string
  constructor(type: string, value = '') {
    this.type = type
    this.value = value
  }
}
class TextArea {
  value: string
  constructor(value = '') {
    this.value = value
  }
}
/** A list shows nothing where it is given what it doesn't offer. */
class Select {
  selectedIndex = 0
  readonly offered: readonly string[]
  constructor(offered: readonly string[]) {
    this.offered = offered
  }
  get value() {
    return this.offered[this.selectedIndex] ?? ''
  }
  set value(value: string) {
    this.selectedIndex = this.offered.indexOf(value)
  }
}
class Radios {
  value = ''
}
type Field = Input | TextArea | Select | Radios

let session = ''

beforeEach(() => {
  session = ''
  vi.stubGlobal('sessionStorage', {
    getItem: () => session,
    setItem: (_: string, value: string) => {
      session = value
    },
    removeItem: () => {
      session = ''
    },
  })
  vi.stubGlobal('HTMLInputElement', Input)
  vi.stubGlobal('HTMLTextAreaElement', TextArea)
  vi.stubGlobal('HTMLSelectElement', Select)
  vi.stubGlobal('RadioNodeList', Radios)
})

/** @returns what the field shows when the draft of its form has been restored into it */
function restored(draft: unknown, field: Field | null): string | undefined {
  session = JSON.stringify({ contact: { letter: draft } })
  // The two members of a form that are used; the whole of one exists in browsers only.
  const form = { elements: { namedItem: (name: string) => (name === 'letter' ? field : null) } }
  restoreDraft('contact', form as unknown as HTMLFormElement)
  return field?.value
}

it.each<[string, Field]>([
  ['a line', new Input('text')],
  ['a text of several lines', new TextArea()],
  ['a list', new Select(['', 'Здравствуйте'])],
  ['a group of choices', new Radios()],
])('what was typed stands again in %s that is empty', (_what, field) => {
  expect(restored('Здравствуйте', field)).toBe('Здравствуйте')
})

it.each<[string, unknown, Field, string]>([
  ['stays where the server has sent a value', 'mine', new TextArea('theirs'), 'theirs'],
  ['stays empty in a field that is hidden', 'mine', new Input('hidden'), ''],
  ['stays empty where the draft holds no text', 7, new Input('text'), ''],
])('a field %s', (_what, draft, field, shown) => {
  expect(restored(draft, field)).toBe(shown)
})

it('a list that doesn’t offer what was chosen shows its empty choice', () => {
  const field = new Select(['', 'press'])
  restored('tickets', field)
  expect(field.selectedIndex).toBe(0)
})

it('a draft of a field that the form has no more is passed over', () => {
  expect(restored('mine', null)).toBeUndefined()
})

it.each(['', '{half', 'null', '7', '{"contact":null}', '{"contact":"text"}'])(
  'what is stored as %j restores nothing',
  (stored) => {
    const field = new TextArea()
    session = stored
    const form = { elements: { namedItem: () => field } }
    restoreDraft('contact', form as unknown as HTMLFormElement)
    expect(field.value).toBe('')
  },
)

/** Saves what stands in a form. @returns what is stored then */
function saved(fields: Record<string, string>, controls: Record<string, Field> = {}): unknown {
  vi.stubGlobal(
    'FormData',
    class {
      [Symbol.iterator] = () => Object.entries(fields).values()
    },
  )
  const form = { elements: { namedItem: (name: string) => controls[name] ?? new Input('text') } }
  saveDraft('contact', form as unknown as HTMLFormElement)
  return JSON.parse(session)
}

it('what somebody has typed is saved, and nothing else', () => {
  const fields = {
    name: 'Анна',
    letter: '',
    consent: 'yes',
    wording: 'hall',
    'form-key': 'mfx3k2a1.0',
    website: 'https://spam.example',
  }
  expect(saved(fields, { wording: new Input('hidden') })).toEqual({ contact: { name: 'Анна' } })
})

it('another form’s draft stays', () => {
  session = '{"b2b":{"company":"Хор"}}'
  expect(saved({ name: 'Анна' })).toEqual({ b2b: { company: 'Хор' }, contact: { name: 'Анна' } })
  deleteDraft('contact')
  expect(JSON.parse(session)).toEqual({ b2b: { company: 'Хор' } })
})

it('of the last draft nothing stays', () => {
  saved({ name: 'Анна' })
  deleteDraft('contact')
  expect(session).toBe('')
})

it.each([
  ['{"contact":{"name":"Анна"}}', true],
  ['{"contact":{}}', false],
  ['{"b2b":{"company":"Хор"}}', false],
  ['', false],
])('of %j there is a draft of the letter: %s', (stored, isThere) => {
  session = stored
  expect(hasDraft('contact')).toBe(isThere)
})
