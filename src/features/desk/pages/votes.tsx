import * as z from 'zod/mini'
import { readVotes } from '../../../content/programs/readers.ts'
import type { Vote } from '../../../content/programs/votes.ts'
import { deskToldMessages } from '../../../languages/texts.ts'
import { deskActionPath } from '../../../routes/desk-addresses.ts'
import { hasRightsOf } from '../../../routes/desk-role.ts'
import { pathTo } from '../../../routes/paths.ts'
import { formatNumber } from '../../../shared/format.ts'
import { formKeyField } from '../../../shared/forms/form-key.ts'
import { localePath } from '../../../shared/urls.ts'
import { Done } from '../../../ui/forms/form-errors.tsx'
import { Ranking } from '../charts/ranking.tsx'
import { FactLine } from '../components/desk-table.tsx'
import { formatInstant } from '../format-instant.ts'
import { defineDeskPage } from './define-desk-page.tsx'

const querySchema = z.object({ done: z.catch(z.optional(z.enum(['close'])), undefined) })

/** Share of all votes in percent, with one digit after the point. */
const toShare = (votes: number, total: number) => (total > 0 ? Math.round((votes / total) * 1000) / 10 : 0)

/** The name of an option in content; an option that an editor has removed is shown by its id. */
const nameOfOption = (vote: Vote | undefined, option: string) =>
  vote?.options.find(({ id }) => id === option)?.track ?? option

/** `/desk/votes`: the state and result of each vote. */
export const deskVotesPage = defineDeskPage('deskVotes', {
  query: querySchema,
  actions: { close: async () => (await import('../actions/close-vote.ts')).closeVoteAction },
  styles: ['charts'],
  load: async ({ visitor, content, locale }) => {
    const [votes, written] = await Promise.all([
      visitor.votes?.listStored(),
      // If content can't be read, votes are shown by their slugs.
      readVotes(content, locale).catch(() => []),
    ])
    return { votes, written: new Map(written.map((vote) => [vote.slug, vote])) }
  },
  View: ({ page: { locale, viewer, query, form }, data: { votes, written } }) => {
    const t = deskToldMessages(locale).votes
    if (!votes) return <p className="notice">{t.notSetUp}</p>
    return (
      <>
        <p className="lead">{t.lead}</p>
        <Done form={form} word={query.done} texts={{ close: t.closed }} />
        {votes.length === 0 ? <p className="desk-fine">{t.none}</p> : null}
        {votes.map(({ slug, total, options, state, closesAt }) => (
          <section key={slug}>
            <h2>
              <a href={localePath(locale, pathTo('vote', { slug }))}>{written.get(slug)?.title ?? slug}</a>
            </h2>
            <FactLine
              className="note"
              facts={[
                t.states[state],
                t.total(formatNumber(locale, total)),
                closesAt === undefined ? undefined : t.until(formatInstant(locale, closesAt)),
              ]}
            />
            {options.length > 0 ? (
              <Ranking
                locale={locale}
                title={t.count}
                rowName={t.option}
                rows={options.map(({ option }) => ({
                  key: option,
                  label: nameOfOption(written.get(slug), option),
                  tick: '',
                }))}
                bars={{ name: t.count, values: options.map(({ votes: count }) => count) }}
                others={[{ name: t.share, values: options.map(({ votes: count }) => toShare(count, total)) }]}
                file={`${slug}-votes`}
              />
            ) : null}
            {state === 'open' && hasRightsOf(viewer.role, 'owner') ? (
              <form
                method="post"
                className="desk-form-below"
                action={localePath(locale, deskActionPath('deskVotes', 'close'))}
              >
                <input type="hidden" name={formKeyField} value={form?.key ?? ''} />
                <input type="hidden" name="slug" value={slug} />
                <button type="submit" className="button button-quiet">
                  {t.close(written.get(slug)?.title ?? slug)}
                </button>
              </form>
            ) : null}
          </section>
        ))}
      </>
    )
  },
})
