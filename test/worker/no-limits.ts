import type { Throttle } from '../../src/throttle/throttle.ts'

const nothingCounted = { waitSeconds: 0, takeBack: () => undefined }

/** Nobody has had too much. */
export const noLimits: Pick<Throttle, 'beginEmail' | 'beginLetter' | 'spendDaily'> = {
  spendDaily: async () => nothingCounted,
  beginLetter: async () => nothingCounted,
  beginEmail: async () => ({ mayLeave: true, takeBack: () => undefined }),
}
