import { readConcerts } from '../../content/concerts/concerts.ts'
import { errorMessages } from '../../languages/texts.ts'
import { Await } from '../../rendering/await.tsx'
import type { Page } from '../../rendering/define-page.ts'
import type { Head } from '../../rendering/head.ts'
import { localePath } from '../../shared/urls.ts'
import { ConcertList } from '../../ui/components/concert-list.tsx'
import { PageFrame } from '../../ui/components/page-frame.tsx'
import { SearchForm } from '../../ui/components/search-form.tsx'

const shownConcerts = 6

interface NotFoundProps {
  page: Page
  /** The error's message, which monitoring reads. It is English, so the page shows only the address. */
  message: string
  /** The address that was asked for, as a person reads it. */
  address: string
  /** Path of the list's last page, without its language, if the address is past the list's end. */
  lastPage: string | undefined
}

/** The answer to every unknown address: what happened, a search, and the next concerts. */
export const NotFoundPage = {
  head: ({ locale }: Page): Head => ({
    title: errorMessages(locale).notFound,
    robots: 'noindex',
    styles: ['concerts'],
  }),
  View: ({ page, message, address, lastPage }: NotFoundProps) => {
    const { locale, content, now } = page
    const t = errorMessages(locale)
    const next = readConcerts(content, locale, { when: 'upcoming', pageSize: shownConcerts })
    return (
      <PageFrame page={page}>
        <div className="wrap" data-not-found={message}>
          <FermataOverRest />
          <h1>{t.notFound}</h1>
          <p>{lastPage ? t.pastEndHint : t.notFoundHint}</p>
          <p className="note">
            <bdi>{address}</bdi>
          </p>
          <SearchForm locale={locale} />
          <p>
            {lastPage ? (
              <a className="button" href={localePath(locale, lastPage)}>
                {t.lastPage}
              </a>
            ) : null}{' '}
            <a className="button button-quiet" href={localePath(locale, '/')}>
              {t.home}
            </a>
          </p>
          <Await value={next}>
            {({ concerts }) => (
              <section>
                <h2>{t.nextConcerts}</h2>
                <ConcertList concerts={concerts} locale={locale} now={now} />
              </section>
            )}
          </Await>
        </div>
      </PageFrame>
    )
  },
}

/** The drawing of a page that doesn't exist: a stave with a whole rest under a fermata. */
const FermataOverRest = () => (
  <svg width="216" height="96" viewBox="0 0 216 96" fill="none" stroke="currentColor" aria-hidden>
    <path d="M0 27h216M0 39h216M0 51h216M0 63h216M0 75h216" opacity=".35" />
    <path d="M92 39h32v6h-32z" fill="var(--ink)" stroke="none" />
    <path d="M88 17a20 15 0 0 1 40 0" stroke="var(--ink)" strokeWidth="2.5" />
    <circle cx="108" cy="13" r="2.5" fill="var(--ink)" stroke="none" />
  </svg>
)
