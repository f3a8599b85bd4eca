import type { Bindings, Config } from '../config/config.ts'
import type { RateLimited } from '../errors.ts'
import type { Services } from '../features/services.ts'
import type { Session } from '../rendering/visitor.ts'
import type { Device } from '../shared/device.ts'
import type { ExternalService } from '../shared/external-services.ts'
import type { Locale } from '../shared/locales.ts'
import type { ThemeName } from '../shared/theme.ts'

/**
 * Values that middleware sets for the handlers. Handlers read them with `c.get`, because Hono builds `c.var` again at
 * each access.
 */
export interface AppEnv {
  Bindings: Bindings
  Variables: {
    /** The request's address, parsed once. */
    url: URL
    /**
     * The request's id, in every log line and in the `X-Request-Id` header, so that a visitor's report leads to its
     * log lines.
     */
    requestId: string
    config: Config
    services: Services
    locale: Locale
    /** The path without its language prefix. */
    path: string
    isAdmin: boolean
    /** Whether an editor is signed in. Responses to editors are never cached and never come from the cache. */
    isEditor: boolean
    /**
     * The theme that the visitor chose. It is written into the response and is never part of a cached page; the same
     * holds for `device`.
     */
    theme?: ThemeName
    /** The visitor's device. It is never part of a page, because every visitor gets the same cached page. */
    device: () => Device
    /** The response belongs to one visitor, and no shared cache may store it. */
    isPrivate?: true
    /** The cookie that claims a right to see drafts, not verified yet. */
    previewPass?: string | undefined
    /** The response shows a draft to an editor: browsers are not told to prefetch its links. */
    isPreview?: true
    /** The address contains a code that opens an account: the page sends no full referrer to the pages it links to. */
    hasSecretCode?: true
    /** The signed-in visitor's session, read at most once per request (`visitor-session.ts`). */
    session?: Promise<Session | undefined>
    /** The page contains iframes that show pages of this site. */
    hasOwnFrames?: boolean
    /** Whether other sites may show this page in an iframe. */
    isFramed?: boolean
    /**
     * The visitor has sent too many forms. The form's handler returns the form with this error, so that no input is
     * lost.
     */
    rateLimited?: RateLimited
    /** Third-party services that the page may load; absent where the response isn't a page. */
    externalServices?: readonly ExternalService[]
  }
}
