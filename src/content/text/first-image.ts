import type { Block } from './blocks.ts'
import type { Image } from './image.ts'

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
