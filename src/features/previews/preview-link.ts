import { isAddressed, readEntryById } from '../../content/site/entry-address.ts'
import type { Signer } from '../../crypto/signature.ts'
import { entryPath, pathTo } from '../../routes/paths.ts'
import { type ContentType, isContentType } from '../../shared/content-types.ts'
import type { Locale } from '../../shared/locales.ts'
import { type PreviewFault, previewMaxMs } from '../../shared/preview.ts'
import { localePath } from '../../shared/urls.ts'
import type { ContentService } from '../../strapi/port/client.ts'

/** What a link of the content manager says; whatever came in its place. */
export interface PreviewLink {
  /** A type of the content manager, as `concert`. */
  type: string
  /** What it knows the entry by: a number in Strapi 4, a `documentId` in Strapi 5. */
  id: string
  locale: Locale
  /** Until when it opens anything: seconds since 1970. */
  exp: string
  sig: string
}

/** The clocks of two machines. */
const clockSkewMs = 60_000

/** A mark under this name is none for anything else that the secret signs. */
const linkPurpose = 'preview-link'

/** What is signed; the content manager's side of it is `test/services/strapi/src/preview-link.js`. */
const toSignedText = ({ type, id, locale, exp }: PreviewLink) => [type, id, locale, exp].join('\n')

/** @returns until when it is good, in milliseconds */
export async function checkPreviewLink(
  signer: Signer,
  link: PreviewLink,
  now: number,
): Promise<number | Extract<PreviewFault, 'forged' | 'expired'>> {
  if (!(await signer.fits(linkPurpose, toSignedText(link), link.sig))) return 'forged'
  const until = Number(link.exp) * 1000
  // One that is good for longer wasn't made as agreed, whoever signed it.
  return until > now && until <= now + previewMaxMs + clockSkewMs ? until : 'expired'
}

/**
 * The page of a link's entry, with its language.
 *
 * @param drafts a service that answers drafts too
 * @throws UpstreamFailed, ContentInvalid
 */
export async function findPreviewedPath(
  drafts: ContentService,
  { type, id, locale }: Pick<PreviewLink, 'type' | 'id' | 'locale'>,
): Promise<{ path: string } | Extract<PreviewFault, 'type' | 'missing'>> {
  if (!isContentType(type)) return 'type'
  const single = singles.get(type)
  if (single) return { path: localePath(locale, single) }
  if (!isAddressed(type)) return 'type'
  const entry = await readEntryById(drafts, type, locale, id)
  const path = entry && entryPath(type, entry.slug)
  return path ? { path: localePath(locale, path) } : 'missing'
}

/** What there is one of, and the page where it is seen. */
const singles: ReadonlyMap<ContentType, string> = new Map([
  ['about', pathTo('about')],
  ['site', pathTo('home')],
  ['social', pathTo('home')],
])
