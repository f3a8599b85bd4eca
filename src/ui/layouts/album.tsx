import type { ReactNode } from 'react'
import type { Image } from '../../content/text/image.ts'
import { takeFirstImage } from '../../content/text/text-preview.ts'
import { programMessages } from '../../languages/texts.ts'
import { BlockList } from '../blocks/block-list.tsx'
import { HeroWords, type HeroWordsProps } from '../components/entry-hero.tsx'
import { Excerpts } from '../components/excerpts.tsx'
import { PageFrame, type PageFrameProps } from '../components/page-frame.tsx'
import { Picture } from '../components/picture.tsx'
import { ProgramDates } from '../components/program-dates.tsx'
import {
  CollectionLinks,
  OtherPrograms,
  ProgramActions,
  ProgramPerformers,
} from '../components/program-sections.tsx'
import { Prose } from '../components/prose.tsx'
import { Share } from '../components/share.tsx'
import { TracklistView } from '../components/tracklist.tsx'
import { ProgramWish } from '../components/wish-links.tsx'
import type { PageLayoutProps, ProgramLayoutProps } from './layout-props.ts'

interface AlbumCompositionProps extends PageFrameProps, HeroWordsProps {
  cover: Image | undefined
  /** Tracks beside the cover. */
  tracks: ReactNode
  /** Content of the page below the cover and the tracks, in the whole width. */
  children?: ReactNode
}

/** `album`: the record on the left, its tracks first of all on the right. */
function AlbumComposition(props: AlbumCompositionProps) {
  const { page, alternates, cover, tracks, children, ...words } = props
  return (
    <PageFrame page={page} alternates={alternates}>
      <div className="wrap album">
        <AlbumCover picture={cover} />
        <div className="album-text">
          <HeroWords {...words} />
          {tracks}
        </div>
      </div>
      <div className="wrap entry-body">{children}</div>
    </PageFrame>
  )
}

export function AlbumLayout({ page, alternates, program, data }: ProgramLayoutProps) {
  const { locale } = page
  const t = programMessages(locale)
  return (
    <AlbumComposition
      page={page}
      alternates={alternates}
      cover={program.poster ?? program.hero}
      title={program.name}
      lang={program.lang}
      lead={program.about}
      kicker={<CollectionLinks program={program} locale={locale} />}
      actions={<ProgramActions program={program} locale={locale} label={t.listen} />}
      tracks={<TracklistView tracklists={program.tracklists} locale={locale} lang={program.lang} />}
    >
      <Excerpts excerpts={program.excerpts} locale={locale} lang={program.lang} />
      {program.descriptionHtml ? (
        <section className="entry-about">
          <Prose className="prose prose-large" html={program.descriptionHtml} lang={program.lang} />
        </section>
      ) : null}
      <ProgramDates page={page} program={program} concerts={data.concerts} />
      <ProgramWish page={page} program={program} wishes={data.wishes} />
      <Share page={page} title={program.name} />
      {program.longDescriptionHtml ? (
        <section className="entry-story">
          <h2>{t.story}</h2>
          <Prose html={program.longDescriptionHtml} lang={program.lang} />
        </section>
      ) : null}
      <ProgramPerformers program={program} locale={locale} />
      <OtherPrograms locale={locale} title={t.otherPrograms} programs={data.programs} />
    </AlbumComposition>
  )
}

/** An editor's page about a recording: the first text is its track list. */
export function AlbumPageLayout({ page, alternates, entry, data }: PageLayoutProps) {
  const { image, blocks } = takeFirstImage(entry.blocks)
  const first = blocks.findIndex(({ kind }) => kind === 'rich-text')
  const list = { page, lang: entry.lang, concerts: data.blockConcerts }
  return (
    <AlbumComposition
      page={page}
      alternates={alternates}
      cover={image}
      title={entry.title}
      lang={entry.lang}
      lead={entry.seo.description}
      tracks={<BlockList blocks={blocks.slice(0, first + 1)} {...list} />}
    >
      <div className="blocks">
        <BlockList blocks={blocks.slice(first + 1)} {...list} />
      </div>
    </AlbumComposition>
  )
}

const albumCoverSizes = '(min-width: 64rem) 26rem, 60vw'

/**
 * An album's cover, drawn as a record half out of its sleeve. Without a picture the sleeve shows the lines of a staff.
 */
function AlbumCover({ picture }: { picture: Image | undefined }) {
  return (
    <div className="sleeve">
      {picture ? (
        <Picture image={picture} sizes={albumCoverSizes} isPriority alt="" />
      ) : (
        <div className="sleeve-blank staff" />
      )}
    </div>
  )
}
