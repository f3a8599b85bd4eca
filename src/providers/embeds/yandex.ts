import type { EmbedProvider } from '../embed-provider.ts'

/** Yandex Music. Its frames are on the host of one country, whichever the address has. */
export const provider: EmbedProvider = {
  name: { Latn: 'Yandex Music', Cyrl: 'Яндекс Музыка' },
  country: 'ru',
  isDefaultIn: ['ru'],
  hosts: ['music.yandex.ru'],
  frames: [
    [
      /^music\.yandex\.(?:ru|com|by|kz|uz)\/(album\/\d+(?:\/track\/\d+)?|users\/[\w.-]+\/playlists\/\d+)\/?(?:\?.*)?$/,
      'https://music.yandex.ru/iframe/$1',
    ],
  ],
}
