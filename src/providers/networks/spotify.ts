import type { Network } from '../network.ts'

export const provider: Network = {
  name: 'Spotify',
  icon: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM7 9.5c3.5-1 7-.6 10 1M7.5 13c3-.8 5.8-.4 8.2 1M8 16.3c2.3-.6 4.3-.3 6.2.8',
  profile: {
    pattern: /^open\.spotify\.com\/(intl-[a-z-]+\/)?(artist|user|playlist|show)\/[^/]/,
    example: 'https://open.spotify.com/artist/1',
  },
}

export const share = undefined
