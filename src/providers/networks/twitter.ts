import type { Network } from '../network.ts'

export const provider: Network = {
  name: 'X (Twitter)',
  icon: 'M4 4h4l12 16h-4L4 4Zm15.5 0-6.4 7.1M4.5 20l6.4-7.1',
  profile: {
    pattern: /^(x|twitter)\.com\/\w/,
    example: 'https://x.com/orchestra',
  },
}

export const share = 'https://twitter.com/intent/tweet?url={url}&text={title}'
