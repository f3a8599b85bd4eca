import { readVotes } from '../../../content/programs/readers.ts'
import type { Vote } from '../../../content/programs/votes.ts'
import { siteMessages, voteMessages, voteResultMessages } from '../../../languages/texts.ts'
import { Await } from '../../../rendering/await.tsx'
import { definePage, type Page } from '../../../rendering/define-page.ts'
import { listShareImage } from '../../../rendering/list-pages.ts'
import { type ResultsByVote, readVoteResults } from '../../../rendering/vote-results.ts'
import { pathTo } from '../../../routes/paths.ts'
import { localePath } from '../../../shared/urls.ts'
import { findLeaders, sumVotes } from '../../../shared/votes.ts'
import { voteDates, voteState } from '../../../ui/components/ballot.tsx'
import { cardSizes } from '../../../ui/components/cards.tsx'
import { PageFrame } from '../../../ui/components/page-frame.tsx'
import { Picture } from '../../../ui/components/picture.tsx'

interface Deferred {
  votes: Promise<Vote[]>
  results: Promise<ResultsByVote>
}

/** `/vote`: open votes, future votes, and the results of closed ones. */
export const votesPage = definePage('votes', {
  loadDeferred: (page) => {
    const votes = readVotes(page.content, page.locale)
    return { votes, results: readVoteResults(page, votes) }
  },
  essential: ['votes'],
  head: ({ locale }) => ({
    title: voteMessages(locale).title,
    description: voteMessages(locale).description,
    shareImage: listShareImage(locale, voteMessages(locale).title),
    trail: [{ name: voteMessages(locale).title, path: pathTo('votes') }],
    styles: ['concerts', 'cards', 'votes'],
  }),
  View: VotesView,
})

const groups = ['open', 'ahead', 'closed'] as const

function VotesView({ page, data }: { page: Page; data: Deferred }) {
  const { locale, now } = page
  const t = voteMessages(locale)
  const both = Promise.all([data.votes, data.results])
  return (
    <PageFrame page={page}>
      <div className="wrap">
        <h1>{t.title}</h1>
        {page.votes ? null : <p className="notice">{t.notSetUp}</p>}
        <Await value={both} failed={<p className="note">{siteMessages(locale).loadFailed}</p>}>
          {([votes, results]) => (
            <>
              {votes.length === 0 ? <p className="empty">{t.none}</p> : null}
              {groups.map((group) => {
                const listed = votes.filter(
                  (vote) => (results[vote.slug]?.isFinal ? 'closed' : voteState(vote, now)) === group,
                )
                if (listed.length === 0) return null
                return (
                  <section key={group}>
                    <h2>{t.groups[group]}</h2>
                    <ul className="cards vote-cards">
                      {listed.map((vote) => (
                        <VoteCard key={vote.slug} vote={vote} page={page} results={results[vote.slug]} />
                      ))}
                    </ul>
                  </section>
                )
              })}
            </>
          )}
        </Await>
      </div>
    </PageFrame>
  )
}

interface VoteCardProps {
  vote: Vote
  page: Page
  results: ResultsByVote[string]
}

function VoteCard({ vote, page: { locale, now }, results }: VoteCardProps) {
  const t = voteResultMessages(locale)
  const ids = vote.options.map(({ id }) => id)
  const total = sumVotes(results?.counts ?? {}, ids)
  const [leader] = findLeaders(results?.counts ?? {}, ids)
  const leading = vote.options.find(({ id }) => id === leader)
  const image = leading?.image ?? vote.options[0]?.image
  return (
    <li>
      <a className="card" href={localePath(locale, pathTo('vote', { slug: vote.slug }))} lang={vote.lang}>
        {image ? <Picture image={image} alt="" sizes={cardSizes} /> : null}
        <strong>{vote.title}</strong>
        <span>{voteDates(vote, locale, now, results?.isFinal)}</span>
        {total > 0 && leading ? (
          <span>
            {t.total(t.votes(total))}. {results?.isFinal ? t.winner : t.leader}: {leading.track}
          </span>
        ) : null}
      </a>
    </li>
  )
}
