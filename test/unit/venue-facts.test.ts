import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { hallFactShape, sharedVenueFactShape } from '../../src/content/places/venue-facts.ts'

const facts = z.object({ ...sharedVenueFactShape, ...hallFactShape })

it.each<[keyof z.infer<typeof facts>, unknown, isTaken: boolean]>([
  ['stepFree', 'yes', true],
  ['stepFree', 'partly', true],
  ['stepFree', 'no', true],
  ['stepFree', null, true],
  ['stepFree', 'maybe', false],
  ['lift', false, true],
  ['lift', 'yes', false],
  ['accessPhone', '+7 843 000-10-14', true],
  ['accessPhone', '+49 (30) 20', true],
  ['accessPhone', '+123456', true],
  ['accessPhone', '+12345', false],
  ['accessPhone', `+${'1'.repeat(25)}`, false],
  ['accessPhone', '8 843 000-10-14', false],
  ['accessPhone', '+7 843 000-10-14, ask Anna', false],
  ['accessPhone', 'tel +7 843 000-10-14', false],
  ['wheelchairPlaces', 0, true],
  ['wheelchairPlaces', 1000, true],
  ['wheelchairPlaces', 1001, false],
  ['wheelchairPlaces', -1, false],
  ['wheelchairPlaces', 1.5, false],
  ['hearingLoop', true, true],
])('a venue’s %s may be %j: %s', (field, value, isTaken) => {
  expect(facts.safeParse({ [field]: value }).success).toBe(isTaken)
})
