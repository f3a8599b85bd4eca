import { legalTexts } from '../brand/chosen.ts'
import type { LegalText } from '../brand/legal-pages.ts'
import { defineFixedPage } from '../rendering/define-page.ts'
import { findWrittenLocale, type Locale } from '../shared/locales.ts'
import { PageFrame } from '../ui/components/page-frame.tsx'
import { Prose } from '../ui/components/prose.tsx'

interface ChosenText {
  text: LegalText
  /** The language of the text if it isn't the page's. */
  lang: Locale | undefined
}

/** Chooses the text of a legal page in the page's language, else in the next language that its readers know. */
function chooseText(name: string, locale: Locale): ChosenText {
  const texts = legalTexts[name] ?? {}
  const lang = findWrittenLocale(texts, locale)
  const text = (lang && texts[lang]) ?? { title: name, html: '' }
  return { text, lang: lang === locale ? undefined : lang }
}

/** A legal page of the brand (`brand/legal-pages.ts`). */
export const legalPage = (name: string) =>
  defineFixedPage({
    head: ({ locale, path }) => {
      const { title } = chooseText(name, locale).text
      return { title, description: title, trail: [{ name: title, path }], styles: ['text'] }
    },
    View: ({ page }) => {
      const { text, lang } = chooseText(name, page.locale)
      return (
        <PageFrame page={page}>
          <div className="wrap">
            <h1 lang={lang}>{text.title}</h1>
            <Prose html={text.html} lang={lang} />
          </div>
        </PageFrame>
      )
    },
  })
