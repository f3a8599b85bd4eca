import { toConcertName } from '../../../content/concerts/concert-name.ts'
import type { ConcertSummary } from '../../../content/concerts/concert-summary.ts'
import type { CityInText } from '../../../languages/city-in-text.ts'
import { bellMessages, pushPageMessages } from '../../../languages/texts.ts'
import { pathTo } from '../../../routes/paths.ts'
import { formatDay } from '../../../shared/format.ts'
import type { Locale } from '../../../shared/locales.ts'
import { type Topic, toTopicText } from '../../../shared/notices.ts'
import { localePath } from '../../../shared/urls.ts'
import { Island } from '../../../ui/components/island.tsx'
import { pushStepField, topicsField } from '../forms/push-fields.ts'

/** A topic with its concert, city, program or the name of its place; these are absent once content no longer has them. */
export interface ShownTopic extends Topic {
  concert?: ConcertSummary | undefined
  city?: { slug: string; names: Readonly<Record<Locale, { name: string }>> } | undefined
  program?: { slug: string; name: string; lang?: Locale | undefined } | undefined
  place?: string | undefined
}

interface TopicListProps {
  locale: Locale
  topics: readonly ShownTopic[]
  /** Public key with which browsers subscribe to pushes; absent where the site sends none. */
  publicKey?: string | undefined
}

/** Topics that a visitor can follow, each with a button. */
export function OfferedTopics({ locale, topics, publicKey }: TopicListProps) {
  const t = pushPageMessages(locale)
  if (!publicKey) return <TopicItems locale={locale} topics={topics} />
  return (
    <TopicItems locale={locale} topics={topics}>
      {(topic) =>
        // The newsletter is sent by e-mail only; its form is in another part of the page.
        topic.kind === 'newsletter' ? null : (
          <Island name="Follow" load="intent" props={{ locale, publicKey }}>
            <TopicForm locale={locale} topic={topic} step="follow">
              <button type="submit" className="button">
                {t.here}
              </button>
            </TopicForm>
            <p className="note" role="status" />
          </Island>
        )
      }
    </TopicItems>
  )
}

/** Topics that a visitor follows, each with a button that removes it. */
export function FollowedTopics({ locale, topics }: Omit<TopicListProps, 'publicKey'>) {
  const t = pushPageMessages(locale)
  return (
    <TopicItems locale={locale} topics={topics}>
      {(topic) => (
        <TopicForm locale={locale} topic={topic} step="remove">
          <button
            type="submit"
            className="button button-quiet"
            aria-label={t.removeNamed(nameOf(topic, locale))}
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
}: Pick<TopicListProps, 'locale' | 'topics'> & { children?: (topic: ShownTopic) => React.ReactNode }) {
  return (
    <ul className="topics">
      {topics.map((topic) => {
        const path = pathOf(topic)
        const name = nameOf(topic, locale)
        return (
          <li key={toTopicText(topic)}>
            <div>
              {path ? <a href={localePath(locale, path)}>{name}</a> : name}
              <p className="note">{aboutOf(topic, locale)}</p>
            </div>
            {children?.(topic)}
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

function nameOf({ kind, concert, city, program, place }: ShownTopic, locale: Locale): string {
  const cityName = city?.names[locale].name
  if (kind === 'newsletter') return pushPageMessages(locale).newsletter
  if (kind === 'concert' || kind === 'tickets') {
    if (!concert) return pushPageMessages(locale).gone
    return [toConcertName(concert)?.name, concert.city?.name, formatDay(locale, concert.date)]
      .filter(Boolean)
      .join(', ')
  }
  return [program?.name, cityName, place].filter(Boolean).join(', ') || pushPageMessages(locale).gone
}

function pathOf({ kind, key, concert, city, program, place }: ShownTopic): string | undefined {
  if (kind === 'place') return place && pathTo('place', { slug: key })
  if (concert) return pathTo('concert', { slug: concert.slug })
  if (program) return pathTo('bySlug', { slug: program.slug })
  return city && pathTo('city', { slug: city.slug })
}

/** @returns what notices of a topic will be about; empty for a topic that content no longer has */
function aboutOf({ kind, city, program, place }: ShownTopic, locale: Locale): string {
  const t = bellMessages(locale).about
  if (kind === 'newsletter') return pushPageMessages(locale).newsletterAbout
  // A city's names have grammatical cases too, which texts of languages with cases use. Their type doesn't say so.
  const inText = city?.names[locale] as CityInText | undefined
  if (kind === 'concert' || kind === 'tickets') return t[kind]
  if (kind === 'city') return inText ? t.city(inText) : ''
  if (kind === 'program') return program ? t.program(program.name) : ''
  if (kind === 'place') return place ? t.place(place) : ''
  return program && inText ? t.wish(program.name, inText) : ''
}
