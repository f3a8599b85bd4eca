import type { Network } from '../network.ts'

export const provider: Network = {
  name: 'YouTube',
  icon: 'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2Zm5.5 3.5v5l4-2.5-4-2.5Z',
  profile: {
    pattern: /^youtube\.com\/(@|c\/|channel\/|user\/)?[^/@?#]/,
    example: 'https://www.youtube.com/@orchestra',
  },
}

export const share = undefined
