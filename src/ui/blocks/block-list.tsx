import type { ReactNode } from 'react'
import type { BlockConcerts } from '../../content/concerts/block-concerts.ts'
import type { Block } from '../../content/text/blocks.ts'
import { Await } from '../../rendering/await.tsx'
import { listLateStyles } from '../../rendering/block-styles.ts'
import type { Page } from '../../rendering/define-page.ts'
import { featureHooks } from '../../rendering/feature-hooks.ts'
import type { Locale } from '../../shared/locales.ts'
import { Prose } from '../components/prose.tsx'
import { Questions } from '../components/questions.tsx'
import { ConcertsBlockView, ProgramsBlock } from './lists.tsx'
import { blockImageSizes, EmbedBlock, GalleryBlock, ImageBlock, VideoBlock } from './media.tsx'
import { type BlockProps, TitledBlock } from './titled.tsx'

export interface BlockListProps {
  blocks: readonly Block[]
  page: Page
  /** Language of the editor's texts where it isn't the page's. */
  lang: Locale | undefined
  concerts: Promise<BlockConcerts>
  /** Width of a single picture in the layout, as in `<img sizes>`. */
  sizes?: string
}

/**
 * Renders an editor's blocks one after another; the layout arranges them. Forms and their texts are as much code as all
 * other blocks together and few pages have one, so they are loaded with the first form.
 */
export function BlockList({ blocks, sizes = blockImageSizes, ...rest }: BlockListProps): ReactNode {
  const firstConcerts = blocks.find(({ kind }) => kind === 'concerts')
  const sheets = listLateStyles(blocks)
  return blocks.flatMap((block, index) => [
    sheets[index] ? <link key={sheets[index]} rel="stylesheet" href={sheets[index]} /> : null,
    // The index is the key, since blocks have no identity but their order.
    <BlockView
      key={String(index)}
      block={block}
      isAnchor={block === firstConcerts}
      sizes={sizes}
      {...rest}
    />,
  ])
}

type BlockViewProps = Required<Omit<BlockListProps, 'blocks'>> & { block: Block; isAnchor: boolean }

function BlockView({ block, page, lang, concerts, isAnchor, sizes }: BlockViewProps): ReactNode {
  switch (block.kind) {
    case 'rich-text':
      return <Prose html={block.html} lang={lang} />
    case 'image':
      return <ImageBlock block={block} lang={lang} sizes={sizes} />
    case 'gallery':
      return <GalleryBlock block={block} lang={lang} />
    case 'quote':
      return <QuoteBlock block={block} lang={lang} />
    case 'video':
      return <VideoBlock block={block} lang={lang} locale={page.locale} sizes={sizes} />
    case 'programs':
      return <ProgramsBlock block={block} lang={lang} locale={page.locale} />
    case 'concerts':
      return (
        <ConcertsBlockView block={block} lang={lang} page={page} concerts={concerts} isAnchor={isAnchor} />
      )
    case 'faq':
      return (
        <TitledBlock title={block.title} lang={lang} className="block-faq">
          <Questions questions={block.entries} />
        </TitledBlock>
      )
    case 'form':
      return (
        <Await value={featureHooks.formBlock()}>
          {(FormBlock) => <FormBlock block={block} lang={lang} page={page} />}
        </Await>
      )
    case 'html-embed':
      return <EmbedBlock embed={block.embed} lang={lang} locale={page.locale} />
    case 'stored-data':
      return (
        <Await value={import('../components/stored-data.tsx')}>
          {({ StoredData }) => <StoredData page={page} />}
        </Await>
      )
  }
}

function QuoteBlock({ block, lang }: BlockProps<'quote'>) {
  return (
    <figure className="quote" lang={lang}>
      <blockquote>
        <p>{block.text}</p>
      </blockquote>
      {block.author ? <figcaption>{block.author}</figcaption> : null}
    </figure>
  )
}
