import type { Context } from 'hono'
import { readRedirect } from '../content/site/redirect.ts'
import {
  AccountRefused,
  BadRequest,
  ConfigInvalid,
  ContentInvalid,
  Forbidden,
  NotFound,
  PageBeyondEnd,
  RateLimited,
  RoleNeeded,
  SeeOther,
  SignInNeeded,
  StoreMissing,
  Unauthorized,
  UpstreamFailed,
} from '../errors.ts'
import { isApiPath, isPayloadPath, pathTo } from '../routes/paths.ts'
import { retryAfterSeconds } from '../shared/constants.ts'
import { nextParameter } from '../shared/next-page.ts'
import { localePath } from '../shared/urls.ts'
import type { AppEnv } from './app-env.ts'
import { followRedirects } from './content-redirect.ts'
import type { UnavailableReason } from './error-pages/unavailable.tsx'
import { makeFrame } from './page-request.ts'
import { redirect, toLocation } from './redirect.ts'
import { findAddressWithoutTrailingText } from './trailing-text.ts'

type ErrorStatus = 400 | 401 | 403 | 404 | 429 | 500 | 503

/** Answers an address that no route matches. */
export const answerUnknownPath = (c: Context<AppEnv>) => answerError(new NotFound(c.get('path')), c)

/** Turns every error into a response: JSON for the API, a page for people. No other code does this. */
export async function answerError(error: Error, c: Context<AppEnv>): Promise<Response> {
  // Error pages are never shown in other sites' iframes.
  c.set('isFramed', false)
  if (error instanceof ConfigInvalid) return answerMisconfigured(error, c)
  if (error instanceof SeeOther) return redirectPrivately(c, error.path)
  if (error instanceof SignInNeeded && !isApi(c.get('path'))) {
    // After signing in, the visitor is sent to the page that they requested.
    return redirectPrivately(
      c,
      `${pathTo('login')}?${new URLSearchParams({ [nextParameter]: c.get('path') })}`,
    )
  }
  const status = toStatus(error)
  if (status >= 500) c.get('services').log.error('request failed', { path: c.get('path'), error })
  if (isApi(c.get('path'))) return answerApi(error, status, c)
  if (status === 404 && (c.req.method === 'GET' || c.req.method === 'HEAD')) {
    const elsewhere = await followContentRedirect(c)
    if (elsewhere) return elsewhere
    const meant = await findAddressWithoutTrailingText(c)
    if (meant) return redirect(c, meant, 301)
  }
  return answerErrorPage(status, error, c)
}

/** Whether the address is called by programs, which get errors as JSON. */
const isApi = (path: string) => isApiPath(path) || isPayloadPath(path) || calledByPrograms.includes(path)

const calledByPrograms = [pathTo('graphql'), pathTo('oembed'), pathTo('mcp')]

function toStatus(error: Error): ErrorStatus {
  if (error instanceof NotFound) return 404
  if (error instanceof AccountRefused) return error.fault === 'token' ? 401 : 400
  if (error instanceof BadRequest) return 400
  if (error instanceof Unauthorized || error instanceof SignInNeeded) return 401
  if (error instanceof Forbidden || error instanceof RoleNeeded) return 403
  if (error instanceof RateLimited) return 429
  if (error instanceof UpstreamFailed || error instanceof ContentInvalid || error instanceof StoreMissing)
    return 503
  return 500
}

/** Redirects one visitor; no cache may store the response. */
function redirectPrivately(c: Context<AppEnv>, path: string): Response {
  c.set('isPrivate', true)
  c.header('Cache-Control', 'no-store')
  return redirect(c, localePath(c.get('locale'), path), 303)
}

/** The message for a 404 names the address as it was requested, even if a route has changed it. */
const toMessage = (error: Error, c: Context<AppEnv>): string =>
  error instanceof NotFound ? `${error.what}: ${toReadableAddress(c.req.url)}` : error.message

/** Answers in the error format of the site's API, which is Strapi's error format. */
function answerApi(error: Error, status: ErrorStatus, c: Context<AppEnv>): Response {
  const message = status === 500 ? 'Internal Server Error' : toMessage(error, c)
  const details = toDetails(error)
  c.header('Cache-Control', 'no-store')
  const retryAfter = retryAfterOf(error, status)
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  return c.json({ data: null, error: { status, name: error.name, message, details } }, status)
}

function toDetails(error: Error): object {
  if (error instanceof BadRequest) return { path: error.field }
  if (error instanceof NotFound) return { path: error.path }
  return error instanceof AccountRefused ? { fault: error.fault } : {}
}

/** A redirect of the desk goes before those of the content. Without the database there are those of the content. */
const readSiteRedirect = async (c: Context<AppEnv>, addresses: readonly string[]) =>
  c
    .get('services')
    .redirects?.find(addresses)
    .catch(() => undefined)

