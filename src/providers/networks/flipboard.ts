import type { Network } from '../network.ts'

export const provider: Network = {
  name: 'Flipboard',
}

export const share = 'https://share.flipboard.com/bookmarklet/popout?v=2&url={url}&title={title}'
