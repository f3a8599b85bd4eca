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
  programs: 'cards',
  concerts: 'concerts',
}

/** Number of blocks that may be visible in the first screen. */
const early = 2

/** Returns the style sheets of an editor's first blocks. The page's head links them, since the first paint needs them. */
export const blockStyles = (blocks: readonly Block[]): StyleSheet[] =>
  blocks
    .slice(0, early)
    .map(({ kind }) => sheetOf[kind])
    .filter((sheet) => sheet !== undefined)

/**
 * Returns for each block the address of the style sheet to link right before it, so that nothing above waits for it. The
 * sheets of the first blocks are linked again, since a layout may show other blocks first; a sheet that is loaded
 * already costs nothing.
 */
export function listLateStyles(blocks: readonly Block[]): (string | undefined)[] {
  const known = new Set<StyleSheet>()
  return blocks.map(({ kind }) => {
    const sheet = sheetOf[kind]
    if (!sheet || known.has(sheet)) return undefined
    known.add(sheet)
    return assetUrls.styles[sheet]
  })
}
