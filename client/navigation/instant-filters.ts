import { loadMissingStyles } from '../browser/load-resource.ts'

/**
 * Applies the schedule's filters as they are chosen, without a press on their button: the list is replaced by that of
 * the filtered page, while the form and the focus stay. Each choice adds an entry to the history. Where anything fails,
 * the browser opens the filtered page as the form would.
 */

/** Pause in typing after which the text is applied. */
const typingPauseMs = 500
/** A choice that is changed again within this time, as by arrow keys, replaces its entry in the history. */
const passingMs = 1000

/** @param show is called when the page has new rows. */
export function applyFiltersInstantly(form: HTMLFormElement, show: () => void): void {
  form.dataset.live = ''
  const status = addStatus(form)
  let shown = location.pathname + location.search
  let asked = new AbortController()
  let typing: ReturnType<typeof setTimeout> | undefined
  let last = { name: '', at: 0 }

  const open = async (address: string, updateHistory: () => void) => {
    clearTimeout(typing)
    asked.abort()
    asked = new AbortController()
    const { signal } = asked
    form.dataset.busy = ''
    try {
      const fresh = await fetchPage(address, signal)
      await loadMissingStyles(fresh.document)
      if (signal.aborted) return
      updateHistory()
      shown = address
      // The text is read before the nodes of the fresh page move into this one.
      status.textContent = fresh.document.querySelector('[data-found]')?.textContent ?? ''
      replaceAround(form, fresh)
      show()
    } catch (error) {
      if (signal.aborted) return
      console.warn('the filters could not be applied here', error)
      location.assign(address)
    }
    delete form.dataset.busy
  }

  const apply = (name: string, isPassing: boolean) => {
    const address = addressOf(form)
    if (address === shown) return
    const isSameStep = isPassing && name === last.name
    last = { name, at: Date.now() }
    void open(address, () => history[isSameStep ? 'replaceState' : 'pushState'](null, '', address))
  }

  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'search') return
    clearTimeout(typing)
    typing = setTimeout(() => apply(target.name, true), typingPauseMs)
  })
  form.addEventListener('change', ({ target }) => {
    const name = target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : ''
    apply(name, Date.now() - last.at < passingMs)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    apply('', false)
    // On phones the form is a popover over the list. Browsers without popovers show it in the page and lack the method.
    if (form.matches('[popover]') && 'hidePopover' in form) form.hidePopover()
  })
  // The search popup's entry in the history has the same address, and must not fetch the list.
  addEventListener('popstate', () => {
    const address = location.pathname + location.search
    if (address !== shown) void open(address, () => undefined)
  })
  // Applies what was chosen before this code was loaded.
  if ([...form.elements].some(isChanged)) apply('', false)
}

/** @returns whether a field's value differs from the server's. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const written = field.querySelector<HTMLOptionElement>('[selected]')
    return written !== null && !written.selected
  }
  return (
    field instanceof HTMLInputElement &&
    (field.checked !== field.defaultChecked || field.value !== field.defaultValue)
  )
}

/** Adds a visually hidden status that announces the number of concerts. */
function addStatus(form: HTMLFormElement): HTMLElement {
  const status = document.createElement('p')
  status.className = 'hidden-text'
  status.role = 'status'
  form.append(status)
  return status
}

/** @returns the address that the form would open, without empty fields. */
function addressOf(form: HTMLFormElement): string {
  const chosen = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
  )
  const query = new URLSearchParams(chosen).toString()
  return new URL(form.action).pathname + (query && `?${query}`)
}

interface FreshPage {
  document: Document
  form: HTMLFormElement
}

async function fetchPage(address: string, signal: AbortSignal): Promise<FreshPage> {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const form = fresh.querySelector<HTMLFormElement>('#filters')
  if (!form) throw new Error('no filters')
  return { document: fresh, form }
}

/** Replaces everything beside the form by that of the fresh page, and the options and values of the form's fields. */
function replaceAround(form: HTMLFormElement, fresh: FreshPage): void {
  document.title = fresh.document.title
  for (const node of [...(form.parentNode?.childNodes ?? [])]) if (node !== form) node.remove()
  const nodes = [...(fresh.form.parentNode?.childNodes ?? [])]
  const place = nodes.indexOf(fresh.form)
  form.before(...nodes.slice(0, place))
  form.after(...nodes.slice(place + 1))
  for (const field of form.elements) takeOver(field, fresh.form)
}

function takeOver(field: Element, fresh: HTMLFormElement): void {
  const found = 'name' in field ? fresh.elements.namedItem(String(field.name)) : null
  if (field instanceof HTMLSelectElement && found instanceof HTMLSelectElement) {
    const { value } = found
    // The options of the price depend on the city's currency.
    if (field.innerHTML !== found.innerHTML) field.replaceChildren(...found.children)
    field.value = value
  } else if (field instanceof HTMLInputElement && found instanceof HTMLInputElement) {
    field.checked = found.checked
    // The field in which the visitor types keeps its text.
    if (field !== document.activeElement) field.value = found.value
  }
}
