import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type ShareImageColours, toScenePalette } from '../../src/share-images/palette.ts'
import { createScanlines } from '../../src/share-images/png.ts'
import { cropBackground, shadeScene, type TextEdges } from '../../src/share-images/scene.ts'
import { drawSkyline } from '../../src/share-images/skyline.ts'
import { type House, inventHouses, skylineLayers } from '../../src/shared/skyline.ts'

describe('a scene', () => {
  /** A scene of even brightness, 700 × 400 pixels; only its lowest rows are drawn. */
  function shade(edges: Partial<TextEdges>, sceneHeight = 400) {
    const picture = createScanlines(700, 400)
    picture.bytes.fill(100)
    shadeScene(picture, sceneHeight, { title: 100, titleEnd: 200, foot: 100, footBegin: 250, ...edges })
    return (x: number, row: number) => picture.bytes[row * 701 + 1 + x]
  }

  it.each([
    [0, 25],
    [100, 25],
    [101, 25],
    [250, 63],
    [399, 100],
    [699, 100],
  ])(
    'has a quarter of its light below text that ends at 100, and all 300 pixels beside: at %d %d',
    (x, light) => {
      const at = shade({})
      expect([at(x, 0), at(x, 399)]).toEqual([light, light])
    },
  )

  it('is dark as far as the title goes above, and as the place goes below', () => {
    const at = shade({ title: 300, foot: 100 })
    // Fifty pixels beside the title, and a long way from the place.
    expect([at(300, 0), at(350, 0), at(350, 200)]).toEqual([25, 30, 30])
    expect([at(400, 399), at(400, 250)]).toEqual([100, 100])
    // Half-way between the title and the place, the shade has half of its width.
    expect(at(200, 225)).toBe(25)
    expect(at(500, 225)).toBe(100)
  })

  it('that doesn’t reach the upper edge begins in the dark', () => {
    const at = shade({}, 300)
    expect([at(699, 99), at(699, 100), at(699, 195), at(699, 290)]).toEqual([100, 0, 50, 100])
    expect(at(0, 195)).toBe(13)
  })

  it('has its own colours between the ground and the light of the repertoire', () => {
    const colours: ShareImageColours = {
      isDark: true,
      ground: [0, 0, 0],
      text: [240, 240, 240],
      line: [[0, 0, 0]],
      lights: { film: [206, 0, 0] },
      house: [0, 206, 0],
      mark: [],
    }
    const ramp = Array.from({ length: 104 * 3 }, (_, index) => Math.floor(index / 3))
    const palette = toScenePalette(colours, ramp, 'film')
    const at = (index: number) => [...palette.subarray(3 * index, 3 * index + 3)]
    expect([0, 13, 26, 52, 82, 93, 103].map(at)).toEqual([
      [0, 0, 0],
      // Half of the way out of the ground: 13 ⋅ 13 / 25.75.
      [7, 7, 7],
      [26, 26, 26],
      [52, 52, 52],
      [82, 82, 82],
      // 51 % of the way to the light.
      [151, 45, 45],
      [206, 0, 0],
    ])
    expect([...toScenePalette(colours, ramp).subarray(309, 312)]).toEqual([0, 206, 0])
  })

  it('is cropped as the background is', async () => {
    const pixels = deflateRawSync(Uint8Array.of(1, 2)).toString('base64')
    const scene = { width: 2, height: 1, pixels, ramp: [] }
    expect([...(await cropBackground(scene, 1, 1)).bytes]).toEqual([0, 2])
  })
})

describe('the skyline of a city', () => {
  const [, near] = skylineLayers
  const slugs = ['kazan', 'moscow', 'perm', 'ufa', 'omsk', 'tver']
  const height = 630
  const steps = { near: 11, window: 96, moon: 84 }
  const drawn = (slug: string) => {
    const { bytes } = drawSkyline(slug, 1200, height)
    /** @param units from the left and from below; five pixels each */
    return (x: number, up: number) => bytes[Math.floor(height - 5 * up) * 1201 + 1 + Math.floor(5 * x)]
  }
  const houses = slugs.flatMap((slug) =>
    inventHouses(slug, near)
      .filter(({ x, width }) => x + width < 240)
      .map((house) => ({ ...house, slug })),
  )

  it.each<[House['roof'], (house: House) => [number, number], (house: House) => [number, number]]>([
    [
      'flat',
      ({ x, width, height: h }) => [x + width / 2, h - 0.5],
      ({ x, width, height: h }) => [x + width / 2, h + 1],
    ],
    [
      'gable',
      ({ x, width, height: h }) => [x + width / 2, h + 4],
      ({ x, width, height: h }) => [x + width / 2, h + 6],
    ],
    [
      'dome',
      ({ x, width, height: h }) => [x + width / 2, h + 0.45 * width],
      ({ x, width, height: h }) => [x + width / 2, h + 0.55 * width],
    ],
    [
      'aerial',
      ({ x, width, height: h }) => [x + width / 2, h + 8],
      ({ x, width, height: h }) => [x + width / 2 + 1, h + 8],
    ],
    [
      'storey',
      ({ x, width, height: h }) => [x + width / 4, h + 2],
      ({ x, width, height: h }) => [x + (3 * width) / 4, h + 2],
    ],
  ])('has houses with the roof %s', (roof, inside, outside) => {
    const found = houses.filter((house) => house.roof === roof)
    expect(found.length).toBeGreaterThan(3)
    for (const house of found) {
      expect(drawn(house.slug)(...inside(house))).toBe(steps.near)
      expect(drawn(house.slug)(...outside(house))).not.toBe(steps.near)
    }
  })

  it('stands on its lower edge, under a sky that grows lighter downwards, with a moon and lit windows', () => {
    const { bytes } = drawSkyline('kazan', 1200, height)
    const row = (number: number) => [...bytes.subarray(number * 1201 + 1, (number + 1) * 1201)]
    expect(new Set(row(629))).toEqual(new Set([steps.near]))
    expect(new Set(row(0))).toEqual(new Set([6]))
    expect(row(314)[0]).toBe(15)
    // The moon’s middle is 190 pixels from the right and 180 from above, and its radius is 84.
    const moonlit = Array.from({ length: 300 }, (_, number) => row(number)).flatMap((each, number) =>
      each.flatMap((step, x) => (step === steps.moon ? [[x, number] as const] : [])),
    )
    expect(moonlit.length / (Math.PI * 84 ** 2)).toBeCloseTo(1, 1)
    for (const [x, number] of moonlit)
      expect(Math.hypot(x + 0.5 - 1010, number + 0.5 - 180)).toBeLessThan(84.5)
    expect(row(555).filter((step) => step === steps.window).length).toBeGreaterThan(20)
  })

  it('is the same for the same city, and another for each', () => {
    const pictures = slugs.map((slug) => Buffer.from(drawSkyline(slug, 300, 200).bytes).toString('base64'))
    expect(new Set(pictures).size).toBe(slugs.length)
    expect(Buffer.from(drawSkyline('kazan', 300, 200).bytes).toString('base64')).toBe(pictures[0])
  })
})
