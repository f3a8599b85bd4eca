import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pictureFile, readPictureFile } from '../../demo/pictures/catalogue.ts'
import { renderPicture } from '../../demo/pictures/render.ts'
import { makeSnapshot } from '../../demo/snapshot.ts'
import { renderTuning, tuningFile } from '../../demo/sounds/tuning.ts'
import { takeFileLock } from '../file-lock.ts'
import type { BuildFolders } from './build-folders.ts'
import { linkFiles } from './build-outputs.ts'
import {
  describePictures,
  digestDrawing,
  type PictureScale,
  pictureFolders,
  readPicturesRecord,
  removePictures,
  writePicturesRecord,
} from './pictures-record.ts'
import { packScene } from './share-images/pack-scenes.ts'

/**
 * The demo's pictures in a folder, each `{base}.webp` and `{format}_{base}.webp`, drawn when somebody asks for them, and the
 * packed scene of each title picture, `{base}.json`. Several programs may draw into one folder: none draws what another
 * does.
 */
export interface DemoPictures {
  folder: string
  /** How many are not drawn yet. */
  countMissing: () => number
  /**
   * Draws a picture, unless it is there.
   *
   * @param file the name of one of its files, as `small_hero_black-hole_0.webp`
   * @returns the path of the file; `undefined` where the demo has no such picture
   */
  draw: (file: string) => Promise<string | undefined>
  /** Draws all that are missing, `atOnce` at a time, until the signal comes. */
  drawAll: (atOnce: number, signal?: AbortSignal) => Promise<void>
}

/** Milliseconds until a picture that another program draws is looked for again. */
const pollMs = 100

/**
 * Opens a folder of the demo's pictures.
 *
 * @param names names of pictures without `.webp`
 */
export function openDemoPictures(
  names: Iterable<string>,
  folder: string,
  scale: PictureScale = 'whole',
): DemoPictures {
  const requests = new Map(
    Array.from(names).flatMap((name) => {
      const request = readPictureFile(name)
      return request ? [[pictureFile(request.kind, request.scene, request.variant), request] as const] : []
    }),
  )
  const hasScene = (base: string) => base.startsWith('hero_')
  const isMissing = (base: string) => !existsSync(join(folder, `${base}.${hasScene(base) ? 'json' : 'webp'}`))

  /** @returns whether the picture is there; false if another program draws it now */
  async function tryToDraw(base: string, request: NonNullable<ReturnType<typeof readPictureFile>>) {
    if (!isMissing(base)) return true
    const lock = takeFileLock(join(folder, `${base}.lock`))
    if (!('release' in lock)) return false
    try {
      if (!isMissing(base)) return true
      const picture = join(folder, `${base}.webp`)
      if (!existsSync(picture)) await renderPicture(request, folder, scale)
      if (hasScene(base)) await writeScene(picture, join(folder, `${base}.json`))
      return true
    } finally {
      lock.release()
    }
  }

  return {
    folder,
    countMissing: () => [...requests.keys()].filter(isMissing).length,
    async draw(file) {
      const [, base = ''] = /^(?:[a-z]+_)??([a-z]+_[a-z0-9-]+_\d+)\.webp$/.exec(file) ?? []
      const request = requests.get(base)
      if (!request) return undefined
      while (!(await tryToDraw(base, request))) await pause(pollMs)
      const path = join(folder, file)
      return existsSync(path) ? path : undefined
    },
    async drawAll(atOnce, signal) {
      const waiting = [...requests]
      const drawNext = async (): Promise<void> => {
        for (let next = waiting.pop(); next && !signal?.aborted; next = waiting.pop()) {
          if (await tryToDraw(...next)) continue
          waiting.unshift(next)
          await pause(pollMs)
        }
      }
      await Promise.all(Array.from({ length: atOnce }, drawNext))
    },
  }
}

