import type { Network } from '../network.ts'

export const provider: Network = {
  name: 'Baidu',
}

export const share = 'https://cang.baidu.com/do/add?iu={url}&it={title}'
