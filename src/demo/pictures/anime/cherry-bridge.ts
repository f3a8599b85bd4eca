import { pagoda } from '../built.ts'
import { alpha, mix } from '../colour.ts'
import { cloud, craggy, crown, grass, rolling, toGround } from '../land.ts'
import { glitter, moon, motes, stars } from '../light.ts'
import { backdrop, cut, glow, mist, rimLight, shape, stroke } from '../paper.ts'
import { curve, ellipse, limb, line, type Point, path, place, pts, rect } from '../path.ts'
import { person } from '../people.ts'
import type { Random } from '../random.ts'
import { fall, radial, type Scene, type Stage } from '../stage.ts'

const rose = '#ef6a8b'

/** A flower of five petals, 10 units across. */
const flower = Array.from({ length: 5 }, (_, i) =>
  place('M0 0C-4 -3 -4 -8 -1 -10L0 -9L1 -10C4 -8 4 -3 0 0Z', { turn: i * 72 }),
).join('')

/** Blossom around a point in three depths of paper. */
function blossom(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  rim: string,
): string {
  let markup = ''
  for (const [i, tone] of ['#8a3a68', '#c85a82', '#f08fa8'].entries()) {
    const d = crown(random, x, y - i * ry * 0.12, rx * (1 - i * 0.1), ry * (1 - i * 0.12), 40 - i * 8)
    markup += cut(d, {
      fill: fall(stage, y - ry, y + ry, `0 ${mix(tone, '#ffe4e4', 0.24)}, 1 ${mix(tone, '#4a1c50', 0.35)}`),
      shadow: i === 0 ? 8 : 0,
      depth: 0.3,
      shadowOf: ellipse(x, y, rx, ry),
      rim: i === 2 ? rim : undefined,
      rimWidth: 0.8,
    })
  }
  let flowers = ''
  for (let i = 0; i < Math.round(rx / 4.5); i++) {
    const [a, far] = [random.next() * 6.283, Math.sqrt(random.next())]
    flowers += place(flower, {
      x: x + Math.cos(a) * far * rx,
      y: y + Math.sin(a) * far * ry,
      scale: random.between(0.7, 1.3),
      turn: random.between(0, 72),
    })
  }
  return markup + shape(flowers, '#ffd9dd', 0.9)
}

/** A drum bridge with posts and rail. `half` is half its span. */
function bridge(stage: Stage, x: number, y: number, half: number, rise: number, rim: string): string {
  const deck = (t: number, lift = 0): Point => [x + t * half, y - rise * (1 - t * t) - lift]
  const arcOf = (lift: number, from = -1, to = 1) =>
    Array.from({ length: 17 }, (_, i) => deck(from + ((to - from) * i) / 16, lift))
  const under = Array.from({ length: 17 }, (_, i): Point => {
    const t = 1 - (i / 16) * 2
    return [x + t * half * 0.84, y + 26 - (rise - 14) * (1 - t * t)]
  })
  const body = path`${curve(arcOf(0))}L${x + half} ${y + 30}L${x + half * 0.84} ${y + 30}${curve(under).replace('M', 'L')}L${x - half} ${y + 30}Z`
  const red = fall(stage, y - rise - 80, y + 40, '0 #e8586a, 0.5 #a8304e, 1 #4c1638')
  let posts: string[] = []
  for (let i = 0; i <= 10; i++) {
    const t = -1 + i * 0.2
    const [px, py] = deck(t)
    posts = [
      ...posts,
      rect(px - 5, py - 60, 10, 66),
      path`M${px - 7} ${py - 58}C${px - 9} ${py - 70} ${px - 3} ${py - 74} ${px} ${py - 82}C${px + 3} ${py - 74} ${px + 9} ${py - 70} ${px + 7} ${py - 58}Z`,
    ]
  }
  const rail = (lift: number, width: number) => stroke(curve(arcOf(lift)), red, width, 'butt')
  return [
    cut(body, { fill: red, shadow: 16, rim, rimWidth: 1.4 }),
    stroke(curve(arcOf(-10)), '#3a0f2c88', 3, 'butt'),
    stroke(curve(arcOf(-20)), '#ffb3a055', 1.6, 'butt'),
    cut(posts, { fill: red, shadow: 5, depth: 0.4, rim, rimWidth: 1 }),
    rail(46, 7),
    rail(24, 4),
    shape(posts.filter((_, i) => i % 2).join(''), '#ffc67a'),
  ].join('')
}

