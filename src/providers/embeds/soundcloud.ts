import type { EmbedProvider } from '../embed-provider.ts'

export const provider: EmbedProvider = {
  name: 'SoundCloud',
  country: 'de',
  hosts: ['w.soundcloud.com'],
  frames: [
    [
      /^soundcloud\.com\/([\w-]+\/(?:sets\/)?[\w-]+)\/?(?:\?.*)?$/,
      'https://w.soundcloud.com/player/?url=https%3A//soundcloud.com/$1',
    ],
  ],
}
