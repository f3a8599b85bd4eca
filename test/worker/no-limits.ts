import type { Throttle } from '../../src/throttle/throttle.ts'

const nothingCounted = { waitSeconds: 0, takeBack: () => undefined }

/** A throttle that refuses nothing. */
export const noLimits: Pick<Throttle, 'beginEmail' | 'beginEmailRequest' | 'countDaily'> = {
  countDaily: async () => nothingCounted,
  beginEmailRequest: async () => nothingCounted,
  beginEmail: async () => ({ mayLeave: true, takeBack: () => undefined }),
}
