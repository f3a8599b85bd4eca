import { BlockList } from '../blocks/block-list.tsx'
import { PageFrame } from '../components/page-frame.tsx'
import type { PageLayoutProps } from './layout-props.ts'

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
