import * as z from 'zod/mini'
import { readSavedConcerts, type SavedLists } from '../../../content/concerts/saved-concerts.ts'
import { readCityBySlug } from '../../../content/places/readers.ts'
import { SignInNeeded } from '../../../errors.ts'
import { accountMessages } from '../../../languages/texts.ts'
import { definePrivatePage } from '../../../rendering/define-page.ts'
import type { Session } from '../../../rendering/visitor.ts'
import type { SubmissionPage } from '../../../shared/forms/sent-submission.ts'
import type { SyncedAccountData } from '../../../shared/kept.ts'
import { AccountFrame } from '../components/account-frame.tsx'
import { AccountOverview } from '../components/account-overview.tsx'
import { submissionPageField } from '../forms/account-forms.ts'

interface Critical {
  /** Session of the signed-in visitor. Absent if accounts are not configured. */
  session?: Session
  /** Data that the account keeps for all devices. Absent if the database does not answer. */
  savedData?: SyncedAccountData | undefined
}

interface Deferred {
  concerts: Promise<SavedLists>
  /** Name of the account's city in the page's language; `undefined` if none, or all cities, are chosen. */
  city: Promise<string | undefined>
  /**
   * Submissions of the visitor; `undefined` if the e-mail address of the account is not confirmed, since it may be
   * somebody else's.
   */
  sent: Promise<SubmissionPage | undefined>
}

/** `/account`: the signed-in user's saved data and settings. Other visitors are sent to the sign-in page. */
export const accountPage = definePrivatePage('account', {
  query: z.object({
    done: z.catch(z.optional(z.enum(['registered', 'confirmed', 'password'])), undefined),
    [submissionPageField]: z.catch(z.optional(z.string().check(z.maxLength(40))), undefined),
  }),
  externalServices: ['ticket-widget'],
  action: async () => (await import('../actions/account-actions.ts')).accountAction,
  loadCritical: async ({ visitor, config }): Promise<Critical> => {
    if (!visitor.accounts || !config.hasAccounts) return {}
    const session = await visitor.session()
    if (!session) throw new SignInNeeded()
    return { session, savedData: await visitor.accounts.readAccountData(session).catch(() => undefined) }
  },
  loadDeferred: (page, critical): Deferred => ({
    concerts: critical.then(({ savedData }) => readSavedConcerts(page, savedData?.saved ?? [])),
    city: critical.then(async ({ savedData }) => {
      const city = savedData?.city ? await readCityBySlug(page.content, savedData.city) : null
      return city?.names[page.locale].name
    }),
    sent: critical.then(({ session }) =>
      session?.user.isConfirmed
        ? page.visitor.submissions?.list(session.user.email, page.query[submissionPageField])
        : undefined,
    ),
  }),
  head: ({ locale }) => ({ title: accountMessages(locale).title, styles: ['concerts', 'saved', 'account'] }),
  View: ({ page, data }) => (
    <AccountFrame page={page} title={accountMessages(page.locale).title}>
      {data.session ? (
        <AccountOverview
          page={page}
          session={data.session}
          data={data}
          done={page.query.done}
          submissionsFrom={page.query[submissionPageField]}
        />
      ) : null}
    </AccountFrame>
  ),
})
