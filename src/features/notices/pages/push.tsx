import * as z from 'zod/mini'
import { bellMessages, pushPageMessages } from '../../../languages/texts.ts'
import { nameOf } from '../../../places/world-place.ts'
import { definePrivatePage, type Page, type PrivatePage } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { codeField, pushStepField, readLeaveScope, topicsField } from '../../../shared/forms/push-fields.ts'
import type { Locale } from '../../../shared/locales.ts'
import { toTopicText } from '../../../shared/notices.ts'
import { localePath } from '../../../shared/urls.ts'
import { PageFrame } from '../../../ui/components/page-frame.tsx'
import { Done, FormErrors } from '../../../ui/forms/form-errors.tsx'
import { MailForm } from '../../../ui/forms/mail-form.tsx'
import { FollowedTopics, OfferedTopics } from '../components/topic-list.tsx'
import { isOffered, toTopics } from '../forms/push-form.ts'
import { type NamedTopic, readTopicNames } from '../name-topics.ts'
import { describeChannels } from '../notice-channels.ts'
import type { SubscriberTopics } from '../notice-service.ts'

const code = z.catch(z.optional(z.string().check(z.maxLength(20_000))), undefined)
const querySchema = z.object({
  /** Topics of the bell whose link brought the visitor here. */
  about: z.catch(z.optional(z.string().check(z.maxLength(2000))), undefined),
  /**
   * Codes from links in e-mails. They take effect when a button is pressed, since e-mail programs open links by
   * themselves.
   */
  confirm: code,
  leave: code,
  done: z.catch(
    z.optional(z.enum(['followed', 'removed', 'forgotten', 'letter', 'confirmed', 'left', 'left-some'])),
    undefined,
  ),
})
type Asked = PrivatePage<object, z.infer<typeof querySchema>>

interface Critical {
  topics: NamedTopic[]
  offered: NamedTopic[]
  /** The e-mail address that the code in the query confirms. */
  address: string | undefined
  /** A sentence for each channel on which the visitor gets notices. */
  reached: string[]
}

/** `/push`: the topics and channels of this browser or of the signed-in user. */
export const pushPage = definePrivatePage('push', {
  query: querySchema,
  hasSecretCode: true,
  action: async () => (await import('../actions/notices.ts')).pushAction,
  loadCritical: async (page: Asked): Promise<Critical> => {
    const { visitor, query, form } = page
    const subscriber = await visitor.subscriber.read()
    const notices = visitor.notices
    const followed: SubscriberTopics = (await notices?.read(subscriber)) ?? { topics: [], addresses: {} }
    const address = query.confirm ? await notices?.readConfirmationCode(query.confirm) : undefined
    const followedTexts = followed.topics.map(toTopicText)
    // A form with errors is about the topics that it was sent with.
    const asked = toTopics(
      query.about ?? (form?.typed[pushStepField] === 'remove' ? '' : form?.typed[topicsField]) ?? '',
    )
    const offered = asked.filter(
      (topic) => isOffered(topic, page.config) && !followedTexts.includes(toTopicText(topic)),
    )
    const readPlaceName = async (key: string) => {
      const place = await page.places.read(key)
      return place && nameOf(place, page.locale)
    }
    const named = await readTopicNames({ ...page, readPlaceName }, [...followed.topics, ...offered])
    const count = followed.topics.length
    const topics = { topics: named.slice(0, count), offered: named.slice(count) }
    const reached = await describeChannels(
      (id) => (followed.addresses[id]?.length ? followed.addresses[id] : undefined),
      (channel, own) => channel.describeAddresses(page.locale, own),
    )
    return { ...topics, address, reached }
  },
  head: ({ locale }) => ({
    title: pushPageMessages(locale).title,
    robots: 'noindex',
    styles: ['forms', 'push'],
  }),
  View: PushView,
})

function PushView({ page, data }: { page: Asked; data: Critical }) {
  const { locale, form, query, visitor } = page
  const t = pushPageMessages(locale)
  const faults: Readonly<Record<string, string>> = t.faults
  return (
    <PageFrame page={page}>
      <div className="wrap notices-page">
        <h1>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        {form ? (
          <FormErrors
            form={form}
            locale={locale}
            toText={(fault) => faults[fault] ?? t.faults.letter}
            title={t.notDone}
          />
        ) : null}
        <Done form={form} word={query.done} texts={t.done} />
        {visitor.notices ? (
          <>
            <EmailLinkForm
              locale={locale}
              confirm={query.confirm}
              leave={query.leave}
              address={data.address}
            />
            <Topics page={page} data={data} />
          </>
        ) : (
          <p className="notice">{t.notSetUp}</p>
        )}
        <NotificationChannels page={page} reached={data.reached} />
      </div>
    </PageFrame>
  )
}

