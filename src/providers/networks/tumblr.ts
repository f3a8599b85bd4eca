import type { Network } from '../network.ts'

export const provider: Network = {
  name: 'Tumblr',
}

export const share = 'https://www.tumblr.com/widgets/share/tool?canonicalUrl={url}&title={title}'
