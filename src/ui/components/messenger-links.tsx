import { codegenMessages, messengerMessages } from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'
import { pathTo } from '../../routes/paths.ts'
import type { Locale } from '../../shared/locales.ts'
import { type MessengerId, messengerNames } from '../../shared/messengers.ts'
import { isMessengerTopic, type Topic, toTopicText } from '../../shared/notices.ts'
import { localePath } from '../../shared/urls.ts'

interface MessengerLinksProps {
  page: Page
  topic: Topic
  className?: string
}

/** @returns the path that opens a bot with a topic, or the path of its QR code */
export const toMessengerPath = (
  locale: Locale,
  address: 'openMessenger' | 'messengerCode',
  messenger: MessengerId,
  topic: Topic,
): string => `${localePath(locale, pathTo(address, { messenger }))}?about=${toTopicText(topic)}`

/**
 * Links that have the brand's bots tell of a topic, and one to their QR codes on the page of notices; none where there are
 * no bots. They lead by way of an address of the site, since a page doesn't know what a bot is called.
 */
export function MessengerLinks({ page: { locale, config, path }, topic, className }: MessengerLinksProps) {
  if (!isMessengerTopic(topic) || config.messengers.length === 0) return null
  const pathOfCodes = pathTo('push')
  return (
    <>
      {config.messengers.flatMap(({ id }) => [
        ' ',
        <a
          key={id}
          className={className}
          href={toMessengerPath(locale, 'openMessenger', id, topic)}
          rel="nofollow"
        >
          {messengerMessages(locale).tell(messengerNames[id])}
        </a>,
      ])}
      {path === pathOfCodes ? null : (
        <>
          {' '}
          <a href={`${localePath(locale, pathOfCodes)}?about=${toTopicText(topic)}`}>
            {codegenMessages(locale).qr}
          </a>
        </>
      )}
    </>
  )
}

/** The QR codes of the same links, for the phone beside a desktop. Their pictures are loaded when they are seen. */
export function MessengerCodes({
  page: { locale, config },
  topic,
  isOpen,
}: MessengerLinksProps & { isOpen: boolean }) {
  if (!isMessengerTopic(topic) || config.messengers.length === 0) return null
  const t = codegenMessages(locale)
  return (
    <details className="codes" open={isOpen}>
      <summary>{t.qr}</summary>
      <p className="note">{t.scan}</p>
      {config.messengers.map(({ id }) => (
        <figure key={id}>
          <img
            src={toMessengerPath(locale, 'messengerCode', id, topic)}
            alt={t.qrAlt(messengerNames[id])}
            width="176"
            height="176"
            loading="lazy"
          />
          <figcaption>{messengerNames[id]}</figcaption>
        </figure>
      ))}
    </details>
  )
}
