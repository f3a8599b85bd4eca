import type { Locale } from '../../shared/locales.ts'

export interface MarkedText {
  text: string | undefined
  /** Language of the text, if it isn't the page's. */
  lang?: Locale | undefined
}

/**
 * `Казань, Театр имени Камала`: names in a row, each in another language marked, all else one piece of text. Facts in a
 * row are parted by commas everywhere: a comma may end a line, and a dot between spaces would hang there.
 */
export function MarkedTexts({ texts }: { texts: readonly MarkedText[] }) {
  const said = texts.filter(({ text }) => text)
  if (said.every(({ lang }) => lang === undefined)) return said.map(({ text }) => text).join(', ')
  return said.flatMap(({ text, lang }, index) => [
    index > 0 ? ', ' : '',
    lang ? (
      <span key={text} lang={lang}>
        {text}
      </span>
    ) : (
      text
    ),
  ])
}
