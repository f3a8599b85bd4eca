/**
 * Roles of the desk, each with the rights of those before it: `editor` sees, `office` answers and exports, `owner`
 * manages. `desk-role.ts` says which of Strapi's roles they are.
 */
export const deskRoles = ['editor', 'office', 'owner'] as const
export type DeskRole = (typeof deskRoles)[number]

/** A page of the desk. Every page and every action names the role that it needs; `http/desk-routes.ts` checks it and writes
 * a row of the log for each action. Nothing outside this book needs a role (`test/unit/desk-roles.test.ts`). */
export interface DeskAddress {
  /** The path without a language prefix; `:name` stands for a variable part. */
  path: `/desk${string}`
  role: DeskRole
  /** What a `POST` to `{path}/{action}` needs, by the action's name. */
  actions?: Readonly<Record<string, DeskRole>>
}

/**
 * The address book of the desk. Only the server imports it, so that visitors download nothing of the desk: all that
 * `addresses.ts` has is the folder `/desk`, which keeps it out of sitemaps, early fetching and the service worker. The
 * menu shows the pages without variable parts, in this order.
 */
const deskAddresses = {
  deskOverview: { path: '/desk', role: 'editor' },
  deskVisits: { path: '/desk/visits', role: 'editor', actions: { export: 'office' } },
  deskInbox: { path: '/desk/inbox', role: 'office', actions: { export: 'office' } },
  deskEntry: {
    path: '/desk/inbox/:number',
    role: 'office',
    actions: { answer: 'office', note: 'office', change: 'office', erase: 'owner' },
  },
  deskReplyTexts: { path: '/desk/texts', role: 'office', actions: { save: 'office', remove: 'office' } },
  deskEvenings: { path: '/desk/evenings', role: 'editor', actions: { export: 'office' } },
  deskEvening: { path: '/desk/evenings/:slug', role: 'editor' },
  deskRadar: { path: '/desk/radar', role: 'editor' },
  deskSearches: { path: '/desk/searches', role: 'editor' },
  deskVotes: { path: '/desk/votes', role: 'editor', actions: { close: 'owner' } },
  deskNotices: { path: '/desk/notices', role: 'editor', actions: { export: 'office' } },
  deskMessage: { path: '/desk/notices/:slug', role: 'editor', actions: { send: 'office' } },
  deskLinks: { path: '/desk/links', role: 'editor', actions: { export: 'office' } },
  deskNewsletter: { path: '/desk/newsletter', role: 'editor', actions: { export: 'office' } },
  deskContent: { path: '/desk/content', role: 'editor', actions: { export: 'office' } },
  deskRedirects: {
    path: '/desk/redirects',
    role: 'editor',
    actions: { make: 'owner', remove: 'owner', export: 'office' },
  },
  deskHealth: { path: '/desk/health', role: 'editor', actions: { export: 'office' } },
  deskLog: { path: '/desk/log', role: 'owner', actions: { export: 'owner' } },
} as const satisfies Record<string, DeskAddress>

type DeskAddresses = typeof deskAddresses
export type DeskPageName = keyof DeskAddresses

/** Names of the actions of a desk page. */
export type DeskActionName<Name extends DeskPageName> = DeskAddresses[Name] extends { actions: infer Actions }
  ? keyof Actions & string
  : never

/** Names of a path's variable parts: `'number'` of `/desk/inbox/:number`. */
type ParamName<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Part}/${infer More}`
    ? Part | ParamName<`/${More}`>
    : Rest
  : never
export type DeskParams<Name extends DeskPageName> = Record<ParamName<DeskAddresses[Name]['path']>, string>
type ParamArguments<Name extends DeskPageName> =
  Record<never, string> extends DeskParams<Name> ? [] : [params: DeskParams<Name>]

const rows: Readonly<Record<DeskPageName, DeskAddress>> = deskAddresses

// `Object.keys` is typed as returning strings; its strings are the keys of `deskAddresses`.
export const deskPageNames = Object.keys(deskAddresses) as DeskPageName[]

export const isDeskPageName = (name: string): name is DeskPageName => Object.hasOwn(deskAddresses, name)

export const findDeskRow = (name: DeskPageName): DeskAddress => rows[name]

/** Whether a path without language prefix belongs to the desk. */
export const isDeskPath = (path: string): boolean =>
  path === deskAddresses.deskOverview.path || path.startsWith(`${deskAddresses.deskOverview.path}/`)

/** The path of a desk page, without language prefix. */
export const deskPathTo = <Name extends DeskPageName>(
  name: Name,
  ...[params]: ParamArguments<Name>
): string =>
  Object.entries<string>(params ?? {}).reduce(
    (path, [part, value]) => path.replace(`:${part}`, () => encodeURIComponent(value)),
    rows[name].path as string,
  )

/** The path to which the form of an action is sent, without language prefix. */
export const deskActionPath = <Name extends DeskPageName>(
  name: Name,
  action: DeskActionName<Name>,
  ...params: ParamArguments<Name>
): string => `${deskPathTo(name, ...params)}/${action}`

/** Names of the variable parts of a desk page's path. */
export const deskParamNames = (name: DeskPageName): readonly string[] =>
  [...rows[name].path.matchAll(/:(\w+)/g)].flatMap(([, part]) => part ?? [])
