import { SubmissionForm } from '../components/submission-form.tsx'
import { formFieldMessages } from '../i18n/form-fields.ts'
import { pageMessages } from '../i18n/pages.ts'
import type { Page } from '../page/define-page.ts'
import { localePath } from '../shared/urls.ts'
import type { BlockProps } from './block-of.ts'
import { TitledBlock } from './titled.tsx'

const contactPath = '/contact'

/** What to send us and where. Our addresses are content: they stand on the contact page. */
export function FormBlock({ block, lang, page }: BlockProps<'form'> & { page: Page }) {
  const { locale, path } = page
  if (block.form === 'contact') {
    return (
      <TitledBlock
        title={block.title ?? formFieldMessages(locale).forms.contact.title}
        lang={block.title ? lang : undefined}
        className="form-card"
      >
        <SubmissionForm name="contact" locale={locale} form={page.form} />
      </TitledBlock>
    )
  }
  const t = pageMessages(locale)
  const form = t.forms[block.form]
  return (
    <TitledBlock
      title={block.title ?? form.title}
      lang={block.title ? lang : undefined}
      className="form-card"
    >
      <p>{t.byMail}</p>
      <ul>
        {form.fields.map((field) => (
          <li key={field}>{field}</li>
        ))}
      </ul>
      {path === contactPath ? (
        <p className="note">{t.contactsHere}</p>
      ) : (
        <a className="button" href={localePath(locale, contactPath)}>
          {t.openContacts}
        </a>
      )}
    </TitledBlock>
  )
}
