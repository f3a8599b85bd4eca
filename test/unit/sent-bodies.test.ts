import { describe, expect, it } from 'vitest'
import { BadRequest } from '../../src/errors.ts'
import { toShownAddress } from '../../src/http/asked-address.ts'
import { readForm, readJson } from '../../src/http/read-body.ts'

const urlencoded = 'application/x-www-form-urlencoded'
const requestOf = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request('https://tutti.example/contact', { method: 'POST', body, headers })

/** Comes piece by piece, and without its length. */
function inPieces(...pieces: string[]): Request {
  const body = new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })
  // Node wants to be told that it sends while it reads nothing yet.
  const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': urlencoded } }
  return new Request('https://tutti.example/contact', init)
}

describe('a call’s JSON', () => {
  it.each<[string, Request, unknown]>([
    ['as long as it may be', requestOf('{"a":"bcd"}'), { a: 'bcd' }],
    ['in pieces', inPieces('{"a":', '"bcd"}'), { a: 'bcd' }],
  ])('is read: %s', async (_, request, value) => {
    expect(await readJson(request, 11)).toEqual(value)
  })

  it.each<[string, () => Request, string]>([
    ['one byte too long', () => requestOf('{"a":"bcde"}'), 'must have at most 11 bytes'],
    ['too long in pieces', () => inPieces('{"a":', '"bcde"}'), 'must have at most 11 bytes'],
    [
      'which says that it is too long',
      () => requestOf('{}', { 'content-length': '12' }),
      'must have at most 11 bytes',
    ],
    ['that is none', () => requestOf('a=b'), 'must be JSON'],
    ['that isn’t there', () => requestOf(null), 'must be JSON'],
  ])('is refused by its body: %s', async (_, toRequest, message) => {
    const refusal = await readJson(toRequest(), 11).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(BadRequest)
    expect(refusal).toMatchObject({ field: 'body', message })
  })
})

describe('what a form sends', () => {
  const read = (body: BodyInit, { type = urlencoded, most = 200, single = [] as string[] } = {}) =>
    readForm(requestOf(body, type ? { 'content-type': type } : {}), most, single)

  it('is the text of each field; of two by one name, the last', async () => {
    expect(await read('name=Anna&name=Boris&empty=')).toEqual({ name: 'Boris', empty: '' })
  })

  it('is both of two different values of a field that has one, parted by a space', async () => {
    const single = ['option']
    expect(await read('option=a&option=b', { single })).toEqual({ option: 'a b' })
    expect(await read('option=a&option=a', { single })).toEqual({ option: 'a' })
    expect(await read('option=a', { single })).toEqual({ option: 'a' })
  })

  it('has no characters that nobody sees, but in passwords', async () => {
    const typed = encodeURIComponent('а\u0007б\u202e')
    expect(await read(`name=${typed}&password=${typed}&currentPassword=${typed}`)).toEqual({
      ...{ name: 'аб', password: 'а\u0007б\u202e', currentPassword: 'а\u0007б\u202e' },
    })
  })

  it('has no files', async () => {
    const form = new FormData()
    form.set('name', 'Anna')
    form.set('file', new File(['x'], 'x.txt'))
    expect(await readForm(requestOf(form), 2000)).toEqual({ name: 'Anna' })
  })

  it.each([
    ['application/json', 'unreadable'],
    ['text/plain', 'unreadable'],
    ['', 'unreadable'],
    ['xapplication/x-www-form-urlencoded', 'unreadable'],
    ['multipart/form-data', 'unreadable'],
    ['APPLICATION/X-WWW-FORM-URLENCODED; charset=utf-8', { name: 'Anna' }],
  ])('as «%s» is %j', async (type, expected) => {
    const body = new TextEncoder().encode('name=Anna')
    expect(await read(body, { type })).toEqual(expected)
  })

  it('that is too large isn’t read', async () => {
    expect([await read('a=12', { most: 4 }), await read('a=123', { most: 4 })]).toEqual([
      { a: '12' },
      'too-large',
    ])
    expect(await readForm(inPieces('a=1', '23'), 4)).toBe('too-large')
  })
})

describe('an address is shown', () => {
  const shown = (path: string) => toShownAddress(`https://tutti.example${path}`)

  it.each([
    ['in letters', '/en/%D0%BA%D0%BE%D0%BD%D1%86%D0%B5%D1%80%D1%82%D1%8B?page=9', '/en/концерты?page=9'],
    ['with its spaces escaped', '/a%20b', '/a%20b'],
    ['with what turns its direction escaped', '/a%E2%80%AEb', '/a%E2%80%AEb'],
    ['with what nobody sees escaped', '/a%E2%80%8Bb', '/a%E2%80%8Bb'],
    ['with what would part it escaped', '/a%2Fb%3Fc', '/a%2Fb%3Fc'],
    ['as it came where it is no UTF-8', '/%D0%D0', '/%D0%D0'],
  ])('%s: %s', (_, path, address) => {
    expect(shown(path)).toBe(address)
  })

  it('by its first two hundred letters', () => {
    expect(shown(`/${'a'.repeat(199)}`)).toBe(`/${'a'.repeat(199)}`)
    expect(shown(`/${'a'.repeat(200)}`)).toBe(`/${'a'.repeat(199)}…`)
    expect(shown(`/${'%E0%B8%81'.repeat(500)}`)).toBe(`/${'ก'.repeat(199)}…`)
  })
})
