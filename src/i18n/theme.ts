import { theme as inBrandsWords } from '../brand/texts.ts'
import { defineMessages } from './messages.ts'

/** Texts of the switch between light and dark. */
export const themeMessages = defineMessages(inBrandsWords, {
  ru: { theme: 'Тема', choices: { system: 'Авто', light: 'Светлая', dark: 'Тёмная' } },
  en: { theme: 'Theme', choices: { system: 'Auto', light: 'Light', dark: 'Dark' } },
  th: { theme: 'ธีม', choices: { system: 'ตามระบบ', light: 'สว่าง', dark: 'มืด' } },
})
