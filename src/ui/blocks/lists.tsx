import type { BlockConcerts } from '../../content/concerts/block-concerts.ts'
import type { ConcertsBlock } from '../../content/text/blocks.ts'
import { concertMessages, siteMessages } from '../../languages/texts.ts'
import { Await } from '../../rendering/await.tsx'
import type { Page } from '../../rendering/define-page.ts'
import { pathTo } from '../../routes/paths.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import { ConcertList } from '../components/concert-list.tsx'
import { ProgramPosters } from '../components/program-posters.tsx'
import { type BlockProps, TitledBlock } from './titled.tsx'

interface ConcertsBlockProps {
  block: ConcertsBlock
  lang: Locale | undefined
  page: Page
  concerts: Promise<BlockConcerts>
  /** The page's first list of concerts, to which its button leads. */
  isAnchor: boolean
}

export function ConcertsBlockView({ block, lang, page, concerts, isAnchor }: ConcertsBlockProps) {
  const { locale, now } = page
  const t = concertMessages(locale)
  return (
    <TitledBlock
      title={block.title}
      lang={lang}
      className="block-concerts"
      id={isAnchor ? 'concerts' : undefined}
    >
      <Await value={concerts} failed={<p className="note">{siteMessages(locale).loadFailed}</p>}>
        {(lists) => {
          const list = lists.get(block)
          return list && list.concerts.length > 0 ? (
            <ConcertList concerts={list.concerts} locale={locale} now={now} {...withoutKnown(block)} />
          ) : (
            <div className="empty">
              <p className="empty-title">{t.none}</p>
              <a className="button" href={localePath(locale, pathTo('concerts'))}>
                {t.wholeSchedule}
              </a>
            </div>
          )
        }}
      </Await>
    </TitledBlock>
  )
}

function withoutKnown({ citySlug, programSlug }: ConcertsBlock) {
  if (programSlug) return { without: 'program' as const }
  return citySlug ? { without: 'city' as const } : {}
}

export function ProgramsBlock({ block, lang, locale }: BlockProps<'programs'> & { locale: Locale }) {
  return (
    <TitledBlock title={block.title} lang={lang} className="block-programs">
      <ProgramPosters programs={block.programs} locale={locale} />
    </TitledBlock>
  )
}
