import { createSigner } from '../../crypto/signature.ts'
import type { PreviewFault } from '../../shared/preview.ts'
import type { ContentService } from '../../strapi/port/client.ts'
import { createPreviewContent } from './preview-content.ts'
import { checkPreviewLink, findPreviewedPath, type PreviewLink } from './preview-link.ts'
import { makePreviewPass } from './preview-pass.ts'

export interface OpenedPreview {
  /** Of the entry's page, with its language. */
  path: string
  /** For the cookie, which lasts as long as the link does. */
  pass: string
  maxAgeSeconds: number
}

interface World {
  config: { PREVIEW_SECRET?: string | undefined; PREVIEW_TOKEN?: string | undefined }
  content: ContentService
  now: number
}

/** @returns why it opens nothing, where it doesn't @throws UpstreamFailed, ContentInvalid */
export async function openPreviewLink(
  link: PreviewLink,
  { config, content, now }: World,
): Promise<OpenedPreview | PreviewFault> {
  const signer = createSigner(config.PREVIEW_SECRET ?? '')
  const until = config.PREVIEW_SECRET ? await checkPreviewLink(signer, link, now) : 'forged'
  if (typeof until === 'string') return until
  const found = await findPreviewedPath(createPreviewContent(content, config.PREVIEW_TOKEN ?? ''), link)
  if (typeof found === 'string') return found
  return {
    ...found,
    pass: await makePreviewPass(signer, until),
    maxAgeSeconds: Math.ceil((until - now) / 1000),
  }
}
