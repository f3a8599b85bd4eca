import * as z from 'zod/mini'
import { type PageLayoutName, pageLayoutNames } from '../../shared/layout-names.ts'
import { type Fallback, localeSchema, slugSchema, type Translations, toTranslations } from '../port/fields.ts'
import { type Block, type BlockContext, blockFields, blocksSchema, toBlocks } from '../text/blocks.ts'
import { type Seo, seoFields, seoSchema, toSeo } from '../text/seo.ts'
import { layoutSchema } from './layout-name.ts'

/** A page that an editor composed of blocks. */
export interface PageEntry extends Fallback {
  slug: string
  title: string
  layout: PageLayoutName
  blocks: Block[]
  seo: Seo
  translations: Translations
}

/** A page's blocks are another list in each language, so one row is asked for and not its translations' texts. */
export const pageEntryFields = `
  locale slug title layout ${seoFields} blocks { ${blockFields} }
  localizations { data { attributes { locale slug } } }`

export const pageEntrySchema = z.object({
  locale: localeSchema,
  slug: slugSchema,
  title: z.string(),
  layout: layoutSchema(pageLayoutNames),
  seo: seoSchema,
  blocks: blocksSchema,
  localizations: z.nullish(z.array(z.object({ locale: localeSchema, slug: slugSchema }))),
})

export async function toPageEntry(
  entry: z.infer<typeof pageEntrySchema>,
  context: BlockContext,
): Promise<PageEntry> {
  return {
    slug: entry.slug,
    title: entry.title,
    layout: entry.layout ?? 'default',
    blocks: await toBlocks(entry.blocks, context),
    seo: toSeo(entry.seo, context.mediaUrl),
    translations: toTranslations(entry),
    ...(entry.locale === context.locale ? {} : { lang: entry.locale }),
  }
}
