const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}
/** About as much as search engines show of a description. */
const usualLength = 160

/**
 * The beginning of a text for a page's description: words without tags, cut after a whole word.
 *
 * @param html out of `toSafeHtml`, so it is well-formed.
 */
export function toExcerpt(html: string | undefined, maxLength = usualLength): string | undefined {
  const text = html
    ?.replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?»)])/g, '$1')
    .trim()
  if (!text) return undefined
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength)
  const end = cut.lastIndexOf(' ')
  return `${(end > maxLength / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:—–-]+$/, '')}…`
}
