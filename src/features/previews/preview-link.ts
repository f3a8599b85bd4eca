import { createCircuitBreaker } from '../../cache/circuit-breaker.ts'
import type { ContentService } from '../../content/content-service.ts'
import { createIsolateParts } from '../../content/parts/published-content.ts'
import { isAddressed } from '../../content/site/addressed-types.ts'
import { makePass } from '../../crypto/pass.ts'
import { createSigner, type Signer } from '../../crypto/signature.ts'
import { makeOnDemand } from '../../publishing/parts-on-demand.ts'
import { pathTo, toEntryPath } from '../../routes/paths.ts'
import { type ContentType, isContentType } from '../../shared/content-types.ts'
import type { Locale } from '../../shared/locales.ts'
import { type PreviewFault, previewMaxMs } from '../../shared/preview-rules.ts'
import { localePath } from '../../shared/urls.ts'
import { fetchSlug } from '../../strapi/drafts/entry-by-id.ts'
import type { StrapiService } from '../../strapi/port/client.ts'

/** Parameters of a preview link. They are unchecked text from the query. */
export interface PreviewLink {
  /** Content type of the entry, such as `concert`. */
  type: string
  /** Id of the entry: a number in Strapi 4, a `documentId` in Strapi 5. */
  id: string
  locale: Locale
  /** Expiry of the link in seconds since 1970. */
  exp: string
  sig: string
}

/** Allowed difference between the clocks of Strapi and the site. */
const clockSkewMs = 60_000

/** Purpose of the signature. A signature for one purpose is invalid for all others. */
const linkPurpose = 'preview-link'

/** Text that is signed. Strapi's counterpart is `src/strapi-project/files/src/tutti/preview-link.js`. */
const toSignedText = ({ type, id, locale, exp }: PreviewLink) => [type, id, locale, exp].join('\n')

/** @returns expiry of the link in milliseconds since 1970, or why the link is invalid */
export async function checkPreviewLink(
  signer: Signer,
  link: PreviewLink,
  now: number,
): Promise<number | Extract<PreviewFault, 'forged' | 'expired'>> {
  if (!(await signer.verify(linkPurpose, toSignedText(link), link.sig))) return 'forged'
  const until = Number(link.exp) * 1000
  // A longer lifetime than agreed makes a link invalid even if its signature is right.
  return until > now && until <= now + previewMaxMs + clockSkewMs ? until : 'expired'
}

/**
 * Finds the path of the page of a link's entry, with its language.
 *
 * @param drafts content service that reads drafts
 * @throws UpstreamFailed, ContentInvalid
 */
async function findPreviewedPath(
  drafts: StrapiService,
  { type, id, locale }: Pick<PreviewLink, 'type' | 'id' | 'locale'>,
): Promise<{ path: string } | Extract<PreviewFault, 'type' | 'missing'>> {
  if (!isContentType(type)) return 'type'
  const single = singleEntryPaths.get(type)
  if (single) return { path: localePath(locale, single) }
  if (!isAddressed(type)) return 'type'
  const slug = await fetchSlug(drafts, type, locale, id)
  const path = slug && toEntryPath(type, slug)
  return path ? { path: localePath(locale, path) } : 'missing'
}

/** Single types, and the path of the page that shows each. */
const singleEntryPaths: ReadonlyMap<ContentType, string> = new Map([
  ['about', pathTo('about')],
  ['site', pathTo('home')],
  ['social', pathTo('home')],
])

interface OpenedPreview {
  /** Path of the entry's page, with its language. */
  path: string
  /** Value of the preview cookie, which expires with the link. */
  cookie: string
  maxAgeSeconds: number
}

interface PreviewDeps {
  config: { PREVIEW_SECRET?: string | undefined; PREVIEW_TOKEN?: string | undefined }
  content: ContentService
  strapi: StrapiService
  now: number
}

/**
 * Checks a preview link and finds its page.
 *
 * @returns the page and the cookie, or why the link is invalid
 * @throws UpstreamFailed, ContentInvalid
 */
export async function openPreviewLink(
  link: PreviewLink,
  { config, content, strapi, now }: PreviewDeps,
): Promise<OpenedPreview | PreviewFault> {
  const signer = createSigner(config.PREVIEW_SECRET ?? '')
  const until = config.PREVIEW_SECRET ? await checkPreviewLink(signer, link, now) : 'forged'
  if (typeof until === 'string') return until
  const found = await findPreviewedPath(
    createDrafts(content, strapi, config.PREVIEW_TOKEN ?? '').strapi,
    link,
  )
  if (typeof found === 'string') return found
  return {
    ...found,
    // It expires with the link that set it.
    cookie: await makePass(signer, 'preview', until),
    maxAgeSeconds: Math.ceil((until - now) / 1000),
  }
}

/** The content of a request that shows drafts, and the content service from which the drafts are read. */
export interface Drafts {
  content: ContentService
  strapi: StrapiService
}

/**
 * Creates the content of a request that shows drafts: it is made for this request, and stored nowhere. A wrong token doesn't
 * open the circuit breaker of others.
 *
 * @param token API token that can only read
 */
export function createDrafts(content: ContentService, service: StrapiService, token: string): Drafts {
  const strapi: StrapiService = {
    ...service,
    token,
    showsDrafts: true,
    breaker: createCircuitBreaker('content'),
  }
  const { now, waitUntil, log, availability } = content
  // Nothing that the request has read of what is published is carried over, nor the other way round.
  const drafts: ContentService = {
    isolate: createIsolateParts(),
    source: makeOnDemand(strapi),
    now,
    waitUntil,
    log,
    ...(availability ? { availability } : {}),
    used: new Set(),
    faults: [],
  }
  return { content: drafts, strapi }
}
