import type { ReactNode } from 'react'
import type { ProgramCollection } from '../../content/programs/collection.ts'
import type { Image } from '../../content/text/image.ts'
import { takeFirstImage } from '../../content/text/text-preview.ts'
import { countMessages, programMessages } from '../../languages/texts.ts'
import { pathTo } from '../../routes/paths.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import { BlockList } from '../blocks/block-list.tsx'
import { PageFrame, type PageFrameProps } from '../components/page-frame.tsx'
import { Picture } from '../components/picture.tsx'
import { ProgramShelf } from '../components/program-posters.tsx'
import { OtherPrograms } from '../components/program-sections.tsx'
import { Prose } from '../components/prose.tsx'
import type { PageLayoutProps } from './layout-props.ts'

const pictureSizes = '(min-width: 76rem) 72rem, 100vw'

interface CollectionCompositionProps extends PageFrameProps {
  title: string
  lang: Locale | undefined
  picture: Image | undefined
  kicker?: ReactNode
  /** Content that stands beside the title. */
  text: ReactNode
  children: ReactNode
}

/** The layout `program-collection`: a picture as a label, title and introduction, then the programs as wide cards. */
function CollectionComposition(props: CollectionCompositionProps) {
  const { page, alternates, title, lang, picture, kicker, text, children } = props
  return (
    <PageFrame page={page} alternates={alternates}>
      <div className="wrap">
        <header className="label">
          {picture ? <Picture image={picture} sizes={pictureSizes} isPriority alt="" /> : null}
          <div>
            {kicker ? <p className="kicker">{kicker}</p> : null}
            <h1 lang={lang}>{title}</h1>
          </div>
          <div>{text}</div>
        </header>
        {children}
      </div>
    </PageFrame>
  )
}

interface CollectionLayoutProps extends PageFrameProps {
  collection: ProgramCollection
}

export function CollectionLayout({ page, alternates, collection }: CollectionLayoutProps) {
  const { locale } = page
  const t = programMessages(locale)
  return (
    <CollectionComposition
      page={page}
      alternates={alternates}
      title={collection.title}
      lang={collection.lang}
      picture={collection.hero}
      kicker={
        <>
          <a href={localePath(locale, pathTo('programs'))}>{t.title}</a>
          <span>{countMessages(locale).programs(collection.programs.length)}</span>
        </>
      }
      text={
        collection.descriptionHtml ? <Prose html={collection.descriptionHtml} lang={collection.lang} /> : null
      }
    >
      <ProgramShelf programs={collection.programs} locale={locale} />
      <p className="entry-actions">
        <a className="button button-quiet" href={localePath(locale, pathTo('programs'))}>
          {t.allPrograms}
        </a>
      </p>
    </CollectionComposition>
  )
}

/** An editor's own choice of programs: its first text explains it, its programs are cards, and all others follow. */
export function CollectionPageLayout({ page, alternates, entry, data }: PageLayoutProps) {
  const { locale } = page
  const { image, blocks } = takeFirstImage(entry.blocks)
  const text = blocks.find(({ kind }) => kind === 'rich-text')
  const programs = blocks.flatMap((block) => (block.kind === 'programs' ? block.programs : []))
  const others = blocks.filter((block) => block !== text && block.kind !== 'programs')
  const list = { page, lang: entry.lang, concerts: data.blockConcerts }
  return (
    <CollectionComposition
      page={page}
      alternates={alternates}
      title={entry.title}
      lang={entry.lang}
      picture={image}
      kicker={<a href={localePath(locale, pathTo('programs'))}>{programMessages(locale).title}</a>}
      text={text ? <BlockList blocks={[text]} {...list} /> : null}
    >
      <ProgramShelf programs={programs} locale={locale} />
      <div className="blocks">
        <BlockList blocks={others} {...list} />
      </div>
      <OtherPrograms
        locale={locale}
        title={programMessages(locale).restOfPrograms}
        programs={data.programs}
      />
    </CollectionComposition>
  )
}
