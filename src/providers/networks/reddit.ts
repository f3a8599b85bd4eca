import type { Network } from '../network.ts'

export const provider: Network = {
  name: 'Reddit',
}

export const share = 'https://www.reddit.com/submit?url={url}&title={title}'
