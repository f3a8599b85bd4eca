import type { Bindings, Config } from '../config/config.ts'
import type { Services } from '../context/services.ts'
import type { Session } from '../context/visitor.ts'
import type { RateLimited } from '../errors.ts'
import type { Device } from '../shared/device.ts'
import type { ExternalService } from '../shared/external-services.ts'
import type { Locale } from '../shared/locales.ts'
import type { ThemeName } from '../shared/theme.ts'

/** What middleware leaves for the handlers. They read it by `c.get`: Hono makes `c.var` anew each time it is read. */
export interface AppEnv {
  Bindings: Bindings
  Variables: {
    /** The address that was asked for, read once. */
    url: URL
    /** In every line of the log and in the answer, so that a visitor's report finds its lines. */
    requestId: string
    config: Config
    services: Services
    locale: Locale
    /** The address without its language. */
    path: string
    isAdmin: boolean
    /** An editor is signed in: nothing of theirs is stored, and nothing stored is theirs. */
    isEditor: boolean
    /** The theme that the visitor chose; never part of a page, as `device`. */
    theme?: ThemeName
    /** Never part of a page: stored pages are everybody's. */
    device: () => Device
    /** The answer is one visitor's: nobody else may see it. */
    isPrivate?: true
    /** What the browser says that it may see drafts by; nobody has looked at it yet. */
    previewPass?: string | undefined
    /** The answer is to who previews drafts: no browser fetches what it links before the click. */
    isPreview?: true
    /** The address holds a code that opens an account: no page that it leads to may learn it. */
    hasCode?: true
    /** Who is signed in, once somebody has asked (`visitor-session.ts`). */
    session?: Promise<Session | undefined>
    /** The answer shows frames of the site's own. */
    hasOwnFrames?: boolean
    /** Other sites may show the answer in a frame. */
    isFramed?: boolean
    /** The visitor has sent too many forms: whoever answers this one gives it back. */
    rateLimited?: RateLimited
    /** What of other companies the answer may load; nothing where it is no page. */
    externalServices?: readonly ExternalService[]
  }
}
