import type { ReactNode } from 'react'
import type { Image } from '../../content/text/image.ts'
import { takeFirstImage } from '../../content/text/text-preview.ts'
import { programMessages } from '../../languages/texts.ts'
import { BlockList } from '../blocks/block-list.tsx'
import { UpcomingConcerts } from '../components/concert-list.tsx'
import { EntryHero, type EntryHeroProps } from '../components/entry-hero.tsx'
import { Excerpts } from '../components/excerpts.tsx'
import { PageFrame, type PageFrameProps } from '../components/page-frame.tsx'
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

type HeroSize = NonNullable<EntryHeroProps['size']>

interface ProgramCompositionProps extends PageFrameProps {
  size: HeroSize
  /** Properties of the hero except for its size. */
  hero: Omit<EntryHeroProps, 'size'>
  children: ReactNode
}

/** Under a hero as high as the screen, each child is a band of its own, and their grounds alternate. */
const bodyClasses: Record<HeroSize, string> = { usual: 'wrap entry-body', whole: 'bands' }

/** A picture across the page, then one section after another. */
function ProgramComposition({ page, alternates, size, hero, children }: ProgramCompositionProps) {
  return (
    <PageFrame page={page} alternates={alternates}>
      <EntryHero size={size} {...hero} />
      <div className={bodyClasses[size]}>{children}</div>
    </PageFrame>
  )
}

interface ProgramStoryProps extends ProgramLayoutProps {
  size: HeroSize
  picture: Image | undefined
  description: ReactNode
  /** The long text about the program. */
  story: ReactNode
  /** Whether the story comes before the works and performers. */
  isStoryFirst?: true
}

/** A program: what it is, when it is played, then everything else that is known of it. */
function ProgramStory(props: ProgramStoryProps) {
  const { page, alternates, program, data, size, picture, description, story, isStoryFirst } = props
  const { locale } = page
  const t = programMessages(locale)
  const hero = {
    title: program.name,
    lang: program.lang,
    lead: program.about,
    picture,
    tallPicture: program.poster,
    kicker: <CollectionLinks program={program} locale={locale} />,
    actions: <ProgramActions program={program} locale={locale} label={t.chooseDate} />,
  }
  return (
    <ProgramComposition page={page} alternates={alternates} size={size} hero={hero}>
      {description}
      <ProgramDates page={page} program={program} concerts={data.concerts} />
      <ProgramWish page={page} program={program} wishes={data.wishes} />
      <Share page={page} title={program.name} />
      {isStoryFirst ? story : null}
      <Excerpts excerpts={program.excerpts} locale={locale} lang={program.lang} />
      <TracklistView tracklists={program.tracklists} locale={locale} lang={program.lang} />
      <ProgramPerformers program={program} locale={locale} />
      {isStoryFirst ? null : story}
      <OtherPrograms locale={locale} title={t.otherPrograms} programs={data.programs} />
    </ProgramComposition>
  )
}

/** `program`: a layout with a picture at the top, then sections of one column. */
export function ProgramLayout(props: ProgramLayoutProps) {
  const { lang, hero, descriptionHtml, longDescriptionHtml } = props.program
  return (
    <ProgramStory
      {...props}
      size="usual"
      picture={hero}
      description={
        descriptionHtml ? (
          <section className="entry-about">
            <Prose className="prose prose-large" html={descriptionHtml} lang={lang} />
          </section>
        ) : null
      }
      story={
        longDescriptionHtml ? (
          <section className="entry-story">
            <h2>{programMessages(props.page.locale).story}</h2>
            <Prose html={longDescriptionHtml} lang={lang} />
          </section>
        ) : null
      }
    />
  )
}

/** An editor's page in a program's clothes: a series that has no concerts of its own, for instance. */
export function ProgramPageLayout({ page, alternates, entry, data }: PageLayoutProps) {
  const { image, blocks } = takeFirstImage(entry.blocks)
  const { title, lang, seo } = entry
  const hero = { title, lang, lead: seo.description, picture: image }
  return (
    <ProgramComposition page={page} alternates={alternates} size="usual" hero={hero}>
      <div className="blocks">
        <BlockList blocks={blocks} page={page} lang={lang} concerts={data.blockConcerts} />
      </div>
      <UpcomingConcerts page={page} entry={entry} concerts={data.concerts} />
    </ProgramComposition>
  )
}

/** `thematic-page`: a program under a whole screen of picture and huge letters, in bands that change sides. */
export function ThematicLayout(props: ProgramLayoutProps) {
  const { lang, hero, poster, descriptionHtml, longDescriptionHtml } = props.program
  return (
    <ProgramStory
      {...props}
      size="whole"
      picture={hero ?? poster}
      description={
        descriptionHtml ? <Prose className="prose prose-large" html={descriptionHtml} lang={lang} /> : null
      }
      story={longDescriptionHtml ? <Prose html={longDescriptionHtml} lang={lang} /> : null}
      isStoryFirst
    />
  )
}

export function ThematicPageLayout({ page, alternates, entry, data }: PageLayoutProps) {
  const { image, blocks } = takeFirstImage(entry.blocks)
  const { title, lang, seo } = entry
  const hero = { title, lang, lead: seo.description, picture: image }
  return (
    <ProgramComposition page={page} alternates={alternates} size="whole" hero={hero}>
      <BlockList blocks={blocks} page={page} lang={lang} concerts={data.blockConcerts} />
    </ProgramComposition>
  )
}
