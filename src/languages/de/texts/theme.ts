import type { Texts } from '../../messages.ts'

export const theme: Texts<'theme'> = {
  theme: 'Darstellung',
  choices: { system: 'Auto', light: 'Hell', dark: 'Dunkel' },
}
