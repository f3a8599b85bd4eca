import type { Context } from 'hono'
import { createSigner } from '../../../crypto/signature.ts'
import type { AppEnv } from '../../../http/app-env.ts'
import { readPublicRequest, withSite } from '../../../http/page-request.ts'
import { answerPrivately, refuseEarly, renderWithAction } from '../../../http/serve-page.tsx'
import { emptyForm } from '../../../rendering/action.ts'
import type { AnyPublicPage } from '../../../rendering/define-page.ts'
import { isFetchedEarly } from '../../../routes/early-fetching.ts'
import { publishedParameter } from '../../../shared/preview.ts'
import { createPreviewContent } from '../preview-content.ts'
import { isPreviewPass } from '../preview-pass.ts'

/**
 * A page with its drafts, for who has come by a link of the content manager. It is made for this answer alone, past all
 * that is stored, and only as a page: files, calls, payloads and pictures know nothing of drafts.
 *
 * @param pass what the browser has sent as its cookie
 * @returns `undefined` for everybody else
 */
export async function servePreview(
  c: Context<AppEnv>,
  definition: AnyPublicPage,
  pass: string,
): Promise<Response | undefined> {
  const { hasPreviews, PREVIEW_SECRET: secret, PREVIEW_TOKEN: token } = c.get('config')
  const { content, now } = c.get('services')
  if (!hasPreviews || !secret || !token) return undefined
  if (!(await isPreviewPass(createSigner(secret), pass, now()))) return undefined
  c.set('isPreview', true)
  // A browser that may have it later must not have it before: by then it may be published, or the preview over.
  if (isFetchedEarly(c.req.raw.headers)) return refuseEarly(c)
  const isPublished = c.get('url').searchParams.has(publishedParameter)
  const request = readPublicRequest(c, definition)
  const page = {
    ...request,
    ...(isPublished ? {} : { content: createPreviewContent(content, token) }),
    preview: { isPublished },
  }
  const made = await renderWithAction(
    c,
    await withSite(page, { isSentWhole: true }),
    definition,
    emptyForm,
    // Links to it are of no use to others.
    (head) => ({ ...head, robots: 'noindex', styles: [...(head.styles ?? []), 'preview'] }),
  )
  return answerPrivately(c, made)
}
