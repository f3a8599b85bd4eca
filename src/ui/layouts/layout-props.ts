import type { Program } from '../../content/programs/program.ts'
import type { PageEntry } from '../../content/site/page-entry.ts'
import type { PageLists } from '../../content/site/page-lists.ts'
import type { Page } from '../../rendering/define-page.ts'
import type { ResultsByVote } from '../../rendering/vote-results.ts'
import type { ProgramQuery } from '../../shared/concerts-query.ts'
import type { ProgramRequest } from '../../shared/votes.ts'
import type { PageFrameProps } from '../components/page-frame.tsx'

/** Lists that layouts show, and the results of votes. */
export interface LayoutData extends PageLists {
  results: Promise<ResultsByVote>
  /** Program requests of the shown programs; absent if the site takes none. */
  wishes?: Promise<ProgramRequest[] | undefined> | undefined
}

/** Props of a layout of an editor's page. */
export interface PageLayoutProps extends PageFrameProps {
  entry: PageEntry
  data: LayoutData
}

/** Props of a layout of a program. */
export interface ProgramLayoutProps extends PageFrameProps {
  page: Page<unknown, ProgramQuery>
  program: Program
  data: LayoutData
}
