import type { Network } from '../network.ts'

export const provider: Network = {
  name: 'Telegram',
  icon: 'M21 4 3 11.5l5.5 2L18 7l-7 8 6 4.5L21 4Z',
  profile: {
    pattern: /^(t|telegram)\.me\/[\w+]/,
    example: 'https://t.me/orchestra',
  },
}

export const share = 'https://t.me/share/url?url={url}&text={title}'