const stoneLamp = (x: number, y: number, s: number) => [
  path`M${x - 16 * s} ${y}L${x - 8 * s} ${y - 12 * s}L${x - 6 * s} ${y - 54 * s}L${x + 6 * s} ${y - 54 * s}L${x + 8 * s} ${y - 12 * s}L${x + 16 * s} ${y}Z`,
  rect(x - 15 * s, y - 62 * s, 30 * s, 9 * s),
  rect(x - 12 * s, y - 88 * s, 5 * s, 28 * s),
  rect(x + 7 * s, y - 88 * s, 5 * s, 28 * s),
  path`M${x - 26 * s} ${y - 84 * s}Q${x - 10 * s} ${y - 92 * s} ${x} ${y - 112 * s}Q${x + 10 * s} ${y - 92 * s} ${x + 26 * s} ${y - 84 * s}Z`,
  ellipse(x, y - 114 * s, 5 * s, 6 * s),
]

/** A red bridge under cherry trees, two under one umbrella, petals on the water. */
export const cherryBridge: Scene = (stage) => {
  const { width: w, height: h, focus, random } = stage
  const water = h * (stage.wide ? 0.68 : 0.62)
  const x = focus.x - (stage.wide ? 30 : 0)
  const disc: Point = stage.wide ? [x - 130, h * 0.26] : [x - 140, h * 0.22]
  let markup = backdrop(
    stage,
    `0 #1c1440, 0.3 #4b2f6e, 0.5 #b0658e, ${(water / h) * 0.96} #ffc4b4, 1 #1a1436`,
  )
  markup +=
    stars(stage, 120, '#fff0f0', { height: h * 0.34 }) +
    moon(stage, disc[0], disc[1], stage.wide ? 118 : 128, '#ffd0b8', 1)
  for (let i = 0; i < 5; i++) {
    const cy = h * 0.2 + i * 62
    markup += shape(
      cloud(random, random.next() * w, cy, random.between(240, 520), 34),
      fall(stage, cy - 46, cy + 8, '0 #ffd6d0 0.5, 1 #8a4c84 0.1'),
    )
  }
  const peak = craggy(
    random,
    pts`${x - 330} ${water}, ${x - 120} ${water - 190}, ${x + 60} ${water - 330}, ${x + 110} ${water - 332}, ${x + 290} ${water - 170}, ${x + 560} ${water}`,
    26,
  )
  markup += cut(line(peak, true), {
    fill: fall(stage, water - 340, water, '0 #8d5f9c, 0.4 #a8709c, 1 #ffbfb0'),
    shadow: 10,
    depth: 0.2,
    rim: rimLight(stage, disc[0], disc[1], 560, '#fff0e4', 0.7),
    rimWidth: 1,
  })
  const snow = craggy(
    random,
    pts`${x - 16} ${water - 262}, ${x + 14} ${water - 244}, ${x + 40} ${water - 276}, ${x + 70} ${water - 240}, ${x + 110} ${water - 282}, ${x + 150} ${water - 250}, ${x + 176} ${water - 276}`,
    12,
    2,
  )
  markup += shape(
    line([...peak.filter(([px, py]) => py < water - 262 && px > x - 40), ...[...snow].reverse()], true),
    '#ffe9e6',
    0.85,
  )
  for (const [i, tone] of ['#9a5a90', '#6d3f7c', '#4a2c66'].entries()) {
    const y = water - 66 + i * 28
    let trees = ''
    for (let j = 0; j < 12; j++)
      trees += crown(random, random.next() * w, y - 6, random.between(50, 120), random.between(24, 44), 50)
    markup += cut([toGround(stage, rolling(stage, y, 30, 1.5 + i * 0.4)), trees], {
      fill: fall(stage, y - 60, y + 60, `0 ${mix(tone, '#ff9fb4', 0.22)}, 1 ${mix(tone, '#ffb9b0', 0.42)}`),
      shadow: 8,
      depth: 0.25,
      shadowOf: curve(rolling(stage, y, 30, 1.5)),
      rim: rimLight(stage, disc[0], y - 100, 620, '#fff0e4', 0.45),
      rimWidth: 0.8,
    })
    if (i === 1) {
      const [tx, ty] = stage.wide ? [x + 350, water - 30] : [x + 290, water - 30]
      const tower = pagoda(tx, ty, 168, 4)
      markup +=
        cut(tower.walls, { fill: '#8a3f6c' }) +
        shape(
          [0, 1, 2].map((j) => rect(tx - 34 + j * 5, ty - 36 - j * 62, 68 - j * 10, 16)).join(''),
          '#ffd9a0',
          0.85,
        ) +
        cut(tower.roofs, {
          fill: fall(stage, ty - 330, ty, '0 #6a3274, 1 #3d1f54'),
          shadow: 7,
          depth: 0.35,
          rim: rimLight(stage, disc[0], disc[1], 760, '#ffe4d8', 0.9),
          rimWidth: 1,
        })
    }
    markup += mist(stage, y + 40, 70, '#ffd0c4', 0.22)
  }
  markup += cut(rect(-20, water, w + 40, h), {
    fill: fall(stage, water, h, '0 #ffb3ac, 0.14 #a8628e, 0.45 #3d2f6c, 1 #131030'),
    shadow: 8,
    depth: 0.3,
  })
  markup += glitter(stage, disc[0], water + 6, h * 0.98, 170, '#fff0e2', 0.8)
  const rim = rimLight(stage, disc[0], disc[1] + 60, 760, '#ffeee4', 0.95)
  const [half, rise] = stage.wide ? [430, 170] : [420, 178]
  // The bridge's image, then the bridge.
  const mirror = Array.from({ length: 17 }, (_, i): Point => {
    const t = -1 + i / 8
    return [x + t * half, water + 60 + rise * 0.8 * (1 - t * t)]
  })
  markup += stroke(curve(mirror), alpha('#6a1c48', 0.4), 26, 'butt')
  markup += bridge(stage, x, water + 24, half, rise, rim)
  const tall = 118
  const top = water + 24 - rise
  markup += cut(
    [
      ...person('umbrella', tall, { x: x - 22, y: top + 2 }),
      ...person('dress', tall * 0.92, { x: x + 26, y: top + 4 }),
    ],
    { fill: '#1c0f30', rim, rimWidth: 1.2, shadow: 5, depth: 0.3 },
  )
  const canopy = place(
    'M-34 -108C-28 -128 0 -136 13 -136C28 -136 56 -128 62 -108C54 -113 44 -113 38 -108C30 -114 22 -114 14 -108C6 -114 -2 -114 -10 -108C-18 -113 -26 -113 -34 -108Z',
    { x: x - 22, y: top + 2, scale: tall / 100 },
  )
  markup += cut(canopy, {
    fill: radial(stage, [x - 6, top - 150], 66, `0 #ffe0b8, 1 ${rose}`),
    rim,
    rimWidth: 1,
  })
  // Banks, lamps, trees.
  for (const side of [-1, 1] as const) {
    const bank: Point[] =
      side === -1
        ? pts`-30 ${water - 6}, ${x - half - 120} ${water + 10}, ${x - half + 10} ${water + 34}, ${x - half + 60} ${water + 66}, ${x - half - 140} ${water + 150}, -30 ${water + 190}`
        : pts`${w + 30} ${water - 20}, ${x + half + 110} ${water + 6}, ${x + half - 10} ${water + 34}, ${x + half - 60} ${water + 66}, ${x + half + 140} ${water + 150}, ${w + 30} ${water + 180}`
    markup += cut(curve(bank, true, 0.7), {
      fill: fall(stage, water - 10, water + 180, '0 #5d3a74, 0.3 #33245a, 1 #151030'),
      shadow: 12,
      depth: 0.4,
      rim,
      rimWidth: 1,
    })
    const lx = x + side * (half + 40)
    markup +=
      glow(stage, lx, water - 40, 150, '#ffc27c', 0.7) +
      shape(rect(lx - 10, water - 56, 20, 28), '#fff0c0') +
      cut(stoneLamp(lx, water + 30, 1.02), {
        fill: fall(stage, water - 90, water + 30, '0 #5a4472, 1 #221a40'),
        shadow: 7,
        rim,
        rimWidth: 1,
      })
  }
  const [tx, ty] = stage.wide ? [w * 0.93, water + 40] : [w * 0.97, water + 30]
  const branches = [
    limb(
      pts`${tx + 20} ${ty + 90}, ${tx - 14} ${ty - 60}, ${tx + 16} ${ty - 190}, ${tx - 30} ${ty - 330}`,
      [44, 30, 24, 14],
      7,
    ),
    limb(
      pts`${tx + 2} ${ty - 150}, ${tx - 110} ${ty - 250}, ${tx - 230} ${ty - 270}, ${tx - 330} ${ty - 330}`,
      [20, 14, 9, 3],
      7,
    ),
    limb(
      pts`${tx - 10} ${ty - 260}, ${tx - 120} ${ty - 380}, ${tx - 260} ${ty - 430}, ${tx - 400} ${ty - 440}`,
      [15, 11, 7, 3],
      7,
    ),
    limb(pts`${tx} ${ty - 220}, ${tx + 80} ${ty - 340}, ${tx + 60} ${ty - 470}`, [14, 10, 4], 7),
    limb(pts`${tx - 30} ${ty - 330}, ${tx - 70} ${ty - 480}, ${tx - 190} ${ty - 560}`, [13, 8, 3], 7),
  ]
  markup += cut(branches, {
    fill: fall(stage, ty - 500, ty + 90, '0 #4a2450, 1 #180e28'),
    shadow: 14,
    rim,
    rimWidth: 1.4,
  })
  markup += cut(
    curve(
      pts`${tx - 170} ${ty + 110}, ${tx - 60} ${ty + 58}, ${tx + 60} ${ty + 50}, ${tx + 220} ${ty + 90}, ${tx + 220} ${ty + 240}, ${tx - 120} ${ty + 200}`,
      true,
      0.8,
    ),
    { fill: fall(stage, ty + 40, ty + 200, '0 #3a2560, 1 #141030'), shadow: 10, rim, rimWidth: 1 },
  )
  const clumps = [
    [-60, -470, 150, 70],
    [-210, -430, 130, 58],
    [-380, -440, 120, 52],
    [-290, -310, 96, 42],
    [-150, -260, 80, 36],
    [60, -420, 130, 84],
    [-170, -570, 140, 56],
    [20, -560, 150, 70],
  ] as const
  for (const [dx, dy, rx, ry] of clumps) markup += blossom(stage, random, tx + dx, ty + dy, rx, ry, rim)
  // A bough hangs in from the upper left.
  const bough = stage.wide
    ? ([
        [-20, h * 0.02],
        [w * 0.1, h * 0.1],
        [w * 0.2, h * 0.1],
        [w * 0.28, h * 0.16],
      ] as const)
    : ([
        [-20, h * 0.01],
        [w * 0.14, h * 0.06],
        [w * 0.3, h * 0.05],
        [w * 0.42, h * 0.1],
      ] as const)
  markup += cut(limb(bough, [16, 11, 7, 2], 7), { fill: '#2a1436', shadow: 12, rim, rimWidth: 1.2 })
  for (const [i, [bx, by]] of bough.entries())
    markup += blossom(stage, random, bx + 10, by + 14, 100 - i * 16, 44 - i * 6, rim)
  const floating = Array.from(
    { length: 60 },
    () => [random.next() * w, random.between(water + 20, h), random.between(2, 5)] as const,
  )
  markup += shape(floating.map(([px, py, s]) => ellipse(px, py, s * 1.6, s * 0.55)).join(''), '#ffc0cc', 0.65)
  let petals = ''
  for (let i = 0; i < 90; i++)
    petals += place('M0 -6C4 -3 4 3 0 6C-4 3 -4 -3 0 -6Z', {
      x: random.next() * w,
      y: random.next() * h,
      scale: random.between(0.5, 1.5),
      turn: random.between(0, 180),
    })
  markup += shape(petals, '#ffd0d8', 0.85)
  const reeds = rolling(stage, h - 12, 14, 1.4)
  markup += cut([toGround(stage, reeds), grass(random, reeds, -10, w + 10, 9, 76)], {
    fill: '#0d0a20',
    shadow: 12,
    shadowOf: curve(reeds),
  })
  return (
    markup +
    motes(
      Array.from(
        { length: 18 },
        () => [random.next() * w, random.between(0.5, 0.9) * h, random.between(1, 2)] as const,
      ),
      '#ffd9a8',
      0.8,
    )
  )
}
