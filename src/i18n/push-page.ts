import { pushPage as inBrandsWords } from '../brand/texts.ts'
import { defineMessages } from './messages.ts'

export const pushPageMessages = defineMessages(inBrandsWords, {
  ru: { title: 'Уведомления' },
  en: { title: 'Notices' },
  th: { title: 'การแจ้งเตือน' },
})
