import { expect, it } from 'vitest'
import type { AddressRow } from '../../../src/routes/address-kinds.ts'
import { addresses } from '../../../src/routes/addresses.ts'
import { routeHandlers } from '../../../src/worker/app.ts'

it('a page takes what a form sends exactly where its row of the address book says so', async () => {
  const rows: Readonly<Record<string, AddressRow>> = addresses
  const pages = Object.entries(routeHandlers.pages)
  expect(pages.length).toBeGreaterThan(0)
  const wrong: string[] = []
  for (const [name, page] of pages) {
    const row = rows[name]
    const { action } = typeof page === 'function' ? await page() : page
    if (row?.kind !== 'page' || Boolean(action) !== Boolean(row.hasAction)) wrong.push(name)
  }
  expect(wrong).toEqual([])
})
