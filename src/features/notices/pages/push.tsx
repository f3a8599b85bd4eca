import * as z from 'zod/mini'
import { type NamedTopic, nameTopics } from '../../../city/name-topics.ts'
import { pushPageMessages } from '../../../languages/texts.ts'
import { definePrivatePage, type Page, type PrivatePage } from '../../../rendering/define-page.ts'
import { toTopicText } from '../../../shared/notices.ts'
import { PageFrame } from '../../../ui/components/page-frame.tsx'
import { FormErrors } from '../../../ui/forms/form-errors.tsx'
import { NotificationChannels } from '../components/notice-channels.tsx'
import { PushStep } from '../components/push-step.tsx'
import { FollowedTopics, OfferedTopics } from '../components/topic-list.tsx'
import { pushStepField, topicsField } from '../forms/push-fields.ts'
import { toTopics } from '../forms/push-form.ts'
import type { FollowedTopicsOfSubscriber } from '../notice-service.ts'

const code = z.catch(z.optional(z.string().check(z.maxLength(20_000))), undefined)
const querySchema = z.object({
  /** What a bell has brought somebody here about. */
  about: z.catch(z.optional(z.string().check(z.maxLength(2000))), undefined),
  /** Out of letters: what they ask is done when a button is pressed, since mail programs open links by themselves. */
  confirm: code,
  leave: code,
  done: z.catch(z.optional(z.enum(['letter', 'confirmed', 'left'])), undefined),
})
type Asked = PrivatePage<object, z.infer<typeof querySchema>>

interface Critical {
  followed: FollowedTopicsOfSubscriber
  topics: NamedTopic[]
  offered: NamedTopic[]
  /** The address that a letter's link would confirm. */
  address: string | undefined
}

/** `/push`: what this browser, or who is signed in, is told of; and by which ways. */
export const pushPage = definePrivatePage('push', {
  query: querySchema,
  hasSecretCode: true,
  action: async () => (await import('../actions/push.ts')).pushAction,
  loadCritical: async (page: Asked): Promise<Critical> => {
    const { visitor, query, form } = page
    const listener = await visitor.subscriber.read()
    const notices = visitor.notices
    const followed = (await notices?.read(listener)) ?? { topics: [], browsers: 0, addresses: [] }
    const address = query.confirm ? await notices?.readConfirmationCode(query.confirm) : undefined
    const followedTexts = followed.topics.map(toTopicText)
    // A form that came back is about the same.
    const asked = toTopics(
      query.about ?? (form?.typed[pushStepField] === 'remove' ? '' : form?.typed[topicsField]) ?? '',
    )
    const offered = asked.filter((topic) => !followedTexts.includes(toTopicText(topic)))
    const named = await nameTopics(page, [...followed.topics, ...offered])
    const count = followed.topics.length
    return { followed, topics: named.slice(0, count), offered: named.slice(count), address }
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
        <Done locale={locale} done={form ? undefined : query.done} />
        {visitor.notices ? (
          <>
            <PushStep locale={locale} confirm={query.confirm} leave={query.leave} address={data.address} />
            <Topics page={page} data={data} />
          </>
        ) : (
          <p className="notice">{t.notSetUp}</p>
        )}
        <NotificationChannels page={page} followed={data.followed} offered={data.offered} />
      </div>
    </PageFrame>
  )
}

function Done({ locale, done }: Pick<Page, 'locale'> & { done: z.infer<typeof querySchema>['done'] }) {
  const t = pushPageMessages(locale)
  if (!done) return null
  const texts = { letter: t.letterSent, confirmed: t.confirmed, left: t.left }
  return (
    <p className="notice" role="status">
      {texts[done]}
    </p>
  )
}

function Topics({ page, data }: { page: Asked; data: Critical }) {
  const { locale, config } = page
  const t = pushPageMessages(locale)
  const publicKey = config.PUSH_PRIVATE_KEY ? config.PUSH_PUBLIC_KEY : undefined
  return (
    <>
      {data.offered.length > 0 ? (
        <section>
          <h2>{t.offered}</h2>
          <OfferedTopics {...{ locale, publicKey }} topics={data.offered} />
        </section>
      ) : null}
      <section>
        <h2>{t.followed}</h2>
        {data.topics.length > 0 ? (
          <FollowedTopics locale={locale} topics={data.topics} />
        ) : (
          <p>{t.nothing}</p>
        )}
      </section>
    </>
  )
}
