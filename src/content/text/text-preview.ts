import { cutText } from '../../shared/plain-text.ts'
import type { Block } from './blocks.ts'
import type { Image } from './image.ts'

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
/** Inline tags, which don't separate words: «**пол**утон» is one word. */
const inlineTag = /<\/?(?:a|b|strong|i|em|u|s|del|sub|sup|small|mark|code|abbr|time|q|cite)(?: [^>]*)?>/g
/** About as much as search engines show of a description. */
const usualLength = 160

/**
 * The beginning of a text for a page's description: words without tags, cut after a whole word.
 *
 * @param html out of `toSafeHtml`, so it is well-formed.
 */
export function toExcerpt(html: string | undefined, maxLength = usualLength): string | undefined {
  const text = html
    ?.replace(inlineTag, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?»)])/g, '$1')
    .trim()
  return text ? cutText(text, maxLength) : undefined
}

/**
 * Layouts that open with a picture take the first one that the editor placed, so that it isn't shown twice. One
 * with a caption stays where it is: it belongs to the text around it.
 */
export function takeFirstImage(blocks: readonly Block[]): { image?: Image; blocks: readonly Block[] } {
  const found = blocks.find((block) => block.kind === 'image' && !block.caption)
  return found?.kind === 'image'
    ? { image: found.image, blocks: blocks.filter((block) => block !== found) }
    : { blocks }
}
