import { SignInNeeded } from '../../../errors.ts'
import { accountFormMessages, accountMessages } from '../../../languages/texts.ts'
import { emptyForm } from '../../../rendering/action.ts'
import { definePrivatePage, type PrivatePage } from '../../../rendering/define-page.ts'
import type { Session } from '../../../rendering/visitor.ts'
import { pathTo } from '../../../routes/paths.ts'
import { localePath } from '../../../shared/urls.ts'
import { AccountForm } from '../components/account-form.tsx'
import { AccountFrame } from '../components/account-frame.tsx'

/** @throws SignInNeeded if accounts are configured and nobody is signed in */
async function loadSession({ visitor, config }: PrivatePage): Promise<{ session?: Session }> {
  if (!config.hasAccounts) return {}
  const session = await visitor.session()
  if (!session) throw new SignInNeeded()
  return { session }
}

/** `/account/password`: changes the password. Visitors who are not signed in are sent to the sign-in page. */
export const accountPasswordPage = definePrivatePage('accountPassword', {
  action: async () => (await import('../actions/account-actions.ts')).changePasswordAction,
  loadCritical: loadSession,
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

/** `/account/erase`: deletes the account. Visitors who are not signed in are sent to the sign-in page. */
export const accountErasePage = definePrivatePage('accountErase', {
  action: async () => (await import('../actions/account-actions.ts')).eraseAccountAction,
  loadCritical: loadSession,
  head: ({ locale }) => ({ title: accountFormMessages(locale).forms.erase.title, styles: ['account'] }),
  View: ({ page, data }) => {
    const { locale, form = emptyForm } = page
    return (
      <AccountFrame page={page} title={accountFormMessages(locale).forms.erase.title}>
        <AccountForm
          name="erase"
          locale={locale}
          form={form}
          action={localePath(locale, pathTo('accountErase'))}
          omittedFields={data.session?.user.provider === 'local' ? [] : ['currentPassword']}
        >
          <p>
            <a href={localePath(locale, pathTo('account'))}>{accountMessages(locale).title}</a>
          </p>
        </AccountForm>
      </AccountFrame>
    )
  },
})
