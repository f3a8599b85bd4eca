import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toRouteRules } from '../../routes/address-rules.ts'
import { fixedPaths } from '../../routes/paths.ts'

/**
 * Writes `/builds/latest.json`, by which open pages learn of a deploy, and `/builds/meta/{id}.json`, what the build
 * knows of its addresses. Static files: asking for them costs no Worker.
 */
export async function writeBuilds(outdir: string, id: string): Promise<void> {
  const timestamp = Date.now()
  await rm(outdir, { recursive: true, force: true })
  await mkdir(join(outdir, 'meta'), { recursive: true })
  await writeFile(join(outdir, 'latest.json'), JSON.stringify({ id, timestamp }))
  await writeFile(
    join(outdir, 'meta', `${id}.json`),
    JSON.stringify({ id, timestamp, matcher: toRouteRules(), prerendered: fixedPaths }),
  )
}
