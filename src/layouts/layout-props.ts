import type { BlockConcerts } from '../content/block-concerts.ts'
import type { ConcertPage } from '../content/concert.ts'
import type { PageEntry } from '../content/page-entry.ts'
import type { Program } from '../content/program.ts'
import type { ProgramCard } from '../content/program-card.ts'
import type { Question } from '../content/question.ts'
import type { Vote } from '../content/votes.ts'
import type { Head } from '../rendering/head.ts'
import type { Page } from '../rendering/page.ts'

/**
 * What layouts show beside their entry. Each is read only where the entry's layout needs it, and is empty
 * elsewhere; none of them can fail the page.
 */
export interface LayoutData {
  concerts: Promise<ConcertPage>
  programs: Promise<ProgramCard[]>
  votes: Promise<Vote[]>
  questions: Promise<Question[]>
  blockConcerts: Promise<BlockConcerts>
}

/** The frame that every layout stands in. */
export interface FrameProps {
  page: Page
  /** Where the content stands in the site's other languages. */
  alternates?: Head['alternates']
}

/** What each of an editor's page layouts takes. */
export interface PageLayoutProps extends FrameProps {
  entry: PageEntry
  data: LayoutData
}

/** What each layout of a program takes. */
export interface ProgramLayoutProps extends FrameProps {
  program: Program
  data: LayoutData
}
