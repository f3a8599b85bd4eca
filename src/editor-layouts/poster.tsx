import type { ReactNode } from 'react'
import { Logo } from '../components/logo.tsx'
import { posterMessages } from '../i18n/poster.ts'
import { siteMessages } from '../i18n/site.ts'
import type { Page } from '../page/define-page.ts'
import type { Head } from '../page/head.ts'
import type { Locale } from '../shared/locales.ts'
import { DefaultLayout } from './default.tsx'

interface PosterLayoutProps {
  page: Page
  alternates?: Head['alternates']
  title: string
  lang?: Locale | undefined
  /** Beside the title: the city. */
  subtitle?: string | undefined
  /** Controls above the sheet; they aren't printed. */
  before?: ReactNode
  children: ReactNode
  /** Below the sheet; it isn't printed either. */
  after?: ReactNode
}

/** A sheet to print and hang up: who plays, a large title, the dates, where to buy. Needs the sheet `poster`. */
export function PosterLayout({
  page,
  alternates,
  title,
  lang,
  subtitle,
  before,
  children,
  after,
}: PosterLayoutProps) {
  return (
    <DefaultLayout page={page} alternates={alternates}>
      <div className="wrap">
        {before}
        <article className="sheet">
          <header className="sheet-head">
            <p className="sheet-mark">
              <Logo locale={page.locale} />
            </p>
            <h1 lang={lang}>{title}</h1>
            {subtitle ? <p className="sheet-place">{subtitle}</p> : null}
          </header>
          {children}
          <p className="sheet-foot">
            <span>{siteMessages(page.locale).fullName}</span>
            <span>
              {`${posterMessages(page.locale).tickets} `}
              <strong>{new URL(page.origin).host}</strong>
            </span>
          </p>
        </article>
        {after}
      </div>
    </DefaultLayout>
  )
}
