import type { Network } from '../network.ts'

export const provider: Network = {
  name: 'Weibo',
}

export const share = 'https://service.weibo.com/share/share.php?url={url}&title={title}'
