import type { Network } from '../network.ts'

/** Mastodon. Anybody may run a server of it, so a profile may be on any host. */
export const provider: Network = {
  name: 'Mastodon',
  icon: 'M16.5 20c-6 1.6-11-1-11-7V9c0-4 2-6 6.5-6S18.5 5 18.5 9v2.5c0 2-.7 3.5-2.2 4-2.5.8-7 .8-9.8 0M9 12V9a1.5 1.5 0 0 1 3 0v2.5V9a1.5 1.5 0 0 1 3 0v3',
  profile: {
    pattern: /^[a-z0-9-]+(\.[a-z0-9-]+)+\/(@|users\/)\w/,
    example: 'https://mastodon.social/@orchestra',
  },
}

export const share = undefined
