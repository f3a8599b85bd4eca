import type { Context } from 'hono'
import { aiCrawlers } from '../../brand/chosen.ts'
import type { Brand } from '../../brand/define-brand.ts'
import { NotFound } from '../../errors.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { isPublicHost, readPublicOrigin, requireBareAddress } from '../../http/public-origin.ts'
import { pathTo } from '../../routes/paths.ts'
import { browserParameters } from '../../shared/constants.ts'
import { allLocales } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import { addDays, toUtcDay } from '../../shared/zoned-time.ts'

const robotsMaxAgeSeconds = 3600

/**
 * `GET /robots.txt` (RFC 9309): one group for all crawlers, behind that of programs which the brand keeps
 * out. A host that isn't public is closed to all of them, so that
 * no copy for testing is found.
 */
export function serveRobots(c: Context<AppEnv>): Response {
  requireBareAddress(c)
  const lines = isPublicHost(c) ? publicLines(readPublicOrigin(c)) : ['User-agent: *', 'Disallow: /']
  return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': `public, max-age=${robotsMaxAgeSeconds}` })
}

const publicLines = (origin: string) => [
  ...refuseAiCrawlers(aiCrawlers),
  'User-agent: *',
  'Allow: /',
  `Disallow: ${pathTo('api')}/`,
  `Disallow: ${pathTo('graphql')}`,
  // Pages with a form for each program, city and place, which are never cached; `/wishes` shows their results.
  ...allLocales.flatMap((locale) =>
    [pathTo('wishes'), pathTo('places')].map((path) => `Disallow: ${localePath(locale, path)}/`),
  ),
  // A directive of Yandex: addresses that differ only in these parameters are one page.
  `Clean-param: ${browserParameters.join('&')}`,
  '',
  `Sitemap: ${origin}${pathTo('sitemap')}`,
]

const securityTxtMaxAgeSeconds = 86_400
/**
 * For how many days the file is valid from today: a site that is online is maintained. RFC 9116 recommends less than a
 * year.
 */
const validDays = 180

/**
 * `GET /.well-known/security.txt` (RFC 9116): where to report a vulnerability.
 *
 * @throws NotFound where no contact is configured
 */
export function serveSecurityTxt(c: Context<AppEnv>): Response {
  requireBareAddress(c)
  const { SECURITY_CONTACT, LOCALES } = c.get('config')
  if (!SECURITY_CONTACT) throw new NotFound(c.get('path'))
  const today = toUtcDay(c.get('services').now())
  const lines = [
    `Contact: ${SECURITY_CONTACT}`,
    `Expires: ${addDays(today, validDays)}T00:00:00Z`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${readPublicOrigin(c)}${pathTo('securityTxt')}`,
  ]
  return c.text(`${lines.join('\n')}\n`, 200, {
    'Cache-Control': `public, max-age=${securityTxtMaxAgeSeconds}`,
  })
}

/**
 * Programs that read sites for language models, by the names that their companies publish for `robots.txt`: those that collect
 * texts to train models, and those that look pages up to answer somebody's question.
 */
const training = [
  'GPTBot',
  'ClaudeBot',
  'Google-Extended',
  'Applebot-Extended',
  'CCBot',
  'meta-externalagent',
  'Amazonbot',
  'Bytespider',
  'cohere-training-data-crawler',
]
const answering = [
  'OAI-SearchBot',
  'ChatGPT-User',
  'Claude-SearchBot',
  'Claude-User',
  'PerplexityBot',
  'Perplexity-User',
  'MistralAI-User',
  'DuckAssistBot',
]

const refused: Record<Brand['aiCrawlers'], readonly string[]> = {
  all: [],
  answering: training,
  none: [...training, ...answering],
}

/** The group of `robots.txt` for programs that the brand keeps out; none where all may read. */
export const refuseAiCrawlers = (mayRead: Brand['aiCrawlers']): string[] => {
  const names = refused[mayRead]
  return names.length === 0 ? [] : [...names.map((name) => `User-agent: ${name}`), 'Disallow: /', '']
}
