import type { Network } from '../network.ts'

export const provider: Network = {
  name: { Latn: 'VK', Cyrl: 'ВКонтакте' },
  icon: 'M3 7c.6 6 4 10 9.5 10V7m0 5c3-.4 5.5-2.2 6.5-5m-6.5 5c3.5.4 6 2.4 7 5',
  profile: {
    pattern: /^vk\.(com|ru)\/[\w.-]/,
    example: 'https://vk.com/orchestra',
  },
}

export const share = 'https://vk.com/share.php?url={url}&title={title}'
