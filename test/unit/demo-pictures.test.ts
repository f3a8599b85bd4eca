import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { makeSnapshot } from '../../src/demo/snapshot.ts'
import { toBuildFolders } from '../../src/tools/build/build-folders.ts'
import { clearBuild } from '../../src/tools/build/build-outputs.ts'
import { completePictures, openDemoPictures } from '../../src/tools/build/demo-pictures.ts'
import { hasPictures, type PictureScale, removePictures } from '../../src/tools/build/pictures-record.ts'
import { useTemporaryFolders } from './temporary-folders.ts'

const makeFolder = useTemporaryFolders()
/** The smallest kind, so that drawing takes no time. */
const [logo = 'no logo', other = 'no other'] = new Set(
  makeSnapshot('2026-11-25')
    .UploadFile.map(({ hash }) => String(hash))
    .filter((hash) => hash.startsWith('logo_')),
)
const hero = 'hero_mountain_0'
const day = '2026-11-25'

it('a picture is drawn when it is first asked for, in each of its sizes', async () => {
  const folder = await makeFolder()
  const pictures = openDemoPictures([logo, other], folder)
  expect(pictures.countMissing()).toBe(2)
  const [small, again] = await Promise.all([
    pictures.draw(`thumbnail_${logo}.webp`),
    pictures.draw(`${logo}.webp`),
  ])
  expect([small, again]).toEqual([join(folder, `thumbnail_${logo}.webp`), join(folder, `${logo}.webp`)])
  expect(await sharp(again).metadata()).toMatchObject({ format: 'webp', width: 480, height: 480 })
  expect(pictures.countMissing()).toBe(1)
  expect(readdirSync(folder).toSorted()).toEqual([`${logo}.webp`, `thumbnail_${logo}.webp`])
})

it('pictures for tests are a quarter as wide and high, and a title picture has its scene', async () => {
  const folder = await makeFolder()
  await openDemoPictures([hero], folder, 'small').drawAll(1)
  expect(await sharp(join(folder, `${hero}.webp`)).metadata()).toMatchObject({ width: 480, height: 270 })
  expect(await sharp(join(folder, `small_${hero}.webp`)).metadata()).toMatchObject({ width: 125, height: 70 })
  expect(JSON.parse(readFileSync(join(folder, `${hero}.json`), 'utf8'))).toMatchObject({
    width: 1200,
    height: 675,
  })
})

it.each(['logo_nobody_0.webp', '../package.json', 'huge_logo.webp', ''])(
  '%j is no picture of the demo',
  async (file) => {
    expect(await openDemoPictures([logo], await makeFolder()).draw(file)).toBeUndefined()
  },
)

it('what another program draws is waited for, and the others are drawn meanwhile', async () => {
  const folder = await makeFolder({ [`${other}.lock`]: String(process.ppid) })
  const drawing = openDemoPictures([logo, other], folder).drawAll(2)
  while (!existsSync(join(folder, `${logo}.webp`))) await new Promise(setImmediate)
  writeFileSync(join(folder, `${other}.webp`), 'drawn by another program')
  await drawing
  expect(readFileSync(join(folder, `${other}.webp`), 'utf8')).toBe('drawn by another program')
})

/** Makes a build's folders, with the only picture beside the other files. */
async function makeBuild(scale: PictureScale) {
  const folder = await makeFolder()
  const built = toBuildFolders({
    modulesDir: join(folder, '.wrangler/worker'),
    assetsDir: join(folder, '.wrangler/public'),
  })
  if (!('folders' in built)) throw new Error(built.problems.join())
  const { folders } = built
  const picture = join(folders.publicDir, `build/pictures/${logo}.webp`)
  const page = join(folders.publicDir, 'build/manifest.json')
  mkdirSync(dirname(page), { recursive: true })
  writeFileSync(page, '')
  const complete = async (wanted: PictureScale) =>
    completePictures(openDemoPictures([logo], join(folder, wanted), wanted), folders, {
      scale: wanted,
      day,
      atOnce: 1,
    })
  mkdirSync(join(folder, 'whole'))
  mkdirSync(join(folder, 'small'))
  await complete(scale)
  return {
    folders,
    picture,
    page,
    complete,
    widthOf: async () => (await sharp(readFileSync(picture)).metadata()).width,
  }
}

const builds = new Map<PictureScale, ReturnType<typeof makeBuild>>()
/** A build that no test changes. */
function readBuild(scale: PictureScale) {
  const build = builds.get(scale) ?? makeBuild(scale)
  builds.set(scale, build)
  return build
}

it.each([
  ['whole', 'whole', day, true],
  ['whole', 'small', day, true],
  ['small', 'small', day, true],
  ['small', 'whole', day, false],
  ['whole', 'whole', '2026-11-26', false],
] as const)(
  'a build with %s pictures has all that are to be %s on %s: %s',
  async (has, wanted, at, isEnough) => {
    const { folders } = await readBuild(has)
    expect(await hasPictures(folders, wanted, at)).toBe(isEnough)
  },
)

it('small pictures are replaced by whole ones', async () => {
  const { complete, widthOf } = await makeBuild('small')
  expect(await widthOf()).toBe(120)
  await complete('whole')
  expect(await widthOf()).toBe(480)
})

it('a build leaves the pictures of the build before in place, and one without the demo removes them', async () => {
  const { folders, picture, page } = await makeBuild('small')
  await clearBuild(folders)
  expect([existsSync(picture), existsSync(page)]).toEqual([true, false])
  await removePictures(folders)
  expect([existsSync(picture), await hasPictures(folders, 'small', day)]).toEqual([false, false])
})
