import type { Network } from '../network.ts'

export const provider: Network = {
  name: 'Hacker News',
}

export const share = 'https://news.ycombinator.com/submitlink?u={url}&t={title}'
