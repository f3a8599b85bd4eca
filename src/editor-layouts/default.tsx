import type { ReactNode } from 'react'
import { Footer } from '../components/footer.tsx'
import type { Page } from '../page/define-page.ts'
import type { Head } from '../page/head.ts'

interface LayoutProps {
  page: Page
  alternates?: Head['alternates']
  children: ReactNode
}

/** The plain frame: the page's content, then the footer. */
export function DefaultLayout({ page, alternates, children }: LayoutProps) {
  return (
    <>
      <main id="content">{children}</main>
      <Footer page={page} alternates={alternates} />
    </>
  )
}
