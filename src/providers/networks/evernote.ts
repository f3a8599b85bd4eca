import type { Network } from '../network.ts'

export const provider: Network = {
  name: 'Evernote',
}

export const share = 'https://www.evernote.com/clip.action?url={url}&title={title}'
