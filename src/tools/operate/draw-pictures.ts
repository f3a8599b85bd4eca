import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { Response } from 'miniflare'
import { toUtcDay } from '../../shared/zoned-time.ts'
import { toBuildFolders } from '../build/build-folders.ts'
import { readStamp } from '../build/build-stamp.ts'
import { completePictures, openSharedPictures } from '../build/demo-pictures.ts'
import { hasPictures, type PictureScale } from '../build/pictures-record.ts'
import type { ServeOptions } from './serve-worker.ts'
import { readWranglerConfig } from './wrangler-config.ts'

/** The demo's pictures of a built site that are drawn while it is served. */
interface MissingPictures {
  missing: number
  /** Lets the served site answer requests for pictures, each of which is drawn first where it is missing. */
  options: Pick<ServeOptions, 'wrapper' | 'services'>
  /** Draws the pictures that no request has drawn, and puts all of them beside the other built files. */
  drawAll: () => Promise<void>
}

/**
 * Module that workerd runs in place of the Worker while pictures are missing. It asks this process for pictures, because
 * workerd serves only the static files that existed when it started.
 */
const wrapper = `import worker from './index.js'
export * from './index.js'
export default {
  ...worker,
  fetch: (request, env, context) =>
    new URL(request.url).pathname.startsWith('/build/pictures/')
      ? env.DEMO_PICTURES.fetch(request)
      : worker.fetch(request, env, context),
}
`

/**
 * Opens the pictures of the demo that a built site still lacks.
 *
 * @param scale size of the pictures that the site should have; larger ones count as well
 * @returns `undefined` where nothing is missing, and for a site without the demo
 */
export async function openMissingPictures(
  configPath: string,
  scale: PictureScale,
): Promise<MissingPictures | undefined> {
  const built = toBuildFolders(readWranglerConfig(configPath))
  if (!('folders' in built) || !(await readStamp(built.folders))?.withDemo) return undefined
  const { folders } = built
  const day = toUtcDay(Date.now())
  if (await hasPictures(folders, scale, day)) return undefined
  const pictures = await openSharedPictures(scale, day)
  const missing = pictures.countMissing()
  // Pictures are drawn one at a time, which leaves the other processor cores to the visitor.
  const drawAll = () => completePictures(pictures, folders, { scale, day, atOnce: 1 })
  if (missing === 0) {
    // Another build has drawn all pictures.
    await drawAll()
    return undefined
  }
  return {
    missing,
    options: {
      wrapper,
      services: {
        DEMO_PICTURES: async (request) => {
          const file = await pictures.draw(basename(new URL(request.url).pathname))
          return file === undefined
            ? new Response('no such picture', { status: 404 })
            : new Response(await readFile(file), { headers: { 'content-type': 'image/webp' } })
        },
      },
    },
    drawAll,
  }
}
