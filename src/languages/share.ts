import type { Locale } from '../shared/locales.ts'
import type { OfferedNetwork } from '../shared/share-networks.ts'
import { shareMessages } from './texts.ts'

/** A network's name where it isn't the same in every language. */
const namesOf = (locale: Locale) => {
  const { vk, odnoklassniki, email, sms } = shareMessages(locale)
  return { vk, odnoklassniki, email, sms }
}

const sameNames: Record<Exclude<OfferedNetwork, keyof ReturnType<typeof namesOf>>, string> = {
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  viber: 'Viber',
  line: 'LINE',
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  pinterest: 'Pinterest',
  linkedin: 'LinkedIn',
  reddit: 'Reddit',
}

export const networkName = (locale: Locale, network: OfferedNetwork): string =>
  ({ ...sameNames, ...namesOf(locale) })[network]
