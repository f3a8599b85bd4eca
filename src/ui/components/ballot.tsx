import type { ReactNode } from 'react'
import type { Vote, VoteOption } from '../../content/programs/votes.ts'
import { pageMessages, voteMessages, voteResultMessages } from '../../languages/texts.ts'
import { pathTo } from '../../routes/paths.ts'
import { formatDay, formatFullDay } from '../../shared/format.ts'
import type { Locale } from '../../shared/locales.ts'
import { inNewTab } from '../../shared/new-tab.ts'
import { localePath } from '../../shared/urls.ts'
import {
  chooseVoteState,
  findLeaders,
  optionField,
  sumVotes,
  toVotePercent,
  type VoteResults,
} from '../../shared/votes.ts'
import { Island } from './island.tsx'
import { Picture } from './picture.tsx'
import { Prose } from './prose.tsx'

interface BallotProps {
  vote: Vote
  /** Results of the vote. Absent if they can't be read at present. */
  results: VoteResults | undefined
  locale: Locale
  now: number
  /** Whether the site can take votes at all. */
  isSetUp: boolean
  /** The page's own heading already names the vote. */
  isNamed?: boolean | undefined
  /** Option that the visitor has chosen, on their private page. */
  chosen?: string | undefined
  /** The option that was selected in a form that is shown again. */
  begun?: string | undefined
}

/** A vote: its question and options, the result in words and bars, and the form while the vote is open. */
export function BallotView({ vote, results, locale, now, isSetUp, isNamed, chosen, begun }: BallotProps) {
  const t = voteMessages(locale)
  const ofResults = voteResultMessages(locale)
  const state = results?.isFinal ? 'closed' : voteState(vote, now)
  const when = voteDates(vote, locale, now, results?.isFinal)
  const ids = vote.options.map(({ id }) => id)
  const counts = results?.counts ?? {}
  const total = sumVotes(counts, ids)
  const isVotable = isSetUp && state === 'open' && ids.length > 0
  const leaders = findLeaders(counts, ids)
  const isCounted = results !== undefined && state !== 'ahead'
  const list = (
    <ol>
      {vote.options.map((option) => (
        <Candidate
          key={option.id}
          option={option}
          locale={locale}
          isVotable={isVotable}
          isChosen={option.id === chosen}
          isTicked={option.id === (begun ?? chosen)}
          votes={isCounted ? (counts[option.id] ?? 0) : undefined}
          total={total}
          leading={
            leaders.includes(option.id) ? (results?.isFinal ? ofResults.winner : ofResults.leader) : ''
          }
        />
      ))}
    </ol>
  )
  return (
    <section className="ballot" data-light={vote.genre}>
      <h2 lang={isNamed ? undefined : vote.lang}>{isNamed ? t.options : vote.title}</h2>
      {when ? <p className="note">{when}</p> : null}
      {isNamed || !vote.descriptionHtml ? null : <Prose html={vote.descriptionHtml} lang={vote.lang} />}
      {isSetUp ? null : <p className="notice">{t.notSetUp}</p>}
      <Live vote={vote} locale={locale} isLive={isCounted && !results.isFinal}>
        <form method="post" action={localePath(locale, pathTo('vote', { slug: vote.slug }))} noValidate>
          <fieldset lang={vote.lang}>
            <legend className="hidden-text">{vote.title}</legend>
            {list}
          </fieldset>
          <p className="ballot-sum">
            {isCounted ? (
              <strong data-total>
                {total > 0 ? ofResults.total(ofResults.votes(total)) : ofResults.noVotes}
              </strong>
            ) : null}
            {results?.isFinal ? <span>{t.final}</span> : null}
            {isSetUp && !results && state !== 'ahead' ? <span>{t.unknown}</span> : null}
          </p>
          {isVotable ? (
            <p className="ballot-send" data-cast="">
              <button type="submit" className="button">
                {chosen === undefined ? t.cast : t.change}
              </button>
              {vote.requiresAccount ? (
                <span>
                  {t.accountNeeded} <a href={toLoginPath(locale, vote.slug)}>{t.login}</a>
                </span>
              ) : null}
            </p>
          ) : null}
          <p className="hidden-text" role="status" data-news />
        </form>
      </Live>
      {isVotable ? <Rules vote={vote} locale={locale} /> : null}
    </section>
  )
}

