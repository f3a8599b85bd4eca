import type { Context } from 'hono'
import { isPass } from '../../../crypto/pass.ts'
import { createSigner } from '../../../crypto/signature.ts'
import type { AppEnv } from '../../../http/app-env.ts'
import { addSiteContent, readPublicRequest } from '../../../http/page-request.ts'
import { answerPrivately, refusePrefetch, renderWithAction } from '../../../http/serve-page.tsx'
import { emptyForm } from '../../../rendering/action.ts'
import type { AnyPublicPage } from '../../../rendering/define-page.ts'
import { isPrefetch } from '../../../shared/device.ts'
import { publishedParameter } from '../../../shared/preview-rules.ts'
import { createDrafts } from '../preview-link.ts'

/**
 * Serves a page with its drafts to an editor who holds a preview cookie. The page is made for this answer alone and
 * bypasses the caches. Files, API calls, payloads and images never show drafts.
 *
 * @param pass value of the preview cookie
 * @returns `undefined` for everybody else
 */
export async function servePreview(
  c: Context<AppEnv>,
  definition: AnyPublicPage,
  pass: string,
): Promise<Response | undefined> {
  const { hasPreviews, PREVIEW_SECRET: secret, PREVIEW_TOKEN: token } = c.get('config')
  const { content, strapi, now } = c.get('services')
  if (!hasPreviews || !secret || !token) return undefined
  if (!(await isPass(createSigner(secret), 'preview', pass, now()))) return undefined
  c.set('isPreview', true)
  // A prefetched page could be shown later, when the draft is published or the preview has ended.
  if (isPrefetch(c.req.raw.headers)) return refusePrefetch(c)
  const isPublished = c.get('url').searchParams.has(publishedParameter)
  const request = readPublicRequest(c, definition)
  const page = {
    ...request,
    ...(isPublished ? {} : { content: createDrafts(content, strapi(), token).content }),
    preview: { isPublished },
  }
  const made = await renderWithAction(
    c,
    await addSiteContent(page),
    definition,
    emptyForm,
    // Search engines must not index drafts.
    { change: (head) => ({ ...head, robots: 'noindex', styles: [...(head.styles ?? []), 'preview'] }) },
  )
  return answerPrivately(c, made)
}
