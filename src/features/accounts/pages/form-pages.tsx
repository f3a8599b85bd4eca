import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { SeeOther, SignInNeeded } from '../../../errors.ts'
import { accountFormMessages, accountMessages } from '../../../languages/texts.ts'
import { type Action, emptyForm, type Form } from '../../../rendering/action.ts'
import { definePrivatePage, type PrivatePage } from '../../../rendering/define-page.ts'
import type { Session } from '../../../rendering/visitor.ts'
import { pathTo } from '../../../routes/paths.ts'
import type { Locale } from '../../../shared/locales.ts'
import { toNextPage } from '../../../shared/next-page.ts'
import { localePath } from '../../../shared/urls.ts'
import { Done } from '../../../ui/forms/form-errors.tsx'
import { AccountForm, type AccountFormProps } from '../components/account-form.tsx'
import { AccountFrame, EmailSentNotice } from '../components/account-frame.tsx'
import { ProviderButtons } from '../components/provider-buttons.tsx'
import type { AccountFormName } from '../forms/account-forms.ts'

/** Values of `?said=`: the event that the page reports. */
const reportedEvents = ['out', 'out-everywhere', 'erased', 'asked', 'provider', 'unavailable'] as const

const loginQuerySchema = z.object({
  next: z.catch(z.optional(z.string()), undefined),
  said: z.catch(z.optional(z.enum(reportedEvents)), undefined),
})

const code = z.catch(z.optional(z.string().check(z.maxLength(200))), undefined)

/** An e-mail address in a link of Strapi's letters. Strapi doesn't encode a plus sign in it, which is then read as a space. */
const email = z.catch(
  z.optional(
    z.pipe(
      z.string().check(z.maxLength(320)),
      z.transform((given: string) => given.replaceAll(' ', '+')),
    ),
  ),
  undefined,
)

/**
 * Query of pages that e-mails link to: `?code=` sets a password, `?confirmation=` confirms a registration, `?email=` fills
 * in the form's address.
 */
const codeQuerySchema = z.object({ code, confirmation: code, email })

/** Query of pages whose form causes an e-mail: `?letter=out` says that it was sent. */
const emailSentQuerySchema = z.object({ letter: z.catch(z.optional(z.literal('out')), undefined) })

/** Everything that the query of a form page may contain; each page declares what it reads. */
type Query = Partial<
  z.infer<typeof loginQuerySchema> & z.infer<typeof codeQuerySchema> & z.infer<typeof emailSentQuerySchema>
>

type FormAddress =
  | 'login'
  | 'register'
  | 'confirmEmail'
  | 'resetPassword'
  | 'forgotPassword'
  | 'accountPassword'
  | 'accountErase'

/** A page that consists of one form and links to related pages. */
interface FormPage {
  form: AccountFormName
  query?: z.ZodMiniType<Query>
  hasSecretCode?: true
  loadCritical?: (page: PrivatePage<unknown, Query>) => Promise<{ session?: Session }>
  action: () => Promise<Action>
  /** Props of the form that depend on the request. */
  toProps?: (
    page: PrivatePage<unknown, Query>,
    form: Form,
    data: { session?: Session },
  ) => Partial<AccountFormProps>
  /** What the page says above its form. */
  toNotice?: (page: PrivatePage<unknown, Query>, form: Form) => ReactNode
  links: (locale: Locale) => readonly (readonly [FormAddress | 'account', string])[]
}

const defineFormPage = <const Name extends FormAddress>(
  address: Name,
  { form: name, toProps, toNotice, links, ...members }: FormPage,
) =>
  definePrivatePage<Name, Query, { session?: Session }>(address, {
    ...members,
    head: ({ locale, query }) => {
      const t = accountFormMessages(locale)
      return { title: query.letter ? t.letterTitle : t.forms[name].title, styles: ['account'] }
    },
    View: ({ page, data }) => {
      const { locale, query, form = emptyForm } = page
      const action = localePath(locale, pathTo<FormAddress>(address))
      return (
        <AccountFrame page={page} title={accountFormMessages(locale).forms[name].title}>
          {toNotice?.(page, form)}
          {query.letter && form.errors.length === 0 ? (
            <EmailSentNotice locale={locale} again={action} />
          ) : (
            <AccountForm
              name={name}
              locale={locale}
              form={form}
              action={action}
              {...toProps?.(page, form, data)}
            >
              {links(locale).map(([to, text]) => (
                <p key={to}>
                  <a href={localePath(locale, pathTo(to))}>{text}</a>
                </p>
              ))}
            </AccountForm>
          )}
        </AccountFrame>
      )
    },
  })

