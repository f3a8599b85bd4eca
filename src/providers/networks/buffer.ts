import type { Network } from '../network.ts'

export const provider: Network = {
  name: 'Buffer',
}

export const share = 'https://buffer.com/add?url={url}&text={title}'
