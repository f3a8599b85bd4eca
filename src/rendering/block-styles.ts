import type { Block } from '../content/text/blocks.ts'
import type { StyleSheet } from './assets.ts'

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

/** For each block the style sheet that comes with it: what is far down holds up nothing above it. */
export function lateStyles(blocks: readonly Block[]): (StyleSheet | undefined)[] {
  const known = new Set(blockStyles(blocks))
  return blocks.map(({ kind }) => {
    const sheet = sheetOf[kind]
    if (!sheet || known.has(sheet)) return undefined
    known.add(sheet)
    return sheet
  })
}
