import type { PageFrameProps } from '../components/page-frame.tsx'
import type { Program } from '../content/programs/program.ts'
import type { PageEntry } from '../content/site/page-entry.ts'
import type { PageLists } from '../content/site/page-lists.ts'

/** What each of an editor's page layouts takes. */
export interface PageLayoutProps extends PageFrameProps {
  entry: PageEntry
  data: PageLists
}

/** What each layout of a program takes. */
export interface ProgramLayoutProps extends PageFrameProps {
  program: Program
  data: PageLists
}
