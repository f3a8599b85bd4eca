import { type DevMessage, devPaths } from './protocol.ts'

/**
 * Runs in each page of `npm run dev`: reloads the page of an earlier build, replaces changed style sheets in place, and
 * shows what keeps the site from being built. It stands on the page's own security policy: a file of the site, an event
 * stream of the site, and styles that a script sets.
 */

/** Name of the entry that keeps a page from reloading twice for one build. */
const reloadedFor = 'tutti-dev-reloaded-for'

const box = document.createElement('tutti-dev')
const shadow = box.attachShadow({ mode: 'open' })
const sheet = new CSSStyleSheet()
sheet.replaceSync(`
  section { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; padding: 2rem; background: #1b1014f2; color: #fff }
  h2 { margin: 0 0 1rem; font: 600 1.125rem/1.4 system-ui, sans-serif; color: #ff9aa8 }
  pre { margin: 0 0 1.5rem; font: 0.875rem/1.5 ui-monospace, monospace; white-space: pre-wrap; tab-size: 2 }
  p { margin: 0; font: 0.875rem/1.5 system-ui, sans-serif; color: #d8c7cb }
`)
shadow.adoptedStyleSheets = [sheet]

function show(title: string, texts: readonly string[], remark: string): void {
  shadow.replaceChildren()
  if (texts.length === 0) {
    box.remove()
    return
  }
  const section = document.createElement('section')
  section.role = 'alert'
  const heading = document.createElement('h2')
  heading.textContent = title
  const lines = texts.map((text) => {
    const pre = document.createElement('pre')
    pre.textContent = text
    return pre
  })
  const note = document.createElement('p')
  note.textContent = remark
  section.append(heading, ...lines, note)
  shadow.append(section)
  document.documentElement.append(box)
}

/** Fetches a changed style sheet and takes the old one away when the new one applies, so that nothing flickers. */
function replaceSheet(address: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (new URL(link.href).pathname !== address) continue
    const next = document.createElement('link')
    for (const { name, value } of link.attributes) next.setAttribute(name, value)
    next.href = `${address}?${performance.now()}`
    next.addEventListener('load', () => link.remove(), { once: true })
    link.after(next)
  }
}

function followBuild(id: string): void {
  const shown = document.documentElement.dataset.build
  if (shown === id || (shown === undefined && !isErrorPage())) return
  if (sessionStorage.getItem(reloadedFor) === id) return
  sessionStorage.setItem(reloadedFor, id)
  location.reload()
}

function isErrorPage(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.responseStatus >= 500
}

let problems: string[] = []

const take: { [Kind in DevMessage['kind']]: (message: Extract<DevMessage, { kind: Kind }>) => void } = {
  build: ({ id }) => followBuild(id),
  styles: ({ addresses }) => addresses.forEach(replaceSheet),
  problems: ({ texts }) => {
    problems = texts
    show('The site can’t be built', texts, 'This goes away by itself after the next save without a fault.')
  },
  errors: ({ texts }) => {
    if (problems.length === 0 && isErrorPage()) {
      show('The page failed', texts, 'The page reloads by itself after the next save.')
    }
  },
}

const events = new EventSource(devPaths.events)
for (const kind of ['build', 'styles', 'problems', 'errors'] as const) {
  events.addEventListener(kind, ({ data }: MessageEvent<string>) => {
    // Node writes these messages with the same types (`open-pages.ts`).
    const message = JSON.parse(data) as DevMessage
    if (message.kind === kind) take[kind](message as never)
  })
}
