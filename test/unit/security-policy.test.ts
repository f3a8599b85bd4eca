import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Bindings, readConfig } from '../../src/config/config.ts'
import { writeContentSecurityPolicy, writePermissionsPolicy } from '../../src/http/security-policy.ts'
import { keepLineDigest, keepLineScript } from '../../src/shared/city-question.ts'
import type { ExternalService } from '../../src/shared/external-services.ts'

const everything: ExternalService[] = [
  ...(['map', 'embed', 'ticket-frame', 'ticket-widget', 'challenge', 'analytics'] as const),
]
const variables = {
  MAPS_KEY: 'key-0123456789',
  ANALYTICS_ID: '12345',
  TICKET_WIDGET_URL: 'https://widget.example/path/tickets.js?v=1',
  TICKET_WIDGET_STYLES: 'https://styles.example/tickets.css',
  TURNSTILE_SITE_KEY: '0x4AAAAAAA',
  TURNSTILE_SECRET: 'secret',
}

// Configuration looks at no binding but text; the assets are only passed by.
const configWith = (given: Record<string, string> = {}) => readConfig({ ...given } as unknown as Bindings)

function directivesOf(given: Record<string, string>, uses: ExternalService[]): Map<string, string> {
  const policy = writeContentSecurityPolicy(configWith(given), uses)
  return new Map(policy.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive]))
}

const frames = ['https://iframeab-pre0000.intickets.ru', 'https://tickets.poluton.example']

describe('the content security policy', () => {
  it.each<[string, Record<string, string>, ExternalService[]]>([
    ['nothing is used', {}, []],
    [
      'nothing of what is used is configured',
      { EMBED_HOSTS: ' , ' },
      ['map', 'embed', 'ticket-widget', 'challenge', 'analytics'],
    ],
    ['nothing of what is configured is used', variables, []],
  ])('opens nothing where %s', (_name, given, uses) => {
    const policy = writeContentSecurityPolicy(configWith(given), uses)
    expect(policy.split('; ')).toEqual([
      "default-src 'self'",
      `script-src 'self' '${keepLineDigest}'`,
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "connect-src 'self'",
      "frame-src 'none'",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'self'",
    ])
  })

  it('lets pictures of a content service of one’s own in, and nothing else of it', () => {
    const policy = writeContentSecurityPolicy(
      configWith({ CONTENT_URL: 'https://content.example/graphql' }),
      [],
    )
    expect(policy.split('; ').filter((directive) => directive.includes('content.example'))).toEqual([
      "img-src 'self' data: https://content.example",
    ])
  })

  it('lets recordings in from where uploads are, on pages that editors compose', () => {
    const given = { CONTENT_URL: 'https://content.example/graphql', MEDIA_HOSTS: 'cdn.example' }
    expect(directivesOf(given, ['embed']).get('media-src')).toBe(
      "media-src 'self' https://content.example https://cdn.example",
    )
    expect(directivesOf(given, ['map']).get('media-src')).toBeUndefined()
  })

  it('lets pictures in from where a provider keeps its uploads', () => {
    const policy = writeContentSecurityPolicy(configWith({ MEDIA_HOSTS: 'cdn.example' }), [])
    expect(policy.split('; ').filter((directive) => directive.includes('cdn.example'))).toEqual([
      "img-src 'self' data: https://cdn.example",
    ])
  })

  it.each([
    ['map', 'script-src', 'https://api-maps.yandex.ru'],
    ['map', 'connect-src', 'https://suggest-maps.yandex.ru'],
    ['map', 'img-src', 'https://*.maps.yandex.net'],
    ['map', 'style-src', 'blob:'],
    ['map', 'frame-src', 'https://api-maps.yandex.ru'],
    ['ticket-widget', 'script-src', 'https://widget.example'],
    ['ticket-widget', 'style-src', 'https://styles.example'],
    ['ticket-widget', 'form-action', 'https://tickets.poluton.example'],
    ['embed', 'frame-src', 'https://rutube.ru'],
    ['challenge', 'script-src', 'https://challenges.cloudflare.com'],
    ['challenge', 'frame-src', 'https://challenges.cloudflare.com'],
    ['analytics', 'script-src', 'https://mc.yandex.ru'],
    ['analytics', 'connect-src', 'https://mc.yandex.ru'],
  ] as const)('for %s opens %s to %s, and only for it', (service, directive, source) => {
    const sourcesFor = (uses: ExternalService[]) => directivesOf(variables, uses).get(directive)?.split(' ')
    expect(sourcesFor([service])).toContain(source)
    expect(sourcesFor(everything.filter((each) => each !== service))).not.toContain(source)
  })

  it.each(['map', 'analytics'] as const)(
    'for %s opens scripts of yastatic.net, which both load',
    (service) => {
      expect(directivesOf(variables, [service]).get('script-src')?.split(' ')).toContain(
        'https://yastatic.net',
      )
    },
  )

  it('knows the inline script by its digest', () => {
    const digest = createHash('sha256').update(keepLineScript).digest('base64')
    expect(keepLineDigest).toBe(`sha256-${digest}`)
  })

  it('allows one inline script, by its digest, and no code from text', () => {
    const scripts = directivesOf(variables, everything).get('script-src')
    expect(scripts?.replace(keepLineDigest, '')).not.toMatch(/unsafe|nonce|sha|data:|blob:|\*(?!\.)/)
  })

  it.each([
    ['default-src', "'self'"],
    ['style-src-attr', "'unsafe-inline'"],
    ['font-src', "'self'"],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', "'self'"],
  ])('is for %s %s, whatever is used', (directive, source) => {
    expect(directivesOf(variables, everything).get(directive)).toBe(`${directive} ${source}`)
  })

  it('names each source once', () => {
    const all = [...directivesOf(variables, [...everything, ...everything]).values()]
    const twice = all.filter((directive) => {
      const sources = directive.split(' ')
      return new Set(sources).size < sources.length
    })
    expect(twice).toEqual([])
  })

  it.each<[ExternalService[], string[]]>([
    [[], ["'none'"]],
    [['analytics', 'map'], ["'none'"]],
    [['ticket-frame'], frames],
    // Opens nothing where no widget is configured.
    [['ticket-widget'], ["'none'"]],
    [['embed'], ['https://vk.com', 'https://rutube.ru']],
    [
      ['embed', 'ticket-frame'],
      ['https://vk.com', 'https://rutube.ru', ...frames],
    ],
  ])('lets in for %j the frames of %j', (uses, sources) => {
    const { 'frame-src': found } = Object.fromEntries(directivesOf({ EMBED_HOSTS: 'vk.com,rutube.ru' }, uses))
    expect(found).toBe(`frame-src ${sources.join(' ')}`)
  })

  it('lets the widget open both ticket hosts', () => {
    expect(directivesOf(variables, ['ticket-widget']).get('frame-src')).toBe(`frame-src ${frames.join(' ')}`)
  })
})

