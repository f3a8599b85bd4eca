import { blocks } from '../built.ts'
import { alpha, mix } from '../colour.ts'
import { cloud } from '../land.ts'
import { lamp, moon, motes, sparkle, stars, windowGrid } from '../light.ts'
import { backdrop, cut, glow, mist, rimLight, shape, stroke } from '../paper.ts'
import { along, curve, ellipse, limb, line, type Point, path, place, pts, rect } from '../path.ts'
import { fall, linear, type Scene, type Stage } from '../stage.ts'

const rose = '#ef6a8b'

/** A saxophonist leaning back, looking left. Shoes at 0 0, 300 tall. */
const player = [
  limb(pts`-12 -146, -26 -74, -22 -6`, [18, 12, 8]),
  limb(pts`12 -146, 30 -76, 44 -4`, [18, 12, 8]),
  'M-42 -8C-34 -14 -20 -12 -14 -4L-14 2L-48 2C-50 -4 -48 -6 -42 -8Z',
  'M30 -6C40 -12 52 -10 56 -2L56 4L22 4C22 -2 24 -4 30 -6Z',
  'M-26 -238C-40 -214 -38 -176 -32 -136L-44 -78C-20 -90 16 -92 46 -70L36 -138C40 -178 40 -216 24 -242C10 -254 -12 -252 -26 -238Z',
  limb(pts`0 -236, -2 -262`, [13, 11]),
  'M-24 -300C-32 -290 -34 -276 -28 -264C-20 -252 2 -250 12 -262C24 -276 20 -296 8 -304C-4 -310 -16 -308 -24 -300Z',
  // Hair in tufts, and a hat pushed back.
  'M-22 -294C-16 -318 18 -322 26 -300C32 -306 36 -304 34 -298C42 -296 36 -288 32 -288C36 -278 28 -268 20 -262C18 -278 6 -290 -22 -294Z',
  'M-36 -297C-16 -302 22 -310 44 -322C40 -306 18 -292 -8 -288C-24 -286 -36 -290 -36 -297Z',
  'M-20 -300C-20 -326 -6 -336 8 -330C20 -334 32 -328 32 -312Z',
  limb(pts`22 -230, 4 -192, -34 -170`, [13, 11, 7], 5),
  limb(pts`-24 -228, -52 -200, -60 -214`, [12, 10, 7], 5),
]
const horn = limb(
  pts`-26 -270, -42 -280, -56 -268, -62 -220, -66 -166, -74 -128, -94 -118, -112 -134, -124 -172`,
  [2.4, 3, 4, 7, 10, 13, 15, 19, 30],
  6,
)
const keys = (
  [
    [-59, -236],
    [-62, -214],
    [-64, -192],
    [-67, -170],
    [-70, -150],
  ] as const
)
  .map(([x, y]) => ellipse(x - 4, y, 5, 4))
  .join('')

function waterTower(x: number, y: number, s: number): string[] {
  const legs = [-30, -11, 11, 30].map((dx) =>
    limb(pts`${x + dx * s * 1.1} ${y + 10}, ${x + dx * s} ${y - 64 * s}`, [2.6 * s, 2.2 * s]),
  )
  return [
    ...legs,
    rect(x - 38 * s, y - 70 * s, 76 * s, 7 * s),
    rect(x - 34 * s, y - 136 * s, 68 * s, 70 * s),
    path`M${x - 40 * s} ${y - 134 * s}L${x} ${y - 172 * s}L${x + 40 * s} ${y - 134 * s}Z`,
  ]
}

