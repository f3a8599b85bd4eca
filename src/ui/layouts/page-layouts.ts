import type { ReactNode } from 'react'
import { home } from '../../brand/chosen.ts'
import type { ConcertFilter } from '../../content/concerts/concerts.ts'
import type { Program } from '../../content/programs/program.ts'
import type { PageEntry } from '../../content/site/page-entry.ts'
import type { StyleSheet } from '../../rendering/assets.ts'
import type { Page } from '../../rendering/define-page.ts'
import { makeProgramHead, pageEntryHead } from '../../rendering/entry-heads.ts'
import type { Head } from '../../rendering/head.ts'
import type { PageLayoutName, ProgramLayoutName } from '../../shared/layout-names.ts'
import { AlbumLayout, AlbumPageLayout } from './album.tsx'
import { ConcertPageLayout } from './concert.tsx'
import { FaqPageLayout } from './faq.tsx'
import { HomeCityPageLayout } from './home-city.tsx'
import type { PageLayoutProps, ProgramLayoutProps } from './layout-props.ts'
import {
  CustomFooterInsideContentLayout,
  CustomLayout,
  DefaultPageLayout,
  PageLayout,
} from './plain-layouts.tsx'
import { PostPageLayout } from './post.tsx'
import { PosterPageLayout } from './poster.tsx'
import { ProgramLayout, ProgramPageLayout, ThematicLayout, ThematicPageLayout } from './program.tsx'
import { CollectionPageLayout } from './program-collection.tsx'
import { VoteLayout } from './vote.tsx'

export interface PageLayoutDefinition {
  View: (props: PageLayoutProps) => ReactNode
  /** Sheets besides the site's own and those of its blocks. */
  styles: StyleSheet[]
  /** A sheet that the layout links itself, below the first screen, even if an early block needs it. */
  lateStyle?: StyleSheet
  /** Upcoming concerts that it shows beside its blocks. */
  concerts?: Omit<ConcertFilter, 'when'>
  /** The list that the layout shows besides the blocks. */
  needs?: 'programs' | 'votes' | 'questions'
}

const someConcerts = { pageSize: 6 }

/** The layouts that an editor chooses from; one that is missing here is a type error. */
export const pageLayouts: Record<PageLayoutName, PageLayoutDefinition> = {
  default: { View: DefaultPageLayout, styles: ['text'] },
  page: { View: PageLayout, styles: ['text'] },
  post: { View: PostPageLayout, styles: ['text'] },
  custom: { View: CustomLayout, styles: ['text', 'stage'] },
  'custom-footer-inside-content': { View: CustomFooterInsideContentLayout, styles: ['text', 'stage'] },
  faq: { View: FaqPageLayout, styles: ['text', 'questions'], needs: 'questions' },
  vote: { View: VoteLayout, styles: ['text', 'votes'], needs: 'votes' },
  poster: { View: PosterPageLayout, styles: ['text', 'poster'], concerts: { pageSize: 12 } },
  moscow: {
    View: HomeCityPageLayout,
    styles: ['text', 'city'],
    lateStyle: 'concerts',
    concerts: { citySlug: home.citySlug, pageSize: 60 },
  },
  concert: {
    View: ConcertPageLayout,
    styles: ['text', 'stage', 'program'],
    concerts: someConcerts,
  },
  program: {
    View: ProgramPageLayout,
    styles: ['concerts', 'program'],
    concerts: someConcerts,
  },
  album: { View: AlbumPageLayout, styles: ['program', 'album'] },
  'thematic-page': { View: ThematicPageLayout, styles: ['program', 'thematic'] },
  'program-collection': {
    View: CollectionPageLayout,
    styles: ['shelves'],
    needs: 'programs',
  },
}

/** Returns the head of an editor's page, with the style sheets of its layout. */
export function makeLayoutHead(page: Page, entry: PageEntry): Head {
  const head = pageEntryHead(page, entry)
  const { styles, lateStyle } = pageLayouts[entry.layout]
  return { ...head, styles: [...styles, ...(head.styles ?? [])].filter((sheet) => sheet !== lateStyle) }
}

interface ProgramLayoutDefinition {
  View: (props: ProgramLayoutProps) => ReactNode
  styles: StyleSheet[]
}

/** The layouts that a program may choose. */
export const programLayouts: Record<ProgramLayoutName, ProgramLayoutDefinition> = {
  program: { View: ProgramLayout, styles: ['program'] },
  album: { View: AlbumLayout, styles: ['program', 'album'] },
  'thematic-page': { View: ThematicLayout, styles: ['program', 'thematic'] },
}

/** Returns the head of a program's page, with the style sheets of its layout. */
export function makeProgramLayoutHead(page: Page, program: Program): Head {
  return { ...makeProgramHead(page, program), styles: programLayouts[program.layout].styles }
}
