import type { Network } from '../network.ts'

export const provider: Network = {
  name: 'Viber',
}

export const share = 'viber://forward?text={text}'
