import { readVote } from '../../../content/programs/readers.ts'
import type { Vote } from '../../../content/programs/votes.ts'
import { NotFound } from '../../../errors.ts'
import { shareImageMessages, siteMessages, voteMessages } from '../../../languages/texts.ts'
import { type Form, wasSubmitted } from '../../../rendering/action.ts'
import { Await } from '../../../rendering/await.tsx'
import { definePage, type Page } from '../../../rendering/define-page.ts'
import type { Head } from '../../../rendering/head.ts'
import { toVotePage } from '../../../rendering/structured-data/web-page.ts'
import { type ResultsByVote, readVoteResults } from '../../../rendering/vote-results.ts'
import { pathTo } from '../../../routes/paths.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { optionField } from '../../../shared/votes.ts'
import { BallotView, toLoginPath } from '../../../ui/components/ballot.tsx'
import { ConfirmChoice } from '../../../ui/components/confirm-choice.tsx'
import { PageFrame } from '../../../ui/components/page-frame.tsx'
import { Prose } from '../../../ui/components/prose.tsx'
import { FormErrors } from '../../../ui/forms/form-errors.tsx'

interface Critical {
  vote: Vote
}

interface Deferred {
  results: Promise<ResultsByVote>
}

/** `/vote/{slug}`: the same page for everybody; only the response to a sent form is private. */
export const votePage = definePage('vote', {
  action: async () => (await import('../actions/cast-vote.ts')).voteAction,
  loadCritical: async ({ content, locale, params, path }) => {
    const vote = await readVote(content, locale, params.slug)
    if (!vote) throw new NotFound(path)
    return { vote }
  },
  loadDeferred: (page, critical) => ({
    results: readVoteResults(
      page,
      critical.then(({ vote }) => [vote]),
    ),
  }),
  head: (page, { vote }) => toHead(page, vote),
  View: VoteView,
})

function toHead(page: Page, vote: Vote): Head {
  const { locale, form } = page
  return {
    title: vote.title,
    description: voteMessages(locale).description,
    shareImage: { title: vote.title, place: shareImageMessages(locale).site },
    trail: [
      { name: voteMessages(locale).title, path: pathTo('votes') },
      { name: vote.title, path: pathTo('vote', { slug: vote.slug }) },
    ],
    structuredData: [toVotePage(page, vote)],
    styles: ['text', 'votes', ...(form && wasSubmitted(form) ? (['forms'] as const) : [])],
  }
}

function VoteView({ page, data: { vote, results } }: { page: Page; data: Critical & Deferred }) {
  const { locale, form } = page
  const t = voteMessages(locale)
  return (
    <PageFrame page={page}>
      <header className="vote-head">
        <div className="wrap">
          <h1 lang={vote.lang}>{vote.title}</h1>
          {vote.descriptionHtml ? <Prose html={vote.descriptionHtml} lang={vote.lang} /> : null}
        </div>
      </header>
      <div className="wrap">
        <div data-in-place={`vote/${vote.slug}`}>
          {form ? <VoteAnswer vote={vote} form={form} locale={locale} /> : null}
          <Await value={results} failed={<p className="note">{siteMessages(locale).loadFailed}</p>}>
            {(all) => (
              <BallotView
                vote={vote}
                locale={locale}
                isNamed={true}
                begun={form?.typed[optionField]}
                results={all[vote.slug]}
                now={page.now}
                isSetUp={page.votes !== undefined}
              />
            )}
          </Await>
        </div>
        <p>
          <a href={localePath(locale, pathTo('votes'))}>{t.all}</a>
        </p>
      </div>
    </PageFrame>
  )
}

interface VoteAnswerProps {
  vote: Vote
  form: Form
  locale: Locale
}

/** Answers a form whose vote wasn't counted: shows its errors, or the choice to confirm. */
function VoteAnswer({ vote, form, locale }: VoteAnswerProps) {
  const t = voteMessages(locale)
  const { [optionField]: chosen } = form.typed
  const option = vote.options.find(({ id }) => id === chosen)
  const [first] = vote.options
  const faults: Readonly<Record<string, string>> = t.faults
  const needsAccount = form.errors.some(({ fault }) =>
    ['account-needed', 'voted-with-account', 'too-many-votes', 'no-cookies'].includes(fault),
  )
  if (form.needsConfirmation && option) {
    const path = localePath(locale, pathTo('vote', { slug: vote.slug }))
    return (
      <ConfirmChoice path={path} chosen={option.id} texts={t}>
        {t.chosen(option.track)}
      </ConfirmChoice>
    )
  }
  return (
    <>
      <FormErrors
        // The options are one field, so the summary of errors links to the first of them.
        form={{
          ...form,
          errors: form.errors.map((error) =>
            error.field && first ? { ...error, field: `${optionField}-${first.id}` } : error,
          ),
        }}
        locale={locale}
        toText={(fault) => faults[fault] ?? t.faults.choose}
        title={t.notCounted}
      />
      {needsAccount ? (
        <p>
          <a className="button" href={toLoginPath(locale, vote.slug)}>
            {t.login}
          </a>
        </p>
      ) : null}
    </>
  )
}
