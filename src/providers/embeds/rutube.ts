import type { EmbedProvider } from '../embed-provider.ts'

/** RuTube. `p` is the key of a film that isn't listed. */
export const provider: EmbedProvider = {
  name: 'RuTube',
  country: 'ru',
  isDefaultIn: ['ru'],
  hosts: ['rutube.ru'],
  frames: [
    [
      /^rutube\.ru\/(?:video|shorts)\/(?:private\/)?([\da-f]{32})\/?(\?p=[\w-]+)?(?:[?&].*)?$/,
      'https://rutube.ru/play/embed/$1$2',
    ],
  ],
}
