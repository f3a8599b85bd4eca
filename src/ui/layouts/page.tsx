import { BlockList } from '../blocks/block-list.tsx'
import { PageFrame } from '../components/page-frame.tsx'
import type { PageLayoutProps } from './layout-props.ts'

/** `page`: a band with title and summary, then the text with its headings in the margin, like a program booklet. */
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
      <div className="wrap blocks booklet">
        <BlockList blocks={entry.blocks} page={page} lang={entry.lang} concerts={data.blockConcerts} />
      </div>
    </PageFrame>
  )
}
