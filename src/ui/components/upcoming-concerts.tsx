import type { ConcertListPage } from '../../content/concerts/concerts.ts'
import type { PageEntry } from '../../content/site/page-entry.ts'
import { pageMessages } from '../../languages/texts.ts'
import { Await } from '../../rendering/await.tsx'
import type { Page } from '../../rendering/define-page.ts'
import { ConcertList } from './concert-list.tsx'

interface UpcomingConcertsProps {
  page: Page
  entry: PageEntry
  concerts: Promise<ConcertListPage>
}

/** The next concerts, on pages of layouts that end in them; where the editor placed a list, that one stands. */
export function UpcomingConcerts({ page, entry, concerts }: UpcomingConcertsProps) {
  if (entry.blocks.some(({ kind }) => kind === 'concerts')) return null
  return (
    <Await value={concerts}>
      {(list) =>
        list.concerts.length > 0 ? (
          <section id="concerts">
            <h2>{pageMessages(page.locale).nextConcerts}</h2>
            <ConcertList concerts={list.concerts} locale={page.locale} now={page.now} />
          </section>
        ) : null
      }
    </Await>
  )
}
