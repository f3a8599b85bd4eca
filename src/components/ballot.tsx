import type { Vote } from '../content/programs/votes.ts'
import { pageMessages } from '../i18n/pages.ts'
import { formatDay, formatFullDay } from '../shared/format.ts'
import type { Locale } from '../shared/locales.ts'
import { pathTo } from '../shared/paths.ts'
import { localePath } from '../shared/urls.ts'
import { Prose } from './prose.tsx'

interface BallotProps {
  vote: Vote
  locale: Locale
  now: number
  /** The page's own heading already names the vote. */
  isNamed?: boolean
}

/** What a vote asks and between what. Each candidate leads to the program in which it can be heard. */
export function Ballot({ vote, locale, now, isNamed }: BallotProps) {
  const t = pageMessages(locale)
  const when = voteDates(vote, locale, now)
  return (
    <section className="ballot" data-light={vote.genre}>
      <h2 lang={isNamed ? undefined : vote.lang}>{isNamed ? t.candidates : vote.title}</h2>
      {when ? <p className="note">{when}</p> : null}
      {vote.descriptionHtml ? <Prose html={vote.descriptionHtml} lang={vote.lang} /> : null}
      <ol>
        {vote.options.map(({ track, program }) => (
          <li key={track}>
            <strong>{track}</strong>
            {program ? (
              <a href={localePath(locale, pathTo('bySlug', { slug: program.slug }))} lang={program.lang}>
                {program.name}
              </a>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}

function voteDates({ opensAt, closesAt }: Vote, locale: Locale, now: number): string | undefined {
  const t = pageMessages(locale)
  const thisYear = String(new Date(now).getUTCFullYear())
  const day = (instant: string) =>
    (instant.startsWith(thisYear) ? formatDay : formatFullDay)(locale, instant.slice(0, 10))
  if (closesAt && Date.parse(closesAt) <= now) return t.voteClosed(day(closesAt))
  if (opensAt && Date.parse(opensAt) > now) return t.voteAhead(day(opensAt))
  return opensAt && closesAt ? t.voteOpen(day(opensAt), day(closesAt)) : undefined
}
