import { describeBrand, toNearPath, toScriptCommand } from '../printed-commands.ts'
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

function findBuildProblems(brandFolder: string, built: PlannedDeployment['built']): string[] {
  const command = toScriptCommand('build', brandFolder)
  if (!built) return [`Nothing is built: ${command}`]
  if (built.brandFolder === brandFolder) return []
  return [`What is built is the site of ${describeBrand(built.brandFolder)}. Build this one: ${command}`]
}
