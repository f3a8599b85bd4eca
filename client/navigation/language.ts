/**
 * The visitor's language: a choice is stored, and a page in another language is offered in theirs. The offer's words are
 * fetched only where one is due (`language-offer.ts`), since every page loads this file.
 */
import { languageOfferKey, localeCookie } from '../../src/shared/stored-names.ts'
import { readDocumentCookie, readLocalStorage, writeDocumentCookie } from '../browser/storage.ts'
import { fetchLanguageOffer } from '../islands/registry.ts'

/** Stores the language of a clicked language link; `/` redirects to that language from then on. */
export function rememberLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null
    if (link) writeDocumentCookie(localeCookie, link.hreflang)
  })
}

/**
 * Offers the page in the visitor's own language, where it exists. A page is the same for everybody, and a link to it is
 * never redirected to another language, except `/`. Visitors who chose a language or closed the offer get none.
 */
export function offerLanguage(): void {
  if (location.pathname === '/' || readDocumentCookie(localeCookie) || readLocalStorage(languageOfferKey))
    return
  const translation = findTranslation(navigator.languages)
  if (!translation) return
  fetchLanguageOffer().then(({ default: showOffer }) => showOffer(translation), console.warn)
}

/**
 * @returns the page in the visitor's most preferred language; `undefined` where this one is in a more preferred one.
 */
function findTranslation(languages: readonly string[]): HTMLAnchorElement | undefined {
  for (const tag of languages) {
    const language = tag.slice(0, 2).toLowerCase()
    if (language === document.documentElement.lang) return undefined
    const link = document.querySelector<HTMLAnchorElement>(
      `[data-menu] a[rel="alternate"][hreflang="${CSS.escape(language)}"]`,
    )
    if (link) return link
  }
  return undefined
}
