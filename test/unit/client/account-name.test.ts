import { expect, it } from 'vitest'
import { toShownName } from '../../../client/account/account-name.ts'

it.each([
  ['anna@example.com', 'anna'],
  ['Анна', 'Анна'],
  ['@anna', '@anna'],
  ['anna@tula@example.com', 'anna'],
])('who is called %s is shown as %s', (username, name) => {
  expect(toShownName(username)).toBe(name)
})
