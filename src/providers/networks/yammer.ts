import type { Network } from '../network.ts'

export const provider: Network = {
  name: 'Yammer',
}

export const share = 'https://www.yammer.com/messages/new?login=true&status={text}'
