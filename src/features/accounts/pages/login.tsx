import * as z from 'zod/mini'
import { SeeOther } from '../../../errors.ts'
import { accountFormMessages } from '../../../languages/texts.ts'
import { emptyForm } from '../../../rendering/action.ts'
import { definePrivatePage } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { toNextPage } from '../../../shared/next-page.ts'
import { localePath } from '../../../shared/urls.ts'
import { Done } from '../../../ui/forms/form-errors.tsx'
import { AccountForm } from '../components/account-form.tsx'
import { AccountFrame } from '../components/account-frame.tsx'
import { ProviderButtons } from '../components/provider-buttons.tsx'

/** Values of `?said=`: the event that the page reports. */
const reportedEvents = ['out', 'out-everywhere', 'erased', 'asked', 'provider', 'unavailable'] as const

const querySchema = z.object({
  next: z.catch(z.optional(z.string()), undefined),
  said: z.catch(z.optional(z.enum(reportedEvents)), undefined),
})

/** `/login?next=/account`: the sign-in page. `next` is the page to open afterwards. */
export const loginPage = definePrivatePage('login', {
  query: querySchema,
  /** Sends a signed-in visitor on, unless the page has an event or an error to report. */
  loadCritical: async ({ visitor, query, form }): Promise<object> => {
    const session =
      query.said || form?.errors.length ? undefined : await visitor.session().catch(() => undefined)
    if (session) throw new SeeOther(toNextPage(query.next) ?? pathTo('account'))
    return {}
  },
  action: async () => (await import('../actions/account-actions.ts')).loginAction,
  head: ({ locale }) => ({ title: accountFormMessages(locale).forms.login.title, styles: ['account'] }),
  View: ({ page }) => {
    const { locale, query, form = emptyForm } = page
    const t = accountFormMessages(locale)
    const next = toNextPage(form.typed.next ?? query.next)
    const eventTexts = {
      out: t.signedOut,
      'out-everywhere': t.signedOutEverywhere,
      erased: t.erased,
      asked: t.erasureAsked,
      provider: t.faults.provider,
      unavailable: t.faults.unavailable,
    }
    return (
      <AccountFrame page={page} title={t.forms.login.title}>
        <Done form={form} word={query.said} texts={eventTexts} />
        <AccountForm
          name="login"
          locale={locale}
          form={form}
          action={localePath(locale, pathTo('login'))}
          hidden={{ next }}
          alternatives={
            <ProviderButtons locale={locale} providers={page.config.ACCOUNT_PROVIDERS} next={next} />
          }
        >
          <p>
            <a href={localePath(locale, pathTo('forgotPassword'))}>{t.forgotten}</a>
          </p>
          <p>
            <a href={localePath(locale, pathTo('register'))}>{t.toRegister}</a>
          </p>
        </AccountForm>
      </AccountFrame>
    )
  },
})
