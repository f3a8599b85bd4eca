import type { Network } from '../network.ts'

export const provider: Network = {
  name: 'Apple Music',
  icon: 'M9 17V6l10-2v11M9 17a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Zm10-2a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM9 9.5l10-2',
  profile: {
    pattern:
      /^(music|itunes|podcasts)\.apple\.com\/([a-z]{2}\/)?(artist|profile|curator|playlist|album|podcast)\/[^/]/,
    example: 'https://music.apple.com/artist/1',
  },
}

export const share = undefined
