import type { Block } from './blocks.ts'

/** The first e-mail address that an editor's texts link to. */
export function findMailAddress(blocks: readonly Block[]): string | undefined {
  const texts = blocks.flatMap((block) => (block.kind === 'rich-text' ? [block.html] : []))
  return texts.map((html) => /href="mailto:([^"?\s@]+@[^"?\s@]+)"/.exec(html)?.[1]).find(Boolean)
}
