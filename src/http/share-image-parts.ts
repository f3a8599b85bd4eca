import type { Context } from 'hono'
import type { ShareImageParts } from '../share-images/parts.ts'
import type { AppEnv } from './app-env.ts'
import { readAsset, unreadable } from './read-asset.ts'

/** Written by the build. */
const file = '/build/share-picture-parts.json'
/** Longer than for other files, as this one is large; an isolate that draws reads it once. */
const limitMs = 2000

/** Plain values, which belong to no request. */
let parts: ShareImageParts | undefined

/**
 * Reads glyph outlines and logos from a file of the build beside the Worker. Inside the Worker they would be a third
 * of the code that every isolate loads, and few isolates draw images.
 *
 * @throws UpstreamFailed when the file can't be read
 */
export async function readShareImageParts({ req, env }: Context<AppEnv>): Promise<ShareImageParts> {
  parts ??= await fetchParts(env.ASSETS, new URL(file, req.url))
  return parts
}

async function fetchParts(assets: Fetcher, address: URL): Promise<ShareImageParts> {
  const what = 'the parts of Open Graph images'
  const answer = await readAsset(assets, address, { what, limitMs })
  try {
    if (answer.status !== 200) throw new Error(`status ${answer.status}`)
    // The build that made this Worker has written the file, and both are deployed together.
    return (await answer.json()) as ShareImageParts
  } catch (error) {
    throw unreadable(what, error)
  }
}
