import { describe, expect, it } from 'vitest'
import { toSpeculationRules } from '../../src/endpoints/speculation-rules.ts'

const rulesOf = (...locales: Parameters<typeof toSpeculationRules>[0]) =>
  JSON.stringify(toSpeculationRules(locales))

describe('speculation rules', () => {
  it.each([
    '/c/*/tickets',
    '/en/c/*/tickets',
    '/search',
    '/en/search',
    '/api/*',
    '/graphql',
    '/*.ics',
    '/*.xml',
  ])('fetch no %s', (path) => {
    const { prefetch, prerender } = toSpeculationRules(['ru', 'en'])
    for (const { where } of [...prefetch, ...prerender]) {
      expect(where.and).toContainEqual({ not: { href_matches: expect.arrayContaining([path]) } })
    }
  })

  it('render concerts, and programs where they are linked, and nothing else', () => {
    const [rule] = toSpeculationRules(['ru', 'en']).prerender
    expect(rule?.where.and[0]).toEqual({
      or: [
        { href_matches: ['/c/:slug', '/en/c/:slug'] },
        {
          and: [{ href_matches: ['/:slug', '/en/:slug'] }, { selector_matches: '[data-program-links] a' }],
        },
      ],
    })
  })

  it('know nothing of languages that the site has not', () => {
    expect(rulesOf('ru')).not.toMatch(/\/th\b/)
  })

  it('wait until a click is likely', () => {
    const { prefetch, prerender } = toSpeculationRules(['ru'])
    expect([...prefetch, ...prerender].map(({ eagerness }) => eagerness)).toEqual(['moderate', 'moderate'])
  })

  it('have patterns that a browser understands', () => {
    const texts = rulesOf('ru', 'en', 'th').match(/"\/[^"]*"/g) ?? []
    const patterns: string[] = texts.map((text) => JSON.parse(text))
    expect(patterns).toEqual(expect.arrayContaining(['/*', '/api/*', '/th/c/*/tickets', '/th/c/:slug']))
    for (const pattern of patterns) {
      expect(() => new URLPattern(pattern, 'https://tutti.example')).not.toThrow()
    }
  })
})
