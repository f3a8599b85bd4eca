import { defineMessages } from './messages.ts'

/** Texts of the switch between light and dark. */
export const themeMessages = defineMessages({
  ru: { theme: 'Тема', choices: { system: 'Системная', light: 'Светлая', dark: 'Тёмная' } },
  en: { theme: 'Theme', choices: { system: 'System', light: 'Light', dark: 'Dark' } },
  th: { theme: 'ธีม', choices: { system: 'ตามระบบ', light: 'สว่าง', dark: 'มืด' } },
})
