import * as z from 'zod/mini'
import { readVote } from '../../../content/programs/readers.ts'
import { toVoteSpec } from '../../../content/programs/vote-spec.ts'
import type { Vote } from '../../../content/programs/votes.ts'
import { NotFound } from '../../../errors.ts'
import { voteMessages } from '../../../languages/texts.ts'
import { definePrivatePage, type PrivatePage } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { optionField, takeBackField, type VoteResults } from '../../../shared/votes.ts'
import { BallotView } from '../../../ui/components/ballot.tsx'
import { PageFrame } from '../../../ui/components/page-frame.tsx'

interface Critical {
  vote: Vote
  /** The option that this visitor has chosen. */
  own: string | undefined
  results: VoteResults | undefined
}

const querySchema = z.object({ done: z.catch(z.optional(z.literal('withdrawn')), undefined) })
type Asked = PrivatePage<{ slug: string }, z.infer<typeof querySchema>>

/** `/vote/{slug}/mine`: the visitor's choice and the current results. */
export const ownVotePage = definePrivatePage('ownVote', {
  query: querySchema,
  loadCritical: async (page: Asked): Promise<Critical> => {
    const { content, locale, params, path, visitor } = page
    const vote = await readVote(content, locale, params.slug)
    if (!vote) throw new NotFound(path)
    const own = await findOwn(page, vote)
    return { vote, own, results: await visitor.votes?.readResults(toVoteSpec(vote), true) }
  },
  head: ({ locale }, { vote }) => ({
    title: `${voteMessages(locale).mine}: ${vote.title}`,
    robots: 'noindex',
    styles: ['text', 'votes'],
  }),
  View: OwnVoteView,
})

/** @throws UpstreamFailed('store') where the objects don't answer */
async function findOwn({ visitor }: PrivatePage, vote: Vote): Promise<string | undefined> {
  const voter = await visitor.voter.identify()
  return voter && visitor.votes?.findOwn(toVoteSpec(vote), voter)
}

function OwnVoteView({ page, data: { vote, own, results } }: { page: Asked; data: Critical }) {
  const { locale } = page
  const t = voteMessages(locale)
  const option = vote.options.find(({ id }) => id === own)
  return (
    <PageFrame page={page}>
      <header className="vote-head">
        <div className="wrap">
          <h1 lang={vote.lang}>{vote.title}</h1>
        </div>
      </header>
      <div className="wrap">
        <div data-in-place={`vote/${vote.slug}`}>
          <div className="notice" role="status">
            {option ? (
              <>
                <h2>{t.mineIs(option.track)}</h2>
                {results?.isFinal ? null : <TakeBack vote={vote} own={option.id} locale={locale} />}
              </>
            ) : (
              <p>{own ? t.mineGone : page.query.done ? t.withdrawn : t.notYet}</p>
            )}
          </div>
          <BallotView
            vote={vote}
            locale={locale}
            results={results}
            isNamed={true}
            chosen={own}
            now={page.now}
            isSetUp={page.visitor.votes !== undefined}
          />
        </div>
        <p>
          <a href={localePath(locale, pathTo('votes'))}>{t.all}</a>
        </p>
      </div>
    </PageFrame>
  )
}

/** Says that the vote counts, with the button that takes it back. */
function TakeBack({ vote, own, locale }: { vote: Vote; own: string; locale: Locale }) {
  const t = voteMessages(locale)
  return (
    <form
      className="vote-ways"
      method="post"
      action={localePath(locale, pathTo('vote', { slug: vote.slug }))}
    >
      <span>{t.counted}</span>
      <input type="hidden" name={optionField} value={own} />
      <input type="hidden" name={takeBackField} value="yes" />
      <button type="submit" className="button button-quiet">
        {t.takeBack}
      </button>
    </form>
  )
}
