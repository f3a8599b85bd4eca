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

interface ThematicCompositionProps extends FrameProps {
  hero: ReactNode
  /** Each child is a band of its own; their grounds alternate. */
  children: ReactNode
}

/** `thematic-page`: a whole screen of picture and huge letters, then bands that change sides. */
function ThematicComposition({ page, alternates, hero, children }: ThematicCompositionProps) {
  return (
    <DefaultLayout page={page} alternates={alternates}>
      {hero}
      <div className="bands">{children}</div>
    </DefaultLayout>
  )
}

export function ThematicLayout({ page, alternates, program, data }: ProgramLayoutProps) {
  const { locale } = page
  const t = programMessages(locale)
  const hero = (
    <EntryHero
      size="whole"
      title={program.name}
      lang={program.lang}
      lead={program.about}
      picture={program.hero ?? program.poster}
      tallPicture={program.poster}
      kicker={<CollectionLinks program={program} locale={locale} />}
      actions={<ProgramActions program={program} locale={locale} label={t.chooseDate} />}
    />
  )
  return (
    <ThematicComposition page={page} alternates={alternates} hero={hero}>
      {program.descriptionHtml ? (
        <Prose className="prose prose-large" html={program.descriptionHtml} lang={program.lang} />
      ) : null}
      <ProgramDates page={page} program={program} concerts={data.concerts} />
      <Share page={page} title={program.name} />
      {program.longDescriptionHtml ? <Prose html={program.longDescriptionHtml} lang={program.lang} /> : null}
      <TracklistView tracklists={program.tracklists} locale={locale} lang={program.lang} />
      <ProgramPerformers program={program} locale={locale} />
      <OtherPrograms locale={locale} title={t.otherPrograms} programs={data.programs} />
    </ThematicComposition>
  )
}

export function ThematicPageLayout({ page, alternates, entry, data }: PageLayoutProps) {
  const { image, blocks } = takeFirstImage(entry.blocks)
  const { title, lang, seo } = entry
  return (
    <ThematicComposition
      page={page}
      alternates={alternates}
      hero={<EntryHero size="whole" title={title} lang={lang} lead={seo.description} picture={image} />}
    >
      <BlockList blocks={blocks} page={page} lang={lang} concerts={data.blockConcerts} />
    </ThematicComposition>
  )
}
