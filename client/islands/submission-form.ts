/**
 * An island because it checks each field as one leaves it, by the server's own schema, keeps what is typed, and says
 * that it is sending. Without it the server does the first, and the form is sent all the same.
 */
import type * as z from 'zod/mini'
import { formFieldMessages, toFaultText } from '../../src/i18n/form-fields.ts'
import { formMessages } from '../../src/i18n/forms.ts'
import { formKeyField, makeFormKey } from '../../src/shared/forms/form-key.ts'
import type { DrawnForm } from '../../src/shared/forms/form-names.ts'
import { keepDraft, restoreDraft } from '../forms/drafts.ts'
import { type Faults, showFault, showSummary } from '../forms/show-faults.ts'
import type { IslandProps } from './island-props.ts'
import type { StartIsland } from './registry.ts'

const schemas: Record<DrawnForm, () => Promise<z.ZodMiniType>> = {
  contact: async () => (await import('../../src/shared/forms/contact-form.ts')).contactSchema,
}

export const start: StartIsland<IslandProps['SubmissionForm']> = async (element, { form: name, locale }) => {
  const form = element.querySelector('form')
  const key = form?.elements.namedItem(formKeyField)
  const button = form?.querySelector('button')
  if (!form || !(key instanceof HTMLInputElement) || !button) return undefined
  const schema = await schemas[name]()
  const labels: Readonly<Record<string, string>> = formFieldMessages(locale).forms[name].labels
  const findFaults = (): Faults => {
    const { error } = schema.safeParse(Object.fromEntries(new FormData(form)))
    const faults = new Map<string, string>()
    for (const { path, message } of error?.issues ?? []) {
      const field = path.join('.')
      if (!faults.has(field)) faults.set(field, toFaultText(locale, message, labels[field] ?? field))
    }
    return faults
  }

  if (key.value === '') key.value = makeFormKey(Date.now())
  restoreDraft(name, form)
  form.querySelector<HTMLElement>('[data-form-errors]')?.focus()
  form.addEventListener('input', () => keepDraft(name, new FormData(form)))
  form.addEventListener('change', ({ target }) => {
    // What was wrong and is mended is said at once; what is left empty on the way is not.
    if (isControl(target) && target.value !== '') showFault(form, target.name, findFaults().get(target.name))
  })
  form.addEventListener('submit', (event) => {
    const faults = findFaults()
    for (const field of Object.keys(labels)) showFault(form, field, faults.get(field))
    showSummary(form, formMessages(locale).checkForm, faults)
    if (faults.size > 0 || form.dataset.isSending) event.preventDefault()
    else sayThatItIsSending(form, button, formMessages(locale).sending)
  })
  return undefined
}

const isControl = (target: EventTarget | null) =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

/** A page that comes back out of the browser's memory may send again. */
function sayThatItIsSending(form: HTMLFormElement, button: HTMLButtonElement, text: string): void {
  const before = button.textContent
  form.dataset.isSending = 'true'
  button.textContent = text
  button.setAttribute('aria-disabled', 'true')
  addEventListener(
    'pageshow',
    () => {
      delete form.dataset.isSending
      button.textContent = before
      button.removeAttribute('aria-disabled')
    },
    { once: true },
  )
}
