import { contact } from '../../../brand/chosen.ts'
import type { ContentPageSlug } from '../../../brand/page-texts.ts'
import { formTexts } from '../../../languages/form-texts.ts'
import { contentPageMessages, formMessages } from '../../../languages/texts.ts'
import { emptyForm } from '../../../rendering/action.ts'
import type { Page } from '../../../rendering/define-page.ts'
import { contentPageTitle, pageText } from '../../../rendering/page-text.ts'
import { pathTo } from '../../../routes/paths.ts'
import type { FormConcerts, InitialFormValues } from '../../../shared/forms/concert-choice.ts'
import { wordingField } from '../../../shared/forms/form-key.ts'
import { defaultWording, type FormName, toFormWording } from '../../../shared/forms/form-names.ts'
import { localePath, toTelHref } from '../../../shared/urls.ts'
import { Icon } from '../../../ui/components/icon.tsx'
import { PageFrame } from '../../../ui/components/page-frame.tsx'
import { StoredData } from '../../../ui/components/stored-data.tsx'
import { SubmissionForm } from './submission-form.tsx'

interface PageWithoutEntryProps {
  page: Page
  slug: ContentPageSlug
  form: FormName | undefined
  initialValues: InitialFormValues | undefined
}

/** Content page with the brand's own texts, for a page that editors have not written. */
export function PageWithoutEntry({ page, slug, form, initialValues }: PageWithoutEntryProps) {
  const { locale, config } = page
  const t = contentPageMessages(locale)
  const text = pageText(slug, locale)
  const { email, phone } = contact
  const isContact = slug === 'contact'
  const links = [
    { href: `mailto:${email}`, text: email, isShown: isContact && email !== undefined },
    { href: toTelHref(phone ?? ''), text: phone, isShown: isContact && phone !== undefined },
    { href: localePath(locale, pathTo('contact')), text: t.contact, isShown: !isContact },
    { href: config.HELP_URL ?? '', text: t.help, isShown: config.HELP_URL !== undefined },
    { href: localePath(locale, pathTo('qa')), text: t.questions, isShown: true },
    { href: localePath(locale, pathTo('concerts')), text: t.schedule, isShown: true },
  ].filter(({ isShown }) => isShown)
  return (
    <PageFrame page={page}>
      <div className="wrap">
        <h1>{contentPageTitle(slug, locale)}</h1>
        {text ? <p className="lead">{text}</p> : null}
        <p className="link-row">
          {links.map(({ href, text }) => (
            <a key={href} className="button button-quiet" href={href}>
              {text}
            </a>
          ))}
        </p>
        {slug === 'security' ? <StoredData page={page} /> : null}
        {form ? (
          <section className="form-card">
            <h2>{formTexts(locale, form, defaultWording).title}</h2>
            <SubmissionForm
              name={form}
              locale={locale}
              form={{ ...emptyForm, typed: initialValues?.typed ?? {} }}
              concerts={initialValues?.concerts}
              challengeKey={config.challenge?.siteKey}
            />
          </section>
        ) : null}
      </div>
    </PageFrame>
  )
}

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
