/** Texts of errors by the names of controls. */
export type FieldErrors = ReadonlyMap<string, string>

export type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const isFormControl = (target: unknown): target is FormControl =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

/**
 * @returns a form's fields in their order; each has one control or a group of them (`src/ui/forms/form-field.tsx`).
 */
export const findFields = (form: HTMLFormElement): HTMLElement[] => [
  ...form.querySelectorAll<HTMLElement>('[data-field]'),
]

export const findControls = (field: HTMLElement): FormControl[] =>
  [...field.querySelectorAll('input, textarea, select')].filter(isFormControl)

/** @returns the text of a field's label or legend, without hints in it. */
export const readFieldLabel = (field: HTMLElement): string =>
  field.querySelector('legend, label')?.firstChild?.textContent ?? ''

export const hasVisibleError = (field: HTMLElement): boolean =>
  field.querySelector<HTMLElement>('[data-fault]')?.hidden === false

/** Shows the error of a field, or removes it where there is none. The server rendered the element for it. */
export function showFieldError(field: HTMLElement, errors: FieldErrors): void {
  const place = field.querySelector<HTMLElement>('[data-fault]')
  if (!place) return
  const controls = findControls(field)
  const text = controls.map(({ name }) => errors.get(name)).find(Boolean)
  // An unchanged text isn't written, since a screen reader would announce it again.
  if (place.textContent !== (text ?? '')) place.textContent = text ?? ''
  place.hidden = text === undefined
  for (const control of controls) {
    if (errors.has(control.name)) control.setAttribute('aria-invalid', 'true')
    else control.removeAttribute('aria-invalid')
  }
}

/** Shows a summary of errors above the form, with a link to each field, and puts the focus on it. */
export function showErrorSummary(form: HTMLFormElement, title: string, errors: FieldErrors): void {
  form.querySelector('[data-form-errors]')?.remove()
  if (errors.size === 0) return
  const summary = document.createElement('div')
  summary.className = 'form-errors'
  summary.dataset.formErrors = ''
  summary.tabIndex = -1
  const alert = document.createElement('div')
  alert.setAttribute('role', 'alert')
  const heading = document.createElement('h2')
  heading.textContent = title
  const list = document.createElement('ul')
  for (const [name, text] of errors) {
    const link = document.createElement('a')
    link.href = `#${name}`
    link.textContent = text
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
  }
  alert.append(heading, list)
  summary.append(alert)
  form.prepend(summary)
  summary.focus()
}
