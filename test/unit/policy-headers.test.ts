import type { Context } from 'hono'
import { describe, expect, it } from 'vitest'
import { type Bindings, readConfig } from '../../src/config/config.ts'
import type { AppEnv } from '../../src/http/app-env.ts'
import { toPolicyHeaders } from '../../src/http/response-headers.ts'

// Configuration looks at no binding but text.
const config = readConfig({ EMBED_HOSTS: 'rutube.ru' } as unknown as Bindings)

type Page = Partial<
  Pick<AppEnv['Variables'], 'isFramed' | 'hasOwnFrames' | 'externalServices' | 'hasSecretCode'>
> & {
  isPrivate?: boolean
}

/** What is read of a request's context. */
const headersOf = (page: Page & { config?: undefined }) => {
  const values: Record<string, unknown> = { config, ...page }
  return toPolicyHeaders({ get: (name: string) => values[name] } as unknown as Context<AppEnv>)
}
const directives = (page: Page) => {
  const policy = headersOf(page)['Content-Security-Policy'] ?? ''
  return policy.split('; ').filter((each) => /^frame-/.test(each))
}

describe('the policies of an answer', () => {
  // One after the other, under one configuration: what was made for a page is no other page's.
  it.each<[string, Page, string[]]>([
    ['is nobody’s frame and has none', {}, ["frame-src 'none'", "frame-ancestors 'self'"]],
    ['other sites may frame', { isFramed: true }, ["frame-src 'none'", 'frame-ancestors *']],
    ['shows frames of its own', { hasOwnFrames: true }, ["frame-src 'self'", "frame-ancestors 'self'"]],
    [
      'shows a video',
      { externalServices: ['embed'] },
      ['frame-src https://rutube.ru', "frame-ancestors 'self'"],
    ],
    [
      'shows a video, and other sites may frame',
      { externalServices: ['embed'], isFramed: true },
      ['frame-src https://rutube.ru', 'frame-ancestors *'],
    ],
    ['is nobody’s frame again', {}, ["frame-src 'none'", "frame-ancestors 'self'"]],
  ])('are those of a page that %s', (_, page, expected) => {
    expect(directives(page)).toEqual(expected)
  })

  it('allow nothing where the configuration is wrong', () => {
    expect(headersOf({ config: undefined })['Content-Security-Policy']).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
  })
})

describe('an address is told', () => {
  it.each<[string, Page, string]>([
    ['in full to the site alone, its origin to others', {}, 'strict-origin-when-cross-origin'],
    ['to the site alone where the page is private', { isPrivate: true }, 'same-origin'],
    [
      'as its origin alone where a code stands in it',
      { isPrivate: true, hasSecretCode: true },
      'strict-origin',
    ],
  ])('%s', (_, page, policy) => {
    expect(headersOf(page)['Referrer-Policy']).toBe(policy)
  })
})
