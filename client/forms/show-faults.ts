/** What is wrong, in words, by field. */
export type Faults = ReadonlyMap<string, string>

const fieldOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)

/** Shows what is wrong with one field, or that it is right now; its place is the server's (`form-field.tsx`). */
export function showFault(form: HTMLFormElement, name: string, text: string | undefined): void {
  const field = fieldOf(form, name)
  const place = field?.querySelector<HTMLElement>('.field-fault')
  const control = field?.querySelector('input, select, textarea')
  if (!place || !control) return
  place.textContent = text ?? ''
  place.hidden = text === undefined
  if (text === undefined) control.removeAttribute('aria-invalid')
  else control.setAttribute('aria-invalid', 'true')
}

/** The summary above the form, with a link to each field; it takes the focus, as the server's does. */
export function showSummary(form: HTMLFormElement, title: string, faults: Faults): void {
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
