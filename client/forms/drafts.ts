import { formKeyField, trapField } from '../../src/shared/forms/form-key.ts'
import type { FormName } from '../../src/shared/forms/form-names.ts'
import { draftsKey } from '../../src/shared/stored-names.ts'
import { readSession, writeSession } from '../session.ts'

/** What was typed into a form, field by field. */
export type Draft = Record<string, string>

/** A box that is ticked is consent for now: it is given anew. */
const forgotten: readonly string[] = [formKeyField, trapField, 'consent']

/** What was typed into forms and not sent yet: it outlives a reload, another language and an update of the site. */
function readDrafts(): Partial<Record<FormName, Draft>> {
  try {
    const drafts: unknown = JSON.parse(readSession(draftsKey) || '{}')
    return typeof drafts === 'object' && drafts !== null ? drafts : {}
  } catch {
    // Somebody else's, or half of one: nothing to restore.
    return {}
  }
}

export function keepDraft(form: FormName, data: FormData): void {
  const fields = [...data].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' && !forgotten.includes(name) ? [[name, value] as const] : [],
  )
  writeSession(draftsKey, JSON.stringify({ ...readDrafts(), [form]: Object.fromEntries(fields) }))
}

export function forgetDraft(form: FormName): void {
  const { [form]: _, ...others } = readDrafts()
  writeSession(draftsKey, Object.keys(others).length > 0 ? JSON.stringify(others) : '')
}

/** Fills what is empty: what the server sent back is newer. */
export function restoreDraft(form: FormName, element: HTMLFormElement): void {
  const draft = readDrafts()[form]
  if (typeof draft !== 'object' || draft === null) return
  for (const [name, value] of Object.entries(draft)) {
    const field = element.elements.namedItem(name)
    const isFillable =
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    if (isFillable && field.value === '' && typeof value === 'string') field.value = value
  }
}
