import { join } from 'node:path'
import type { DemoPictures } from '../../demo/pictures/render.ts'

/** Opens the folder in which the demo's pictures are drawn, once for the builds of every brand. */
export async function openBuiltPictures(): Promise<{ pictures: DemoPictures; folder: string }> {
  // Builds without the demo load neither its content nor what draws.
  const [{ openDemoPictures }, { makeSnapshot }] = await Promise.all([
    import('../../demo/pictures/render.ts'),
    import('../../demo/snapshot.ts'),
  ])
  const folder = join(import.meta.dirname, '../../../.wrangler/pictures')
  const today = new Date().toISOString().slice(0, 10)
  return { pictures: await openDemoPictures(makeSnapshot(today), folder), folder }
}
