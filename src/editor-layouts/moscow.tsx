import type { ReactNode } from 'react'
import type { Page } from '../page/define-page.ts'
import type { Head } from '../page/head.ts'
import type { Locale } from '../shared/locales.ts'
import { DefaultLayout } from './default.tsx'

interface MoscowLayoutProps {
  page: Page
  alternates?: Head['alternates']
  title: string
  lang?: Locale | undefined
  /** Above the title: the way back, the city's emblem. */
  before?: ReactNode
  children: ReactNode
}

/** The orchestra's home city: its title in the brand's three lights, then concerts venue by venue. Needs the sheet `places`. */
export function MoscowLayout({ page, alternates, title, lang, before, children }: MoscowLayoutProps) {
  return (
    <DefaultLayout page={page} alternates={alternates}>
      <div className="wrap moscow">
        {before}
        <h1 lang={lang}>{title}</h1>
        {children}
      </div>
    </DefaultLayout>
  )
}
