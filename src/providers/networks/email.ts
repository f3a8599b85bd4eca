import type { Network } from '../network.ts'

/** An e-mail by the visitor’s own program. */
export const provider: Network = {
  name: ({ email }) => email,
}

export const share = 'mailto:?subject={title}&body={text}'
