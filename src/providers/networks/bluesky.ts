import type { Network } from '../network.ts'

export const provider: Network = {
  name: 'Bluesky',
  icon: 'M12 11C10.5 8 7.5 5 5 4 3 3.2 2.5 5 2.8 7c.4 3.5 1.2 5.5 5.2 5.5-3.5.5-5 2.5-3 5 3 3.5 5.5.5 7-3 1.5 3.5 4 6.5 7 3 2-2.5.5-4.5-3-5 4 0 4.8-2 5.2-5.5.3-2-.2-3.8-2.2-3-2.5 1-5.5 4-7 7Z',
  profile: {
    pattern: /^bsky\.app\/profile\/[\w.:-]/,
    example: 'https://bsky.app/profile/orchestra.example',
  },
}

export const share = undefined
