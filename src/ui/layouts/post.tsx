import type { ReactNode } from 'react'
import type { Image } from '../../content/text/image.ts'
import { BlockList } from '../blocks/block-list.tsx'
import { HeroWords, type HeroWordsProps } from '../components/entry-hero.tsx'
import { PageFrame, type PageFrameProps } from '../components/page-frame.tsx'
import { Picture } from '../components/picture.tsx'
import type { PageLayoutProps } from './layout-props.ts'

const pictureSizes = '(min-width: 64rem) 60rem, 100vw'

interface PostCompositionProps extends PageFrameProps, Omit<HeroWordsProps, 'actions'> {
  picture?: Image | undefined
  children: ReactNode
  /** Links after the text. */
  after?: ReactNode
}

/** `post`: one narrow column to read from top to bottom, opened by a picture wider than itself. */
export function PostComposition({
  page,
  alternates,
  title,
  lang,
  kicker,
  lead,
  picture,
  children,
  after,
}: PostCompositionProps) {
  return (
    <PageFrame page={page} alternates={alternates}>
      <article className="wrap post">
        <header>
          <HeroWords title={title} lang={lang} kicker={kicker} lead={lead} />
        </header>
        {picture ? (
          <Picture className="post-picture" image={picture} sizes={pictureSizes} isPriority alt="" />
        ) : null}
        <div className="blocks post-text">{children}</div>
      </article>
      {after}
    </PageFrame>
  )
}

export function PostPageLayout({ page, alternates, entry, data }: PageLayoutProps) {
  return (
    <PostComposition
      page={page}
      alternates={alternates}
      title={entry.title}
      lang={entry.lang}
      lead={entry.seo.description}
    >
      <BlockList blocks={entry.blocks} page={page} lang={entry.lang} concerts={data.blockConcerts} />
    </PostComposition>
  )
}
