import { slits, type Tower, tower, viaduct } from '../built.ts'
import { mix } from '../colour.ts'
import { bird, cloud, craggy, firs, rolling, toGround } from '../land.ts'
import { glitter, lamp, moon, motes, stars } from '../light.ts'
import { backdrop, cut, glow, mist, rimLight, shape } from '../paper.ts'
import { curve, line, type Point, path, pts, rect } from '../path.ts'
import { fall, type Scene, type Stage } from '../stage.ts'

const amber = '#f2b35e'

/** Offsets from the middle of the crag, far towers first: dx, rise of the foot, width, height, roof. */
const far = [
  [-150, 40, 34, 250, 'cone'],
  [-62, 60, 44, 330, 'cone'],
  [44, 60, 36, 300, 'spire'],
  [128, 40, 40, 230, 'cone'],
  [212, 10, 34, 190, 'cone'],
] as const
const middle = [
  [-218, 0, 46, 190, 'cone'],
  [-120, 30, 54, 236, 'crenels'],
  [-14, 50, 66, 330, 'cone'],
  [82, 40, 52, 232, 'cone'],
  [168, 10, 58, 178, 'crenels'],
  [248, -20, 40, 150, 'cone'],
] as const
const front = [
  [-262, -40, 40, 128, 'cone'],
  [-172, -10, 58, 150, 'cone'],
  [-66, 0, 70, 158, 'crenels'],
  [30, 10, 48, 196, 'cone'],
  [118, -10, 64, 126, 'crenels'],
  [206, -40, 50, 124, 'cone'],
] as const

function rank(
  towers: readonly (readonly [number, number, number, number, Tower['roof']])[],
  x: number,
  base: number,
  k: number,
) {
  return towers.map(([dx, rise, width, height, roof]) => ({
    x: x + dx * k,
    base: base - rise * k + 60 * k,
    width: width * k,
    height: (height + 60) * k,
    roof,
  }))
}

function castleSheets(stage: Stage, x: number, base: number, k: number, light: Point): string {
  const { random } = stage
  let markup = ''
  const tones = ['#4a4468', '#2d2a49', '#191730']
  for (const [i, towers] of [far, middle, front].entries()) {
    const set = rank(towers, x, base, k)
    const tone = tones[i] ?? '#191730'
    const walls = set.slice(1).map((to, j) => {
      const from = set[j]
      return from ? rect(from.x, base - (70 + ((j * 37) % 50)) * k, to.x - from.x, 160 * k) : ''
    })
    markup += cut([...walls, ...set.map(tower)], {
      fill: fall(
        stage,
        base - 400 * k,
        base + 60,
        `0 ${mix(tone, '#e9b27a', 0.2 - i * 0.06)}, 1 ${mix(tone, '#0e0b1a', 0.35)}`,
      ),
      shadow: 12,
      depth: 0.5,
      rim: rimLight(stage, light[0], light[1], 520, '#ffdca0', 0.9 - i * 0.2),
      rimWidth: 1.2,
    })
    let panes = ''
    for (const { x: tx, base: foot, width, height } of set) {
      const rows = Math.max(2, Math.round(height / (46 * k)))
      for (let row = 0; row < rows; row++) {
        if (!random.chance(0.72)) continue
        panes += slits(
          tx + (random.chance(0.4) ? (random.chance(0.5) ? 0.24 : -0.24) * width : 0),
          [foot - height + width * 0.4 + row * 44 * k],
          5.5 * k,
          13 * k,
        )
      }
    }
    markup += shape(panes, '#ffd288', 0.6 + i * 0.17)
  }
  // The great hall between the towers.
  const hall = line(
    pts`${x - 64 * k} ${base + 40 * k}, ${x - 64 * k} ${base - 84 * k}, ${x - 2 * k} ${base - 138 * k}, ${x + 74 * k} ${base - 84 * k}, ${x + 74 * k} ${base + 40 * k}`,
    true,
  )
  markup += cut(hall, {
    fill: '#15132a',
    shadow: 10,
    rim: rimLight(stage, light[0], light[1], 520, '#ffdca0', 0.6),
    rimWidth: 1.2,
  })
  markup += glow(stage, x + 4 * k, base - 40 * k, 130 * k, amber, 0.5)
  return (
    markup +
    shape(
      slits(x - 36 * k, [base - 70 * k], 13 * k, 58 * k) +
        slits(x - 10 * k, [base - 84 * k], 14 * k, 72 * k) +
        slits(x + 18 * k, [base - 84 * k], 14 * k, 72 * k) +
        slits(x + 45 * k, [base - 70 * k], 13 * k, 58 * k),
      '#ffdc98',
    )
  )
}

const boat = (x: number, y: number, k: number) =>
  path`M${x - 26 * k} ${y - 6 * k}Q${x} ${y + 12 * k} ${x + 26 * k} ${y - 6 * k}L${x + 18 * k} ${y + 7 * k}L${x - 18 * k} ${y + 7 * k}Z${rect(x + 18 * k, y - 30 * k, 2 * k, 28 * k)}`

