import type { Network } from '../network.ts'

export const provider: Network = {
  name: 'XING',
}

export const share = 'https://www.xing.com/spi/shares/new?url={url}'
