import { accountFormMessages } from '../../../languages/texts.ts'
import { emptyForm } from '../../../rendering/action.ts'
import { definePrivatePage } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { localePath } from '../../../shared/urls.ts'
import { AccountForm } from '../components/account-form.tsx'
import { AccountFrame, EmailSentNotice } from '../components/account-frame.tsx'
import { ProviderButtons } from '../components/provider-buttons.tsx'
import { codeQuerySchema, emailSentQuerySchema } from '../forms/account-queries.ts'

/** `/register`, and `/register?letter=out` after the e-mail: the same whether or not the address has an account. */
export const registerPage = definePrivatePage('register', {
  query: emailSentQuerySchema,
  action: async () => (await import('../actions/account-actions.ts')).registerAction,
  head: ({ locale, query }) => {
    const t = accountFormMessages(locale)
    return { title: query.letter ? t.letterTitle : t.forms.register.title, styles: ['account'] }
  },
  View: ({ page }) => {
    const { locale, query, form = emptyForm } = page
    const t = accountFormMessages(locale)
    const action = localePath(locale, pathTo('register'))
    return (
      <AccountFrame page={page} title={t.forms.register.title}>
        {query.letter && form.errors.length === 0 ? (
          <EmailSentNotice locale={locale} again={action} />
        ) : (
          <AccountForm
            name="register"
            locale={locale}
            form={form}
            action={action}
            alternatives={
              <ProviderButtons locale={locale} providers={page.config.ACCOUNT_PROVIDERS} next={undefined} />
            }
          >
            <p>
              <a href={localePath(locale, pathTo('login'))}>{t.toLogin}</a>
            </p>
          </AccountForm>
        )}
      </AccountFrame>
    )
  },
})

/** Page that the confirmation e-mail links to. Opening it changes nothing: the code is sent with the form. */
export const confirmEmailPage = definePrivatePage('confirmEmail', {
  query: codeQuerySchema,
  hasSecretCode: true,
  action: async () => (await import('../actions/account-actions.ts')).confirmEmailAction,
  head: ({ locale }) => ({ title: accountFormMessages(locale).forms.confirm.title, styles: ['account'] }),
  View: ({ page }) => {
    const { locale, query, form = emptyForm } = page
    const t = accountFormMessages(locale)
    const code = form.typed.code ?? query.confirmation ?? query.code
    return (
      <AccountFrame page={page} title={t.forms.confirm.title}>
        <AccountForm
          name="confirm"
          locale={locale}
          form={{ ...form, typed: { email: query.email ?? '', ...form.typed } }}
          action={localePath(locale, pathTo('confirmEmail'))}
          hidden={{ code }}
        >
          <p>
            <a href={localePath(locale, pathTo('forgotPassword'))}>{t.notMine}</a>
          </p>
        </AccountForm>
      </AccountFrame>
    )
  },
})