/** Returns the address of the sign-in page that leads back to the vote. */
export const toLoginPath = (locale: Locale, slug: string): string =>
  `${localePath(locale, pathTo('login'))}?${new URLSearchParams({ next: localePath(locale, pathTo('vote', { slug })) })}`

export const voteState = ({ opensAt, closesAt }: Vote, now: number) =>
  chooseVoteState(
    {
      opensAt: opensAt === undefined ? undefined : Date.parse(opensAt),
      closesAt: closesAt === undefined ? undefined : Date.parse(closesAt),
    },
    now,
  )

interface LiveProps {
  vote: Vote
  locale: Locale
  isLive: boolean
  children: ReactNode
}

/** Counts go on by script where there is something to count. */
const Live = ({ vote, locale, isLive, children }: LiveProps) =>
  isLive ? (
    <Island
      name="LiveResults"
      load="visible"
      props={{ locale, slug: vote.slug, ...(vote.closesAt ? { closesAt: Date.parse(vote.closesAt) } : {}) }}
    >
      {children}
    </Island>
  ) : (
    children
  )

interface CandidateProps {
  option: VoteOption
  locale: Locale
  isVotable: boolean
  isChosen: boolean
  isTicked: boolean
  /** Number of votes for the option. Absent if the results are unknown, or not counted yet. */
  votes: number | undefined
  total: number
  leading: string
}

/** Over the whole width of the card if there is room, otherwise next to the name. */
const pictureSizes = '(min-width: 40rem) 23rem, 5rem'

function Candidate({ option, locale, isVotable, isChosen, isTicked, votes, total, leading }: CandidateProps) {
  const t = voteMessages(locale)
  const ofResults = voteResultMessages(locale)
  const { id, track, lang, image, listenUrl, program } = option
  const picture = image ? <Picture image={image} alt="" sizes={pictureSizes} /> : null
  const field = `${optionField}-${id}`
  return (
    <li data-option={id}>
      {isVotable ? (
        <label htmlFor={field}>
          {picture}
          <input type="radio" id={field} name={optionField} value={id} defaultChecked={isTicked} />
          <strong lang={lang}>{track}</strong>
        </label>
      ) : (
        <div className="ballot-name">
          {picture}
          <strong lang={lang}>{track}</strong>
        </div>
      )}
      {isChosen ? <em>{t.mine}</em> : null}
      <span className="ballot-ways">
        {program ? (
          <a href={localePath(locale, pathTo('bySlug', { slug: program.slug }))} lang={program.lang}>
            {program.name}
          </a>
        ) : null}
        {listenUrl ? (
          <a href={listenUrl} {...inNewTab} aria-label={t.listenTo(track)}>
            {t.listen}
          </a>
        ) : null}
      </span>
      {votes === undefined ? null : (
        <span className="ballot-count">
          <span data-votes>{ofResults.votes(votes)}</span>{' '}
          <span data-share>{ofResults.share(toVotePercent(votes, total))}</span> <b data-leading>{leading}</b>
          <meter min={0} max={100} value={toVotePercent(votes, total)} aria-hidden="true" />
        </span>
      )}
    </li>
  )
}

function Rules({ vote, locale }: { vote: Vote; locale: Locale }) {
  const t = voteMessages(locale)
  const rules = vote.requiresAccount
    ? [t.ruleAccount, t.ruleChange]
    : [t.ruleOnce, t.ruleChange, t.ruleNetwork, t.ruleLimits]
  return (
    <details className="ballot-rules">
      <summary>{t.rules}</summary>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </details>
  )
}

/** @param isFinal whether the vote is closed, which may be before the end of its time */
export function voteDates(vote: Vote, locale: Locale, now: number, isFinal = false): string | undefined {
  const { opensAt, closesAt } = vote
  const t = pageMessages(locale)
  const thisYear = String(new Date(now).getUTCFullYear())
  const day = (instant: string) =>
    (instant.startsWith(thisYear) ? formatDay : formatFullDay)(locale, instant.slice(0, 10))
  const state = voteState(vote, now)
  if (closesAt && state === 'closed') return t.voteClosed(day(closesAt))
  if (isFinal) return voteMessages(locale).faults.closed
  if (opensAt && state === 'ahead') return t.voteAhead(day(opensAt))
  return opensAt && closesAt ? t.voteOpen(day(opensAt), day(closesAt)) : undefined
}
