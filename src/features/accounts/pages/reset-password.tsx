import { accountFormMessages } from '../../../languages/texts.ts'
import { emptyForm } from '../../../rendering/action.ts'
import { definePrivatePage } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { localePath } from '../../../shared/urls.ts'
import { AccountForm } from '../components/account-form.tsx'
import { AccountFrame, EmailSentNotice } from '../components/account-frame.tsx'
import { codeQuerySchema, emailSentQuerySchema } from '../forms/account-queries.ts'

/** Page that the password e-mail links to. Opening it changes nothing: the code is sent with the form. */
export const resetPasswordPage = definePrivatePage('resetPassword', {
  query: codeQuerySchema,
  hasSecretCode: true,
  action: async () => (await import('../actions/account-actions.ts')).resetPasswordAction,
  head: ({ locale }) => ({
    title: accountFormMessages(locale).forms['reset-password'].title,
    styles: ['account'],
  }),
  View: ({ page }) => {
    const { locale, query, form = emptyForm } = page
    const t = accountFormMessages(locale)
    const code = form.typed.code ?? query.code
    return (
      <AccountFrame page={page} title={t.forms['reset-password'].title}>
        <AccountForm
          name="reset-password"
          locale={locale}
          form={form}
          action={localePath(locale, pathTo('resetPassword'))}
          hidden={{ code }}
        >
          <p>
            <a href={localePath(locale, pathTo('forgotPassword'))}>{t.askAgain}</a>
          </p>
        </AccountForm>
      </AccountFrame>
    )
  },
})

/**
 * `/forgot-password`, and `?letter=out` once the e-mail is sent. The page is the same for any address, so that nobody
 * learns who has an account.
 */
export const forgotPasswordPage = definePrivatePage('forgotPassword', {
  query: emailSentQuerySchema,
  action: async () => (await import('../actions/account-actions.ts')).forgotPasswordAction,
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
          <EmailSentNotice locale={locale} again={action} />
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
