import { ConcertList } from '../components/concert-list.tsx'
import { PageFrame } from '../components/page-frame.tsx'
import { SearchForm } from '../components/search-form.tsx'
import { readConcerts } from '../content/concerts/concerts.ts'
import { errorMessages } from '../i18n/errors.ts'
import type { Page } from '../page/define-page.ts'
import type { Head } from '../page/head.ts'
import { Later } from '../page/later.tsx'
import { localePath } from '../shared/urls.ts'

const shownConcerts = 6

/** The answer to every unknown address: what happened, a search, and the next concerts. */
export const NotFoundPage = {
  head: ({ locale }: Page): Head => ({ title: errorMessages(locale).notFound, robots: 'noindex' }),
  View: ({ page, message }: { page: Page; message: string }) => {
    const { locale, content, now } = page
    const t = errorMessages(locale)
    const next = readConcerts(content, locale, page.today, { when: 'upcoming', pageSize: shownConcerts })
    return (
      <PageFrame page={page}>
        <div className="wrap" data-not-found>
          <h1>{t.notFound}</h1>
          <p>{t.notFoundHint}</p>
          <p className="note">{message}</p>
          <SearchForm locale={locale} />
          <p>
            <a className="button button-quiet" href={localePath(locale, '/')}>
              {t.home}
            </a>
          </p>
          <Later value={next}>
            {({ concerts }) => (
              <section>
                <h2>{t.nextConcerts}</h2>
                <ConcertList concerts={concerts} locale={locale} now={now} />
              </section>
            )}
          </Later>
        </div>
      </PageFrame>
    )
  },
}
