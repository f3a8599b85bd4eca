import type { EmbedProvider } from '../embed-provider.ts'

export const provider: EmbedProvider = {
  name: 'Spotify',
  country: 'se',
  hosts: ['open.spotify.com'],
  frames: [
    [
      /^open\.spotify\.com\/(?:intl-[a-z-]+\/)?(album|artist|episode|playlist|show|track)\/(\w+)\/?(?:\?.*)?$/,
      'https://open.spotify.com/embed/$1/$2',
    ],
  ],
}
