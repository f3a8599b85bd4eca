import { createSigner } from '../../src/crypto/signature.ts'
import { nowMs } from '../fixtures/clock.ts'
import { idOfDraft, previewVariables } from './draft-content.ts'
import { visit } from './visit.ts'

export interface Link {
  type?: string
  id?: string
  locale?: string
  expiresInSeconds?: number
  secret?: string
}

export async function linkTo({
  type = 'concert',
  id = idOfDraft,
  locale = 'ru',
  expiresInSeconds = 3600,
  secret = previewVariables.PREVIEW_SECRET,
}: Link = {}): Promise<string> {
  const exp = String(Math.floor(nowMs() / 1000) + expiresInSeconds)
  const sig = await createSigner(secret).sign('preview-link', [type, id, locale, exp].join('\n'))
  return `/preview?${new URLSearchParams({ type, id, locale, exp, sig })}`
}

export const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''
export const open = async (link: Link = {}) => visit(await linkTo(link), { variables: previewVariables })
export const begin = async () => cookieOf(await open())
export const read = async (path: string, cookie = '', headers = {}) => {
  const response = await visit(path, {
    variables: previewVariables,
    headers: { ...headers, ...(cookie ? { cookie } : {}) },
  })
  return { response, text: await response.text() }
}

/** The page of the draft of each type. */
export const pagesOfDrafts = [
  ['concert', '/c/hidden-concert'],
  ['city', '/cities/hidden-city'],
  ['venue', '/venues/hidden-venue'],
  ['program', '/hidden-program'],
  ['program-collection', '/hidden-programcollection'],
  ['member', '/members/hidden-member'],
  ['post', '/p/hidden-post'],
  ['article', '/a/hidden-article'],
  ['qa-entry', '/qa/hidden-qaentry'],
  ['page', '/hidden-page'],
  ['vote', '/vote/hidden-vote'],
] as const
