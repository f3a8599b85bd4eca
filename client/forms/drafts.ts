import { formKeyField, trapField } from '../../src/shared/forms/form-key.ts'
import type { FormName } from '../../src/shared/forms/form-names.ts'
import { draftsKey } from '../../src/shared/stored-names.ts'
import { readSessionStorage, writeSessionStorage } from '../browser/storage.ts'

/** What was typed into a form, field by field. */
type Draft = Readonly<Record<string, unknown>>

/** A box that is ticked is consent for now: it is given anew. */
const forgotten: readonly string[] = [formKeyField, trapField, 'consent']

/** What was typed into forms and not sent yet: it outlives a reload, another language and an update of the site. */
function readDrafts(): Partial<Record<FormName, Draft>> {
  try {
    const drafts: unknown = JSON.parse(readSessionStorage(draftsKey) || '{}')
    return typeof drafts === 'object' && drafts !== null ? drafts : {}
  } catch {
    // Somebody else's, or half of one: nothing to restore.
    return {}
  }
}

function readDraft(form: FormName): Draft {
  const draft: unknown = readDrafts()[form]
  return typeof draft === 'object' && draft !== null ? { ...draft } : {}
}

export const hasDraft = (form: FormName): boolean => Object.keys(readDraft(form)).length > 0

/** Keeps what stands in a form, but for what nobody types. */
export function saveDraft(form: FormName, element: HTMLFormElement): void {
  const isTyped = (name: string) => {
    const control = element.elements.namedItem(name)
    return !forgotten.includes(name) && !(control instanceof HTMLInputElement && control.type === 'hidden')
  }
  const fields = [...new FormData(element)].filter(([name, value]) => value !== '' && isTyped(name))
  writeSessionStorage(draftsKey, JSON.stringify({ ...readDrafts(), [form]: Object.fromEntries(fields) }))
}

export function deleteDraft(form: FormName): void {
  const { [form]: _, ...others } = readDrafts()
  writeSessionStorage(draftsKey, Object.keys(others).length > 0 ? JSON.stringify(others) : '')
}

/** Fills what is empty: what the server sent back is newer. What a list doesn't offer (yet), it leaves. */
export function restoreDraft(form: FormName, element: HTMLFormElement): void {
  for (const [name, value] of Object.entries(readDraft(form))) {
    const field = element.elements.namedItem(name)
    if (isFillable(field) && field.value === '' && typeof value === 'string') field.value = value
    // A list that has no such choice shows none at all then.
    if (field instanceof HTMLSelectElement && field.selectedIndex === -1) field.value = ''
  }
}

type Fillable = RadioNodeList | HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isFillable = (field: Element | RadioNodeList | null): field is Fillable =>
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement ||
  field instanceof RadioNodeList ||
  (field instanceof HTMLInputElement && field.type !== 'hidden')
