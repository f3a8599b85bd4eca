import type { Context } from 'hono'
import type { AppEnv } from '../../http/app-env.ts'
import { readPublicOrigin } from '../../http/public-origin.ts'
import { feedMessages } from '../../languages/texts.ts'
import { pathTo } from '../../routes/paths.ts'
import { localePath } from '../../shared/urls.ts'
import { readNames } from './read-names.ts'
import { escapeXml, writeTextElement, writeXmlElement, xmlHead } from './xml.ts'

const openSearchType = 'application/opensearchdescription+xml'
const maxAgeSeconds = 86_400
/** OpenSearch 1.1 limits short names to this many characters. */
const maxShortName = 16

/** `GET /opensearch.xml`: lets browsers offer the site's search in their address bar. */
export async function openSearch(c: Context<AppEnv>): Promise<Response> {
  const locale = c.get('locale')
  const services = c.get('services')
  const { name } = await readNames(services.content, locale)
  const origin = readPublicOrigin(c)
  const toAddress = (path: string) => `${origin}${localePath(locale, path)}`
  const inner = [
    writeTextElement('ShortName', name.slice(0, maxShortName)),
    writeTextElement('Description', feedMessages(locale).search),
    writeXmlElement('Url', {
      type: 'text/html',
      method: 'get',
      template: `${toAddress(pathTo('search'))}?q={searchTerms}`,
    }),
    writeXmlElement('Url', { type: openSearchType, rel: 'self', template: toAddress(pathTo('openSearch')) }),
    writeXmlElement('Image', { type: 'image/svg+xml' }, escapeXml(`${origin}/build/icons/icon.svg`)),
    writeTextElement('Language', locale),
    writeTextElement('InputEncoding', 'UTF-8'),
    writeTextElement('OutputEncoding', 'UTF-8'),
  ]
  const body = writeXmlElement(
    'OpenSearchDescription',
    { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
    `\n${inner.join('\n')}\n`,
  )
  return c.body(`${xmlHead}${body}\n`, 200, {
    'Content-Type': `${openSearchType}; charset=utf-8`,
    'Cache-Control': `public, max-age=${maxAgeSeconds}`,
  })
}
