import type { ReactNode } from 'react'
import type { Head } from '../rendering/head.ts'
import type { Page } from '../rendering/page.ts'
import type { Locale } from '../shared/locales.ts'
import { DefaultLayout } from './default.tsx'

interface FaqLayoutProps {
  page: Page
  alternates?: Head['alternates']
  title: string
  lang?: Locale | undefined
  /** A way back, above the title. */
  before?: ReactNode
  children: ReactNode
}

/** Questions with answers that unfold, in one column. Needs the style sheet `reading`. */
export function FaqLayout({ page, alternates, title, lang, before, children }: FaqLayoutProps) {
  return (
    <DefaultLayout page={page} alternates={alternates}>
      <div className="wrap faq">
        {before}
        <h1 lang={lang}>{title}</h1>
        {children}
      </div>
    </DefaultLayout>
  )
}
