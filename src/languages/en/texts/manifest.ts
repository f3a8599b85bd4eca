import type { Texts } from '../../messages.ts'

export const manifest: Texts<'manifest'> = {
  concerts: 'All concerts',
  myCity: 'Concerts in my city',
  myCityShort: 'My city',
  search: 'Search',
  screenshots: {
    home: 'Home: the next programs and concerts',
    concerts: 'Concerts month by month',
    concert: 'A concert: date, hall and tickets',
  },
}
