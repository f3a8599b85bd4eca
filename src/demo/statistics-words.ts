/** Towns from which visitors come besides a concert's own, as the edge names them, with their shares of the views. */
export const otherTowns: readonly (readonly [name: string, share: number])[] = [
  ['RU/Moscow', 0.24],
  ['RU/Saint Petersburg', 0.13],
  ['RU/Yekaterinburg', 0.05],
  ['RU/Novosibirsk', 0.04],
  ['RU/Kazan', 0.035],
  // Cities without concerts, whose people wait for one.
  ['RU/Vologda', 0.03],
  ['RU/Tver', 0.022],
  ['RU/Petrozavodsk', 0.016],
  ['RU/Cherepovets', 0.013],
  ['RU/Smolensk', 0.012],
  ['KZ/Shymkent', 0.011],
  ['RU/Kirov', 0.01],
  ['RU/Bryansk', 0.008],
]

/** Shares of the demo's views by source. The rest were reached from another page of the site, so they have no source. */
export const sources: readonly (readonly [host: string, share: number])[] = [
  ['(direct)', 0.19],
  ['yandex.ru', 0.16],
  ['google.com', 0.07],
  ['vk.com', 0.09],
  ['t.me', 0.05],
  ['afisha.example', 0.03],
  ['newsletter', 0.02],
]

/** Campaigns run for some days of a month. @returns those of a day, with their shares of its views */
export function findRunningCampaigns(day: string): (readonly [name: string, share: number])[] {
  const date = Number(day.slice(8))
  if (date <= 6) return [['season', 0.07]]
  if (date >= 12 && date <= 19) return [['cinema-evenings', 0.05]]
  return date >= 24 ? [['last-tickets', 0.06]] : []
}

/** Views of other pages, for each view of a concert. */
export const otherPageViews: readonly (readonly [path: string, share: number])[] = [
  ['/', 0.31],
  ['/concerts', 0.28],
  ['/programs', 0.09],
  ['/cities', 0.05],
  ['/poster', 0.04],
  ['/cities/moscow', 0.04],
  ['/cities/saint-petersburg', 0.03],
  ['/hans-zimmer', 0.06],
  ['/harry-potter', 0.04],
  ['/search', 0.03],
  ['/saved', 0.02],
  ['/qa', 0.02],
  ['/about', 0.02],
  ['/news', 0.02],
  ['/contact', 0.01],
]

/** Searches without a result: words, how often on an average day, and where those who searched are. */
export const searches: readonly (readonly [
  query: string,
  times: number,
  cities: readonly (readonly [name: string, share: number])[],
])[] = [
  ['вологда', 4.2, [['RU/Vologda', 0.8]]],
  [
    'щелкунчик',
    2.6,
    [
      ['RU/Moscow', 0.4],
      ['RU/Vologda', 0.2],
    ],
  ],
  ['петрозаводск', 1.8, [['RU/Petrozavodsk', 0.8]]],
  ['людовико эйнауди', 1.5, [['RU/Moscow', 0.5]]],
  ['тверь', 1.4, [['RU/Tver', 0.8]]],
  ['череповец', 1.2, [['RU/Cherepovets', 0.7]]],
  ['лебединое озеро', 1.1, [['RU/Saint Petersburg', 0.5]]],
  ['шымкент', 0.9, [['KZ/Shymkent', 0.9]]],
  ['queen', 0.8, [['RU/Moscow', 0.4]]],
  ['подарочный сертификат', 0.8, [['RU/Moscow', 0.4]]],
  ['смоленск', 0.7, [['RU/Smolensk', 0.7]]],
  ['орган', 0.5, [['RU/Kazan', 0.4]]],
]

/** Addresses that don't exist: how often on an average day, and who links there. */
export const missingAddresses: readonly (readonly [path: string, times: number, source: string])[] = [
  ['/concert/hans-zimmer', 3.1, 'afisha.example'],
  ['/tickets', 2.2, '(direct)'],
  ['/vologda', 1.4, 'vk.com'],
  ['/programma/potter', 1.1, 'blog.example'],
  ['/o-nas', 0.7, 'google.com'],
  ['/kontakty', 0.6, 'yandex.ru'],
]
