import { Parser } from 'htmlparser2'

/** A text of a page, and the element that contains it. */
interface PlacedText {
  /** The element, with the attribute if the text is in one: `p` or `button[aria-label]`. */
  place: string
  text: string
}

/**
 * Attributes whose values visitors see or hear. `alt` isn't among them, since it describes a picture of the content.
 */
const readAttributes = ['aria-label', 'title', 'placeholder', 'label']
/** Elements whose contents no visitor reads, and `code`, which contains names that machines give. */
const silent = ['script', 'style', 'template', 'code']
const voidElements = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

/**
 * Reads the texts of a page that are in a language. Text in an element with another `lang` or `hreflang` is left out.
 */
export function readTextsIn(language: string, html: string): PlacedText[] {
  const found: PlacedText[] = []
  const open: { name: string; lang: string }[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      const lang = attributes.lang ?? attributes.hreflang ?? open.at(-1)?.lang ?? ''
      open.push({ name, lang })
      if (lang !== language) return
      for (const attribute of readAttributes) {
        const text = attributes[attribute]
        if (text) found.push({ place: `${name}[${attribute}]`, text })
      }
      if (voidElements.test(name)) open.pop()
    },
    ontext(text) {
      const at = open.at(-1)
      if (at && at.lang === language && !open.some(({ name }) => silent.includes(name)) && text.trim())
        found.push({ place: at.name, text: text.trim() })
    },
    onclosetag(name, isImplied) {
      if (!isImplied && !voidElements.test(name)) open.pop()
    },
  })
  parser.end(html)
  return found
}

/** Reads the paths of the site's pages that a page links to. */
export const readLinks = (html: string): string[] =>
  Array.from(html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g), ([, path = '']) => path)
