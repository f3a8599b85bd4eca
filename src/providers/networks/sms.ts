import type { Network } from '../network.ts'

/** A text message. `?&` is understood by iOS, which wants `&`, and by Android, which wants `?`. */
export const provider: Network = {
  name: ({ sms }) => sms,
}

export const share = 'sms:?&body={text}'
