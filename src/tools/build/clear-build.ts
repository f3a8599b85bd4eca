import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Removes what an earlier build has left, maybe another brand's. The demo's pictures take a minute to draw: a build
 * without the demo puts them where nobody is served them, and the next one with it takes them back.
 *
 * @param buildDir `public/build`
 * @param picturesAside where pictures wait
 */
export async function clearBuild(
  buildDir: string,
  picturesAside: string,
  { withDemo }: { withDemo: boolean },
): Promise<void> {
  const names = existsSync(buildDir) ? await readdir(buildDir) : []
  const stale = names.filter((name) => name !== 'pictures')
  await Promise.all(stale.map((name) => rm(join(buildDir, name), { recursive: true })))
  const shown = join(buildDir, 'pictures')
  const [from, to] = withDemo ? [picturesAside, shown] : [shown, picturesAside]
  if (!existsSync(from)) return
  if (existsSync(to)) await rm(from, { recursive: true })
  else await rename(from, to)
}
