import type { Vote } from '../../content/programs/votes.ts'
import { siteMessages } from '../../languages/texts.ts'
import { Await } from '../../rendering/await.tsx'
import { BlockList } from '../blocks/block-list.tsx'
import { BallotView } from '../components/ballot.tsx'
import { PageFrame } from '../components/page-frame.tsx'
import type { PageLayoutProps } from './layout-props.ts'

/** `vote`: the question in the middle of the stage, the candidates as numbered cards under it. */
export function VoteLayout({ page, alternates, entry, data }: PageLayoutProps) {
  const { locale, now } = page
  const [first] = entry.blocks
  const intro = first?.kind === 'rich-text' ? first : undefined
  const rest = entry.blocks.filter((block) => block !== intro)
  const list = { page, lang: entry.lang, concerts: data.blockConcerts }
  return (
    <PageFrame page={page} alternates={alternates}>
      <header className="vote-head">
        <div className="wrap">
          <h1 lang={entry.lang}>{entry.title}</h1>
          {intro ? <BlockList blocks={[intro]} {...list} /> : null}
        </div>
      </header>
      <div className="wrap">
        <Await
          value={Promise.all([data.votes, data.results])}
          failed={<p className="note">{siteMessages(locale).loadFailed}</p>}
        >
          {([votes, results]) => {
            const { shown, isOwn } = chooseShownVotes(entry.slug, votes, now)
            return shown.map((vote) => (
              <div key={vote.slug} data-in-place={`vote/${vote.slug}`}>
                <BallotView
                  vote={vote}
                  locale={locale}
                  now={now}
                  isNamed={isOwn}
                  results={results[vote.slug]}
                  isSetUp={page.votes !== undefined}
                />
              </div>
            ))
          }}
        </Await>
        <div className="blocks">
          <BlockList blocks={rest} {...list} />
        </div>
      </div>
    </PageFrame>
  )
}

/** The vote that shares the page's slug, else all that aren't over. */
export function chooseShownVotes(
  slug: string,
  votes: Vote[],
  now: number,
): { shown: Vote[]; isOwn: boolean } {
  const own = votes.filter((vote) => vote.slug === slug)
  if (own.length > 0) return { shown: own, isOwn: true }
  return { shown: votes.filter(({ closesAt }) => !closesAt || Date.parse(closesAt) > now), isOwn: false }
}
