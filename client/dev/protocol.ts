/** What Node and the module in workerd (`src/tools/dev/host.ts`) say to each other, and the addresses that the browser's script uses. */

const folder = '/__dev/'

export const devPaths = {
  /** Everything below it belongs to `npm run dev` and never reaches the Worker. */
  folder,
  /** Where Node sends changed modules. */
  program: `${folder}program`,
  /** Answered when the host has been sent the Worker. */
  ready: `${folder}ready`,
  /** The script in each page (`client/dev/follow-changes.ts`). */
  browser: `${folder}browser.js`,
  /** Server-sent events about changes. */
  events: `${folder}events`,
} as const

/** Header with a secret of this run, without which nobody can send code to the host. */
export const secretHeader = 'x-dev-secret'

export interface ProgramUpdate {
  /** Id of the Worker's main module. */
  entry: string
  modules: { id: string; code: string; imports: Record<string, string>; script: string }[]
  removed: string[]
  /** The bundle of all packages; absent where it is the same as before. */
  packages?: string
}

/** A message to open pages. */
export type DevMessage =
  /** Sent when a page connects and after each change: a page of another build reloads. */
  | { kind: 'build'; id: string }
  /** Style sheets whose contents have changed, by address. */
  | { kind: 'styles'; addresses: string[] }
  /** What keeps the site from being built; an empty list takes earlier ones away. */
  | { kind: 'problems'; texts: string[] }
  /** Errors of requests since the last change, with their stacks. */
  | { kind: 'errors'; texts: string[] }
