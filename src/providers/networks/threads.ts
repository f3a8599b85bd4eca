import type { Network } from '../network.ts'

export const provider: Network = {
  name: 'Threads',
  icon: 'M18.5 8.5c-.8-3.3-3-5-6.5-5-5 0-7 3.8-7 8.5s2 8.5 7 8.5c4 0 6.5-2 6.5-4.5 0-3-3-4.5-6-4.5s-4 1-4 2.7c0 3.3 6.5 3.3 6.5-1.7 0-3-1-4.5-3-4.5-1.2 0-2 .4-2.7 1.3',
  profile: {
    pattern: /^threads\.(net|com)\/@[\w.]/,
    example: 'https://www.threads.net/@orchestra',
  },
}

export const share = undefined