/** `/login?next=/account`: the sign-in page. `next` is the page to open afterwards. */
export const loginPage = defineFormPage('login', {
  form: 'login',
  query: loginQuerySchema,
  /** Sends a signed-in visitor on, unless the page has an event or an error to report. */
  loadCritical: async ({ visitor, query, form }) => {
    const session =
      query.said || form?.errors.length ? undefined : await visitor.session().catch(() => undefined)
    if (session) throw new SeeOther(toNextPage(query.next) ?? pathTo('account'))
    return {}
  },
  action: async () => (await import('../actions/account-actions.ts')).loginAction,
  toNotice: ({ locale, query }, form) => {
    const t = accountFormMessages(locale)
    const eventTexts = {
      out: t.signedOut,
      'out-everywhere': t.signedOutEverywhere,
      erased: t.erased,
      asked: t.erasureAsked,
      provider: t.faults.provider,
      unavailable: t.faults.unavailable,
    }
    return <Done form={form} word={query.said} texts={eventTexts} />
  },
  toProps: ({ locale, config, query }, form) => {
    const next = toNextPage(form.typed.next ?? query.next)
    return {
      hidden: { next },
      alternatives: <ProviderButtons locale={locale} providers={config.ACCOUNT_PROVIDERS} next={next} />,
    }
  },
  links: (locale) => [
    ['forgotPassword', accountFormMessages(locale).forgotten],
    ['register', accountFormMessages(locale).toRegister],
  ],
})

/** `/register`, and `/register?letter=out` after the e-mail: the same whether or not the address has an account. */
export const registerPage = defineFormPage('register', {
  form: 'register',
  query: emailSentQuerySchema,
  action: async () => (await import('../actions/account-actions.ts')).registerAction,
  toProps: ({ locale, config }) => ({
    alternatives: <ProviderButtons locale={locale} providers={config.ACCOUNT_PROVIDERS} next={undefined} />,
  }),
  links: (locale) => [['login', accountFormMessages(locale).toLogin]],
})

/** Page that the confirmation e-mail links to. Opening it changes nothing: the code is sent with the form. */
export const confirmEmailPage = defineFormPage('confirmEmail', {
  form: 'confirm',
  query: codeQuerySchema,
  hasSecretCode: true,
  action: async () => (await import('../actions/account-actions.ts')).confirmEmailAction,
  toProps: ({ query }, form) => ({
    form: { ...form, typed: { email: query.email ?? '', ...form.typed } },
    hidden: { code: form.typed.code ?? query.confirmation ?? query.code },
  }),
  links: (locale) => [['forgotPassword', accountFormMessages(locale).notMine]],
})

/** Page that the password e-mail links to. Opening it changes nothing: the code is sent with the form. */
export const resetPasswordPage = defineFormPage('resetPassword', {
  form: 'reset-password',
  query: codeQuerySchema,
  hasSecretCode: true,
  action: async () => (await import('../actions/account-actions.ts')).resetPasswordAction,
  toProps: ({ query }, form) => ({ hidden: { code: form.typed.code ?? query.code } }),
  links: (locale) => [['forgotPassword', accountFormMessages(locale).askAgain]],
})

/**
 * `/forgot-password`, and `?letter=out` once the e-mail is sent. The page is the same for any address, so that nobody
 * learns who has an account.
 */
export const forgotPasswordPage = defineFormPage('forgotPassword', {
  form: 'forgot-password',
  query: emailSentQuerySchema,
  action: async () => (await import('../actions/account-actions.ts')).forgotPasswordAction,
  links: (locale) => [['login', accountFormMessages(locale).toLogin]],
})

/** @throws SignInNeeded if accounts are configured and nobody is signed in */
async function loadSession({ visitor, config }: PrivatePage): Promise<{ session?: Session }> {
  if (!config.hasAccounts) return {}
  const session = await visitor.session()
  if (!session) throw new SignInNeeded()
  return { session }
}

/** `/account/password`: changes the password. Visitors who are not signed in are sent to the sign-in page. */
export const accountPasswordPage = defineFormPage('accountPassword', {
  form: 'change-password',
  action: async () => (await import('../actions/account-actions.ts')).changePasswordAction,
  loadCritical: loadSession,
  links: (locale) => [['account', accountMessages(locale).title]],
})

/** `/account/erase`: deletes the account. Visitors who are not signed in are sent to the sign-in page. */
export const accountErasePage = defineFormPage('accountErase', {
  form: 'erase',
  action: async () => (await import('../actions/account-actions.ts')).eraseAccountAction,
  loadCritical: loadSession,
  toProps: (_page, _form, { session }) => ({
    omittedFields: session?.user.provider === 'local' ? [] : ['currentPassword'],
  }),
  links: (locale) => [['account', accountMessages(locale).title]],
})
