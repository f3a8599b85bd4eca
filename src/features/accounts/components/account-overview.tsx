import type { ReactNode } from 'react'
import { home } from '../../../brand/chosen.ts'
import type { SavedLists } from '../../../content/concerts/saved-concerts.ts'
import type { Session } from '../../../context/visitor.ts'
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
import { pathTo } from '../../../routes/paths.ts'
import { formatFullDay } from '../../../shared/format.ts'
import { formKeyField, intentField } from '../../../shared/forms/form-key.ts'
import { toWording } from '../../../shared/forms/form-wordings.ts'
import type { SentPage, SentRecord } from '../../../shared/forms/sent-record.ts'
import { spellNumber } from '../../../shared/forms/submission-number.ts'
import type { SyncedAccountData } from '../../../shared/kept.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { dayIn } from '../../../shared/zoned-time.ts'
import { SavedConcerts } from '../../../ui/components/saved-concerts.tsx'
import { sentPageField } from '../forms/account-forms.ts'
import { toProviderName } from './provider-buttons.tsx'

interface AccountOverviewProps {
  page: Page
  session: Session
  data: {
    kept?: SyncedAccountData | undefined
    concerts: Promise<SavedLists>
    city: Promise<string | undefined>
    sent: Promise<SentPage | undefined>
  }
  /** The password has just been changed. */
  isDone: boolean
  /** Where the page of what they have sent begins that is shown; absent for the newest. */
  sentFrom: string | undefined
}

/** What is kept for who is signed in, and what they can do with it. */
export function AccountOverview({ page, session: { user }, data, isDone, sentFrom }: AccountOverviewProps) {
  const { locale } = page
  const t = accountMessages(locale)
  const failed = <p className="note">{siteMessages(locale).loadFailed}</p>
  return (
    <>
      <div className="account-head">
        <h1>{t.title}</h1>
        <p className="lead">{t.signedInAs(user.email)}</p>
        <Wish name="sign-out" page={page}>
          {t.signOut}
        </Wish>
      </div>
      {isDone ? (
        <p className="notice" role="status">
          {t.passwordChanged}
        </p>
      ) : null}
      <div className="account-parts">
        <div>
          <Part id="concerts" isKept title={t.concerts}>
            {data.kept === undefined ? (
              <p className="note">{t.unavailable}</p>
            ) : data.kept.saved.length > 0 ? (
              <SavedConcerts page={page} lists={data.concerts} />
            ) : (
              <div className="empty">
                <p>{t.noConcerts}</p>
                <a className="button" href={localePath(locale, pathTo('concerts'))}>
                  {t.toConcerts}
                </a>
              </div>
            )}
          </Part>
          <Part id="sent" title={t.sent}>
            <Await value={data.sent} failed={failed}>
              {(sent) =>
                sent && sent.records.length > 0 ? (
                  <>
                    <ul className="account-sent">
                      {sent.records.map((record) => (
                        <SentLine key={record.number} record={record} locale={locale} />
                      ))}
                    </ul>
                    {sent.next ? (
                      <p>
                        <a
                          href={`${localePath(locale, pathTo('account'))}?${sentPageField}=${sent.next}#sent`}
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
          </Part>
        </div>
        <div>
          <Part id="city" isKept title={t.city}>
            <p>
              <Await value={data.city} failed={t.noCity}>
                {(name) => name ?? (data.kept?.city === '' ? t.allCities : t.noCity)}
              </Await>
            </p>
            <p>
              <a href={localePath(locale, pathTo('cities'))}>{t.toCities}</a>
            </p>
            <p>
              <a href={localePath(locale, pathTo('push'))}>{pushPageMessages(locale).title}</a>
            </p>
          </Part>
          <Part id="security" title={t.security}>
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
            <Wish name="sign-out-everywhere" page={page}>
              {t.signOutEverywhere}
            </Wish>
            <p className="note">{t.everywhereNote}</p>
          </Part>
          <Part id="data" title={t.data}>
            <Wish name="export" page={page} sentFrom={sentFrom}>
              {t.export}
            </Wish>
            <p className="note">{t.exportNote}</p>
            <p>
              <a href={localePath(locale, pathTo('accountErase'))}>{t.erase}</a>
            </p>
          </Part>
        </div>
      </div>
    </>
  )
}

interface PartProps {
  id: string
  title: string
  /** It changes when a device's own things join the account. */
  isKept?: boolean
  children: ReactNode
}

const Part = ({ id, title, isKept, children }: PartProps) => (
  <section
    className={id === 'concerts' ? 'account-part saved' : 'account-part'}
    data-kept={isKept ? id : undefined}
  >
    <h2 id={id}>{title}</h2>
    {children}
  </section>
)

function SentLine({ record, locale }: { record: SentRecord; locale: Locale }) {
  const { number, form, content, sentAt, state } = record
  const t = findSentMessages(locale)
  const address = `${localePath(locale, pathTo('findSent'))}?${new URLSearchParams({ number })}`
  return (
    <li>
      <a href={address}>
        {formTexts(locale, form, toWording(content.wording)).title}, {spellNumber(number)}
      </a>{' '}
      <span className="note">
        {formatFullDay(locale, dayIn(home.timeZone, sentAt))}. {t.states[state]}
      </span>
    </li>
  )
}

interface WishProps {
  name: string
  page: Page
  sentFrom?: string | undefined
  children: ReactNode
}

/** A button that asks the page for something. */
function Wish({ name, page, sentFrom, children }: WishProps) {
  const { locale, form = emptyForm } = page
  return (
    <form method="post" action={localePath(locale, pathTo('account'))}>
      <input type="hidden" name={formKeyField} value={form.key} />
      {sentFrom ? <input type="hidden" name={sentPageField} value={sentFrom} /> : null}
      <button type="submit" className="button button-quiet" name={intentField} value={name}>
        {children}
      </button>
    </form>
  )
}
