import { bellMessages } from '../i18n/bell.ts'
import type { Page } from '../page/define-page.ts'
import { type Topic, toTopicText } from '../shared/notices.ts'
import { pathTo } from '../shared/paths.ts'
import { localePath } from '../shared/urls.ts'
import { Icon } from './icon.tsx'
import { Island } from './island.tsx'

/** What a bell offers, in the visitor's words. */
export interface OfferedTopic extends Topic {
  text: string
}

/**
 * The way to be told of something: a link to the page that says what will come. With JavaScript the same is said here,
 * and the browser asked after that. Nothing where nobody can be told.
 */
export function Bell({ page, topics }: { page: Page; topics: readonly OfferedTopic[] }) {
  const { locale, config } = page
  if (!config.hasNotices || topics.length === 0) return null
  const link = (
    <a className="button button-quiet" href={toOffer(page, topics)}>
      <Icon name="bell" />
      {bellMessages(locale).bell}
    </a>
  )
  if (!config.PUSH_PUBLIC_KEY) return link
  return (
    <Island name="Bell" load="intent" props={{ locale, topics: [...topics] }}>
      {link}
    </Island>
  )
}

const toOffer = ({ locale }: Page, topics: readonly Topic[]): string =>
  `${localePath(locale, pathTo('push'))}?about=${topics.map(toTopicText).join()}`
