import type { Vote } from '../../../content/programs/votes.ts'
import { voteMessages } from '../../../languages/texts.ts'
import type { Form } from '../../../rendering/action.ts'
import { pathTo } from '../../../routes/paths.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { optionField } from '../../../shared/votes.ts'
import { toLoginPath } from '../../../ui/components/ballot.tsx'
import { ConfirmChoice } from '../../../ui/components/confirm-choice.tsx'
import { FormErrors } from '../../../ui/forms/form-errors.tsx'

interface VoteAnswerProps {
  vote: Vote
  form: Form
  locale: Locale
}

/** Shown after a form that wasn't counted: its errors, or the choice to confirm. */
export function VoteAnswer({ vote, form, locale }: VoteAnswerProps) {
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
