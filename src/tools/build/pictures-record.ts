import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { scenesFolder } from '../../share-images/share-image.ts'
import type { BuildFolders } from './build-folders.ts'
import { listSources } from './build-stamp.ts'

/** Tests look at pictures that are small: a quarter as wide and high, drawn in a tenth of the time. */
export type PictureScale = 'whole' | 'small'

const fromRoot = (path: string) => join(import.meta.dirname, '../../..', path)

/** Paths of the code that decides how pictures and packed scenes look. */
const drawingCode = [
  'src/demo/pictures',
  'src/tools/build/share-images/pack-scenes.ts',
  'src/share-images/palette.ts',
]

/** Returns a digest of the code that draws, and of the library that it draws with. */
export async function digestDrawing(): Promise<string> {
  const { devDependencies } = JSON.parse(await readFile(fromRoot('package.json'), 'utf8'))
  return digest(drawingCode, String(devDependencies.sharp))
}

async function digest(paths: readonly string[], first: string): Promise<string> {
  const hash = createHash('sha256').update(first)
  for (const path of paths) {
    const files = path.endsWith('.ts') ? [fromRoot(path)] : await listSources(fromRoot(path))
    for (const file of files.toSorted())
      hash.update(file.slice(fromRoot('').length)).update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Which pictures a build has beside its other files: those of this code, content, day and scale. */
interface PicturesRecord {
  drawing: string
  content: string
  day: string
  scale: PictureScale
}

/** Returns the record of a build whose pictures are complete today. */
export const describePictures = async (scale: PictureScale, day: string): Promise<PicturesRecord> => ({
  drawing: await digestDrawing(),
  content: await digest(['src/demo'], ''),
  day,
  scale,
})

/** Reads the record of the pictures that a build has; `undefined` if they are not complete. */
export async function readPicturesRecord({
  picturesFile,
}: Pick<BuildFolders, 'picturesFile'>): Promise<Partial<PicturesRecord> | undefined> {
  if (!existsSync(picturesFile)) return undefined
  const text = await readFile(picturesFile, 'utf8')
  return text.startsWith('{') ? JSON.parse(text) : {}
}

export const writePicturesRecord = (record: PicturesRecord, { picturesFile }: BuildFolders): Promise<void> =>
  writeFile(picturesFile, JSON.stringify(record))

/** Whether a build has all pictures, of the wanted scale or larger. */
export async function hasPictures(folders: BuildFolders, scale: PictureScale, day: string): Promise<boolean> {
  const record = await readPicturesRecord(folders)
  if (record === undefined) return false
  const wanted = await describePictures(record.scale === 'whole' ? 'whole' : scale, day)
  return JSON.stringify(record) === JSON.stringify(wanted)
}

/** Folders of a build with the pictures and the packed scenes of Open Graph images. */
export const pictureFolders = { pictures: 'build/pictures', scenes: scenesFolder } as const

/** Removes the pictures of a build, since it is without the demo or they are of another code or scale. */
export async function removePictures({ publicDir, picturesFile }: BuildFolders): Promise<void> {
  await rm(picturesFile, { force: true })
  for (const folder of Object.values(pictureFolders))
    await rm(join(publicDir, folder), { recursive: true, force: true })
}
