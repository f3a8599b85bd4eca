import type { Network } from '../network.ts'

export const provider: Network = {
  name: 'Quora',
}

export const share = 'https://www.quora.com/share?url={url}&title={title}'
