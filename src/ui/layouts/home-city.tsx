import type { ReactNode } from 'react'
import { concertMessages, siteMessages } from '../../languages/texts.ts'
import { assetUrls } from '../../rendering/assets.ts'
import { Await } from '../../rendering/await.tsx'
import type { Locale } from '../../shared/locales.ts'
import { BlockList } from '../blocks/block-list.tsx'
import { ConcertsByVenue } from '../components/concerts-by-venue.tsx'
import { NoConcerts } from '../components/no-concerts.tsx'
import { PageFrame, type PageFrameProps } from '../components/page-frame.tsx'
import type { PageLayoutProps } from './layout-props.ts'

interface HomeCityCompositionProps extends PageFrameProps {
  title: string
  lang?: Locale | undefined
  /** Content above the title: the link back and the city's emblem. */
  before?: ReactNode
  children: ReactNode
}

/**
 * `moscow`, as content calls it: the orchestra's home city. Its title stands in the brand's three lights, then concerts
 * venue by venue. Needs the sheet `places`.
 */
export function HomeCityComposition({
  page,
  alternates,
  title,
  lang,
  before,
  children,
}: HomeCityCompositionProps) {
  return (
    <PageFrame page={page} alternates={alternates}>
      <div className="wrap home-city">
        {before}
        <h1 lang={lang}>{title}</h1>
        {children}
      </div>
    </PageFrame>
  )
}

/** An editor's page: the concerts stand where the editor placed a list of them, or after the first text. */
export function HomeCityPageLayout({ page, alternates, entry, data }: PageLayoutProps) {
  const { locale, now } = page
  const place = placeOfConcerts(entry.blocks)
  const list = { page, lang: entry.lang, concerts: data.blockConcerts }
  return (
    <HomeCityComposition page={page} alternates={alternates} title={entry.title} lang={entry.lang}>
      <div className="blocks">
        <BlockList blocks={withoutConcerts(entry.blocks.slice(0, place))} {...list} />
      </div>
      <div className="home-city-dates" id="concerts">
        {/* The text doesn't wait for these concerts. */}
        <link rel="stylesheet" href={assetUrls.styles.concerts} />
        <link rel="stylesheet" href={assetUrls.styles.chips} />
        <Await value={data.concerts} failed={<p className="note">{siteMessages(locale).loadFailed}</p>}>
          {({ concerts }) =>
            concerts.length > 0 ? (
              <ConcertsByVenue concerts={concerts} locale={locale} now={now} />
            ) : (
              <NoConcerts locale={locale} title={concertMessages(locale).none} nearest={[]} />
            )
          }
        </Await>
      </div>
      <div className="blocks">
        <BlockList blocks={withoutConcerts(entry.blocks.slice(place))} {...list} />
      </div>
    </HomeCityComposition>
  )
}

type Blocks = PageLayoutProps['entry']['blocks']

const withoutConcerts = (blocks: Blocks) => blocks.filter(({ kind }) => kind !== 'concerts')

function placeOfConcerts(blocks: Blocks): number {
  const placed = blocks.findIndex(({ kind }) => kind === 'concerts')
  return placed >= 0 ? placed : 1
}
