import { expect, it } from 'vitest'
import { findPhoneFault } from '../../src/features/submissions/actions/check-phone.ts'

it.each([
  '+7 900 000-00-00',
  '+7 495 123-45-67 доб. 12',
  '(+7) 900 000-00-00',
  '+66 2 123 4567',
  '+66 81 234 5678 ต่อ 12',
  '+44 20 7946 0000',
  '+1 202 555 0143',
  '+998 90 123 45 67',
  '8 900 000-00-0',
  '02 123 4567',
])('«%s» may be a phone number', (phone) => {
  expect(findPhoneFault(phone)).toBeUndefined()
})

it.each([
  ['+7 900 000-00-0', 'phone-length'],
  ['+7 900 000-00-000', 'phone-length'],
  ['+66 2 123', 'phone-length'],
  ['+999 12 345 67 89', 'phone'],
])('«%s» is no phone number: %s', (phone, expected) => {
  expect(findPhoneFault(phone)).toBe(expected)
})
