import { describe, expect, it } from 'vitest'
import { toSpeculationRules } from '../../src/api/speculation-rules.ts'

const rulesOf = (...locales: Parameters<typeof toSpeculationRules>[0]) =>
  JSON.stringify(toSpeculationRules(locales))

describe('speculation rules', () => {
  it('leave personal pages alone in every language', () => {
    const rules = rulesOf('ru', 'en')
    for (const path of ['/account*', '/en/account*', '/preview*', '/en/c/*/tickets', '/api/*']) {
      expect(rules).toContain(`"${path}"`)
    }
  })

  it('know nothing of languages that the site has not', () => {
    expect(rulesOf('ru')).not.toContain('/th')
  })

  it('wait until a click is likely', () => {
    const { prefetch, prerender } = toSpeculationRules(['ru'])
    expect([...prefetch, ...prerender].map(({ eagerness }) => eagerness)).toEqual(['moderate', 'moderate'])
  })

  it('have patterns that a browser understands', () => {
    const patterns = rulesOf('ru', 'en', 'th').match(/"\/[^"]*"/g) ?? []
    for (const pattern of patterns) {
      expect(() => new URLPattern(JSON.parse(pattern), 'https://tutti.example')).not.toThrow()
    }
  })
})
