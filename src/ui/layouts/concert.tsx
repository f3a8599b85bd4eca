import { takeFirstImage } from '../../content/text/text-preview.ts'
import { pageMessages } from '../../languages/texts.ts'
import { assetUrls } from '../../rendering/assets.ts'
import { BlockList } from '../blocks/block-list.tsx'
import { UpcomingConcerts } from '../components/concert-list.tsx'
import { EntryHero } from '../components/entry-hero.tsx'
import { PageFrame } from '../components/page-frame.tsx'
import type { PageLayoutProps } from './layout-props.ts'

/**
 * Layout `concert`: an editor's page about one evening. As on a concert's own page, the text is on the left, and date
 * and tickets are on the right, where they stay visible.
 */
export function ConcertPageLayout({ page, alternates, entry, data }: PageLayoutProps) {
  const { image, blocks } = takeFirstImage(entry.blocks)
  const text = blocks.filter(({ kind }) => kind !== 'concerts')
  const dates = blocks.filter(({ kind }) => kind === 'concerts')
  const list = { page, lang: entry.lang, concerts: data.blockConcerts }
  return (
    <PageFrame page={page} alternates={alternates}>
      <EntryHero
        title={entry.title}
        lang={entry.lang}
        lead={entry.seo.description}
        picture={image}
        actions={
          <a className="button" href="#concerts">
            {pageMessages(page.locale).toConcerts}
          </a>
        }
      />
      <div className="wrap evening">
        <div className="blocks">
          <BlockList blocks={text} sizes="(min-width: 64rem) 38rem, 92vw" {...list} />
        </div>
        <div className="evening-dates">
          {/* The hero and the text don't wait for this part. */}
          <link rel="stylesheet" href={assetUrls.styles.concerts} />
          <BlockList blocks={dates} {...list} />
          <UpcomingConcerts page={page} entry={entry} concerts={data.concerts} />
        </div>
      </div>
    </PageFrame>
  )
}
