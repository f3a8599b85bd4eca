import { siteBindings } from '../../../config/bindings.ts'
import { describeBrand, toNearPath, toScriptCommand, toSecretCommand } from '../printed-commands.ts'
import { variableEntries } from '../variables.ts'
import type { WranglerConfig } from '../wrangler-config.ts'

/** What is known of a deployment before anything is uploaded. */
export interface PlannedDeployment {
  brandFolder: string
  configPath: string
  config: Pick<WranglerConfig, 'variables' | 'bindings'>
  /** What is wrong in the brand's files and in `wrangler.toml`, a line each. */
  problems: readonly string[]
  /** The site that is built, or will be before the upload; absent if none is. */
  built: { brandFolder: string; withDemo: boolean } | undefined
  /**
   * Whether the operator is signed in at Cloudflare. Absent if that wasn't checked, since wrangler itself asks a person
   * at the terminal to sign in.
   */
  isSignedIn?: boolean
}

/** Returns why a deployment can't work or would harm visitors, a line each; nothing where it may begin. */
export function findRefusals(planned: PlannedDeployment): string[] {
  const { brandFolder, configPath, config, problems, built, isSignedIn } = planned
  const file = toNearPath(configPath)
  const writesEmails = 'MAIL_FROM' in config.variables || 'EMAIL' in config.bindings
  return [
    ...problems,
    ...findBuildProblems(brandFolder, built),
    ...(built?.withDemo || 'CONTENT_URL' in config.variables
      ? []
      : [
          `The site would have neither content nor the demo, and every page would be an error. Set CONTENT_URL under [vars] in ${file}, or add the demo: ${toScriptCommand('deploy', brandFolder, '--demo')}`,
        ]),
    ...('CONTENT_URL' in config.variables && !('CONTENT_PUBLISHER' in config.bindings)
      ? [
          `CONTENT_PUBLISHER is missing in ${file}: nothing of CONTENT_URL would be published, and every page would be an error. Copy the binding and its migration from the repository’s wrangler.toml: docs/operate.md, «Content»`,
        ]
      : []),
    ...(writesEmails && !('SITE_URL' in config.variables)
      ? [
          `SITE_URL is missing under [vars] in ${file}. Links in e-mails lead there; without it none would be sent, since a request’s own Host may name any site.`,
        ]
      : []),
    ...(isSignedIn === false
      ? [
          'Nobody is signed in to Cloudflare: npx wrangler login, or in a pipeline the variable CLOUDFLARE_API_TOKEN',
        ]
      : []),
  ]
}

/** Countries of the European Economic Area, whose law asks for a reason where personal data leaves it. */
const europeanCountries =
  'at be bg hr cy cz dk ee fi fr de gr hu is ie it li lt lu lv mt nl no pl pt ro sk si es se'.split(' ')

/**
 * Returns how databases that aren't there yet are kept in the EU, a line each; nothing for an orchestra that is at home elsewhere.
 * Cloudflare never moves a database, and makes it near whoever deploys.
 *
 * @param names of the databases in the operator's account
 */
export const findDatabasesOfTheUnion = (countryCode: string, names: readonly string[]): string[] =>
  europeanCountries.includes(countryCode)
    ? names.map(
        (name) =>
          `The database ${name} isn’t there yet. It would be made near you and never moves; to keep it in the EU, make it first: npx wrangler d1 create ${name} --jurisdiction eu`,
      )
    : []

function findBuildProblems(brandFolder: string, built: PlannedDeployment['built']): string[] {
  const command = toScriptCommand('build', brandFolder)
  if (!built) return [`Nothing is built: ${command}`]
  if (built.brandFolder === brandFolder) return []
  return [`What is built is the site of ${describeBrand(built.brandFolder)}. Build this one: ${command}`]
}

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
