import type { ReactNode } from 'react'
import { home } from '../brand/chosen.ts'
import type { ConcertFilter } from '../content/concerts/concerts.ts'
import type { StyleSheet } from '../page/assets.ts'
import type { PageLayoutName } from '../shared/layout-names.ts'
import { AlbumPageLayout } from './album.tsx'
import { ConcertPageLayout } from './concert.tsx'
import { CustomLayout } from './custom.tsx'
import { CustomFooterInsideContentLayout } from './custom-footer-inside-content.tsx'
import { DefaultPageLayout } from './default.tsx'
import { FaqPageLayout } from './faq.tsx'
import { HomeCityPageLayout } from './home-city.tsx'
import type { PageLayoutProps } from './layout-props.ts'
import { PageLayout } from './page.tsx'
import { PostPageLayout } from './post.tsx'
import { PosterPageLayout } from './poster.tsx'
import { ProgramPageLayout } from './program.tsx'
import { CollectionPageLayout } from './program-collection.tsx'
import { ThematicPageLayout } from './thematic-page.tsx'
import { VoteLayout } from './vote.tsx'

export interface PageLayoutDefinition {
  View: (props: PageLayoutProps) => ReactNode
  /** Sheets besides the site's own. */
  styles: StyleSheet[]
  /** Upcoming concerts that it shows beside its blocks. */
  concerts?: Omit<ConcertFilter, 'when'>
  /** What else it shows beside its blocks. */
  needs?: 'programs' | 'votes' | 'questions'
}

const someConcerts = { pageSize: 6 }

/** The layouts that an editor chooses from; one that is missing here is a type error. */
export const pageLayouts: Record<PageLayoutName, PageLayoutDefinition> = {
  default: { View: DefaultPageLayout, styles: ['content'] },
  page: { View: PageLayout, styles: ['content'] },
  post: { View: PostPageLayout, styles: ['content'] },
  custom: { View: CustomLayout, styles: ['content'] },
  'custom-footer-inside-content': { View: CustomFooterInsideContentLayout, styles: ['content'] },
  faq: { View: FaqPageLayout, styles: ['content'], needs: 'questions' },
  vote: { View: VoteLayout, styles: ['content', 'votes'], needs: 'votes' },
  poster: { View: PosterPageLayout, styles: ['content', 'poster'], concerts: { pageSize: 12 } },
  moscow: {
    View: HomeCityPageLayout,
    styles: ['content', 'places'],
    concerts: { citySlug: home.citySlug, pageSize: 60 },
  },
  concert: {
    View: ConcertPageLayout,
    styles: ['content'],
    concerts: someConcerts,
  },
  program: {
    View: ProgramPageLayout,
    styles: ['content'],
    concerts: someConcerts,
  },
  album: { View: AlbumPageLayout, styles: ['content'] },
  'thematic-page': { View: ThematicPageLayout, styles: ['content'] },
  'program-collection': {
    View: CollectionPageLayout,
    styles: ['content'],
    needs: 'programs',
  },
}
