import { expect, it } from 'vitest'
import { retryDelayMs } from '../../src/features/notices/lease-deliveries.ts'
import { chooseDeliveryRetryDelayMs } from '../../src/features/submissions/outbox-times.ts'

const minutesAfterTries = (delayMs: (tries: number) => number) =>
  [1, 2, 3, 4, 5, 6, 7, 100].map((tries) => delayMs(tries) / 60_000)

it('what somebody has sent is tried again after a minute, and in the end every six hours', () => {
  expect(minutesAfterTries(chooseDeliveryRetryDelayMs)).toEqual([1, 5, 15, 60, 180, 360, 360, 360])
})

it('a notice is tried again after a minute, and in the end every hour', () => {
  expect(minutesAfterTries(retryDelayMs)).toEqual([1, 2, 5, 15, 30, 60, 60, 60])
})
