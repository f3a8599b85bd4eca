/** What is wrong, in words, by the names of controls. */
export type FieldErrors = ReadonlyMap<string, string>

export type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const isFormControl = (target: unknown): target is FormControl =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

/** The fields of a form, in their order: one control each, or a group of them (`src/ui/forms/form-field.tsx`). */
export const findFields = (form: HTMLFormElement): HTMLElement[] => [
  ...form.querySelectorAll<HTMLElement>('[data-field]'),
]

export const findControls = (field: HTMLElement): FormControl[] =>
  [...field.querySelectorAll('input, textarea, select')].filter(isFormControl)

/** Its name in words, without what stands beside it. */
export const readLabel = (field: HTMLElement): string =>
  field.querySelector('legend, label')?.firstChild?.textContent ?? ''

export const hasVisibleError = (field: HTMLElement): boolean =>
  field.querySelector<HTMLElement>('[data-fault]')?.hidden === false

/** Shows what is wrong with a field, or that it is right now; its place is the server's. */
export function showFieldError(field: HTMLElement, faults: FieldErrors): void {
  const place = field.querySelector<HTMLElement>('[data-fault]')
  if (!place) return
  const controls = findControls(field)
  const text = controls.map(({ name }) => faults.get(name)).find(Boolean)
  // What is read out only when it changes.
  if (place.textContent !== (text ?? '')) place.textContent = text ?? ''
  place.hidden = text === undefined
  for (const control of controls) {
    if (faults.has(control.name)) control.setAttribute('aria-invalid', 'true')
    else control.removeAttribute('aria-invalid')
  }
}

/** The summary above the form, with a link to each field; it takes the focus, as the server's does. */
export function showErrorSummary(form: HTMLFormElement, title: string, faults: FieldErrors): void {
  form.querySelector('[data-form-errors]')?.remove()
  if (faults.size === 0) return
  const summary = document.createElement('div')
  summary.className = 'form-errors'
  summary.dataset.formErrors = ''
  summary.tabIndex = -1
  const alert = document.createElement('div')
  alert.setAttribute('role', 'alert')
  const heading = document.createElement('h2')
  heading.textContent = title
  const list = document.createElement('ul')
  for (const [name, text] of faults) {
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
