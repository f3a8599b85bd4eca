import { siteBindings } from '../../config/bindings.ts'
import { toNearPath, toSecretCommand } from './printed-commands.ts'
import { variableEntries } from './variables.ts'

/** Names of everything that a deployment has configured. */
export interface DeploymentSettings {
  variables: readonly string[]
  secrets: readonly string[]
  bindings: readonly string[]
}

/** A variable, secret or binding that a deployment lacks. */
export interface MissingSetting {
  name: string
  /** `secret`, or the kind of a binding; absent for a variable. */
  kind?: string
  /** Consequence of the missing setting for the site. */
  meaning: string
}

/**
 * Returns what is not configured, with the consequences. A setting that only matters beside another one is listed only
 * if that one is set.
 */
export function findMissingSettings({ variables, secrets, bindings }: DeploymentSettings): MissingSetting[] {
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

/** Returns the list as text for a terminal. */
export function missingSettingsToText(
  missing: readonly MissingSetting[],
  configPath: string,
  environment?: string,
): string {
  if (missing.length === 0) return '\n  Everything is configured.\n'
  const names = missing.map(({ name, kind }) => (kind ? `${name} (${kind})` : name))
  const width = Math.max(...names.map(({ length }) => length))
  const lines = missing.map(({ meaning }, index) => `  ${names[index]?.padEnd(width)}  ${meaning}`)
  return `\n  Not configured, and what that means:\n\n${lines.join('\n')}\n
  Variables stand under [vars] in ${toNearPath(configPath)}; secrets are set by: ${toSecretCommand('NAME', configPath, environment)}\n`
}
