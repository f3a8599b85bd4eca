import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoPictures } from '../../demo/pictures/render.ts'
import type { BuildFolders } from './build-folders.ts'
import { linkFiles } from './build-outputs.ts'
import { packScenes } from './share-images/pack-scenes.ts'

/** Opens the folder of the demo's drawn pictures, which the builds of all brands share. */
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

/** Whether the served folder has all pictures of the demo. A file says so, since finding out would load the demo. */
export const hasAllPictures = ({ picturesFile }: BuildFolders): boolean => existsSync(picturesFile)

/**
 * Draws the demo's pictures that are missing, puts all of them beside the other built files, and packs the scenes of
 * Open Graph images.
 *
 * @param atOnce how many are drawn at a time
 */
export async function completePictures(
  { publicDir, picturesFile }: BuildFolders,
  { pictures, folder }: Awaited<ReturnType<typeof openBuiltPictures>>,
  atOnce: number,
): Promise<void> {
  await pictures.drawAll(atOnce)
  await linkFiles(folder, join(publicDir, 'build/pictures'))
  await packScenes(folder, publicDir)
  await writeFile(picturesFile, '')
}
