import { share as inBrandsWords } from '../brand/texts.ts'
import type { Locale } from '../shared/locales.ts'
import type { OfferedNetwork } from '../shared/share-networks.ts'
import { defineMessages } from './messages.ts'

/** Texts of «share this page». */
export const shareMessages = defineMessages(inBrandsWords, {
  ru: {
    share: 'Поделиться',
    vk: 'ВКонтакте',
    odnoklassniki: 'Одноклассники',
    email: 'Электронная почта',
    sms: 'Сообщение SMS',
    copy: 'Скопировать ссылку',
    copied: 'Ссылка скопирована',
    notCopied: 'Скопировать не получилось. Вот ссылка:',
  },
  en: {
    share: 'Share',
    vk: 'VK',
    odnoklassniki: 'OK.ru',
    email: 'Email',
    sms: 'Text message',
    copy: 'Copy the link',
    copied: 'The link is copied',
    notCopied: "The link couldn't be copied. Here it is:",
  },
  th: {
    share: 'แชร์',
    vk: 'VK',
    odnoklassniki: 'OK.ru',
    email: 'อีเมล',
    sms: 'ข้อความ SMS',
    copy: 'คัดลอกลิงก์',
    copied: 'คัดลอกลิงก์แล้ว',
    notCopied: 'คัดลอกไม่สำเร็จ ลิงก์คือ',
  },
})

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