function cat(x: number, y: number, s: number): string[] {
  return [
    path`M${x - 14 * s} ${y}C${x - 18 * s} ${y - 20 * s} ${x - 14 * s} ${y - 36 * s} ${x - 6 * s} ${y - 40 * s}C${x + 8 * s} ${y - 34 * s} ${x + 16 * s} ${y - 16 * s} ${x + 16 * s} ${y}Z`,
    path`M${x - 18 * s} ${y - 44 * s}L${x - 18 * s} ${y - 62 * s}L${x - 10 * s} ${y - 54 * s}L${x - 2 * s} ${y - 55 * s}L${x + 4 * s} ${y - 62 * s}L${x + 4 * s} ${y - 44 * s}C${x + 2 * s} ${y - 34 * s} ${x - 16 * s} ${y - 34 * s} ${x - 18 * s} ${y - 44 * s}Z`,
    limb(
      pts`${x + 14 * s} ${y - 4 * s}, ${x + 30 * s} ${y + 4 * s}, ${x + 34 * s} ${y + 24 * s}, ${x + 26 * s} ${y + 36 * s}`,
      [4 * s, 3.4 * s, 3 * s, 2 * s],
    ),
  ]
}

/** Five lines of a stave that stream from the bell, with stars and notes on them. */
function melody(stage: Stage, from: Point, way: readonly Point[], colour: string): string {
  const { random } = stage
  const spine = along(way, 14)
  let markup = ''
  const offset = (i: number, lane: number): Point => {
    const [x, y] = spine[i] ?? from
    const [ax, ay] = spine[i - 1] ?? [x, y]
    const [bx, by] = spine[i + 1] ?? [x, y]
    const length = Math.hypot(bx - ax, by - ay) || 1
    const spread = (2 + (i / spine.length) * 17) * lane
    return [x - ((by - ay) / length) * spread, y + ((bx - ax) / length) * spread]
  }
  const first = spine[0] ?? from
  const last = spine.at(-1) ?? from
  const paint = linear(stage, first, last, `0 #ffe9d6 0.95, 0.5 ${colour} 0.8, 1 ${colour} 0`)
  for (const lane of [-2, -1, 0, 1, 2])
    markup += stroke(
      curve(spine.filter((_, i) => i % 2 === 0).map((_, i) => offset(i * 2, lane))),
      paint,
      1.8,
    )
  let notes = ''
  for (let i = 8; i < spine.length - 4; i += 5) {
    const [x, y] = offset(i, random.whole(-2, 2))
    const s = 0.5 + (i / spine.length) * 0.9
    if (random.chance(0.3)) notes += sparkle(x, y, 15 * s)
    else
      notes +=
        place(ellipse(0, 0, 9, 6.6), { x, y, scale: s, turn: -18 }) +
        rect(x + 6.4 * s, y - 40 * s, 2.6 * s, 39 * s) +
        (random.chance(0.5)
          ? path`M${x + 6.4 * s} ${y - 40 * s}C${x + 12 * s} ${y - 26 * s} ${x + 24 * s} ${y - 24 * s} ${x + 19 * s} ${y - 8 * s}C${x + 19 * s} ${y - 18 * s} ${x + 12 * s} ${y - 22 * s} ${x + 6.4 * s} ${y - 26 * s}Z`
          : '')
  }
  return markup + shape(notes, stage.wide ? '#ffe2cc' : '#7a2a5c', 0.95)
}

