import { languageOfferKey, localeCookie } from '../../src/shared/stored-names.ts'
import { showNotice } from '../browser/notices.ts'
import {
  readDocumentCookie,
  readLocalStorage,
  writeDocumentCookie,
  writeLocalStorage,
} from '../browser/storage.ts'

/** Stores the language of a clicked language link; `/` redirects to that language from then on. */
export function rememberLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null
    if (link) writeDocumentCookie(localeCookie, link.hreflang)
  })
}

/**
 * Offers the page in the visitor's own language, where it exists. Visitors who chose a language or closed the offer get
 * none. At `/` the server redirects by the language itself.
 */
export function offerLanguage(): void {
  if (location.pathname === '/' || readDocumentCookie(localeCookie) || readLocalStorage(languageOfferKey))
    return
  const template = findOffer(navigator.languages)
  if (!template) return
  const offer = document.importNode(template.content, true).firstElementChild
  if (!offer) return
  offer.querySelector('[data-close]')?.addEventListener('click', () => {
    writeLocalStorage(languageOfferKey, '1')
    offer.remove()
  })
  void showNotice(offer)
}

/**
 * @returns the offer in the visitor's most preferred language; `null` where the page itself is in a more preferred one.
 */
function findOffer(languages: readonly string[]): HTMLTemplateElement | null {
  for (const tag of languages) {
    const language = tag.slice(0, 2).toLowerCase()
    if (language === document.documentElement.lang) return null
    const offer = document.querySelector<HTMLTemplateElement>(
      `template[data-offer-language="${CSS.escape(language)}"]`,
    )
    if (offer) return offer
  }
  return null
}
