import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { applyAccountCity, isAccountPage } from '../../../client/accounts/show-synced-data.ts'
import { cityOf, storageOf } from './browser-stand-ins.ts'

const kazan = cityOf('kazan')
const perm = cityOf('perm')
const sochi = cityOf('sochi')

const kept = new Map<string, string>()
const read = (key: string) => JSON.parse(kept.get(key) ?? 'null')
/** What happens while the site is asked for its cities. */
let meanwhile: () => void
let answer: () => Response

beforeEach(() => {
  kept.clear()
  kept.set('tutti', JSON.stringify(kazan))
  signIn('annas-mark')
  meanwhile = () => undefined
  answer = () => Response.json({ data: [kazan, perm, sochi] })
  const link = { dataset: { allCities: 'All cities', allCitiesPrepositional: 'all cities' } }
  const page = { documentElement: { lang: 'en' }, cookie: '', querySelector: () => link }
  vi.stubGlobal('document', Object.assign(new EventTarget(), page))
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('localStorage', storageOf(kept))
  vi.stubGlobal('fetch', async () => {
    meanwhile()
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

const signIn = (owner: string) =>
  void kept.set(
    'tutti.account',
    JSON.stringify({ owner, heardAt: 7, seen: { saved: [], city: 'kazan' }, changes: [] }),
  )
const apply = (slug: string | undefined) => applyAccountCity({ owner: 'annas-mark', saved: [], city: slug })
const stored = () => [read('tutti').attributes.slug, read('tutti.account').seen.city]

describe('the city of an account', () => {
  it('becomes the device’s, which is no change of the device’s own', async () => {
    await apply('perm')
    expect(stored()).toEqual(['perm', 'perm'])
  })

  it('may be all cities', async () => {
    await apply('')
    expect([read('tutti').id, read('tutti.account').seen.city]).toEqual([0, ''])
  })

  it.each([
    ['it says none', undefined, 200],
    ['there is none of that name', 'atlantis', 200],
    ['the site can’t be asked', 'perm', 503],
  ])('leaves the device as it is where %s', async (_, slug, status) => {
    answer = () => Response.json({ data: [kazan, perm] }, { status })
    await apply(slug)
    expect(stored()).toEqual(['kazan', 'kazan'])
  })

  it('isn’t asked for where the device has it already', async () => {
    const asked = vi.fn()
    meanwhile = asked
    await apply('kazan')
    expect(asked).not.toHaveBeenCalled()
  })

  it('leaves the device of who has signed in meanwhile', async () => {
    meanwhile = () => signIn('boriss-mark')
    await apply('perm')
    expect(stored()).toEqual(['kazan', 'kazan'])
  })

  it('leaves the city that was chosen meanwhile', async () => {
    meanwhile = () => void kept.set('tutti', JSON.stringify(sochi))
    await apply('perm')
    expect(stored()).toEqual(['sochi', 'kazan'])
  })
})

it.each([
  ['/account', true],
  ['/en/account', true],
  ['/account/password', true],
  ['/saved', false],
  ['/', false],
])('%s shows what is somebody’s alone: %s', (pathname, isIt) => {
  vi.stubGlobal('location', { pathname })
  expect(isAccountPage()).toBe(isIt)
})
