import type { ReactNode } from 'react'
import { BlockList } from '../blocks/block-list.tsx'
import { EntryHero } from '../components/entry-hero.tsx'
import {
  CollectionLinks,
  OtherPrograms,
  ProgramActions,
  ProgramDates,
  ProgramPerformers,
} from '../components/program-sections.tsx'
import { Prose } from '../components/prose.tsx'
import { Share } from '../components/share.tsx'
import { TracklistView } from '../components/tracklist.tsx'
import { programMessages } from '../i18n/programs.ts'
import { DefaultLayout } from './default.tsx'
import { takeFirstImage } from './first-image.ts'
import type { FrameProps, PageLayoutProps, ProgramLayoutProps } from './layout-props.ts'
import { UpcomingConcerts } from './upcoming-concerts.tsx'

interface ProgramCompositionProps extends FrameProps {
  hero: ReactNode
  children: ReactNode
}

/** `program`: a picture across the page, then one section after another. */
function ProgramComposition({ page, alternates, hero, children }: ProgramCompositionProps) {
  return (
    <DefaultLayout page={page} alternates={alternates}>
      {hero}
      <div className="wrap entry-body">{children}</div>
    </DefaultLayout>
  )
}

export function ProgramLayout({ page, alternates, program, data }: ProgramLayoutProps) {
  const { locale } = page
  const t = programMessages(locale)
  const hero = (
    <EntryHero
      title={program.name}
      lang={program.lang}
      lead={program.about}
      picture={program.hero}
      tallPicture={program.poster}
      kicker={<CollectionLinks program={program} locale={locale} />}
      actions={<ProgramActions program={program} locale={locale} label={t.chooseDate} />}
    />
  )
  return (
    <ProgramComposition page={page} alternates={alternates} hero={hero}>
      {program.descriptionHtml ? (
        <section className="entry-about">
          <Prose className="prose prose-large" html={program.descriptionHtml} lang={program.lang} />
        </section>
      ) : null}
      <ProgramDates page={page} program={program} concerts={data.concerts} />
      <Share page={page} title={program.name} />
      <TracklistView tracklists={program.tracklists} locale={locale} lang={program.lang} />
      <ProgramPerformers program={program} locale={locale} />
      {program.longDescriptionHtml ? (
        <section className="entry-story">
          <h2>{t.story}</h2>
          <Prose html={program.longDescriptionHtml} lang={program.lang} />
        </section>
      ) : null}
      <OtherPrograms locale={locale} title={t.otherPrograms} programs={data.programs} />
    </ProgramComposition>
  )
}

/** An editor's page in a program's clothes: a series that has no concerts of its own, for instance. */
export function ProgramPageLayout({ page, alternates, entry, data }: PageLayoutProps) {
  const { image, blocks } = takeFirstImage(entry.blocks)
  return (
    <ProgramComposition
      page={page}
      alternates={alternates}
      hero={<EntryHero title={entry.title} lang={entry.lang} lead={entry.seo.description} picture={image} />}
    >
      <div className="blocks">
        <BlockList blocks={blocks} page={page} lang={entry.lang} concerts={data.blockConcerts} />
      </div>
      <UpcomingConcerts page={page} entry={entry} concerts={data.concerts} />
    </ProgramComposition>
  )
}
