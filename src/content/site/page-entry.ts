import { type PageLayoutName, pageLayoutNames } from '../../shared/layout-names.ts'
import { dashedEnumSchema, nameSchema, rowPerLanguageSchema } from '../../strapi/port/fields.ts'
import { type AddressedEntry, defineEntry } from '../parts/define-part.ts'
import { type Block, blocksSchema, toBlocks } from '../text/blocks.ts'
import { seoSchema } from '../text/seo.ts'

/** A page that an editor composed of blocks. */
export interface PageEntry extends AddressedEntry {
  title: string
  layout: PageLayoutName
  blocks: Block[]
}

export const pageEntryType = defineEntry({
  type: 'page',
  isRowPerLanguage: true,
  schema: rowPerLanguageSchema({
    title: nameSchema,
    layout: dashedEnumSchema(pageLayoutNames),
    seo: seoSchema,
    blocks: blocksSchema,
  }),
  map: async ({ title, layout, blocks }, context) => ({
    title,
    layout: layout ?? ('default' as const),
    blocks: await toBlocks(blocks, context),
  }),
})
