import type { Network } from '../network.ts'

export const provider: Network = {
  name: 'WordPress',
}

export const share = 'https://wordpress.com/press-this.php?u={url}&t={title}'
