import { safeHref } from '../../shared/urls.ts'
import type { RichText } from './rich-text-limits.ts'

/**
 * Rich text from the content service is Markdown or HTML written by people. It is made safe once, when it
 * enters the cache; both libraries load only then.
 *
 * @returns HTML out of allow-listed tags and safe addresses; `undefined` for empty text.
 */
export async function toSafeHtml(text: RichText | null | undefined): Promise<string | undefined> {
  if (!text?.trim()) return undefined
  const [{ marked }, { default: sanitize }] = await Promise.all([import('marked'), import('sanitize-html')])
  const html = await marked.parse(text, { async: true, gfm: true })
  return (
    sanitize(html, {
      allowedTags: [
        'p',
        'br',
        'hr',
        'h2',
        'h3',
        'h4',
        'strong',
        'b',
        'em',
        'i',
        's',
        'del',
        'sub',
        'sup',
        'small',
        'mark',
        'blockquote',
        'ul',
        'ol',
        'li',
        'a',
        'code',
        'pre',
        'table',
        'thead',
        'tbody',
        'tr',
        'th',
        'td',
        'figure',
        'figcaption',
        'img',
        'abbr',
        'time',
      ],
      allowedAttributes: {
        a: ['href', 'title', 'rel'],
        img: ['src', 'alt', 'width', 'height', 'loading'],
        abbr: ['title'],
        time: ['datetime'],
        ol: ['start'],
        th: ['colspan', 'rowspan', 'scope'],
        td: ['colspan', 'rowspan'],
        '*': ['lang'],
      },
      allowedSchemes: ['http', 'https', 'mailto', 'tel'],
      allowProtocolRelative: false,
      // The page has its own h1; a heading inside a text is at most a section of it.
      transformTags: {
        h1: 'h2',
        h5: 'h4',
        h6: 'h4',
        a: (tagName, attribs) => {
          const isOfAnotherHost = /^https?:/.test(attribs.href ?? '')
          return {
            tagName,
            attribs: { ...checked(attribs, 'href'), ...(isOfAnotherHost ? { rel: 'noopener' } : {}) },
          }
        },
        img: (tagName, attribs) => ({
          tagName,
          attribs: { alt: '', ...checked(attribs, 'src'), loading: 'lazy' },
        }),
      },
      // Styles aren't allowed at all, so the CSS parser is never needed (build.ts leaves it out).
      parseStyleAttributes: false,
    }).trim() || undefined
  )
}

/** Without an address of another host that isn't safe to follow; the sanitiser looks at schemes only. */
function checked(attribs: Record<string, string>, name: 'href' | 'src'): Record<string, string> {
  const { [name]: address, ...others } = attribs
  return /^https?:/i.test(address ?? '') && !safeHref(address) ? others : attribs
}
