import { BlockList } from '../blocks/block-list.tsx'
import { PageFrame } from '../components/page-frame.tsx'
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
