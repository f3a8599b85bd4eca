import type { Network } from '../network.ts'

export const provider: Network = {
  name: 'Pinterest',
}

export const share = 'https://pinterest.com/pin/create/button/?url={url}&description={title}'
