import type { Locale } from '../../shared/locales.ts'

export interface MarkedText {
  text: string | undefined
  /** Language of the text, if it isn't the page's. */
  lang?: Locale | undefined
}

/** `Казань, Театр имени Камала`: names in a row, each in another language marked, all else one piece of text. */
export function MarkedTexts({ texts, separator }: { texts: readonly MarkedText[]; separator: string }) {
  const said = texts.filter(({ text }) => text)
  if (said.every(({ lang }) => lang === undefined)) return said.map(({ text }) => text).join(separator)
  return said.flatMap(({ text, lang }, index) => [
    index > 0 ? separator : '',
    lang ? (
      <span key={text} lang={lang}>
        {text}
      </span>
    ) : (
      text
    ),
  ])
}
