import { BlockList } from '../blocks/block-list.tsx'
import type { PageLayoutProps } from './layout-props.ts'
import { PosterLayout } from './poster.tsx'
import { UpcomingConcerts } from './upcoming-concerts.tsx'

/** `poster` on an editor's page: its blocks on one printable sheet, with the next concerts unless it lists some. */
export function PosterPageLayout({ page, alternates, entry, data }: PageLayoutProps) {
  return (
    <PosterLayout page={page} alternates={alternates} title={entry.title} lang={entry.lang}>
      <div className="blocks">
        <BlockList blocks={entry.blocks} page={page} lang={entry.lang} concerts={data.blockConcerts} />
        <UpcomingConcerts page={page} entry={entry} concerts={data.concerts} />
      </div>
    </PosterLayout>
  )
}
