import type { SavedLists } from '../../content/concerts/saved-concerts.ts'
import { savedMessages, siteMessages } from '../../languages/texts.ts'
import { Await } from '../../rendering/await.tsx'
import type { Page } from '../../rendering/define-page.ts'
import { ConcertList } from './concert-list.tsx'

/** Concerts that somebody has saved: those ahead, and those that are over. */
export function SavedConcerts({ page, lists }: { page: Page; lists: Promise<SavedLists> }) {
  const { locale, now } = page
  const t = savedMessages(locale)
  return (
    <Await value={lists} failed={<p className="note">{siteMessages(locale).loadFailed}</p>}>
      {([upcoming, past]) => (
        <>
          <ConcertList concerts={upcoming.concerts} locale={locale} now={now} isSaved />
          {past.concerts.length > 0 ? (
            <section>
              <h2>{t.past}</h2>
              <ConcertList concerts={past.concerts} locale={locale} now={now} isSaved />
            </section>
          ) : null}
          {upcoming.concerts.length + past.concerts.length === 0 ? (
            <p className="note">{t.nothingFound}</p>
          ) : null}
        </>
      )}
    </Await>
  )
}
