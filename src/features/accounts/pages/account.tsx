import * as z from 'zod/mini'
import { readSavedConcerts, type SavedLists } from '../../../content/concerts/saved-concerts.ts'
import { readCityBySlug } from '../../../content/places/cities.ts'
import type { Session } from '../../../context/visitor.ts'
import { SignInNeeded } from '../../../errors.ts'
import { accountMessages } from '../../../languages/texts.ts'
import { definePrivatePage } from '../../../rendering/define-page.ts'
import type { SentPage } from '../../../shared/forms/sent-record.ts'
import type { SyncedAccountData } from '../../../shared/kept.ts'
import { AccountFrame } from '../components/account-frame.tsx'
import { AccountOverview } from '../components/account-overview.tsx'
import { sentPageField } from '../forms/account-forms.ts'

interface Critical {
  /** Absent where accounts aren't set up. */
  session?: Session
  /** Absent where the database gives no answer. */
  kept?: SyncedAccountData | undefined
}

interface Deferred {
  concerts: Promise<SavedLists>
  /** The name of the account's city, in the page's language; absent where it has none, or all. */
  city: Promise<string | undefined>
  /** Absent for an address that isn't confirmed: it may be a stranger's. */
  sent: Promise<SentPage | undefined>
}

/** `/account`: what is kept for who is signed in, and what they can do with it. Everybody else is asked to sign in. */
export const accountPage = definePrivatePage('account', {
  query: z.object({
    done: z.catch(z.optional(z.literal('password')), undefined),
    [sentPageField]: z.catch(z.optional(z.string().check(z.maxLength(40))), undefined),
  }),
  externalServices: ['ticket-widget'],
  action: async () => (await import('../actions/account.ts')).accountAction,
  loadCritical: async ({ visitor, config }): Promise<Critical> => {
    if (!visitor.accounts || !config.hasAccounts) return {}
    const session = await visitor.session()
    if (!session) throw new SignInNeeded()
    return { session, kept: await visitor.accounts.readAccountData(session).catch(() => undefined) }
  },
  loadDeferred: (page, critical): Deferred => ({
    concerts: critical.then(({ kept }) => readSavedConcerts(page, page.today, kept?.saved ?? [])),
    city: critical.then(async ({ kept }) => {
      const city = kept?.city ? await readCityBySlug(page.content, kept.city) : null
      return city?.names[page.locale].name
    }),
    sent: critical.then(({ session }) =>
      session?.user.isConfirmed
        ? page.visitor.submissions?.list(session.user.email, page.query[sentPageField])
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
          isDone={page.query.done !== undefined}
          sentFrom={page.query[sentPageField]}
        />
      ) : null}
    </AccountFrame>
  ),
})
