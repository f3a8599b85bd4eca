import { type PageLayoutName, pageLayoutNames } from '../../shared/layout-names.ts'
import { type AddressedEntry, defineEntry } from '../../strapi/port/define-entry.ts'
import { dashedEnumSchema, nameSchema, rowPerLanguageSchema } from '../../strapi/port/fields.ts'
import { type Block, blockFields, blocksSchema, toBlocks } from '../text/blocks.ts'
import { seoFields, seoSchema } from '../text/seo.ts'

/** A page that an editor composed of blocks. */
export interface PageEntry extends AddressedEntry {
  title: string
  layout: PageLayoutName
  blocks: Block[]
}

export const pageEntryType = defineEntry({
  list: 'pages',
  rowPerLanguage: 'Page',
  fields: `
    locale slug title layout ${seoFields} blocks { ${blockFields} }
    localizations { data { attributes { locale slug } } }`,
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
