import { basename, dirname, join } from 'node:path'
import type { WranglerConfig } from '../operate/wrangler-config.ts'

/** The folder `public/` of this repository. */
export const ownPublicFolder = join(import.meta.dirname, '../../../public')

/** Absolute paths that a build writes to: the folders that `wrangler.toml` deploys, and files about the build. */
export interface BuildFolders {
  /** The folder that is served: `public/` of this repository, or a folder of the brand's own. */
  publicDir: string
  /** Folder with the modules of the Worker. */
  workerDir: string
  /** JSON about the last build: its brand, a digest of its inputs, and its outputs (`build-stamp.ts`). */
  stampFile: string
  /** A file that exists while a build runs, and contains the id of the build's process (`file-lock.ts`). */
  lockFile: string
  /** What the site was bundled with, for `npm run dev` (`site-plan.ts`). */
  planFile: string
  /** JSON that says which pictures and packed scenes of the demo `publicDir` has (`pictures-record.ts`). */
  picturesFile: string
}

/**
 * Returns the folders that `wrangler.toml` deploys from. A build empties them, so only names that nothing else has are
 * accepted.
 *
 * @returns the folders, or one line for each path that no build may write to
 */
export function toBuildFolders({
  modulesDir: workerDir,
  assetsDir: publicDir = ownPublicFolder,
}: Pick<WranglerConfig, 'modulesDir' | 'assetsDir'>):
  | { folders: BuildFolders; problems: [] }
  | { problems: string[] } {
  const isOwn = (folder: string, name: string) =>
    basename(folder) === name && basename(dirname(folder)) === '.wrangler'
  const problems = [
    ...(isOwn(workerDir, 'worker')
      ? []
      : [
          `wrangler.toml: main must be ".wrangler/worker/index.js", as a build empties its folder: ${workerDir}`,
        ]),
    ...(publicDir === ownPublicFolder || isOwn(publicDir, 'public')
      ? []
      : [
          `wrangler.toml: directory of [assets] must be ".wrangler/public", as a build empties it: ${publicDir}`,
        ]),
  ]
  if (problems.length > 0) return { problems }
  const beside = dirname(workerDir)
  return {
    folders: {
      publicDir,
      workerDir,
      stampFile: join(beside, 'build-stamp.json'),
      lockFile: join(beside, 'build.lock'),
      planFile: join(beside, 'site-plan.json'),
      picturesFile: join(beside, 'pictures-and-scenes'),
    },
    problems: [],
  }
}

/** Whether a build writes into this repository's `public/`, which has files of its own beside the built ones. */
export const isPublicOfRepository = (publicDir: string): boolean => publicDir === ownPublicFolder
