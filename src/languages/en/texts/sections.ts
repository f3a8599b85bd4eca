import type { Texts } from '../../messages.ts'

export const series: Texts<'series'> = {
  title: 'Concert series',
  description:
    'Several concerts on one ticket: what is included, what it costs and how much is still to come.',
  left: (left, total) => `${left} of ${total} concerts left`,
  soldOut: (count) => `${count} sold out`,
  moved: (count) => `${count} moved`,
  cancelled: (count) => `${count} cancelled`,
  past: 'all concerts have been played',
  undated: 'dates to follow',
  pastTitle: 'Earlier series',
  none: 'There is no concert series at the moment.',
  all: 'All series',
  partOf: 'Part of the series',
  concerts: 'Concerts of the series',
  played: 'Already played',
  price: 'Price of the series',
  buy: 'Book the series',
}

export const press: Texts<'press'> = {
  title: 'Press',
  description: 'Texts about the orchestra, pictures for print, the logo and whom journalists can ask.',
  contact: 'Press enquiries',
  kit: 'Download everything as an archive',
  lengths: { shortText: 'In short', mediumText: 'In more detail', longText: 'Full text' },
  pictures: 'Pictures for print',
  credit: 'Photo',
  download: 'Download',
  size: (pixels, cm) => `${pixels} pixels, up to ${cm}\u00a0cm in print (300 dpi)`,
  logo: 'Logo',
  list: {
    title: 'News for the press',
    about: 'Press releases by e-mail, and nothing else. Every e-mail has a link that unsubscribes.',
  },
}

export const season: Texts<'season'> = {
  title: 'Seasons',
  titleOf: (years) => `Season ${years}`,
  description: 'All concerts of a season on one sheet, to print and hang up.',
  none: 'There are no concerts in this season yet.',
  schedule: 'This season in the schedule, with tickets',
}
