import type { Network } from '../network.ts'

export const provider: Network = {
  name: 'Instapaper',
}

export const share = 'https://www.instapaper.com/edit?url={url}&title={title}'
