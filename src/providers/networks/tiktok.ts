import type { Network } from '../network.ts'

export const provider: Network = {
  name: 'TikTok',
  icon: 'M13 4v11a3.5 3.5 0 1 1-3.5-3.5M13 4c.4 2.8 2.2 4.6 5 5',
  profile: {
    pattern: /^tiktok\.com\/@[\w.-]/,
    example: 'https://www.tiktok.com/@orchestra',
  },
}

export const share = undefined
