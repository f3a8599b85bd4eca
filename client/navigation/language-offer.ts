/** The offer of a page in the visitor's own language, fetched only where one is due. */
import { languageOfferMessages } from '../../src/languages/texts.ts'
import { allLocales } from '../../src/shared/locales.ts'
import { languageOfferKey } from '../../src/shared/stored-names.ts'
import { showNotice } from '../browser/notices.ts'
import { writeLocalStorage } from '../browser/storage.ts'

/** @param translation the menu's link to the page in that language */
export default function showLanguageOffer({ href, hreflang }: HTMLAnchorElement): void {
  const locale = allLocales.find((each) => each === hreflang)
  if (!locale) return
  const t = languageOfferMessages(locale)
  const offer = Object.assign(document.createElement('aside'), { className: 'offer', lang: locale })
  const text = Object.assign(document.createElement('p'), { textContent: t.text })
  const link = Object.assign(document.createElement('a'), { href, hreflang, textContent: t.open })
  const close = Object.assign(document.createElement('button'), { type: 'button', textContent: '×' })
  close.ariaLabel = t.close
  close.addEventListener('click', () => {
    writeLocalStorage(languageOfferKey, '1')
    offer.remove()
  })
  offer.append(text, link, close)
  void showNotice(offer)
}
