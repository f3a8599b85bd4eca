import * as z from 'zod/mini'
import { deskToldMessages } from '../../../languages/texts.ts'
import { deskActionPath } from '../../../routes/desk-addresses.ts'
import { hasRightsOf } from '../../../routes/desk-role.ts'
import { pathTo } from '../../../routes/paths.ts'
import { formatNumber } from '../../../shared/format.ts'
import { formKeyField } from '../../../shared/forms/form-key.ts'
import { localePath } from '../../../shared/urls.ts'
import { DeskTable } from '../components/desk-table.tsx'
import { formatInstant } from '../format-instant.ts'
import { defineDeskPage } from './define-desk-page.tsx'

const querySchema = z.object({ done: z.catch(z.optional(z.enum(['close'])), undefined) })

/** `/desk/votes`: how each vote stands. */
export const deskVotesPage = defineDeskPage('deskVotes', {
  query: querySchema,
  actions: { close: async () => (await import('../actions/close-vote.ts')).closeVoteAction },
  load: async ({ visitor }) => ({ votes: await visitor.votes?.listStored() }),
  View: ({ page: { locale, viewer, query, form }, data: { votes } }) => {
    const t = deskToldMessages(locale).votes
    if (!votes) return <p className="notice">{t.notSetUp}</p>
    return (
      <>
        <p className="lead">{t.lead}</p>
        {query.done ? (
          <p className="notice" role="status">
            {t.closed}
          </p>
        ) : null}
        {votes.length === 0 ? <p className="desk-fine">{t.none}</p> : null}
        {votes.map(({ slug, total, options, state, closesAt }) => (
          <section key={slug}>
            <h2>
              <a href={localePath(locale, pathTo('vote', { slug }))}>{slug}</a>
            </h2>
            <p className="note">
              {[
                t.states[state],
                t.total(formatNumber(locale, total)),
                ...(closesAt === undefined ? [] : [t.until(formatInstant(locale, closesAt))]),
              ].join(' · ')}
            </p>
            <DeskTable
              label={slug}
              columns={[t.option, t.count, t.share]}
              numbers={[1]}
              rows={options.map(({ option, votes: count }) => ({
                key: option,
                cells: [
                  option,
                  formatNumber(locale, count),
                  <meter key="share" min={0} max={Math.max(total, 1)} value={count} aria-label={option} />,
                ],
              }))}
            />
            {state === 'open' && hasRightsOf(viewer.role, 'owner') ? (
              <form method="post" action={localePath(locale, deskActionPath('deskVotes', 'close'))}>
                <input type="hidden" name={formKeyField} value={form?.key ?? ''} />
                <input type="hidden" name="slug" value={slug} />
                <button type="submit" className="button button-quiet">
                  {t.close(slug)}
                </button>
              </form>
            ) : null}
          </section>
        ))}
      </>
    )
  },
})
