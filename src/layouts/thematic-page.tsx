import type { ReactNode } from 'react'
import { BlockList } from '../blocks/block-list.tsx'
import { HeroPicture } from '../components/picture.tsx'
import {
  CollectionLinks,
  OtherPrograms,
  ProgramDates,
  ProgramPerformers,
  programFacts,
} from '../components/program-sections.tsx'
import { Prose } from '../components/prose.tsx'
import { Share } from '../components/share.tsx'
import { TracklistView } from '../components/tracklist.tsx'
import type { Image } from '../content/image.ts'
import { programMessages } from '../i18n/programs.ts'
import type { Locale } from '../shared/locales.ts'
import { DefaultLayout } from './default.tsx'
import { takeFirstImage } from './first-image.ts'
import type { FrameProps, PageLayoutProps, ProgramLayoutProps } from './layout-props.ts'

interface ThematicCompositionProps extends FrameProps {
  title: string
  lang: Locale | undefined
  lead: string | undefined
  picture: Image | undefined
  /** What a phone shows instead. */
  tallPicture?: Image | undefined
  kicker?: ReactNode
  actions?: ReactNode
  /** Each child is a band of its own; their grounds alternate. */
  children: ReactNode
}

/** `thematic-page`: a whole screen of picture and huge letters, then bands that change sides. */
function ThematicComposition(props: ThematicCompositionProps) {
  const { page, alternates, title, lang, lead, picture, tallPicture, kicker, actions, children } = props
  return (
    <DefaultLayout page={page} alternates={alternates}>
      <section className={picture ? 'theme-hero' : 'theme-hero staff'}>
        <HeroPicture wide={picture} tall={tallPicture} />
        <div className="wrap">
          {kicker ? <p className="kicker">{kicker}</p> : null}
          <h1 lang={lang}>{title}</h1>
          {lead ? (
            <p className="lead" lang={lang}>
              {lead}
            </p>
          ) : null}
          {actions ? <p className="entry-actions">{actions}</p> : null}
        </div>
      </section>
      <div className="bands">{children}</div>
    </DefaultLayout>
  )
}

export function ThematicLayout({ page, alternates, program, data }: ProgramLayoutProps) {
  const { locale } = page
  const t = programMessages(locale)
  return (
    <ThematicComposition
      page={page}
      alternates={alternates}
      title={program.name}
      lang={program.lang}
      lead={program.about}
      picture={program.hero ?? program.poster}
      tallPicture={program.poster}
      kicker={<CollectionLinks program={program} locale={locale} />}
      actions={
        <>
          <a className="button" href="#concerts">
            {t.chooseDate}
          </a>
          <span>{programFacts(program, locale)}</span>
        </>
      }
    >
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
  return (
    <ThematicComposition
      page={page}
      alternates={alternates}
      title={entry.title}
      lang={entry.lang}
      lead={entry.seo.description}
      picture={image}
    >
      <BlockList blocks={blocks} page={page} lang={entry.lang} concerts={data.blockConcerts} />
    </ThematicComposition>
  )
}
