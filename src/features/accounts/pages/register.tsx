import { accountFormMessages } from '../../../languages/texts.ts'
import { emptyForm } from '../../../rendering/action.ts'
import { definePrivatePage } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { localePath } from '../../../shared/urls.ts'
import { AccountForm } from '../components/account-form.tsx'
import { AccountFrame } from '../components/account-frame.tsx'
import { EmailSent } from '../components/email-sent.tsx'
import { ProviderButtons } from '../components/provider-buttons.tsx'
import { emailSentQuerySchema } from '../forms/email-sent-query.ts'

/** `/register`, and `/register?letter=out` once it is sent: the same whether or not the address had an account. */
export const registerPage = definePrivatePage('register', {
  query: emailSentQuerySchema,
  action: async () => (await import('../actions/register.ts')).registerAction,
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
          <EmailSent locale={locale} again={action} />
        ) : (
          <AccountForm
            name="register"
            locale={locale}
            form={form}
            action={action}
            others={
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
