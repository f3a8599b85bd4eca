import type { EmbedProvider } from '../embed-provider.ts'

export const provider: EmbedProvider = {
  name: { Latn: 'VK Video', Cyrl: 'VK Видео' },
  country: 'ru',
  isDefaultIn: ['ru'],
  hosts: ['vk.com', 'vkvideo.ru'],
  frames: [
    [
      /^(?:vk\.(?:com|ru)|vkvideo\.ru)\/(?:.*\/)?video(-?\d+)_(\d+)\/?(?:\?.*)?$/,
      'https://vkvideo.ru/video_ext.php?oid=$1&id=$2',
    ],
  ],
}
