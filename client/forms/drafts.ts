import { formKeyField, honeypotField } from '../../src/shared/forms/form-key.ts'
import type { FormName } from '../../src/shared/forms/form-names.ts'
import { draftsKey } from '../../src/shared/stored-names.ts'
import { readSessionStorage, writeSessionStorage } from '../browser/storage.ts'

/** Typed values of a form by field name. */
type Draft = Readonly<Record<string, unknown>>

/** Fields that aren't stored; consent must be given for each submission. */
const unsavedFields: readonly string[] = [formKeyField, honeypotField, 'consent']

/**
 * Reads the drafts of all forms from sessionStorage. They outlive a reload, a change of language and an update of the
 * site.
 */
function readDrafts(): Partial<Record<FormName, Draft>> {
  try {
    const drafts: unknown = JSON.parse(readSessionStorage(draftsKey) || '{}')
    return typeof drafts === 'object' && drafts !== null ? drafts : {}
  } catch {
    // A text that isn't JSON is nothing to restore.
    return {}
  }
}

function readDraft(form: FormName): Draft {
  const draft: unknown = readDrafts()[form]
  return typeof draft === 'object' && draft !== null ? { ...draft } : {}
}

export const hasDraft = (form: FormName): boolean => Object.keys(readDraft(form)).length > 0

/** Stores what is typed into a form, without hidden fields. */
export function saveDraft(form: FormName, element: HTMLFormElement): void {
  const isTyped = (name: string) => {
    const control = element.elements.namedItem(name)
    return (
      !unsavedFields.includes(name) && !(control instanceof HTMLInputElement && control.type === 'hidden')
    )
  }
  const fields = [...new FormData(element)].filter(([name, value]) => value !== '' && isTyped(name))
  writeSessionStorage(draftsKey, JSON.stringify({ ...readDrafts(), [form]: Object.fromEntries(fields) }))
}

export function deleteDraft(form: FormName): void {
  const { [form]: _, ...others } = readDrafts()
  writeSessionStorage(draftsKey, Object.keys(others).length > 0 ? JSON.stringify(others) : '')
}

/**
 * Fills empty fields from the draft; a field that the server has filled is newer. Options that a list lacks are
 * skipped.
 */
export function restoreDraft(form: FormName, element: HTMLFormElement): void {
  for (const [name, value] of Object.entries(readDraft(form))) {
    const field = element.elements.namedItem(name)
    if (isFillable(field) && field.value === '' && typeof value === 'string') field.value = value
    // A list without the draft's option would have nothing selected.
    if (field instanceof HTMLSelectElement && field.selectedIndex === -1) field.value = ''
  }
}

type Fillable = RadioNodeList | HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isFillable = (field: Element | RadioNodeList | null): field is Fillable =>
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement ||
  field instanceof RadioNodeList ||
  (field instanceof HTMLInputElement && field.type !== 'hidden')
