import { bellMessages } from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'
import { pathTo } from '../../routes/paths.ts'
import { type Topic, toTopicText } from '../../shared/notices.ts'
import { localePath } from '../../shared/urls.ts'
import { Icon } from './icon.tsx'
import { Island } from './island.tsx'

interface BellProps {
  page: Page
  topics: readonly Topic[]
  /** The link's words where the page is about more than that; else it is a button. */
  text?: string
  /** The button's text if the bell is the main action of its page; if absent, a quiet button with the usual text. */
  button?: string
}

/**
 * The button «notify me»: a link to the page that explains which notices will come. With JavaScript the explanation
 * opens in place and the browser asks for permission after it. Renders nothing where notices can't be sent.
 */
export function Bell({ page: { locale, config }, topics, text, button }: BellProps) {
  if (!config.hasNotices) return null
  const href = `${localePath(locale, pathTo('push'))}?about=${topics.map(toTopicText).join()}`
  const link = text ? (
    <a href={href}>{text}</a>
  ) : (
    <a className={button ? 'button' : 'button button-quiet'} href={href}>
      <Icon name="bell" />
      {button ?? bellMessages(locale).bell}
    </a>
  )
  if (!config.PUSH_PUBLIC_KEY) return link
  return (
    <Island name="Bell" load="intent" props={{ hasMail: config.MAIL_FROM !== undefined }}>
      {link}
    </Island>
  )
}
