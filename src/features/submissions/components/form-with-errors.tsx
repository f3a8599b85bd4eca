import { formTexts } from '../../../languages/form-texts.ts'
import { formMessages } from '../../../languages/texts.ts'
import type { Page } from '../../../rendering/define-page.ts'
import type { FormConcerts } from '../../../shared/forms/concert-choice.ts'
import { wordingField } from '../../../shared/forms/form-key.ts'
import type { FormName } from '../../../shared/forms/form-names.ts'
import { toWording } from '../../../shared/forms/form-wordings.ts'
import { localePath } from '../../../shared/urls.ts'
import { Icon } from '../../../ui/components/icon.tsx'
import { PageFrame } from '../../../ui/components/page-frame.tsx'
import { SubmissionForm } from './submission-form.tsx'

interface ReturnedFormProps {
  page: Page
  name: FormName
  concerts: FormConcerts
  address: string | undefined
}

/**
 * A form as it comes back: by itself, so that what is wrong with it stands at the top, and so that it comes back whatever
 * becomes of the content around it. In the words of the page that it was sent from.
 */
export function FormWithErrors({ page, name, concerts, address }: ReturnedFormProps) {
  const { locale, path, form } = page
  const wording = toWording(form?.typed[wordingField])
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
