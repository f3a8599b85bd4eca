import { afterEach, expect, it, vi } from 'vitest'
import { makeSnapshot } from '../../src/demo/snapshot.ts'
import { createEmbeddedContent } from '../../src/strapi-emulator/executor.ts'
import { checkHomeCity } from '../../src/tools/build/check-home-city.ts'
import { loadDemoBrand } from '../../src/tools/build/load-brand.ts'
import { nowMs } from '../fixtures/clock.ts'

afterEach(() => void vi.unstubAllGlobals())

const { chosen } = await loadDemoBrand()
const url = 'https://content.test'
const answer = createEmbeddedContent({ now: () => new Date(nowMs()), snapshot: makeSnapshot })
const withContent = () =>
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => answer(new Request(address, init)))

it('finds the home city of the demo in its content', async () => {
  withContent()
  expect(await checkHomeCity(chosen, url)).toEqual({})
})

it('names a home city that content doesn’t have', async () => {
  withContent()
  const { problem } = await checkHomeCity({ ...chosen, home: { ...chosen.home, citySlug: 'atlantis' } }, url)
  expect(problem).toBe(
    "brand/brand.ts: home.citySlug: content has no city 'atlantis' in ru (https://content.test)",
  )
})

it('says so where content can’t be asked, and goes on', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('getaddrinfo ENOTFOUND')))
  const { problem, remark } = await checkHomeCity(chosen, url)
  expect([problem, remark]).toEqual([undefined, expect.stringContaining('ENOTFOUND')])
})

it('asks nobody where no content service is named', async () => {
  vi.stubGlobal('fetch', () => expect.unreachable())
  expect(await checkHomeCity(chosen, undefined)).toEqual({})
})
