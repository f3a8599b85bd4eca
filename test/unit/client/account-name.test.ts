import { expect, it } from 'vitest'
import { toDisplayName } from '../../../client/accounts/account-name.ts'

it.each([
  ['anna@example.com', 'anna'],
  ['Анна', 'Анна'],
  ['@anna', '@anna'],
  ['anna@tula@example.com', 'anna'],
])('who is called %s is shown as %s', (username, name) => {
  expect(toDisplayName(username)).toBe(name)
})
