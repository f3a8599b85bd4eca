import { analyticsProvider } from '../../src/brand/chosen-providers.ts'
import { type ConsentAnswer, readConsentRecord, toConsentRecord } from '../../src/shared/consent.ts'
import { consentCookie } from '../../src/shared/stored-names.ts'
import { showNotice } from '../browser/notices.ts'
import { readDocumentCookie, writeDocumentCookie } from '../browser/storage.ts'

/**
 * Calls back once the visitor consents to analytics, or at once where the site is configured to need no consent. The
 * answer is stored for a year with the version of the consent text, so that visitors are asked again when the text
 * changes. A button in the footer lets them change the answer. Visitors whose browser sends Global Privacy Control
 * aren't asked: the browser has refused for them.
 */
export function whenConsented(callback: () => void): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-consent]')
  if (!template) {
    callback()
    return
  }
  const change = document.querySelector<HTMLElement>('[data-consent-change]')
  let isAllowed = false
  const allow = () => {
    if (!isAllowed) callback()
    isAllowed = true
  }
  const { analyticsConsent: version = '' } = document.documentElement.dataset
  const decide = (answer: ConsentAnswer) => {
    writeDocumentCookie(consentCookie, toConsentRecord(answer, version, Date.now()))
    if (answer === 'yes') allow()
    else if (isAllowed) {
      removeCounterData()
      // A running counter can't be stopped; a reloaded page runs without it.
      location.reload()
    }
  }

  if (change) {
    change.hidden = false
    change.addEventListener('click', async () => {
      const box = await ask(template, decide, () => change.focus())
      box?.querySelector('button')?.focus()
    })
  }
  const answer = readConsentRecord(readDocumentCookie(consentCookie), version)
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  if (answer === 'yes') allow()
  else if (!answer && !globalPrivacyControl) void ask(template, decide, focusHeader)
}

/** Shows the question for consent, unless it is shown already. @returns the question's element. */
async function ask(
  template: HTMLTemplateElement,
  decide: (answer: ConsentAnswer) => void,
  returnFocus: () => void,
): Promise<Element | null> {
  const shown = document.querySelector('[data-notices] [data-consent-box]')
  if (shown) return shown
  const box = document.importNode(template.content, true).firstElementChild
  for (const answer of ['yes', 'no'] as const) {
    box?.querySelector(`[data-${answer}]`)?.addEventListener('click', () => {
      const hadFocus = box.contains(document.activeElement)
      box.remove()
      if (hadFocus) returnFocus()
      decide(answer)
    })
  }
  if (box) await showNotice(box)
  return box
}

/** Puts the focus of a keyboard user who answered at the top of the page, where the question stood. */
const focusHeader = () => document.querySelector<HTMLElement>('[data-header] a')?.focus()

const isOfCounter = (name: string) =>
  analyticsProvider?.stores?.prefixes.some((prefix) => name.startsWith(prefix)) === true

/** Deletes the counter's cookies, on this domain and each domain above it, and its keys in localStorage. */
function removeCounterData(): void {
  const names = document.cookie
    .split('; ')
    .map((pair) => pair.split('=')[0] ?? '')
    .filter(isOfCounter)
  for (const name of names) for (const domain of domainsOf(location.hostname)) expire(name, domain)
  try {
    for (const key of Object.keys(localStorage)) if (isOfCounter(key)) localStorage.removeItem(key)
  } catch {
    // Where localStorage is forbidden, the counter has stored nothing.
  }
}

function expire(name: string, domain: string): void {
  const where = domain ? `; Domain=${domain}` : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari 16 and Firefox 115.
  document.cookie = `${name}=; Path=/; Max-Age=0${where}`
}

/** `a.b.example` → none, `a.b.example`, `b.example`, `example`: a cookie may have been set for any of these domains. */
function domainsOf(host: string): string[] {
  const labels = host.split('.')
  return ['', ...labels.map((_, index) => labels.slice(index).join('.'))]
}
