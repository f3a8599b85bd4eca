import type { Block } from '../content/text/blocks.ts'
import { assetUrls, type StyleSheet } from './assets.ts'

const sheetOf: Record<Block['kind'], StyleSheet | undefined> = {
  'rich-text': undefined,
  'stored-data': 'stored-data',
  image: 'blocks',
  gallery: 'blocks',
  quote: 'blocks',
  video: 'blocks',
  'html-embed': 'blocks',
  form: 'forms',
  faq: 'questions',
  programs: 'concerts',
  concerts: 'concerts',
}

/** Blocks that may stand in the first screen. */
const early = 2

/** The style sheets of an editor's first blocks, without those of the page around them: the first paint waits for them. */
export const blockStyles = (blocks: readonly Block[]): StyleSheet[] =>
  blocks
    .slice(0, early)
    .map(({ kind }) => sheetOf[kind])
    .filter((sheet) => sheet !== undefined)

/**
 * For each block the address of the style sheet that comes with it: what is far down holds up nothing above it. The
 * first ones come again, since a layout may show only a part of an editor's blocks: what a browser has costs it nothing.
 */
export function lateStyles(blocks: readonly Block[]): (string | undefined)[] {
  const known = new Set<StyleSheet>()
  return blocks.map(({ kind }) => {
    const sheet = sheetOf[kind]
    if (!sheet || known.has(sheet)) return undefined
    known.add(sheet)
    return assetUrls.styles[sheet]
  })
}
