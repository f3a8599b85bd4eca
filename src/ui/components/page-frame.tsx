import type { ReactNode } from 'react'
import type { Page } from '../../rendering/define-page.ts'
import type { Head } from '../../rendering/head.ts'
import { Footer } from './footer.tsx'

export interface PageFrameProps {
  page: Page
  /** Paths of the content in the site's other languages. */
  alternates?: Head['alternates']
}

/** The frame of nearly every page and layout: the content, then the footer. */
export function PageFrame({ page, alternates, children }: PageFrameProps & { children: ReactNode }) {
  return (
    <>
      <main id="content">{children}</main>
      <Footer page={page} alternates={alternates} />
    </>
  )
}
