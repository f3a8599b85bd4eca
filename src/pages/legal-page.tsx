import { legalTexts } from '../brand/chosen.ts'
import type { LegalText } from '../brand/legal-pages.ts'
import { defineFixedPage } from '../rendering/define-page.ts'
import { allLocales, type Locale } from '../shared/locales.ts'
import { PageFrame } from '../ui/components/page-frame.tsx'
import { Prose } from '../ui/components/prose.tsx'

interface Read {
  text: LegalText
  /** The language of the text, where it isn't the page's. */
  lang: Locale | undefined
}

/** A text in the page's language, or else in the first of the site's that it is written in. */
function readText(name: string, locale: Locale): Read {
  const texts = legalTexts[name] ?? {}
  const own = texts[locale]
  if (own) return { text: own, lang: undefined }
  const lang = allLocales.find((each) => texts[each] !== undefined)
  return { text: (lang && texts[lang]) ?? { title: name, html: '' }, lang }
}

/** A legal page of the brand (`brand/legal-pages.ts`). */
export const legalPage = (name: string) =>
  defineFixedPage({
    head: ({ locale, path }) => {
      const { title } = readText(name, locale).text
      return { title, description: title, trail: [{ name: title, path }], styles: ['text'] }
    },
    View: ({ page }) => {
      const { text, lang } = readText(name, page.locale)
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
