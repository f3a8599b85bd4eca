import { formTexts } from '../../../languages/form-texts.ts'
import { emptyForm } from '../../../rendering/action.ts'
import type { Page } from '../../../rendering/define-page.ts'
import { usualWording } from '../../../shared/forms/form-wordings.ts'
import type { BlockProps } from '../../../ui/blocks/block-of.ts'
import { TitledBlock } from '../../../ui/blocks/titled.tsx'
import { SubmissionForm } from './submission-form.tsx'

/** A form of the site, where an editor wants it. */
export function FormBlockView({ block, lang, page }: BlockProps<'form'> & { page: Page }) {
  const { form, title, begun, wording = usualWording } = block
  return (
    <TitledBlock
      title={title ?? formTexts(page.locale, form, wording).title}
      lang={title ? lang : undefined}
      className="form-card"
    >
      <SubmissionForm
        name={form}
        locale={page.locale}
        wording={wording}
        challengeKey={page.config.challenge?.siteKey}
        {...(begun ? { form: { ...emptyForm, typed: begun.typed }, concerts: begun.concerts } : {})}
      />
    </TitledBlock>
  )
}
