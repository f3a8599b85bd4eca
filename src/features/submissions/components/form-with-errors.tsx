import { formTexts } from '../../../languages/form-texts.ts'
import { formMessages } from '../../../languages/texts.ts'
import type { Page } from '../../../rendering/define-page.ts'
import type { FormConcerts } from '../../../shared/forms/concert-choice.ts'
import { wordingField } from '../../../shared/forms/form-key.ts'
import { type FormName, toFormWording } from '../../../shared/forms/form-names.ts'
import { localePath } from '../../../shared/urls.ts'
import { Icon } from '../../../ui/components/icon.tsx'
import { PageFrame } from '../../../ui/components/page-frame.tsx'
import { SubmissionForm } from './submission-form.tsx'

interface FormWithErrorsProps {
  page: Page
  name: FormName
  concerts: FormConcerts
  address: string | undefined
}

/**
 * A page that shows a form again with its errors. It has no other content: the errors are at the top, and the form
 * appears even if content can't be read. It uses the wording of the page that the form was sent from.
 */
export function FormWithErrors({ page, name, concerts, address }: FormWithErrorsProps) {
  const { locale, path, form } = page
  const wording = toFormWording(form?.typed[wordingField])
  return (
    <PageFrame page={page}>
      <div className="wrap returned-form">
        <p>
          <a className="back" href={localePath(locale, path)}>
            <Icon name="back" />
            {formMessages(locale).back}
          </a>
        </p>
        <h1>{formTexts(locale, name, wording).title}</h1>
        <SubmissionForm
          name={name}
          locale={locale}
          wording={wording}
          form={form}
          concerts={concerts}
          address={address}
          challengeKey={page.config.challenge?.siteKey}
        />
      </div>
    </PageFrame>
  )
}
