import { toBuildFolders } from '../../build/build-folders.ts'
import { readStamp } from '../../build/build-stamp.ts'
import { demoBrandFolder } from '../../chosen-brand.ts'
import { exitCodes } from '../../command-line.ts'
import { readWranglerConfig } from '../../operate/wrangler-config.ts'

/** Ends this process with one line unless the demo's site is built, which is what measurements and attacks need. */
export async function requireBuild(): Promise<void> {
  const built = toBuildFolders(readWranglerConfig())
  const stamp = 'folders' in built ? await readStamp(built.folders) : undefined
  if (stamp?.brandFolder === demoBrandFolder && stamp.withDemo) return
  console.error('Nothing was measured, since the demo is not built here: npm run build')
  process.exit(exitCodes.failed)
}
