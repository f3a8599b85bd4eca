import type { Network } from '../network.ts'

export const provider: Network = {
  name: { Latn: 'Yandex Music', Cyrl: 'Яндекс Музыка' },
  icon: 'M15 21V3h-2.5a4.75 4.75 0 0 0-1 9.4L8 21m7-8.5h-2',
  profile: {
    pattern: /^music\.yandex\.(ru|com|by|kz|uz)\/(artist|users|label|album)\/[^/]/,
    example: 'https://music.yandex.ru/artist/1',
  },
}

export const share = undefined
