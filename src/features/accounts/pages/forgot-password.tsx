import { accountFormMessages } from '../../../languages/texts.ts'
import { emptyForm } from '../../../rendering/action.ts'
import { definePrivatePage } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { localePath } from '../../../shared/urls.ts'
import { AccountForm } from '../components/account-form.tsx'
import { AccountFrame } from '../components/account-frame.tsx'
import { EmailSent } from '../components/email-sent.tsx'
import { emailSentQuerySchema } from '../forms/email-sent-query.ts'

/** `/forgot-password`, and `?letter=out` once it is sent: the same for any address. */
export const forgotPasswordPage = definePrivatePage('forgotPassword', {
  query: emailSentQuerySchema,
  action: async () => (await import('../actions/forgot-password.ts')).forgotPasswordAction,
  head: ({ locale, query }) => {
    const t = accountFormMessages(locale)
    return { title: query.letter ? t.letterTitle : t.forms['forgot-password'].title, styles: ['account'] }
  },
  View: ({ page }) => {
    const { locale, query, form = emptyForm } = page
    const t = accountFormMessages(locale)
    const action = localePath(locale, pathTo('forgotPassword'))
    return (
      <AccountFrame page={page} title={t.forms['forgot-password'].title}>
        {query.letter && form.errors.length === 0 ? (
          <EmailSent locale={locale} again={action} />
        ) : (
          <AccountForm name="forgot-password" locale={locale} form={form} action={action}>
            <p>
              <a href={localePath(locale, pathTo('login'))}>{t.toLogin}</a>
            </p>
          </AccountForm>
        )}
      </AccountFrame>
    )
  },
})