/** A saxophone on a roof, a moon too large to be true, and a city that listens. */
export const jazzMoon: Scene = (stage) => {
  const { width: w, height: h, focus, random } = stage
  const r = stage.wide ? 318 : 350
  const roof = h * (stage.wide ? 0.74 : 0.64)
  const disc: Point = [focus.x + (stage.wide ? 60 : 20), roof - (stage.wide ? 300 : 330)]
  let markup = backdrop(stage, '0 #0a0c2a, 0.4 #1b1a52, 0.65 #4a2a6a, 0.82 #9a4478, 1 #160f2a')
  markup +=
    stars(stage, 260, '#e8e4ff', { height: h * 0.7 }) + moon(stage, disc[0], disc[1], r, '#ff9fa4', 0.95)
  for (let i = 0; i < 5; i++) {
    const cy = disc[1] + 40 + i * 70
    const d = cloud(random, disc[0] + random.between(-620, 520), cy, random.between(240, 460), 34)
    markup += shape(d, fall(stage, cy - 50, cy + 8, '0 #ffb3b4 0.5, 1 #4b2f78 0.15'))
  }
  const glass = { dim: '', bright: '' }
  const lights =
    (lit: number, size: number) => (box: { x: number; y: number; width: number; height: number }) => {
      const panes = windowGrid(
        stage,
        { x: box.x + 4, y: box.y + 10, width: box.width - 8, height: box.height },
        {
          columns: Math.max(2, Math.round(box.width / size)),
          rows: Math.max(2, Math.round(box.height / (size * 1.4))),
          lit,
          gap: 0.5,
        },
      )
      glass.dim += panes.dim
      glass.bright += panes.bright
    }
  for (const [i, tone] of ['#5d3a7c', '#3d2a66', '#271d4e'].entries()) {
    const y = roof + 40 + i * 44
    markup += cut(
      blocks(
        random,
        -20,
        w + 20,
        y,
        { width: 52 + i * 22, height: 220 - i * 20 },
        lights(0.2 + i * 0.06, 13 + i * 4),
      ),
      {
        fill: fall(stage, y - 240, y + 60, `0 ${tone}, 1 ${mix(tone, '#d0678c', 0.4)}`),
        shadow: 9 + i * 3,
        depth: 0.35,
        rim: rimLight(stage, disc[0], y - 260, 720, '#ffd0c4', 0.7),
        rimWidth: 1,
      },
    )
    markup +=
      shape(glass.dim, '#ff9f8c', 0.6) +
      shape(glass.bright, '#ffe0ae', 0.95) +
      mist(stage, y + 10, 110, '#e0708f', 0.25)
    glass.dim = ''
    glass.bright = ''
  }
  const rim = rimLight(stage, disc[0], disc[1] + 60, 560, '#ffd6c8', 1)
  // Roofs to the sides, with tanks and lines.
  const sides = [
    [w * -0.02, roof + 70, w * 0.3],
    [stage.wide ? w * 0.84 : w * 0.8, roof + 40, w * 0.3],
  ] as const
  for (const [sx, sy, sw] of sides) {
    const tank = waterTower(sx + sw * (sx < 0 ? 0.5 : 0.42), sy, stage.wide ? 1.3 : 1)
    markup += cut(
      [
        ...tank,
        rect(sx, sy, sw, h),
        rect(sx - 8, sy - 12, sw + 16, 16),
        rect(sx + sw * 0.74, sy - 56, 26, 60),
        rect(sx + sw * 0.1, sy - 40, 34, 44),
      ],
      { fill: fall(stage, sy - 180, sy + 200, '0 #2c1c4a, 1 #100b20'), shadow: 14, rim, rimWidth: 1.3 },
    )
    const panes = windowGrid(
      stage,
      { x: sx + 20, y: sy + 30, width: sw - 40, height: 240 },
      { columns: 6, rows: 4, lit: 0.3, gap: 0.55 },
    )
    markup += shape(panes.dim, '#b85a6c') + shape(panes.bright, '#ffd49a')
  }
  // Washing on a line.
  const wash: Point[] = pts`${sides[0][0] + sides[0][2] - 10} ${roof + 20}, ${(sides[0][0] + sides[0][2] + disc[0] - 220) / 2} ${roof + 66}, ${disc[0] - 230} ${roof + 26}`
  markup += stroke(curve(wash), '#140d26', 1.6)
  const pegs = along(wash, 6)
  for (const i of [2, 4, 6, 9]) {
    const [px, py] = pegs[i] ?? [0, 0]
    markup += shape(
      path`M${px - 14} ${py}L${px + 14} ${py + 1}C${px + 12} ${py + 22} ${px + 20} ${py + 30} ${px + 12} ${py + 46}C${px} ${py + 42} ${px - 8} ${py + 50} ${px - 16} ${py + 44}Z`,
      i % 4 ? '#4a2a5a' : '#7c3a62',
    )
  }
  // The player's roof.
  const [px, k] = [disc[0] + 20, stage.wide ? 1.3 : 1.42]
  const house = [
    rect(px - 250, roof, 520, h),
    rect(px - 266, roof - 16, 552, 24),
    rect(px + 190, roof - 120, 46, 120),
    rect(px + 182, roof - 130, 62, 14),
    limb(pts`${px - 190} ${roof - 10}, ${px - 190} ${roof - 150}`, [3, 2]),
  ]
  markup += cut(house, {
    fill: fall(stage, roof - 130, roof + 240, '0 #241640, 1 #0d0919'),
    shadow: 18,
    rim,
    rimWidth: 1.5,
  })
  markup += stroke(
    line(pts`${px - 222} ${roof - 140}, ${px - 158} ${roof - 140}`) +
      line(pts`${px - 214} ${roof - 124}, ${px - 166} ${roof - 124}`) +
      line(pts`${px - 206} ${roof - 108}, ${px - 174} ${roof - 108}`),
    '#1a1030',
    2.4,
  )
  const bricks = Array.from({ length: 44 }, () =>
    rect(px - 240 + random.next() * 480, roof + 24 + random.next() * 220, 20, 7),
  ).join('')
  markup += shape(bricks, '#5d3358', 0.32)
  const door = rect(px - 60, roof + 60, 78, 130)
  markup +=
    glow(stage, px - 20, roof + 120, 200, rose, 0.5) +
    shape(door, '#ff9fa0', 0.9) +
    shape(rect(px + 60, roof + 70, 90, 56), '#ffcf9a', 0.9) +
    stroke(
      line(pts`${px + 105} ${roof + 70}, ${px + 105} ${roof + 126}`) +
        line(pts`${px - 21} ${roof + 60}, ${px - 21} ${roof + 190}`),
      '#2a1538',
      4,
    )
  const put = (d: string) => place(d, { x: px - 10, y: roof - 14, scale: k })
  markup += cut(player.map(put), {
    fill: fall(stage, roof - 440, roof, '0 #2a1640, 1 #120b22'),
    shadow: 12,
    depth: 0.35,
    rim,
    rimWidth: 1.6,
  })
  const bell: Point = [px - 10 - 126 * k, roof - 14 - 182 * k]
  markup += cut(put(horn), {
    fill: linear(
      stage,
      [px - 150 * k, roof - 260 * k],
      [px - 20, roof - 100],
      '0 #ffe4ac, 0.5 #e8a25e, 1 #a8563f',
    ),
    shadow: 8,
    depth: 0.45,
    rim: '#fff0d0',
    rimWidth: 1,
  })
  markup += shape(put(keys), '#8a4634') + shape(put(ellipse(-124, -174, 30, 9)), '#8a4634')
  markup += cut([put(limb(pts`10 -196, -22 -172, -62 -166`, [11, 10, 6], 5))], {
    fill: '#1a0f2c',
    rim,
    rimWidth: 1,
  })
  const sweep: Point[] = stage.wide
    ? pts`${bell}, ${bell[0] - 70} ${bell[1] - 120}, ${bell[0] - 240} ${bell[1] - 110}, ${bell[0] - 400} ${bell[1] - 10}, ${bell[0] - 620} ${bell[1] - 60}, ${bell[0] - 900} ${bell[1] - 190}`
    : pts`${bell}, ${bell[0] - 90} ${bell[1] - 110}, ${bell[0] - 60} ${bell[1] - 250}, ${bell[0] + 150} ${bell[1] - 330}, ${bell[0] + 420} ${bell[1] - 290}, ${bell[0] + 720} ${bell[1] - 380}`
  markup += glow(stage, bell[0], bell[1], 120, '#ffdca6', 0.75) + melody(stage, bell, sweep, '#ff9fb0')
  markup += cut(cat(px + 214, roof - 130, 1.15), { fill: '#120b22', rim, rimWidth: 1.2 })
  markup +=
    motes(
      [
        [px + 212, roof - 183, 1.5],
        [px + 203, roof - 183, 1.5],
      ],
      '#ffe28a',
    ) + lamp(stage, sides[1][0] + 40, roof + 20, 5, '#ffb58a')
  return (
    markup +
    shape(rect(-10, h - 120, w + 20, 130), fall(stage, h - 120, h, `0 #0b0818 0, 1 ${alpha('#0b0818', 0.9)}`))
  )
}
