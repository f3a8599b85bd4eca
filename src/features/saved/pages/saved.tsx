import * as z from 'zod/mini'
import { readSavedConcerts, type SavedLists } from '../../../content/concerts/saved-concerts.ts'
import { pushPageMessages, savedMessages } from '../../../languages/texts.ts'
import { definePage, type Page } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { toSavedSlugs } from '../../../shared/saved-slugs.ts'
import { localePath } from '../../../shared/urls.ts'
import { SavedConcerts } from '../../../ui/components/concert-list.tsx'
import { Icon } from '../../../ui/components/icon.tsx'
import { Island } from '../../../ui/components/island.tsx'
import { PageFrame } from '../../../ui/components/page-frame.tsx'

const querySchema = z.object({
  slugs: z.pipe(
    z.catch(z._default(z.string(), ''), ''),
    z.transform((list: string) => toSavedSlugs(list.split(','))),
  ),
})
type Query = z.output<typeof querySchema>

interface Deferred {
  lists: Promise<SavedLists>
}

/**
 * `/saved`: the concerts that a visitor saved on this device. The server doesn't know them, so a script loads
 * `/saved?slugs=…`, the same page with its rows, and inserts them. Such an address can also be shared.
 */
export const savedPage = definePage('saved', {
  query: querySchema,
  isStored: ({ query }) => query.slugs.length === 0,
  externalServices: ['ticket-widget'],
  loadDeferred: (page) => ({ lists: readSavedConcerts(page, page.query.slugs) }),
  head: ({ locale }) => ({
    title: savedMessages(locale).title,
    description: savedMessages(locale).lead,
    robots: 'noindex',
    styles: ['concerts', 'saved'],
  }),
  View: SavedView,
})

function SavedView({ page, data }: { page: Page<unknown, Query>; data: Deferred }) {
  const { locale, query, config } = page
  const t = savedMessages(locale)
  const hasList = query.slugs.length > 0
  return (
    <PageFrame page={page}>
      <div className="wrap saved">
        <h1>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <Island name="SavedList" load="visible" props={{ locale }}>
          <p className="note" role="status" data-saved-state />
          <div data-saved-list>
            {hasList ? (
              <SavedConcerts page={page} lists={data.lists} />
            ) : (
              <Empty locale={locale} hasAccounts={config.hasAccounts} />
            )}
          </div>
        </Island>
        {config.hasNotices ? (
          <p>
            <a href={localePath(locale, pathTo('push'))}>{pushPageMessages(locale).fromSaved}</a>
          </p>
        ) : null}
      </div>
    </PageFrame>
  )
}

/**
 * Explains how to save concerts. It doesn't say that none is saved: without JavaScript the server knows neither the list of
 * the device nor that of the account.
 */
function Empty({ locale, hasAccounts }: { locale: Page['locale']; hasAccounts: boolean }) {
  const t = savedMessages(locale)
  return (
    <div className="empty">
      <p className="empty-title">
        <Icon name="heart" /> {t.emptyTitle}
      </p>
      <p>{t.empty}</p>
      <noscript>
        <p className="note">{t.noScript}</p>
        {hasAccounts ? (
          <p>
            <a href={localePath(locale, pathTo('account'))}>{t.inAccount}</a>
          </p>
        ) : null}
      </noscript>
      <a className="button" href={localePath(locale, pathTo('concerts'))}>
        {t.toConcerts}
      </a>
    </div>
  )
}
