import type { Context } from 'hono'
import type { SharePictureParts } from '../share-images/parts.ts'
import type { AppEnv } from './app-env.ts'
import { readAsset, unreadable } from './read-asset.ts'

/** Where the build puts them. */
const file = '/build/share-picture-parts.json'
/** Its file is larger than most, and read once in an isolate that draws. */
const limitMs = 2000

/** Plain values of no request. */
let parts: SharePictureParts | undefined

/**
 * Letters and their outlines: a file of the build beside the Worker. As a part of it they would be a third of what every
 * isolate is given when it starts, and few isolates draw.
 *
 * @throws UpstreamFailed when the file can't be read
 */
export async function readShareImageParts({ req, env }: Context<AppEnv>): Promise<SharePictureParts> {
  parts ??= await fetchParts(env.ASSETS, new URL(file, req.url))
  return parts
}

async function fetchParts(assets: Fetcher, address: URL): Promise<SharePictureParts> {
  const what = 'the parts of share pictures'
  const answer = await readAsset(assets, address, { what, limitMs })
  try {
    if (answer.status !== 200) throw new Error(`status ${answer.status}`)
    // Written by the build that made this Worker, and deployed with it.
    return (await answer.json()) as SharePictureParts
  } catch (error) {
    throw unreadable(what, error)
  }
}
