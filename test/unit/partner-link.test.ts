import { describe, expect, it } from 'vitest'
import { toPartnerLink, toPartnerLinkQuery } from '../../src/features/partners/partner-link.ts'
import { codegenQuerySchema } from '../../src/shared/embed.ts'

const origin = 'https://tutti.example'
const linkOf = (query: Record<string, string>) => toPartnerLink(codegenQuerySchema.parse(query), origin)

describe('a partner’s link', () => {
  it.each([
    ['/c/zimmer', '/c/zimmer', '/embed/c/zimmer'],
    ['/en/cities/kazan', '/en/cities/kazan', '/en/embed/cities/kazan'],
    ['https://tutti.example/th/zimmer?x=1#a', '/th/zimmer', '/th/embed/zimmer'],
  ])('of %s leads to %s and %s', (page, link, frame) => {
    expect(linkOf({ page })).toMatchObject({ link: `${origin}${link}`, frameAddress: `${origin}${frame}` })
  })

  it('carries the names of the campaign, and the frame its theme', () => {
    const made = linkOf({ page: '/zimmer', source: 'афиша', campaign: 'a&b=c#d', theme: 'dark' })
    const link = new URL(made?.link ?? '')
    expect([...link.searchParams]).toEqual([
      ['utm_source', 'афиша'],
      ['utm_campaign', 'a&b=c#d'],
    ])
    expect(link.hash).toBe('')
    expect(new URL(made?.frameAddress ?? '').searchParams.get('theme')).toBe('dark')
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://tutti.example/c/zimmer',
    'data:text/html,<script>alert(1)</script>',
    'https://other.example/c/zimmer',
    '//other.example/c/zimmer',
    '\\\\other.example/c/zimmer',
    'https://tutti.example@other.example/c/zimmer',
    'http://tutti.example/c/zimmer',
    '/c/<script>',
    '/c/zimmer/tickets',
    '/account/password',
    '/',
    '',
  ])('isn’t made of «%s»', (page) => {
    expect(linkOf({ page })).toBeUndefined()
  })

  it('has names of 60 characters at most, and isn’t made of longer ones', () => {
    const made = linkOf({ page: '/zimmer', source: '🎻'.repeat(60) })
    expect(new URL(made?.link ?? '').searchParams.get('utm_source')).toBe('🎻'.repeat(60))
    expect(linkOf({ page: '/zimmer', source: '🎻'.repeat(61) })).toBeUndefined()
  })

  it('is asked for by what was typed, and nothing else', () => {
    const query = codegenQuerySchema.parse({ page: '/zimmer', source: ' a ', evil: '1', theme: 'pink' })
    expect(toPartnerLinkQuery(query)).toBe('page=%2Fzimmer&source=a')
  })
})
