import type { Texts } from '../../messages.ts'

export const embeds: Texts<'embeds'> = {
  concert: 'Concert',
  allDates: 'All dates on the site',
  whole: 'More on the site',
  noDates: 'There are no new dates yet.',
}
