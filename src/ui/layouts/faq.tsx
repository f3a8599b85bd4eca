import type { ReactNode } from 'react'
import type { Question } from '../../content/reading/questions.ts'
import { pageMessages, siteMessages } from '../../languages/texts.ts'
import { Await } from '../../rendering/await.tsx'
import { pathTo } from '../../routes/paths.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import { BlockList } from '../blocks/block-list.tsx'
import { PageFrame, type PageFrameProps } from '../components/page-frame.tsx'
import { Questions } from '../components/questions.tsx'
import type { PageLayoutProps } from './layout-props.ts'

interface FaqCompositionProps extends PageFrameProps {
  title: string
  lang?: Locale | undefined
  /** Content above the title: the link back. */
  before?: ReactNode
  /** Groups of questions, or one list of them. */
  children: ReactNode
  /** Whether the page shows all questions already, so that it needs no link to them. */
  isWhole?: true
}

/** `faq`: the title and a way to ask stay in sight on the left while the answers unfold on the right. */
export function FaqComposition({
  page,
  alternates,
  title,
  lang,
  before,
  children,
  isWhole,
}: FaqCompositionProps) {
  const { locale } = page
  const t = pageMessages(locale)
  return (
    <PageFrame page={page} alternates={alternates}>
      <div className="wrap faq">
        <div className="faq-side">
          {before}
          <h1 lang={lang}>{title}</h1>
          {isWhole ? null : (
            <p>
              <a href={localePath(locale, pathTo('qa'))}>{t.allQuestions}</a>
            </p>
          )}
          <div className="faq-ask">
            <p className="empty-title">{t.noAnswer}</p>
            <p>{t.noAnswerHint}</p>
            <a className="button button-quiet" href={localePath(locale, pathTo('contact'))}>
              {t.openContacts}
            </a>
          </div>
        </div>
        <div className="blocks">{children}</div>
      </div>
    </PageFrame>
  )
}

/** An editor's page: their own groups of questions, else all questions there are. */
export function FaqPageLayout({ page, alternates, entry, data }: PageLayoutProps) {
  const hasQuestions = entry.blocks.some(({ kind }) => kind === 'faq')
  return (
    <FaqComposition
      page={page}
      alternates={alternates}
      title={entry.title}
      lang={entry.lang}
      {...(hasQuestions ? {} : { isWhole: true as const })}
    >
      <BlockList blocks={entry.blocks} page={page} lang={entry.lang} concerts={data.blockConcerts} />
      {hasQuestions ? null : <AllQuestions locale={page.locale} questions={data.questions} />}
    </FaqComposition>
  )
}

function AllQuestions({ locale, questions }: { locale: Locale; questions: Promise<Question[]> }) {
  return (
    <Await value={questions} failed={<p className="note">{siteMessages(locale).loadFailed}</p>}>
      {(all) => <Questions questions={all} />}
    </Await>
  )
}
