import type { SomeTexts } from '../../messages.ts'

export const theme: SomeTexts<'theme'> = {
  theme: 'Безендіру',
  choices: { system: 'Авто', light: 'Жарық', dark: 'Қараңғы' },
}
