import type { Network } from '../network.ts'

export const provider: Network = {
  name: 'Instagram',
  icon: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm4 5a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm5-1v.01',
  profile: {
    pattern: /^instagram\.com\/[\w.]/,
    example: 'https://www.instagram.com/orchestra',
  },
}

export const share = undefined
