import { pushPageMessages } from '../../../languages/texts.ts'
import type { Page } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { pushStepField, topicsField } from '../../../shared/forms/push-fields.ts'
import type { Locale } from '../../../shared/locales.ts'
import { type Topic, toTopicText } from '../../../shared/notices.ts'
import { localePath } from '../../../shared/urls.ts'
import { Island } from '../../../ui/components/island.tsx'
import { MessengerCodes, MessengerLinks } from '../../../ui/components/messenger-links.tsx'
import type { NamedTopic } from '../name-topics.ts'
import { toTopicAbout, toTopicName } from './describe-topic.ts'

interface TopicListProps {
  locale: Locale
  topics: readonly NamedTopic[]
}

/** Topics that a visitor can follow, each with a button and links into messengers. */
export function OfferedTopics({ page, topics }: { page: Page; topics: readonly NamedTopic[] }) {
  const { locale, config } = page
  const publicKey = config.PUSH_PRIVATE_KEY ? config.PUSH_PUBLIC_KEY : undefined
  return (
    <TopicItems locale={locale} topics={topics}>
      {(topic) => (
        <>
          {/* The newsletter is sent by e-mail only; its form is in another part of the page. */}
          {publicKey && topic.kind !== 'newsletter' ? (
            <Island name="Follow" load="intent" props={{ locale, publicKey }}>
              <TopicForm locale={locale} topic={topic} step="follow">
                <button type="submit" className="button">
                  {pushPageMessages(locale).here}
                </button>
              </TopicForm>
              <p className="note" role="status" />
            </Island>
          ) : null}
          {config.messengers.length > 0 ? (
            <>
              <p>
                <MessengerLinks page={page} topic={topic} className="button button-quiet" />
              </p>
              <MessengerCodes page={page} topic={topic} isOpen={topics.length === 1} />
            </>
          ) : null}
        </>
      )}
    </TopicItems>
  )
}

/** Topics that a visitor follows, each with a button that removes it. */
export function FollowedTopics({ locale, topics }: TopicListProps) {
  const t = pushPageMessages(locale)
  return (
    <TopicItems locale={locale} topics={topics}>
      {(topic) => (
        <TopicForm locale={locale} topic={topic} step="remove">
          <button
            type="submit"
            className="button button-quiet"
            aria-label={t.removeNamed(toTopicName(topic, locale))}
          >
            {t.remove}
          </button>
        </TopicForm>
      )}
    </TopicItems>
  )
}

function TopicItems({
  locale,
  topics,
  children,
}: TopicListProps & { children: (topic: NamedTopic) => React.ReactNode }) {
  return (
    <ul className="topics">
      {topics.map((topic) => {
        const path = pathOf(topic)
        const name = toTopicName(topic, locale)
        return (
          <li key={toTopicText(topic)}>
            <div>
              {path ? <a href={localePath(locale, path)}>{name}</a> : name}
              <p className="note">{toTopicAbout(topic, locale)}</p>
            </div>
            {children(topic)}
          </li>
        )
      })}
    </ul>
  )
}

function TopicForm({
  locale,
  topic,
  step,
  children,
}: {
  locale: Locale
  topic: Topic
  step: 'follow' | 'remove'
  children: React.ReactNode
}) {
  return (
    <form method="post" action={localePath(locale, pathTo('push'))}>
      <input type="hidden" name={pushStepField} value={step} />
      <input type="hidden" name={topicsField} value={toTopicText(topic)} />
      {children}
    </form>
  )
}

function pathOf({ kind, key, concert, city, program, place }: NamedTopic): string | undefined {
  if (kind === 'place') return place && pathTo('place', { slug: key })
  if (concert) return pathTo('concert', { slug: concert.slug })
  if (program) return pathTo('bySlug', { slug: program.slug })
  return city && pathTo('city', { slug: city.slug })
}
