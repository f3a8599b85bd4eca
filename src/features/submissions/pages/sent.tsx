import { NotFound } from '../../../errors.ts'
import { sentMessages, submissionFormMessages } from '../../../languages/texts.ts'
import { definePrivatePage, type Page } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { type FormName, isFormName } from '../../../shared/forms/form-names.ts'
import {
  spellSubmissionNumber,
  submissionNumberPattern,
  toSubmissionNumber,
} from '../../../shared/forms/sent-submission.ts'
import { localePath } from '../../../shared/urls.ts'
import { Island } from '../../../ui/components/island.tsx'
import { PageFrame } from '../../../ui/components/page-frame.tsx'

interface Sent {
  form: FormName
  number: string
}

/**
 * `/sent/contact/k7mx2pda`: confirms that a form was sent. The page reads only its address, so it can be reloaded
 * whatever happens to the database.
 */
export const sentPage = definePrivatePage('sent', {
  loadCritical: ({ path, params }): Sent => {
    const { form } = params
    const number = toSubmissionNumber(params.number)
    if (!isFormName(form) || !submissionNumberPattern.test(number)) throw new NotFound(path)
    return { form, number }
  },
  head: ({ locale }, { form }) => ({
    title: submissionFormMessages(locale)[form].sent.title,
    styles: ['sent'],
  }),
  View: ({ page, data }) => <SentView page={page} {...data} />,
})

function SentView({ page, form, number }: { page: Page } & Sent) {
  const { locale } = page
  const t = sentMessages(locale)
  const { title, next } = submissionFormMessages(locale)[form].sent
  return (
    <PageFrame page={page}>
      <div className="wrap sent">
        <Island name="SentForm" load="visible" props={{ form }}>
          <h1>{title}</h1>
        </Island>
        <p className="lead">{next}</p>
        <p className="sent-card">
          {t.number} <strong className="sent-number">{spellSubmissionNumber(number)}</strong>
        </p>
        <p className="note">
          {t.numberHint}{' '}
          <a href={`${localePath(locale, pathTo('findSent'))}?${new URLSearchParams({ number })}`}>
            {t.seeOrRemove}
          </a>
        </p>
        <p>
          <a className="button" href={localePath(locale, pathTo('concerts'))}>
            {t.toConcerts}
          </a>
        </p>
      </div>
    </PageFrame>
  )
}