/** A file that is half written has another name, so that a program that is stopped leaves no part of a scene. */
async function writeScene(picture: string, file: string): Promise<void> {
  await writeFile(`${file}.part`, JSON.stringify(await packScene(picture)))
  await rename(`${file}.part`, file)
}

/**
 * Opens the pictures that builds on this machine share: those of other brands and of other checkouts too. Those of other
 * code are in other folders.
 */
export async function openSharedPictures(scale: PictureScale, day: string): Promise<DemoPictures> {
  const folder = join(sharedFolder(), `pictures-${scale}-${await digestDrawing()}`)
  await mkdir(folder, { recursive: true })
  await removeOldFolders(folder)
  const names = makeSnapshot(day).UploadFile.map(({ hash }) => String(hash))
  return openDemoPictures(names, folder, scale)
}

/** The folder that the system has for what programs can make again. */
function sharedFolder(): string {
  const { XDG_CACHE_HOME: chosen, LOCALAPPDATA: ofWindows } = process.env
  const ofSystem = process.platform === 'darwin' ? 'Library/Caches' : '.cache'
  return join(chosen || ofWindows || join(homedir(), ofSystem), 'tutti')
}

/** Days after which a folder that no build has opened is removed. */
const keptDays = 30

async function removeOldFolders(opened: string): Promise<void> {
  const now = new Date()
  await utimes(opened, now, now)
  for (const name of await readdir(dirname(opened))) {
    const folder = join(dirname(opened), name)
    const ageMs = now.getTime() - (await stat(folder)).mtimeMs
    if (ageMs > keptDays * 86_400_000) await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Draws the pictures that are missing, puts all of them, the packed scenes and the demo's recording beside the other
 * built files, and records that they are there.
 *
 * @param atOnce how many are drawn at a time
 */
export async function completePictures(
  pictures: DemoPictures,
  folders: BuildFolders,
  { scale, day, atOnce }: { scale: PictureScale; day: string; atOnce: number },
): Promise<void> {
  await pictures.drawAll(atOnce)
  const [former, record] = await Promise.all([readPicturesRecord(folders), describePictures(scale, day)])
  if (former?.drawing !== record.drawing || former.scale !== scale) await removePictures(folders)
  await linkFiles(pictures.folder, '.webp', join(folders.publicDir, pictureFolders.pictures))
  await linkFiles(pictures.folder, '.json', join(folders.publicDir, pictureFolders.scenes))
  await writeFile(join(folders.publicDir, pictureFolders.pictures, tuningFile), renderTuning())
  await writePicturesRecord(record, folders)
}

/** Milliseconds between two lines that say how many pictures are drawn. */
const progressMs = 10_000

/** The drawing of a build's pictures, which goes on while the rest is built. */
export interface Drawing {
  /** Waits for all pictures, and puts them beside the other built files. */
  finish: (folders: BuildFolders) => Promise<void>
  /** Draws no further picture, since the build has failed. */
  stop: () => void
}

/** Begins to draw the pictures that are missing, and prints how many are drawn until all are. */
export async function beginDrawing(scale: PictureScale, day: string): Promise<Drawing> {
  const begun = performance.now()
  const pictures = await openSharedPictures(scale, day)
  const missing = pictures.countMissing()
  if (missing > 0) console.log(`Drawing ${missing} pictures, once for all builds on this machine …`)
  const progress = setInterval(
    () => console.log(`  ${missing - pictures.countMissing()} of ${missing} are drawn`),
    progressMs,
  )
  const failure = new AbortController()
  // An error is thrown where the pictures are waited for.
  const drawn = pictures.drawAll(3, failure.signal).finally(() => clearInterval(progress))
  drawn.catch(() => undefined)
  return {
    async finish(folders) {
      await drawn
      await completePictures(pictures, folders, { scale, day, atOnce: 3 })
      if (missing > 0) console.log(`Drawn in ${Math.round((performance.now() - begun) / 1000)} s.`)
    },
    stop: () => failure.abort(),
  }
}
