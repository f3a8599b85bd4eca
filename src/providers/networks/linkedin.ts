import type { Network } from '../network.ts'

export const provider: Network = {
  name: 'LinkedIn',
  icon: 'M5 10v9M5 5.5v.01M10 19v-9m0 4.5a4 4 0 0 1 8 0V19',
  profile: {
    pattern: /^([a-z]{2}\.)?linkedin\.com\/(company|school|showcase|in)\/[^/]/,
    example: 'https://www.linkedin.com/company/orchestra',
  },
}

export const share = 'https://www.linkedin.com/sharing/share-offsite/?url={url}'