/** A school-like castle on a crag over a lake, a hundred windows alight. */
export const castle: Scene = (stage) => {
  const { width: w, height: h, focus, random } = stage
  const k = stage.wide ? 1.06 : 1.22
  const shore = h * (stage.wide ? 0.74 : 0.7)
  const foot = shore - 130 * k
  const x = focus.x + (stage.wide ? 60 : 20)
  const light: Point = [x - 250 * k, foot - 320 * k]
  let markup = backdrop(
    stage,
    `0 #0b0d24, 0.4 #1c2046, 0.62 #45406a, ${(shore / h) * 0.98} #b98a6a, 1 #14122a`,
  )
  markup +=
    stars(stage, 200, '#ffeccb', { height: h * 0.55 }) + moon(stage, light[0], light[1], 92 * k, '#f6cf94')
  for (let i = 0; i < 5; i++) {
    const base = foot - 250 + i * 66
    markup += shape(
      cloud(random, (i % 2 ? 0.86 : 0.3) * w + random.between(-160, 160), base, random.between(260, 480), 44),
      fall(stage, base - 60, base + 6, '0 #b79a94 0.5, 1 #4b4570 0.15'),
    )
  }
  for (const [i, tone] of ['#5b5478', '#433f63'].entries()) {
    const peaks = rolling(stage, shore - 150 + i * 60, 60, 1.2 + i, 9)
    markup += cut(toGround(stage, craggy(random, peaks, 70)), {
      fill: fall(stage, shore - 250, shore, `0 ${tone}, 1 #a98474`),
      shadow: 10,
      depth: 0.25,
      rim: rimLight(stage, light[0], shore - 200, 700, '#ffe0b0', 0.5),
      rimWidth: 1,
    })
  }
  markup += mist(stage, shore - 30, 150, '#f0c08a', 0.28)
  // The crag and the bridge that leads to it.
  const crag = craggy(
    random,
    pts`${x - 400 * k} ${shore + 20}, ${x - 330 * k} ${foot + 54}, ${x - 200 * k} ${foot + 10}, ${x} ${foot - 16}, ${x + 210 * k} ${foot + 24}, ${x + 330 * k} ${foot + 70}, ${x + 430 * k} ${shore + 30}`,
    46,
  )
  const deck = foot + 36
  markup += cut(viaduct(-40, x - 250 * k, deck, 16, shore + 40, 46 * k, 15 * k), {
    fill: fall(stage, deck, shore, '0 #3b3658, 1 #6b5668'),
    shadow: 8,
    depth: 0.35,
    rim: rimLight(stage, light[0], light[1], 560, '#ffdca0', 0.7),
    rimWidth: 1,
  })
  markup += motes(
    Array.from({ length: 9 }, (_, i) => [40 + i * ((x - 300 * k) / 9), deck - 8, 2.2] as const),
    amber,
  )
  markup += castleSheets(stage, x, foot, k, light)
  markup += cut(line(crag, true), {
    fill: fall(stage, foot, shore + 20, '0 #1d1a33, 1 #0f0d1e'),
    shadow: 12,
    rim: rimLight(stage, light[0], foot, 560, '#ffdca0', 0.6),
  })
  markup += cut(firs(random, crag, x - 340 * k, x + 350 * k, 17, 52), {
    fill: '#0d0c1c',
    rim: rimLight(stage, light[0], foot, 520, '#e8b880', 0.45),
    rimWidth: 0.8,
  })
  // The lake.
  markup += cut(rect(-20, shore, w + 40, h), {
    fill: fall(stage, shore, h, '0 #8a6a66, 0.12 #3c3657, 0.6 #171530, 1 #0c0a18'),
    shadow: 10,
    depth: 0.4,
  })
  markup +=
    glitter(stage, light[0], shore + 6, h, 190, '#ffdca0', 0.75) +
    glitter(stage, x, shore + 4, shore + 120, 200, amber, 0.8)
  for (let i = 0; i < 6; i++) {
    const [bx, by] = [
      x - 470 + i * 120 + random.between(-30, 30) - (stage.wide ? 60 : -40),
      shore + 40 + ((i * 53) % 90),
    ]
    const s = 0.6 + (by - shore) / 150
    markup +=
      glitter(stage, bx + 19 * s, by + 8, by + 60 * s, 20 * s, amber, 0.8) +
      shape(boat(bx, by, s), '#0b0a16') +
      lamp(stage, bx + 19 * s, by - 30 * s, 3.4 * s, amber)
  }
  // Dark firs and shore close the view.
  for (const [i, tone] of ['#0f0e20', '#090813'].entries()) {
    const shoreLine: Point[] = Array.from({ length: 15 }, (_, j): Point => {
      const t = j / 14
      return [-20 + t * (w + 40), h - 26 - i * -20 - Math.abs(t - 0.56) ** 2 * (stage.wide ? 420 : 330)]
    })
    const trees =
      firs(random, shoreLine, -20, w * 0.2, 24, 150 + i * 50) +
      firs(random, shoreLine, w * 0.9, w + 20, 24, 150 + i * 50)
    markup += cut([path`${curve(shoreLine)}L${w + 30} ${h + 30}L-30 ${h + 30}Z`, trees], {
      fill: tone,
      shadow: 14,
      shadowOf: curve(shoreLine),
      rim: rimLight(stage, light[0], h * 0.7, 700, '#d8a878', 0.3),
      rimWidth: 1,
    })
  }
  const birds = Array.from({ length: 5 }, (_, i): string => {
    const [bx, by, s] = [light[0] + 30 + i * 34, light[1] + 20 - ((i * 29) % 50), 5 + (i % 3) * 2]
    return bird(bx, by, s)
  })
  return markup + shape(birds.join(''), '#1a1730')
}
