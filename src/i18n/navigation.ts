import { navigation as inBrandsWords } from '../brand/texts.ts'
import { defineMessages } from './messages.ts'

/** What a navigation that can't happen says instead. */
export const navigationMessages = defineMessages(inBrandsWords, {
  ru: { ticketsNeedNetwork: 'Нет связи. Билеты откроются, когда она вернётся.' },
  en: { ticketsNeedNetwork: 'You are offline. Tickets will open once the connection is back.' },
  th: { ticketsNeedNetwork: 'ไม่มีการเชื่อมต่อ หน้าบัตรจะเปิดได้เมื่อกลับมาออนไลน์' },
})
