import type { ReactNode } from 'react'
import { home } from '../../../brand/chosen.ts'
import type { SavedLists } from '../../../content/concerts/saved-concerts.ts'
import { formTexts } from '../../../languages/form-texts.ts'
import {
  accountMessages,
  findSentMessages,
  pushPageMessages,
  siteMessages,
} from '../../../languages/texts.ts'
import { emptyForm } from '../../../rendering/action.ts'
import { Await } from '../../../rendering/await.tsx'
import type { Page } from '../../../rendering/define-page.ts'
import type { Session } from '../../../rendering/visitor.ts'
import { deskPathTo } from '../../../routes/desk-addresses.ts'
import { pathTo } from '../../../routes/paths.ts'
import { formatFullDay } from '../../../shared/format.ts'
import { formKeyField, intentField } from '../../../shared/forms/form-key.ts'
import { toFormWording } from '../../../shared/forms/form-names.ts'
import {
  type SubmissionPage,
  type SubmissionRecord,
  spellSubmissionNumber,
} from '../../../shared/forms/sent-submission.ts'
import type { SyncedAccountData } from '../../../shared/kept.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { toDayInZone } from '../../../shared/zoned-time.ts'
import { SavedConcerts } from '../../../ui/components/concert-list.tsx'
import { Done } from '../../../ui/forms/form-errors.tsx'
import { submissionPageField } from '../forms/account-forms.ts'
import { toProviderName } from './provider-buttons.tsx'

interface AccountOverviewProps {
  page: Page
  session: Session
  data: {
    savedData?: SyncedAccountData | undefined
    concerts: Promise<SavedLists>
    city: Promise<string | undefined>
    sent: Promise<SubmissionPage | undefined>
  }
  /** What an action has just done. */
  done: 'registered' | 'confirmed' | 'password' | undefined
  /** Start of the shown page of submissions; absent for the newest page. */
  submissionsFrom: string | undefined
}

/** Content of `/account`: saved concerts, submissions, city, security, export. */
export function AccountOverview({
  page,
  session: { user },
  data,
  done,
  submissionsFrom,
}: AccountOverviewProps) {
  const { locale } = page
  const t = accountMessages(locale)
  const failed = <p className="note">{siteMessages(locale).loadFailed}</p>
  return (
    <>
      <div className="account-head">
        <h1>{t.title}</h1>
        <p className="lead">{t.signedInAs(user.email)}</p>
        {page.isEditor ? (
          <a className="button" href={localePath(locale, deskPathTo('deskOverview'))}>
            {siteMessages(locale).desk}
          </a>
        ) : null}
        <IntentButton name="sign-out" page={page}>
          {t.signOut}
        </IntentButton>
      </div>
      <Done form={page.form} word={done} texts={t.done} />
      <div className="account-parts">
        <div>
          <AccountSection id="concerts" isSynced title={t.concerts}>
            {data.savedData === undefined ? (
              <p className="note">{t.unavailable}</p>
            ) : data.savedData.saved.length > 0 ? (
              <SavedConcerts page={page} lists={data.concerts} />
            ) : (
              <div className="empty">
                <p>{t.noConcerts}</p>
                <a className="button" href={localePath(locale, pathTo('concerts'))}>
                  {t.toConcerts}
                </a>
              </div>
            )}
          </AccountSection>
          <AccountSection id="sent" title={t.sent}>
            <Await value={data.sent} failed={failed}>
              {(sent) =>
                sent && sent.records.length > 0 ? (
                  <>
                    <ul className="account-sent">
                      {sent.records.map((record) => (
                        <SubmissionItem key={record.number} record={record} locale={locale} />
                      ))}
                    </ul>
                    {sent.next ? (
                      <p>
                        <a
                          href={`${localePath(locale, pathTo('account'))}?${submissionPageField}=${sent.next}#sent`}
                        >
                          {t.earlierSent}
                        </a>
                      </p>
                    ) : null}
                  </>
                ) : (
                  <p>{user.isConfirmed ? t.noSent : t.sentUnconfirmed}</p>
                )
              }
            </Await>
          </AccountSection>
        </div>
        <div>
          <AccountSection id="city" isSynced title={t.city}>
            <p>
              <Await value={data.city} failed={t.noCity}>
                {(name) => name ?? (data.savedData?.city === '' ? t.allCities : t.noCity)}
              </Await>
            </p>
            <p>
              <a href={localePath(locale, pathTo('cities'))}>{t.toCities}</a>
            </p>
            <p>
              <a href={localePath(locale, pathTo('push'))}>{pushPageMessages(locale).title}</a>
            </p>
          </AccountSection>
          <AccountSection id="security" title={t.security}>
            {user.provider === 'local' ? (
              <>
                <p>{t.byPassword}</p>
                <p>
                  <a href={localePath(locale, pathTo('accountPassword'))}>{t.changePassword}</a>
                </p>
              </>
            ) : (
              <p>{t.byProvider(toProviderName(user.provider))}</p>
            )}
            <IntentButton name="sign-out-everywhere" page={page}>
              {t.signOutEverywhere}
            </IntentButton>
            <p className="note">{t.everywhereNote}</p>
          </AccountSection>
          <AccountSection id="data" title={t.data}>
            <IntentButton name="export" page={page} sentFrom={submissionsFrom}>
              {t.export}
            </IntentButton>
            <p className="note">{t.exportNote}</p>
            <p>
              <a href={localePath(locale, pathTo('accountErase'))}>{t.erase}</a>
            </p>
          </AccountSection>
        </div>
      </div>
    </>
  )
}

interface AccountSectionProps {
  id: string
  title: string
  /** Whether a script refreshes the section after the device's data was merged into the account. */
  isSynced?: boolean
  children: ReactNode
}

const AccountSection = ({ id, title, isSynced, children }: AccountSectionProps) => (
  <section
    className={id === 'concerts' ? 'account-part saved' : 'account-part'}
    data-kept={isSynced ? id : undefined}
  >
    <h2 id={id}>{title}</h2>
    {children}
  </section>
)

function SubmissionItem({ record, locale }: { record: SubmissionRecord; locale: Locale }) {
  const { number, form, content, sentAt, state } = record
  const t = findSentMessages(locale)
  const address = `${localePath(locale, pathTo('findSent'))}?${new URLSearchParams({ number })}`
  return (
    <li>
      <a href={address}>
        {formTexts(locale, form, toFormWording(content.wording)).title}, {spellSubmissionNumber(number)}
      </a>{' '}
      <span className="note">
        {formatFullDay(locale, toDayInZone(home.timeZone, sentAt))}. {t.states[state]}
      </span>
    </li>
  )
}

interface IntentButtonProps {
  name: string
  page: Page
  sentFrom?: string | undefined
  children: ReactNode
}

/** A form with one button; its intent tells the page what to do. */
function IntentButton({ name, page, sentFrom, children }: IntentButtonProps) {
  const { locale, form = emptyForm } = page
  return (
    <form method="post" action={localePath(locale, pathTo('account'))}>
      <input type="hidden" name={formKeyField} value={form.key} />
      {sentFrom ? <input type="hidden" name={submissionPageField} value={sentFrom} /> : null}
      <button type="submit" className="button button-quiet" name={intentField} value={name}>
        {children}
      </button>
    </form>
  )
}
