import type { ReactNode } from 'react'
import { posterMessages } from '../../languages/texts.ts'
import type { Locale } from '../../shared/locales.ts'
import { BlockList } from '../blocks/block-list.tsx'
import { UpcomingConcerts } from '../components/concert-list.tsx'
import { Logo } from '../components/logo.tsx'
import { PageFrame, type PageFrameProps } from '../components/page-frame.tsx'
import type { PageLayoutProps } from './layout-props.ts'

interface PosterCompositionProps extends PageFrameProps {
  title: string
  lang?: Locale | undefined
  /** Text beside the title: the name of the city. */
  subtitle?: string | undefined
  /** Controls before the sheet, which aren't printed. */
  before?: ReactNode
  children: ReactNode
  /** Content after the sheet, which isn't printed. */
  after?: ReactNode
}

/** `poster`: a sheet to print and hang up: who plays, a large title, the dates, where to buy. Needs the sheet `poster`. */
export function PosterComposition({
  page,
  alternates,
  title,
  lang,
  subtitle,
  before,
  children,
  after,
}: PosterCompositionProps) {
  return (
    <PageFrame page={page} alternates={alternates}>
      <div className="wrap">
        {before}
        <article className="sheet">
          <header className="sheet-head">
            <p className="sheet-mark">
              <Logo name={page.names.name} logo={page.names.logo} />
            </p>
            <h1 lang={lang}>{title}</h1>
            {subtitle ? <p className="sheet-place">{subtitle}</p> : null}
          </header>
          {children}
          <p className="sheet-foot">
            <span>{page.names.fullName}</span>
            <span>
              {`${posterMessages(page.locale).tickets} `}
              <strong>{new URL(page.origin).host}</strong>
            </span>
          </p>
        </article>
        {after}
      </div>
    </PageFrame>
  )
}

/** An editor's page: its blocks on one printable sheet, with the next concerts unless it lists some. */
export function PosterPageLayout({ page, alternates, entry, data }: PageLayoutProps) {
  return (
    <PosterComposition page={page} alternates={alternates} title={entry.title} lang={entry.lang}>
      <div className="blocks">
        <BlockList blocks={entry.blocks} page={page} lang={entry.lang} concerts={data.blockConcerts} />
        <UpcomingConcerts page={page} entry={entry} concerts={data.concerts} />
      </div>
    </PosterComposition>
  )
}
