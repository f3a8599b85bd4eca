import type { Texts } from '../../messages.ts'

export const theme: Texts<'theme'> = {
  theme: 'Theme',
  choices: { system: 'Auto', light: 'Light', dark: 'Dark' },
}
