import { describe, expect, it } from 'vitest'
import { findContentRedirect } from '../../src/http/content-redirect.ts'
import { randomFor, seed } from './seed.ts'

const from = new URL('https://site.example/old?a=1')
const productionHosts = ['poluton.example', 'www.poluton.example']
const target = (to: string, start = from) => findContentRedirect(to, start, productionHosts)

describe('a redirect of the content', () => {
  it.each([
    ['/new', '/new'],
    ['/new?b=2#part', '/new?b=2#part'],
    [' /new ', '/new'],
    ['/', '/'],
    ['https://poluton.example/new', '/new'],
    ['http://www.poluton.example/new?b=2', '/new?b=2'],
    ['https://POLUTON.example/new', '/new'],
    ['https://poluton.example', '/'],
    ['https://site.example/new', '/new'],
    ['https://other.example/new?b=2#part', 'https://other.example/new?b=2#part'],
    ['http://other.example', 'http://other.example/'],
    ['https://poluton.example.evil.example/new', 'https://poluton.example.evil.example/new'],
    ['/c/../new', '/new'],
    ['new', '/new'],
    ['www.other.example', 'https://www.other.example/'],
    ['//other.example/x', 'https://other.example/x'],
    ['poluton.example/new', '/new'],
    ['\u200b /new ', '/new'],
    ['/новости', '/%D0%BD%D0%BE%D0%B2%D0%BE%D1%81%D1%82%D0%B8'],
  ])('to «%s» leads to %s', (to, location) => {
    expect(target(to)).toBe(location)
  })

  it.each([
    '/old?a=1',
    '/old?a=1#part',
    'https://poluton.example/old?a=1',
    'http://site.example/old?a=1',
    '?a=1',
    '#part',
  ])('to «%s» would lead to itself and is none', (to) => {
    expect(target(to)).toBeUndefined()
  })

  it('to its own path without the query is one', () => {
    expect(target('/old')).toBe('/old')
  })

  it.each([
    '',
    ' ',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.example',
    'tel:+7900',
    '///evil.example',
    '/\\evil.example',
    'https://poluton.example@evil.example/',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    'https://',
    'new way',
    'ftp://other.example',
  ])('to %j is none', (to) => {
    expect(target(to)).toBeUndefined()
  })

  it.each([
    'https://poluton.example//evil.example/x',
    'https://poluton.example/\\evil.example/x',
    'https://poluton.example/..//evil.example/x',
    'https://site.example////evil.example/x',
    '/.//evil.example/x',
    '/c/..//evil.example/x',
    '/./\\evil.example/x',
  ])('to «%s» stays on this site', (to) => {
    expect(new URL(target(to) ?? '/', from).host).toBe('site.example')
  })

  it.each([['https://poluton.example//old?a=1'], ['/.//old?a=1']])(
    'to «%s» would lead to itself once its slashes are put in order, and is none',
    (to) => {
      expect(target(to)).toBeUndefined()
    },
  )

  it(`never leads to a host that its text doesn't name (seed ${seed})`, () => {
    const random = randomFor('content-redirect')
    const parts = [
      '/',
      '\\',
      '.',
      '..',
      '\t',
      '\n',
      ':',
      '@',
      '?',
      '#',
      '%2f',
      '%5c',
      'evil.example',
      'poluton.example',
      'https',
      'javascript',
      'x',
    ] as const
    let followed = 0
    for (let round = 0; round < 3000; round++) {
      const to = Array.from({ length: random.whole(1, 8) }, () => random.pick(parts)).join('')
      const location = target(to)
      if (location === undefined) continue
      followed += 1
      const reached = new URL(location, from)
      const isNamed = reached.host === from.host || to.replace(/[\t\n]/g, '').includes(reached.hostname)
      expect(isNamed, JSON.stringify({ to, location })).toBe(true)
    }
    expect(followed).toBeGreaterThan(100)
  })
})