interface EmailLinkFormProps {
  locale: Locale
  /** The code of an e-mail that confirms a subscription, or that ends it. */
  confirm: string | undefined
  leave: string | undefined
  /** The address that would be confirmed: it is shown, so that nobody confirms another person's unknowingly. */
  address: string | undefined
}

/** Confirms or ends a subscription with a button, since e-mail programs open links by themselves. */
function EmailLinkForm({ locale, confirm, leave, address }: EmailLinkFormProps) {
  const t = pushPageMessages(locale)
  const code = confirm ?? leave
  if (code === undefined) return null
  return (
    <form className="notice" method="post" action={localePath(locale, pathTo('push'))}>
      <h2>{confirm === undefined ? t.leaveTitle[readLeaveScope(code)] : t.confirmTitle}</h2>
      <input type="hidden" name={pushStepField} value={confirm === undefined ? 'leave' : 'confirm'} />
      <input type="hidden" name={codeField} value={code} />
      {confirm !== undefined && address !== undefined ? <p>{t.confirmAddress(address)}</p> : null}
      <p>
        <button type="submit" className="button">
          {confirm === undefined ? t.leave : t.confirm}
        </button>
      </p>
    </form>
  )
}

function Topics({ page, data }: { page: Asked; data: Critical }) {
  const { locale, config, query } = page
  const t = pushPageMessages(locale)
  // Who has just pressed a button, or comes from an e-mail, may be subscribed in a way that this browser doesn't know.
  const hasStep = Boolean(query.done ?? query.confirm ?? query.leave)
  const hasMail = config.hasNotices && config.MAIL_FROM !== undefined
  return (
    <>
      {data.offered.length > 0 ? (
        <section className="offered">
          <h2>{t.offered}</h2>
          <OfferedTopics page={page} topics={data.offered} />
          {hasMail ? <MailForm page={page} topics={[...data.offered, ...data.topics]} /> : null}
        </section>
      ) : null}
      {data.topics.length > 0 || !hasStep ? (
        <section>
          <h2>{t.followed}</h2>
          {data.topics.length > 0 ? (
            <FollowedTopics locale={locale} topics={data.topics} />
          ) : (
            <p>{t.nothing}</p>
          )}
          {hasMail && data.topics.length > 0 && data.offered.length === 0 ? (
            <>
              <h3>{bellMessages(locale).byMail}</h3>
              <MailForm page={page} topics={data.topics} />
            </>
          ) : null}
        </section>
      ) : null}
    </>
  )
}

interface NoticeChannelsProps {
  page: Page
  /** A sentence for each channel on which the visitor gets notices. */
  reached: readonly string[]
}

/** The channels on which a visitor gets notices, and links to the calendar and the feed. */
function NotificationChannels({ page, reached }: NoticeChannelsProps) {
  const { locale, config } = page
  const t = pushPageMessages(locale)
  return (
    <>
      {config.PUSH_PUBLIC_KEY ? (
        <>
          <noscript>
            <p className="note">{t.noScript}</p>
          </noscript>
          <p className="note">
            {t.ios} {bellMessages(locale).night}
          </p>
        </>
      ) : null}
      {config.hasNotices && !config.PUSH_PUBLIC_KEY && !config.MAIL_FROM && config.messengers.length === 0 ? (
        <p className="notice">{t.neither}</p>
      ) : null}
      {reached.length > 0 ? (
        <section>
          {reached.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <form method="post" action={localePath(locale, pathTo('push'))}>
            <input type="hidden" name={pushStepField} value="forget" />
            <button type="submit" className="button button-quiet">
              {t.forget}
            </button>
          </form>
        </section>
      ) : null}
      <section>
        <h2>{t.otherWays}</h2>
        <ul className="links">
          <li>
            <a href={localePath(locale, pathTo('scheduleCalendar'))}>{t.calendar}</a>
          </li>
          <li>
            <a href={localePath(locale, pathTo('concertsFeed'))}>{t.feed}</a>
          </li>
        </ul>
      </section>
    </>
  )
}
