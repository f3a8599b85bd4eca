import type { PageEntry } from '../content/page-entry.ts'
import type { PageLists } from '../content/page-lists.ts'
import type { Program } from '../content/program.ts'
import type { Head } from '../rendering/head.ts'
import type { Page } from '../rendering/page.ts'

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
