import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { openDemoPictures } from '../../src/demo/pictures/render.ts'
import { makeSnapshot } from '../../src/demo/snapshot.ts'
import { useTemporaryFolders } from './temporary-folders.ts'

const makeFolder = useTemporaryFolders()
const snapshot = makeSnapshot('2026-11-25')
/** The smallest kind, so that drawing takes no time. */
const [logo = 'no logo'] = snapshot.UploadFile.map(({ hash }) => String(hash)).filter((hash) =>
  hash.startsWith('logo_'),
)

it('a picture is drawn when it is first asked for, in each of its sizes', async () => {
  const folder = await makeFolder()
  const pictures = await openDemoPictures(snapshot, folder)
  const missing = pictures.countMissing()
  expect(missing).toBeGreaterThan(200)
  const [small, again] = await Promise.all([
    pictures.draw(`thumbnail_${logo}.webp`),
    pictures.draw(`${logo}.webp`),
  ])
  expect([small, again]).toEqual([join(folder, `thumbnail_${logo}.webp`), join(folder, `${logo}.webp`)])
  expect(await sharp(again).metadata()).toMatchObject({ format: 'webp', width: 480, height: 480 })
  expect(pictures.countMissing()).toBe(missing - 1)
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
})

it.each(['logo_nobody_0.webp', '../package.json', 'huge_logo.webp', ''])(
  '%j is no picture of the demo',
  async (file) => {
    expect(await (await openDemoPictures(snapshot, await makeFolder())).draw(file)).toBeUndefined()
  },
)

it('pictures that other code has drawn are forgotten, and those of this code stay', async () => {
  const folder = await makeFolder({ '.drawn-by': 'other code', [`${logo}.webp`]: '' })
  const file = join(folder, `${logo}.webp`)
  await openDemoPictures(snapshot, folder)
  expect(existsSync(file)).toBe(false)
  writeFileSync(file, '')
  await openDemoPictures(snapshot, folder)
  expect(existsSync(file)).toBe(true)
})
