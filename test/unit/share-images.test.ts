import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import parts from '../../public/build/share-picture-parts.json'
import { contrastRatio } from '../../src/brand/colour.ts'
import { makeSnapshot } from '../../src/demo/snapshot.ts'
import { drawShareImage } from '../../src/share-images/draw-share-image.ts'
import { chooseFacesForText, layOutText } from '../../src/share-images/glyphs.ts'
import { layOutLines } from '../../src/share-images/lines.ts'
import { toScenePalette } from '../../src/share-images/palette.ts'
import { chooseFaces } from '../../src/share-images/parts.ts'
import { leastLight, type PackedScene } from '../../src/share-images/scene.ts'
import {
  chooseScene,
  type ShareImage,
  type ShareImageFormat,
  scenesFolder,
  shareImageFormats,
  shareImageVersion,
} from '../../src/share-images/share-image.ts'

const ru = chooseFaces(parts, 'ru')
const th = chooseFaces(parts, 'th')
const [display] = ru.display
const [thai] = th.display
if (!display || !thai) throw new Error('the build has given no faces')
const picture: ShareImage = {
  title: 'Музыка Ханса Циммера',
  date: '2026-12-05',
  time: '19:30',
  place: 'Казань',
}
const draw = (changes: Partial<ShareImage>, format: ShareImageFormat = '') =>
  drawShareImage(parts, {
    locale: 'ru',
    picture: { ...picture, ...changes },
    format,
    otherTitle: 'Музыка вживую',
  })

/** @param one, other red, green and blue, each 0 to 255 */
function contrastOf(one: readonly number[], other: readonly number[]): number {
  const toColour = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
    ({ rgb: [red / 255, green / 255, blue / 255], opacity: 1 }) as const
  return contrastRatio(toColour(one), toColour(other))
}

/** What the build has packed of the demo's pictures, by name. */
const scenesDir = join(import.meta.dirname, '../../public', scenesFolder)
const readScene = (name: string): PackedScene =>
  JSON.parse(readFileSync(join(scenesDir, `${name}.json`), 'utf8'))

describe('a picture with a scene', () => {
  const scene = readScene('hero_mountain_0')
  const drawOn = (behind: { scene?: PackedScene; skyline?: string }, format: ShareImageFormat = '') =>
    drawShareImage(parts, {
      locale: 'ru',
      picture: { ...picture, ...(behind.skyline ? { skyline: behind.skyline } : {}) },
      format,
      otherTitle: 'Музыка вживую',
      scene: behind.scene,
    })

  it.each(Object.entries(shareImageFormats))('has its size in the shape «%s»', async (format, size) => {
    for (const behind of [{ scene }, { skyline: 'kazan' }]) {
      const png = await drawOn(behind, format as ShareImageFormat)
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', ...size })
      // Messengers show no preview of a larger one.
      expect(png.length).toBeLessThan(300_000)
    }
  })

  it('shows the program’s scene, else the city’s skyline, else the brand’s background', async () => {
    const shown = [{ scene, skyline: 'kazan' }, { scene }, { skyline: 'kazan' }, { skyline: 'omsk' }, {}]
    const [both, ...others] = await Promise.all(shown.map(async (behind) => String(await drawOn(behind))))
    expect(both).toBe(others[0])
    expect(new Set(others).size).toBe(4)
  })

  it('is as the brand’s background is where the theme is a light one: scenes are of the night', async () => {
    const light = { ...parts, colours: { ...parts.colours, isDark: false } }
    const settings = { locale: 'ru', picture, format: '', otherTitle: '' } as const
    expect(await drawShareImage(light, { ...settings, scene })).toEqual(await drawShareImage(light, settings))
  })

  it('leaves text 4.5 : 1 and the large date 3 : 1 on every scene', () => {
    const names = readdirSync(scenesDir).map((file) => file.replace('.json', ''))
    expect(names.length).toBeGreaterThan(25)
    const low = names.flatMap((name) =>
      Object.entries(parts.colours.lights).flatMap(([light, colour]) => {
        const palette = toScenePalette(parts.colours, readScene(name).ramp, light)
        const steps = Array.from({ length: Math.floor(103 * leastLight) + 1 }, (_, step) => [
          ...palette.subarray(step * 3, step * 3 + 3),
        ])
        const least = (text: number[]) => Math.min(...steps.map((ground) => contrastOf(text, ground)))
        const found = { text: least(parts.colours.text), date: least(colour) }
        return found.text < 4.5 || found.date < 3 ? [{ name, light, ...found }] : []
      }),
    )
    expect(low).toEqual([])
  })

  it.each([
    ['/build/pictures/hero_mountain_0.webp', 'hero_mountain_0'],
    ['/build/pictures/hall_arena_14.webp', undefined],
    ['/build/pictures/poster_mountain_0.webp', undefined],
    ['/build/pictures/portrait_violin_3.webp', undefined],
    ['https://cms.example/uploads/hero_mountain_0.webp', undefined],
    ['/build/pictures/../hero_mountain_0.webp', undefined],
  ])('of the picture %s has the scene %s', (url, scene) => {
    expect(chooseScene({ url }).scene).toBe(scene)
  })
})

