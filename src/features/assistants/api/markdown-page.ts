import type { Context } from 'hono'
import { policies } from '../../../cache/policies.ts'
import { NotFound, UpstreamFailed } from '../../../errors.ts'
import type { AppEnv } from '../../../http/app-env.ts'
import { readPublicOrigin } from '../../../http/public-origin.ts'
import { redirect } from '../../../http/redirect.ts'
import { findPage, isListed } from '../../../routes/address-rules.ts'
import { fromMarkdownPath, toMarkdownPath } from '../../../routes/paths.ts'
import { localePath } from '../../../shared/urls.ts'
import { toMarkdown } from '../to-markdown.ts'

/**
 * `GET {path of a page}.md`: a page of the sitemap as Markdown. It is written from the page as visitors
 * get it, mostly out of the cache; what is written isn't stored, so calls are counted as searches are (`http/rate-limit.ts`).
 *
 * @param fetchPage requests a page of this site, as a crawler does, by its path
 * @throws NotFound for a page that the sitemap doesn't list; UpstreamFailed while the page itself can't be read
 */
export const serveMarkdown =
  (fetchPage: (c: Context<AppEnv>, path: string) => Promise<Response>) =>
  async (c: Context<AppEnv>): Promise<Response> => {
    const row = findPage(fromMarkdownPath(c.get('path')))
    if (!row || !isListed(row)) throw new NotFound(c.get('path'))
    const path = localePath(c.get('locale'), fromMarkdownPath(c.get('path')))
    const page = await fetchPage(c, path)
    const address = `${readPublicOrigin(c)}${path}`
    const location = page.headers.get('location')
    const movedTo = location === null ? undefined : new URL(location, address)
    if (movedTo?.origin === readPublicOrigin(c)) return redirect(c, toMarkdownPath(movedTo.pathname), 302)
    if (page.status >= 500) throw new UpstreamFailed('content', page.status, `${path} is not available`)
    if (page.status !== 200 || !page.headers.get('content-type')?.startsWith('text/html'))
      throw new NotFound(c.get('path'))
    const text = toMarkdown(await page.text(), (href) => new URL(href, address).href)
    return c.body(`${text}\n---\n${address}\n`, 200, {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Cache-Control': `public, max-age=${policies.files.freshSeconds}`,
      Link: `<${address}>; rel="canonical"`,
    })
  }
