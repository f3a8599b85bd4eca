import type { ReactNode } from 'react'
import { BackLink } from '../components/back-link.tsx'
import { Picture } from '../components/picture.tsx'
import type { Image } from '../content/image.ts'
import type { Head } from '../rendering/head.ts'
import type { Page } from '../rendering/page.ts'
import { formatFullDay } from '../shared/format.ts'
import type { Locale } from '../shared/locales.ts'
import { DefaultLayout } from './default.tsx'

interface PostLayoutProps {
  page: Page
  alternates?: Head['alternates']
  title: string
  /** Language of the title, summary and text, where it isn't the page's. */
  lang?: Locale | undefined
  /** `YYYY-MM-DD` */
  day?: string
  summary?: string | undefined
  picture?: Image | undefined
  children: ReactNode
  /** What follows the text: programs, other news. In the page's language. */
  after?: ReactNode
}

export const postPictureSizes = '(min-width: 62rem) 60rem, 100vw'

/** One text to read: when, title, picture, a column of text. Needs the style sheet `reading`. */
export function PostLayout(props: PostLayoutProps) {
  const { page, alternates, title, lang, day, summary, picture, children, after } = props
  return (
    <DefaultLayout page={page} alternates={alternates}>
      <div className="wrap">
        <BackLink locale={page.locale} />
        <article className="post" lang={lang}>
          <header>
            {day ? (
              <time dateTime={day} lang={lang ? page.locale : undefined}>
                {formatFullDay(page.locale, day)}
              </time>
            ) : null}
            <h1>{title}</h1>
            {summary ? <p className="lead">{summary}</p> : null}
          </header>
          {picture ? <Picture image={picture} sizes={postPictureSizes} isPriority alt="" /> : null}
          {children}
        </article>
        {after}
      </div>
    </DefaultLayout>
  )
}
