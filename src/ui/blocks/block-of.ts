import type { Block } from '../../content/text/blocks.ts'
import type { Locale } from '../../shared/locales.ts'

export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

/** Props of a block's component. `lang` is the language of its texts if it isn't the page's. */
export interface BlockProps<Kind extends Block['kind']> {
  block: BlockOf<Kind>
  lang: Locale | undefined
}
