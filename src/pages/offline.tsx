import { offlineMessages } from '../languages/texts.ts'
import { definePage, type Page } from '../rendering/define-page.ts'
import { PageFrame } from '../ui/components/page-frame.tsx'

/**
 * `/offline`: kept by the service worker, which shows it in the place of a page that it has no copy of and fills in
 * the list of those that it has (`client/service-worker/offline-page.ts`). It asks for no content of its own.
 */
export const offlinePageDefinition = definePage('offline', {
  head: ({ locale }) => ({
    title: offlineMessages(locale).pageTitle,
    description: offlineMessages(locale).pageLead,
    robots: 'noindex',
    styles: ['offline'],
  }),
  View: OfflineView,
})

function OfflineView({ page }: { page: Page }) {
  const t = offlineMessages(page.locale)
  return (
    <PageFrame page={page}>
      <div className="wrap" data-offline-page>
        <h1>{t.pageTitle}</h1>
        <p className="lead">{t.pageLead}</p>
        <p className="note">{t.pageHint}</p>
        <p className="offline-again">
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the one that the visitor asked for. */}
          <a className="button" href="">
            {t.tryAgain}
          </a>
        </p>
        <section>
          <h2>{t.available}</h2>
          <ul className="kept-pages" data-kept-pages>
            <li>{t.nothingKept}</li>
          </ul>
        </section>
      </div>
    </PageFrame>
  )
}
