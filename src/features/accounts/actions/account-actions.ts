import { SignInNeeded, StoreMissing } from '../../../errors.ts'
import { type ActionFile, type ActionOutcome, defineAction } from '../../../rendering/action.ts'
import type { Visitor } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { intentField } from '../../../shared/forms/form-key.ts'
import { toNextPage } from '../../../shared/next-page.ts'
import type { AccountOutcome, AccountService } from '../account-service.ts'
import {
  accountIntentSchema,
  changePasswordSchema,
  confirmEmailSchema,
  emailSchema,
  eraseAccountSchema,
  loginSchema,
  registerSchema,
  resetPasswordSchema,
  submissionPageField,
} from '../forms/account-forms.ts'

/** `POST /account`: signs out, or exports the account as a file. */
export const accountAction = defineAction({
  schema: accountIntentSchema,
  isQuick: true,
  handle: async ({ values: { [intentField]: intent, [submissionPageField]: from }, visitor }) => {
    const accounts = requireAccountService(visitor)
    const login = pathTo('login')
    // If the service can't say whose session it is, this device signs out anyway.
    const session = await visitor.session().catch((error: unknown) => {
      if (intent !== 'sign-out') throw error
    })
    if (intent === 'sign-out') {
      // A visitor who is already signed out gets the same answer.
      if (session) await accounts.signOut(visitor.accountVisitor, session)
      return { seeOther: `${login}?said=out`, account: 'ends' }
    }
    if (!session) throw new SignInNeeded()
    if (intent === 'export') return { file: await readAccountExport(visitor, session, from) }
    await accounts.signOutEverywhere(visitor.accountVisitor, session)
    return { seeOther: `${login}?said=out-everywhere`, account: 'ends' }
  },
})

/**
 * Reads everything that the site stores about the signed-in user, except passwords and tokens. Of the submissions it
 * contains the page that is shown, since another person may have sent any number with the user's address.
 *
 * @param from start of that page
 */
async function readAccountExport(
  visitor: Visitor,
  session: Session,
  from: string | undefined,
): Promise<ActionFile> {
  const { id, username, email, isConfirmed, provider } = session.user
  const [savedData, notices, sent] = await Promise.all([
    requireAccountService(visitor).readAccountData(session),
    visitor.notices?.readAccountNotices(id),
    isConfirmed ? visitor.submissions?.list(email, from) : undefined,
  ])
  return {
    name: 'account.json',
    data: {
      account: { id, username, email, isConfirmed, provider },
      signedInAt: new Date(session.beganAt).toISOString(),
      ...savedData,
      notices,
      sent: (sent?.records ?? []).map(({ sentAt, hasOtherCopies: _, ...record }) => ({
        ...record,
        sentAt: new Date(sentAt).toISOString(),
      })),
      ...(sent?.next ? { earlierSent: `${pathTo('account')}?sent=${sent.next}` } : {}),
    },
  }
}

/** @throws StoreMissing if accounts are not configured; the page then shows no form */
function requireAccountService({ accounts }: Visitor): AccountService {
  if (!accounts) throw new StoreMissing('SITE_SECRET')
  return accounts
}

type Session = NonNullable<Awaited<ReturnType<Visitor['session']>>>

/** @throws SignInNeeded if nobody is signed in; the visitor is then sent to the sign-in page */
async function requireSession(visitor: Visitor): Promise<Session> {
  const session = await visitor.session()
  if (!session) throw new SignInNeeded()
  return session
}

/** The field that each fault belongs to; every other fault belongs to the whole form. */
const fieldOf: Readonly<Record<string, string>> = {
  'current-password': 'currentPassword',
  'same-password': 'password',
}

/** Maps the outcome of an account operation to the answer to its form. */
function toFormOutcome(
  outcome: AccountOutcome,
  to: { signedInPath: string; emailSentPath: string },
): ActionOutcome {
  if ('session' in outcome) {
    return { seeOther: to.signedInPath, account: { begins: outcome.session, device: outcome.device } }
  }
  if ('isEmailSent' in outcome) return { seeOther: to.emailSentPath }
  const { refused, retryAfterSeconds } = outcome
  if (refused === 'too-many') {
    return { errors: [{ field: '', fault: `too-many ${retryAfterSeconds ?? 60}` }], retryAfterSeconds }
  }
  return { errors: [{ field: fieldOf[refused] ?? '', fault: refused }] }
}

