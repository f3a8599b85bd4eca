import type { Network } from '../network.ts'

export const provider: Network = {
  name: 'Facebook',
  icon: 'M16 3.5h-1.5A3.5 3.5 0 0 0 11 7v14M7.5 12H15',
  profile: {
    pattern: /^([a-z]{2}-[a-z]{2}\.)?(facebook|fb)\.com\/[\w.-]/,
    example: 'https://www.facebook.com/orchestra',
  },
}

export const share = 'https://www.facebook.com/sharer/sharer.php?u={url}'
