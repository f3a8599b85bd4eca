import type { Locale } from '../../shared/locales.ts'

interface ProseProps {
  /** Safe already: `content/text/rich-text.ts` made it so when it entered the cache. */
  html: string
  lang: Locale | undefined
  className?: string
}

/** Shows rich text of an editor. */
export function Prose({ html, lang, className = 'prose' }: ProseProps) {
  return <div className={className} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
}
