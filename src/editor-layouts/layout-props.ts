import type { Program } from '../content/programs/program.ts'
import type { PageEntry } from '../content/site/page-entry.ts'
import type { PageLists } from '../content/site/page-lists.ts'
import type { Page } from '../page/define-page.ts'
import type { Head } from '../page/head.ts'

/** The frame that every layout stands in. */
export interface FrameProps {
  page: Page
  /** Where the content stands in the site's other languages. */
  alternates?: Head['alternates']
}

/** What each of an editor's page layouts takes. */
export interface PageLayoutProps extends FrameProps {
  entry: PageEntry
  data: PageLists
}

/** What each layout of a program takes. */
export interface ProgramLayoutProps extends FrameProps {
  program: Program
  data: PageLists
}
