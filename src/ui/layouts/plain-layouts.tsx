import { BlockList } from '../blocks/block-list.tsx'
import { Footer, PageFrame } from '../components/page-frame.tsx'
import type { PageLayoutProps } from './layout-props.ts'

/** `default`: a title and the blocks in one plain column. */
export function DefaultPageLayout({ page, alternates, entry, data }: PageLayoutProps) {
  return (
    <PageFrame page={page} alternates={alternates}>
      <div className="wrap plain">
        <h1 lang={entry.lang}>{entry.title}</h1>
        <div className="blocks">
          <BlockList blocks={entry.blocks} page={page} lang={entry.lang} concerts={data.blockConcerts} />
        </div>
      </div>
    </PageFrame>
  )
}

/** `custom`: no column at all. The blocks are tiles of a board that the editor arranges by their order. */
export function CustomLayout({ page, alternates, entry, data }: PageLayoutProps) {
  return (
    <PageFrame page={page} alternates={alternates}>
      <div className="wrap board">
        <h1 lang={entry.lang}>{entry.title}</h1>
        <BlockList
          blocks={entry.blocks}
          page={page}
          lang={entry.lang}
          concerts={data.blockConcerts}
          sizes="(min-width: 48rem) 36rem, 92vw"
        />
      </div>
    </PageFrame>
  )
}

/**
 * `custom-footer-inside-content`: a sheet of paper for terms and contracts, which ends with the footer. For
 * assistive technology the footer stays the site's own, beside `main` and not in it.
 */
export function CustomFooterInsideContentLayout({ page, alternates, entry, data }: PageLayoutProps) {
  return (
    <div className="paper">
      <main id="content">
        <h1 lang={entry.lang}>{entry.title}</h1>
        <div className="blocks">
          <BlockList blocks={entry.blocks} page={page} lang={entry.lang} concerts={data.blockConcerts} />
        </div>
      </main>
      <Footer page={page} alternates={alternates} />
    </div>
  )
}

/** `page`: a band with title and summary, then the text. */
export function PageLayout({ page, alternates, entry, data }: PageLayoutProps) {
  return (
    <PageFrame page={page} alternates={alternates}>
      <header className="band staff">
        <div className="wrap">
          <h1 lang={entry.lang}>{entry.title}</h1>
          {entry.seo.description ? (
            <p className="lead" lang={entry.lang}>
              {entry.seo.description}
            </p>
          ) : null}
        </div>
      </header>
      <div className="wrap blocks">
        <BlockList blocks={entry.blocks} page={page} lang={entry.lang} concerts={data.blockConcerts} />
      </div>
    </PageFrame>
  )
}
