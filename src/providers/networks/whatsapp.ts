import type { Network } from '../network.ts'

export const provider: Network = {
  name: 'WhatsApp',
}

export const share = 'https://api.whatsapp.com/send?text={text}'
