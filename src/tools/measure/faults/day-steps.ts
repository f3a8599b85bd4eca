import { type Manifest, parseManifest, toManifestKey, toPartKey } from '../../../content/parts/manifest.ts'
import { localePath } from '../../../shared/urls.ts'
import type { Row } from '../../../strapi-emulator/row.ts'
import type { IsolateName } from '../laboratory/content-site.ts'
import { edit } from '../laboratory/faulty-content.ts'
import type { Day } from './run-bad-day.ts'

/** What an editor changes on these days. */
export const city = '/cities/kazan'
export const post = '/p/new-season-on-sale'
export const inEnglish = (path: string) => localePath('en', path)
const oldName = 'Казань'
export const newName = 'Новая Казань'
const both: readonly IsolateName[] = ['here', 'there']

export const rename =
  (name: string) =>
  (row: Row): Row =>
    row.locale === 'ru' ? { ...row, name } : row

/** An editor renames the city, and Strapi calls the webhook. */
export async function saveCity({ content, callHook, settle }: Day, name = newName): Promise<void> {
  edit(content, 'City', 'kazan', rename(name))
  await callHook('city', 'kazan')
  await settle()
}

export async function seeNewCity({ sees }: Day): Promise<void> {
  for (const isolate of both) await sees(city, { status: 200, has: newName }, isolate)
}
export async function seeOldCity({ sees }: Day): Promise<void> {
  for (const isolate of both) await sees(city, { status: 200, has: oldName, hasNot: newName }, isolate)
}

/** Pages that nobody has visited are made of what the stores still have. */
export async function seeUnseenPages({ sees }: Day): Promise<void> {
  for (const isolate of both) await sees(inEnglish(city), { status: 200, has: 'Kazan' }, isolate)
}

/** An editor changes a post, and Strapi calls the webhook. */
export async function savePost(
  { content, callHook, settle }: Day,
  change?: (row: Row) => Row,
): Promise<void> {
  edit(content, 'Post', 'new-season-on-sale', change)
  await callHook('post', 'new-season-on-sale')
  await settle()
}

export const later = 'a minute later'
export const notPublished = 'content could not be published'

export const readStoredManifest = async ({ worker, content }: Day) => {
  const none: Manifest = { version: 0, at: 0, parts: {} }
  return parseManifest(await worker.kv.get(toManifestKey(content.url), 'text')) ?? none
}

export async function emptyKv({ worker }: Day): Promise<void> {
  const { keys } = await worker.kv.list()
  for (const { name } of keys) await worker.kv.delete(name)
}

/** Deletes the parts that the page of the city is made of from KV, and from the object if it is to lose them too. */
export async function losePart(day: Day, isLostInObject: boolean): Promise<void> {
  const { parts, packs = {} } = await readStoredManifest(day)
  for (const [name, digest] of Object.entries(parts)) {
    if (!/^(cities$|city\.\d)/.test(name)) continue
    const pack = Object.keys(packs).find((each) => packs[each]?.includes(name))
    await day.worker.kv.delete(toPartKey(pack ?? digest))
    if (isLostInObject) await day.set({ suffers: { what: 'loses', digest } })
  }
  await day.restart()
}