describe('a picture', () => {
  it('is lit by its repertoire', async () => {
    const corner = async (light: ShareImage['light']) => {
      const { data } = await sharp(await draw(light ? { light } : {}))
        .extract({ left: 1190, top: 600, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true })
      return data.join()
    }
    const lights = [
      await corner('film'),
      await corner('anime'),
      await corner('game'),
      await corner(undefined),
    ]
    expect(new Set(lights).size).toBe(4)
  })

  it.each([
    ['', 'nothing'],
    ['«Очень» '.repeat(80), '500 letters'],
    ['東京の夜', 'letters that no face has'],
    ['Кино \ud83c', 'half a character'],
    ['ก่ำ้้้้', 'more marks than a letter takes'],
  ])('can be drawn of the title %j (%s)', async (title) => {
    expect((await draw({ title })).length).toBeGreaterThan(10_000)
  })

  it('ends a long name of a place before the margin', async () => {
    const long = await draw({ place: 'Дворец культуры имени Римского-Корсакова '.repeat(4) })
    const short = await draw({})
    const margin = { left: 1200 - 72, top: 400, width: 72, height: 200 }
    const pixelsOf = (png: Uint8Array) => sharp(png).extract(margin).raw().toBuffer()
    expect((await pixelsOf(long)).equals(await pixelsOf(short))).toBe(true)
  })

  it.each([
    [
      'a hall',
      { place: 'Комсомольск-на-Амуре, Дворец культуры авиастроителей имени Римского-Корсакова' },
      { place: 'Комсомольск-на-Амуре, Дворец культуры авиастроителей имени Римского-Корсакор' },
    ],
    [
      'a title of 120 letters',
      { title: `${'Музыка фильмов и мультфильмов '.repeat(3)}из детства для хора и органа` },
      { title: `${'Музыка фильмов и мультфильмов '.repeat(3)}из детства для хора и органы` },
    ],
  ])('shows the end of the long name of %s', async (_, name, other) => {
    expect(await draw(name)).not.toEqual(await draw(other))
  })

  it('says what the site is where a title has letters that no face has', async () => {
    const unreadable = await draw({ title: '東京の夜' })
    expect(unreadable).toEqual(await draw({ title: 'Музыка вживую' }))
  })
})

it('the version of a picture changes with everything that it shows, and with how the brand draws', () => {
  const pictures = [
    picture,
    { ...picture, title: 'Другая' },
    { ...picture, date: '2026-12-06' },
    { ...picture, time: '20:00' },
    { ...picture, place: 'Тверь' },
    { ...picture, light: 'game' },
    { ...picture, scene: 'hero_a_1' },
    { ...picture, skyline: 'kazan' },
  ].map((each) => shareImageVersion('a', 'ru', each))
  const versions = [...pictures, shareImageVersion('a', 'en', picture), shareImageVersion('b', 'ru', picture)]
  expect(new Set(versions).size).toBe(versions.length)
})

it('a brand without repertoires has pictures in the light of the house', async () => {
  const bare = { ...parts, colours: { ...parts.colours, lights: {} } }
  const settings = { locale: 'ru', format: '', otherTitle: '' } as const
  const light = await drawShareImage(bare, { ...settings, picture: { ...picture, light: 'film' } })
  expect(light).toEqual(await drawShareImage(bare, { ...settings, picture }))
})

describe('letters', () => {
  it('stand beside each other by their advances, nearer where the face says so', () => {
    const width = (value: string) => layOutText([display], value, 1000).width
    expect(width('Га')).toBeLessThan(width('Г') + width('а'))
    expect(width('нн')).toBe(2 * width('н'))
  })

  it('of Thai carry their marks: a mark adds no width', () => {
    const width = (value: string) => layOutText([thai], value, 1000).width
    expect(width('ที่')).toBe(width('ท'))
  })

  it('are all there for every name in the demo, in three languages', () => {
    const snapshot = JSON.stringify(makeSnapshot('2026-11-21'))
    const names = [...snapshot.matchAll(/"(?:name|fullName)":"((?:[^"\\]|\\.)*)"/g)].map(
      ([, name = '']) => name,
    )
    const texts = [...new Set(names)].filter((name) => !/\.webp$|\\/.test(name))
    expect(texts.length).toBeGreaterThan(500)
    const unshown = texts.filter((name) => chooseFacesForText(ru.text, name) === undefined)
    expect(unshown).toEqual([])
  })
})

describe('lines', () => {
  it('of Thai are broken inside a phrase where it would be whole only in letters smaller than the third size', () => {
    const phrase = 'ดนตรีภาพยนตร์อนิเมะและเกมบรรเลงสด'
    const sizes = [84, 72, 62, 40].map((size) => ({ size, lines: 4 }))
    const widthAt = (size: number) => layOutText(th.display, phrase, size).width
    const sizeIn = (width: number) => layOutLines(th.display, 'th', phrase, { width, sizes }).size
    // Whole at the third size: whole it stays, though in two lines it could be larger.
    expect(sizeIn(widthAt(62) + 1)).toBe(62)
    // Whole at the fourth size only.
    expect(sizeIn(widthAt(50))).toBe(84)
  })
})
