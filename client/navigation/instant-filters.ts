/**
 * The schedule's filters apply as they are chosen, without their button: the list is taken from the page of the new
 * address, the form stays, and so does the focus. What was chosen is a step of the history. Where anything goes wrong,
 * the address is opened as the form would have opened it.
 */

/** A pause in typing after which the words count. */
const typingPauseMs = 500
/** A choice that is changed again so soon was passed by, with the arrow keys, say: it is no step of the history. */
const passingMs = 1000

/** @param show is told that there are new rows on the page */
export function applyFiltersInstantly(form: HTMLFormElement, show: () => void): void {
  form.dataset.live = ''
  const status = addStatus(form)
  let shown = location.pathname + location.search
  let asked = new AbortController()
  let typing: ReturnType<typeof setTimeout> | undefined
  let last = { name: '', at: 0 }

  const open = async (address: string, keep: () => void) => {
    clearTimeout(typing)
    asked.abort()
    asked = new AbortController()
    const { signal } = asked
    form.dataset.busy = ''
    try {
      const fresh = await fetchPage(address, signal)
      keep()
      shown = address
      // What is found moves out of the fresh page.
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
  })
  // The search popup has an entry of its own, at the same address.
  addEventListener('popstate', () => {
    const address = location.pathname + location.search
    if (address !== shown) void open(address, () => undefined)
  })
  // What was chosen before this code came: the button that it would have waited for is gone.
  if ([...form.elements].some(isChanged)) apply('', false)
}

/** Whether a field isn't as the server wrote it. */
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

/** Hidden from the eye, which sees the list: says how many concerts there are now. */
function addStatus(form: HTMLFormElement): HTMLElement {
  const status = document.createElement('p')
  status.className = 'hidden-text'
  status.role = 'status'
  form.append(status)
  return status
}

/** As the form would send it, but for what is left empty. */
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

/** Everything beside the form is taken over; of the form itself, what can be chosen and what is. */
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
    // The currency of prices is the city's.
    if (field.innerHTML !== found.innerHTML) field.replaceChildren(...found.children)
    field.value = value
  } else if (field instanceof HTMLInputElement && found instanceof HTMLInputElement) {
    field.checked = found.checked
    // What is being typed stays as it is.
    if (field !== document.activeElement) field.value = found.value
  }
}