/** `POST /login`: signs in, and opens the page in `next`. */
export const loginAction = defineAction({
  schema: loginSchema,
  isQuick: true,
  handle: async ({ values: { identifier, password, next }, visitor }) => {
    const outcome = await requireAccountService(visitor).signIn(visitor.accountVisitor, {
      identifier,
      password,
    })
    return toFormOutcome(outcome, {
      signedInPath: toNextPage(next) ?? pathTo('account'),
      emailSentPath: pathTo('login'),
    })
  },
})

/** `POST /register`: creates an account, which is confirmed by e-mail. */
export const registerAction = defineAction({
  schema: registerSchema,
  isQuick: true,
  handle: async ({ values, visitor, isHoneypotFilled }) => {
    const to = {
      signedInPath: `${pathTo('account')}?done=registered`,
      emailSentPath: `${pathTo('register')}?letter=out`,
    }
    // A bot gets the same answer as a person and learns nothing.
    if (isHoneypotFilled) return { seeOther: to.emailSentPath }
    return toFormOutcome(await requireAccountService(visitor).register(visitor.accountVisitor, values), to)
  },
})

/** `POST /confirm`. The visitor has to press a button, because mail scanners open every link. */
export const confirmEmailAction = defineAction({
  schema: confirmEmailSchema,
  isQuick: true,
  handle: async ({ values, visitor }) =>
    toFormOutcome(await requireAccountService(visitor).confirmEmail(visitor.accountVisitor, values), {
      signedInPath: `${pathTo('account')}?done=confirmed`,
      emailSentPath: pathTo('login'),
    }),
})

/** `POST /forgot-password`: sends an e-mail with a link to set a new password. */
export const forgotPasswordAction = defineAction({
  schema: emailSchema,
  isQuick: true,
  handle: async ({ values: { email }, visitor }) =>
    toFormOutcome(await requireAccountService(visitor).requestReset(visitor.accountVisitor, email), {
      signedInPath: pathTo('account'),
      emailSentPath: `${pathTo('forgotPassword')}?letter=out`,
    }),
})

/** `POST /reset-password`: sets a new password with the code of an e-mail. */
export const resetPasswordAction = defineAction({
  schema: resetPasswordSchema,
  isQuick: true,
  handle: async ({ values, visitor }) =>
    toFormOutcome(await requireAccountService(visitor).resetPassword(visitor.accountVisitor, values), {
      signedInPath: `${pathTo('account')}?done=password`,
      emailSentPath: pathTo('login'),
    }),
})

/** `POST /account/password`: changes the signed-in user's password. */
export const changePasswordAction = defineAction({
  schema: changePasswordSchema,
  isQuick: true,
  handle: async ({ values, visitor }) => {
    const accounts = requireAccountService(visitor)
    const session = await requireSession(visitor)
    return toFormOutcome(await accounts.changePassword(visitor.accountVisitor, session, values), {
      signedInPath: `${pathTo('account')}?done=password`,
      emailSentPath: pathTo('login'),
    })
  },
})

/** `POST /account/erase`: deletes the signed-in user's account. */
export const eraseAccountAction = defineAction({
  schema: eraseAccountSchema,
  isQuick: true,
  handle: async ({ values: { currentPassword }, visitor }) => {
    const accounts = requireAccountService(visitor)
    const session = await requireSession(visitor)
    const outcome = await accounts.eraseAccount(visitor.accountVisitor, session, currentPassword, () =>
      deleteNotices(visitor, session.user.id),
    )
    const login = pathTo('login')
    return typeof outcome === 'string'
      ? { seeOther: `${login}?said=${outcome}`, account: 'ends' }
      : toFormOutcome(outcome, { signedInPath: login, emailSentPath: login })
  },
})

/**
 * Deletes the account's notice subscriptions.
 *
 * @throws errors of the database; the account then still exists
 */
async function deleteNotices({ notices }: Visitor, user: string): Promise<void> {
  await notices?.forget({ subscription: undefined, user })
}
