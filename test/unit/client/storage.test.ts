import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cityCookie, cityKey, reloadedKey } from '../../../src/shared/stored-names.ts'
import { storageOf } from './browser-stand-ins.ts'

/** Storage of a browser that forbids it, or that is full. */
const forbidden = () => {
  throw new DOMException('forbidden', 'SecurityError')
}

let storage: typeof import('../../../client/browser/storage.ts')
let cookies: string[]
let kept: Map<string, string>
/** What a page of a browser can store. */
function openPage({ jar = '', protocol = 'https:' }: { jar?: string; protocol?: string } = {}) {
  const page = {}
  Object.defineProperty(page, 'cookie', { get: () => jar, set: (text: string) => cookies.push(text) })
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol })
}

beforeEach(async () => {
  cookies = []
  kept = new Map()
  vi.stubGlobal('localStorage', storageOf(kept))
  vi.stubGlobal('sessionStorage', storageOf(kept))
  openPage()
  // What a page's storage has refused is remembered for that page.
  vi.resetModules()
  storage = await import('../../../client/browser/storage.ts')
})
afterEach(() => vi.unstubAllGlobals())

describe('a cookie', () => {
  it.each([
    ['a=1; tutti_city=kazan; b=2', 'kazan'],
    ['tutti_city=kazan', 'kazan'],
    ['tutti_city=a=b', 'a=b'],
    ['not_tutti_city=perm', ''],
    ['tutti_city_2=perm', ''],
    ['', ''],
  ])('of «%s» is «%s»', (jar, value) => {
    openPage({ jar })
    expect(storage.readDocumentCookie(cityCookie)).toBe(value)
  })

  it.each([
    ['https:', 'kazan', 'tutti_city=kazan; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
    ['http:', 'kazan', 'tutti_city=kazan; Path=/; Max-Age=31536000; SameSite=Lax'],
    ['https:', '', 'tutti_city=; Path=/; Max-Age=0; SameSite=Lax; Secure'],
  ])('is written at %s as «%s»', (protocol, value, written) => {
    openPage({ protocol })
    storage.writeDocumentCookie(cityCookie, value)
    expect(cookies).toEqual([written])
  })

  it('that a sandboxed page may not have is none', () => {
    const page = Object.defineProperty({}, 'cookie', { get: forbidden, set: forbidden })
    vi.stubGlobal('document', page)
    storage.writeDocumentCookie(cityCookie, 'kazan')
    expect(storage.readDocumentCookie(cityCookie)).toBe('')
  })
})

describe('what is stored for longer', () => {
  it('is read as it was written, until it is removed', () => {
    expect(storage.readLocalStorage(cityKey)).toBeNull()
    storage.writeLocalStorage(cityKey, 'kazan')
    expect([storage.readLocalStorage(cityKey), [...kept]]).toEqual(['kazan', [['tutti', 'kazan']]])
    storage.writeLocalStorage(cityKey, null)
    expect([storage.readLocalStorage(cityKey), [...kept]]).toEqual([null, []])
  })

  it('lasts as long as the page where nothing can be stored', () => {
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
    expect(storage.readLocalStorage(cityKey)).toBeNull()
    storage.writeLocalStorage(cityKey, 'kazan')
    expect(storage.readLocalStorage(cityKey)).toBe('kazan')
    storage.writeLocalStorage(cityKey, null)
    expect(storage.readLocalStorage(cityKey)).toBeNull()
  })

  it('is what another tab has stored, once there is room again', () => {
    vi.stubGlobal('localStorage', { ...storageOf(kept), setItem: forbidden })
    storage.writeLocalStorage(cityKey, 'kazan')
    vi.stubGlobal('localStorage', storageOf(kept))
    storage.writeLocalStorage(cityKey, 'perm')
    kept.set('tutti', 'moscow')
    expect(storage.readLocalStorage(cityKey)).toBe('moscow')
  })
})

describe('what is stored for a tab', () => {
  it('is read as it was written, until it is removed', () => {
    expect(storage.readSessionStorage(reloadedKey)).toBe('')
    storage.writeSessionStorage(reloadedKey, '1')
    expect([storage.readSessionStorage(reloadedKey), kept.size]).toEqual(['1', 1])
    storage.writeSessionStorage(reloadedKey, '')
    expect([storage.readSessionStorage(reloadedKey), kept.size]).toEqual(['', 0])
  })

  it('is nothing where nothing can be stored', () => {
    vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
    storage.writeSessionStorage(reloadedKey, '1')
    storage.writeSessionStorage(reloadedKey, '')
    expect(storage.readSessionStorage(reloadedKey)).toBe('')
  })
})
