import { afterEach, expect, it, vi } from 'vitest'
import { isSavingData } from '../../../client/browser/saving-data.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  [true, { saveData: true, effectiveType: '4g' }],
  [true, { effectiveType: '2g' }],
  [true, { effectiveType: 'slow-2g' }],
  [false, { saveData: false, effectiveType: '3g' }],
  [false, undefined],
])('nothing is fetched early (%s) on %j', (isSaving, connection) => {
  vi.stubGlobal('navigator', { connection })
  expect(isSavingData()).toBe(isSaving)
})