describe('payment', () => {
  const paymentFor = (given: Record<string, string>, uses: ExternalService[]) =>
    /payment=(\(.*?\))/.exec(writePermissionsPolicy(configWith(given), uses))?.[1]

  it('is allowed to the ticket hosts where their frame stands', () => {
    expect(paymentFor({}, ['ticket-frame'])).toBe(
      '(self "https://iframeab-pre0000.intickets.ru" "https://tickets.poluton.example")',
    )
  })

  it('is allowed where the widget may open', () => {
    expect(paymentFor(variables, ['ticket-widget'])).toContain('intickets.ru')
  })

  it.each([
    ['on a page that sells nothing', variables, ['map', 'analytics']],
    ['where no widget is configured', {}, ['ticket-widget']],
  ] as [string, Record<string, string>, ExternalService[]][])('is nobody’s %s', (_name, given, uses) => {
    expect(paymentFor(given, uses)).toBe('()')
  })
})

describe('a ticket service with a widget', () => {
  it('may load what the widget needs, on the ticket page alone', () => {
    const config = {
      ...configWith(),
      ticketShops: [{ provider: 'intickets', hosts: ['x.intickets.ru'] }],
      ticketFrameHosts: ['x.intickets.ru'],
    }
    expect(writeContentSecurityPolicy(config, ['ticket-frame'])).toContain(
      'frame-src https://x.intickets.ru;',
    )
    expect(writeContentSecurityPolicy(config, ['map'])).not.toContain('x.intickets.ru')
  })
})
