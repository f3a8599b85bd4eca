import type { Texts } from '../../messages.ts'

export const embeds: Texts<'embeds'> = {
  concert: 'Konzert',
  allDates: 'Alle Termine auf der Website',
  whole: 'Mehr auf der Website',
  noDates: 'Neue Termine gibt es noch nicht.',
}
