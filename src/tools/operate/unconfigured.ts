import { siteBindings } from '../../config/bindings.ts'
import { variableEntries } from './variables.ts'

/** What a deployment has, by name. */
export interface Configured {
  variables: readonly string[]
  secrets: readonly string[]
  bindings: readonly string[]
}

/** Something that a deployment does without. */
export interface Unconfigured {
  name: string
  /** `secret`, or the kind of a binding; absent for a variable. */
  kind?: string
  /** What that means for the site. */
  meaning: string
}

/** What isn't configured, and what that means: what only matters beside another setting is named beside that one. */
export function findUnconfigured({ variables, secrets, bindings }: Configured): Unconfigured[] {
  const set = [...variables, ...secrets]
  const unset = variableEntries.filter(
    ([name, { asks, isRarelySet }]) =>
      !isRarelySet && !set.includes(name) && (asks === undefined || set.includes(asks)),
  )
  const unbound = Object.entries(siteBindings).filter(([name]) => !bindings.includes(name))
  return [
    ...unset.map(([name, { without, isSecret }]) => ({
      name,
      ...(isSecret ? { kind: 'secret' } : {}),
      meaning: without.replaceAll('`', ''),
    })),
    ...unbound.map(([name, { kind, purpose }]) => ({ name, kind, meaning: `none: ${purpose}` })),
  ]
}

/** In lines for a terminal. */
export function toList(missing: readonly Unconfigured[]): string {
  if (missing.length === 0) return '\n  Everything is configured.\n'
  const names = missing.map(({ name, kind }) => (kind ? `${name} (${kind})` : name))
  const width = Math.max(...names.map(({ length }) => length))
  const lines = missing.map(({ meaning }, index) => `  ${names[index]?.padEnd(width)}  ${meaning}`)
  return `\n  Not configured, and what that means:\n\n${lines.join('\n')}\n
  Variables stand under [vars] in wrangler.toml; secrets are set by: npx wrangler secret put NAME\n`
}
