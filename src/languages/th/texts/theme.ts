import type { Texts } from '../../messages.ts'

export const theme: Texts<'theme'> = {
  theme: 'ธีม',
  choices: { system: 'ตามระบบ', light: 'สว่าง', dark: 'มืด' },
}
