import { beforeEach, expect, it, vi } from 'vitest'
import { restoreDraft } from '../../../client/forms/drafts.ts'

class Input {
  constructor(
    readonly type: string,
    public value = '',
  ) {}
}
class TextArea {
  constructor(public value = '') {}
}
/** A list shows nothing where it is given what it doesn't offer. */
class Select {
  selectedIndex = 0
  constructor(private readonly offered: readonly string[]) {}
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
  vi.stubGlobal('sessionStorage', { getItem: () => session })
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
