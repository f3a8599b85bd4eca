import type { Session } from '../../../context/visitor.ts'
import { SignInNeeded } from '../../../errors.ts'
import { accountFormMessages, accountMessages } from '../../../languages/texts.ts'
import { emptyForm } from '../../../rendering/action.ts'
import { definePrivatePage } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { localePath } from '../../../shared/urls.ts'
import { AccountForm } from '../components/account-form.tsx'
import { AccountFrame } from '../components/account-frame.tsx'

/** `/account/password`: changes the password. Visitors who are not signed in are sent to the sign-in page. */
export const accountPasswordPage = definePrivatePage('accountPassword', {
  action: async () => (await import('../actions/account-actions.ts')).changePasswordAction,
  loadCritical: async ({ visitor, config }): Promise<{ session?: Session }> => {
    if (!config.hasAccounts) return {}
    const session = await visitor.session()
    if (!session) throw new SignInNeeded()
    return { session }
  },
  head: ({ locale }) => ({
    title: accountFormMessages(locale).forms['change-password'].title,
    styles: ['account'],
  }),
  View: ({ page }) => {
    const { locale, form = emptyForm } = page
    return (
      <AccountFrame page={page} title={accountFormMessages(locale).forms['change-password'].title}>
        <AccountForm
          name="change-password"
          locale={locale}
          form={form}
          action={localePath(locale, pathTo('accountPassword'))}
        >
          <p>
            <a href={localePath(locale, pathTo('account'))}>{accountMessages(locale).title}</a>
          </p>
        </AccountForm>
      </AccountFrame>
    )
  },
})
