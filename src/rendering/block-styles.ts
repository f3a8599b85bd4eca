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

/** The style sheets of an editor's blocks, without those of the page around them. */
export const blockStyles = (blocks: readonly Block[]): StyleSheet[] =>
  blocks.map(({ kind }) => sheetOf[kind]).filter((sheet) => sheet !== undefined)
