import { accountFormMessages } from '../../../languages/texts.ts'
import { emptyForm } from '../../../rendering/action.ts'
import { definePrivatePage } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { localePath } from '../../../shared/urls.ts'
import { AccountForm } from '../components/account-form.tsx'
import { AccountFrame } from '../components/account-frame.tsx'
import { codeQuerySchema } from '../forms/code-query.ts'

/** What a letter leads to; its code goes on with the form, and nothing is done by opening the page. */
export const confirmEmailPage = definePrivatePage('confirmEmail', {
  query: codeQuerySchema,
  hasCode: true,
  action: async () => (await import('../actions/confirm-email.ts')).confirmEmailAction,
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
          form={form}
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
