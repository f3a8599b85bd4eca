import { messengerMessages } from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'
import { pathTo } from '../../routes/paths.ts'
import { messengerNames } from '../../shared/messengers.ts'
import { isMessengerTopic, type Topic, toTopicText } from '../../shared/notices.ts'
import { localePath } from '../../shared/urls.ts'

interface MessengerLinksProps {
  page: Page
  topic: Topic
  className?: string
}

/**
 * Links that have the brand's bots tell of a topic; none where there are no bots. They lead by way of an address of the
 * site, since a page doesn't know what a bot is called.
 */
export function MessengerLinks({ page: { locale, config }, topic, className }: MessengerLinksProps) {
  if (!isMessengerTopic(topic)) return null
  return config.messengers.flatMap(({ id }) => [
    ' ',
    <a
      key={id}
      className={className}
      href={`${localePath(locale, pathTo('openMessenger', { messenger: id }))}?about=${toTopicText(topic)}`}
      rel="nofollow"
    >
      {messengerMessages(locale).tell(messengerNames[id])}
    </a>,
  ])
}
