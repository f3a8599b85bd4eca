import { defineMessages } from './messages.ts'

/** Texts of the switch between light and dark. */
export const themeMessages = defineMessages({
  ru: {
    theme: 'Оформление',
    choices: { system: 'Как в системе', light: 'Светлое', dark: 'Тёмное' },
    chosen: 'выбрано',
  },
  en: {
    theme: 'Appearance',
    choices: { system: 'As the system', light: 'Light', dark: 'Dark' },
    chosen: 'chosen',
  },
  th: {
    theme: 'ธีม',
    choices: { system: 'ตามระบบ', light: 'สว่าง', dark: 'มืด' },
    chosen: 'เลือกอยู่',
  },
})