/** Looks for a redirect in the content. This happens only after a 404, so that no other request waits for it. */
async function followContentRedirect(c: Context<AppEnv>): Promise<Response | undefined> {
  const services = c.get('services')
  const { PRODUCTION_HOSTS, LOCALES } = c.get('config')
  const url = new URL(c.req.url)
  try {
    const own = { productionHosts: PRODUCTION_HOSTS, locales: LOCALES }
    const first: string[] = []
    const to = await followRedirects(url, own, async (addresses) => {
      const found =
        (await readSiteRedirect(c, addresses)) ?? (await readRedirect(services.content, addresses))
      if (found) first.push(found.from)
      return found
    })
    if (to === undefined) return undefined
    // The redirect adds the visitor's campaign parameters, which may produce the current address again.
    const isHere = new URL(toLocation(url.href, to), url).href.replace(/#.*/, '') === url.href
    if (isHere) return undefined
    if (first[0] !== undefined && services.redirects)
      services.waitUntil(services.redirects.noteFollowed(first[0]))
    return redirect(c, to, 301)
  } catch (error) {
    // If redirects can't be read, the visitor gets the 404 page as if there were none.
    services.log.warn('redirects could not be read', { path: url.pathname, error })
    return undefined
  }
}

async function answerErrorPage(status: ErrorStatus, error: Error, c: Context<AppEnv>): Promise<Response> {
  const frame = await makeFrame(c)
  c.set('externalServices', frame.externalServices)
  const { renderPage } = await import('./render-page.tsx')
  if (status === 404) {
    const { NotFoundPage } = await import('./error-pages/not-found.tsx')
    const head = { ...NotFoundPage.head(frame), status: 404 } as const
    const { body } = await renderPage(
      c,
      frame,
      head,
      <NotFoundPage.View
        page={frame}
        message={toMessage(error, c)}
        address={toReadableAddress(c.req.url)}
        lastPage={error instanceof PageBeyondEnd ? error.lastPage : undefined}
      />,
    )
    return c.newResponse(body, 404, { ...errorPageHeaders })
  }
  const { UnavailablePage } = await import('./error-pages/unavailable.tsx')
  const { why, shown } = chooseRefusal(status, error)
  const head = { ...UnavailablePage.head(frame, why), status: shown }
  const { body } = await renderPage(c, frame, head, <UnavailablePage.View page={frame} why={why} />)
  const retryAfter = retryAfterOf(error, shown)
  return c.newResponse(body, shown, {
    ...errorPageHeaders,
    ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
  })
}

interface Refusal {
  why: UnavailableReason
  shown: 400 | 403 | 429 | 500 | 503
}

function chooseRefusal(status: ErrorStatus, error: Error): Refusal {
  if (error instanceof RoleNeeded) return { why: 'otherRole', shown: 403 }
  return refusals[status] ?? { why: 'unavailable', shown: 500 }
}

const refusals: Partial<Record<ErrorStatus, Refusal>> = {
  400: { why: 'unreadable', shown: 400 },
  403: { why: 'foreign', shown: 403 },
  429: { why: 'tooMany', shown: 429 },
  503: { why: 'unavailable', shown: 503 },
}

/** Seconds for the `Retry-After` header; `undefined` for errors that another attempt can't fix. */
function retryAfterOf(error: Error, status: ErrorStatus): number | undefined {
  if (error instanceof RateLimited) return error.retryAfterSeconds
  return status >= 500 ? retryAfterSeconds : undefined
}

const errorPageHeaders = { 'Cache-Control': 'no-store', 'Content-Type': 'text/html; charset=UTF-8' }

/**
 * Answers when the configuration is wrong, without which no page can be rendered. The log lists the reasons for the
 * operator. The response hides them, because they describe the site's internals.
 */
function answerMisconfigured(error: ConfigInvalid, c: Context<AppEnv>): Response {
  const requestId = c.get('requestId')
  console.error(JSON.stringify({ level: 'error', message: error.message, requestId }))
  return c.body('The configuration of this site is wrong: its log says where.\n', 500, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
  })
}

/** An address in an error message is cut after this many characters. */
const maxShownLength = 200
/** Input length that is enough for any shown address: one Thai character takes nine characters when percent-encoded. */
const maxReadLength = 10 * maxShownLength

/**
 * Makes a requested address readable for an error message, as `/en/концерты?page=9`. Spaces, control characters,
 * direction marks and delimiters (RFC 3986, section 2.2) stay percent-encoded, as they would be invisible or change
 * what the address means.
 *
 * @param url absolute
 */
export function toReadableAddress(url: string): string {
  const { pathname, search } = new URL(url)
  const letters = Array.from(
    `${pathname}${search}`.slice(0, maxReadLength).replace(/(?:%[0-9a-f]{2})+/gi, toLetters),
  )
  return letters.length > maxShownLength ? `${letters.slice(0, maxShownLength).join('')}…` : letters.join('')
}

const unclear = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}:/?#[\]@!$&'()*+,;=%"<>\\^`{|}]/gu

function toLetters(escaped: string): string {
  try {
    return decodeURIComponent(escaped).replace(unclear, encodeURIComponent)
  } catch {
    // The bytes aren't UTF-8, so they stay percent-encoded.
    return escaped
  }
}
