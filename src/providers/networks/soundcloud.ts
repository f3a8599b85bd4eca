import type { Network } from '../network.ts'

export const provider: Network = {
  name: 'SoundCloud',
  icon: 'M3 17v-3m3 3v-6m3 6V8m3 9V6c4 0 6 2.2 6.2 5a3 3 0 0 1 0 6H12',
  profile: {
    pattern: /^soundcloud\.com\/[\w-]/,
    example: 'https://soundcloud.com/orchestra',
  },
}

export const share = undefined
