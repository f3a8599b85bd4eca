import { loadMissingStyles } from '../browser/load-resource.ts'

/**
 * Sends votes and wishes without leaving the page: the part `data-in-place` around the form is replaced by the same part
 * of the page that the form leads to. If a browser without a cookie is asked to confirm its first choice, the script
 * confirms it. If anything fails, the browser sends the form itself, and a choice that was counted isn't counted twice.
 */
export function sendInPlace(root: Document): void {
  root.addEventListener('submit', (event) => {
    const { target: form, submitter, defaultPrevented } = event
    if (defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'post') return
    const part = form.closest<HTMLElement>('[data-in-place]')
    if (!part) return
    event.preventDefault()
    if (part.hasAttribute('aria-busy')) return
    part.setAttribute('aria-busy', 'true')
    send(form, part, submitter).catch((error) => {
      console.warn('the form could not be sent in place', error)
      form.submit()
    })
  })
}

async function send(form: HTMLFormElement, part: HTMLElement, submitter: HTMLElement | null): Promise<void> {
  const fresh = await post(form, submitter)
  const confirmation = fresh.querySelector<HTMLFormElement>('form[data-confirms]')
  const last = confirmation ? await post(confirmation, null) : fresh
  await loadMissingStyles(last)
  show(part, last)
}

/** Sends a form, and returns the page that it leads to. @throws if the server can't be reached */
async function post(form: HTMLFormElement, submitter: HTMLElement | null): Promise<Document> {
  const values = [...new FormData(form, submitter)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  // A parsed document has no address of its own, so the form's path is resolved by that of the page.
  const address = new URL(form.getAttribute('action') ?? '', location.href)
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(values) })
  return new DOMParser().parseFromString(await answer.text(), 'text/html')
}

/** Replaces the part by that of the fresh page, and moves the focus there. @throws if the fresh page lacks the part */
function show(part: HTMLElement, fresh: Document): void {
  const name = part.dataset.inPlace
  const next = fresh.querySelector<HTMLElement>(`[data-in-place="${name}"]`)
  if (!next) throw new Error(`no part ${name}`)
  keepIslands(part, next)
  part.replaceWith(next)
  // With the focus a screen reader reads the new text, and the next Tab continues after it.
  const news = next.querySelector<HTMLElement>('[role="alert"], [role="status"]') ?? next
  news.tabIndex = -1
  news.focus()
}

/** Keeps islands that have started, such as live results, and gives them their new content. */
function keepIslands(part: HTMLElement, next: HTMLElement): void {
  for (const fresh of next.querySelectorAll('tutti-island')) {
    const started = part.querySelector(`tutti-island[name="${fresh.getAttribute('name')}"]`)
    if (!started) continue
    started.replaceChildren(...fresh.childNodes)
    fresh.replaceWith(started)
  }
}
