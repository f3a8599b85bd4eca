import { mix, ramp } from '../colour.ts'
import { lamp, motes, rays, stars } from '../light.ts'
import { backdrop, cut, glow, rimLight, shape, stroke } from '../paper.ts'
import { curve, ellipse, line, n, type Point, path, place, pts, rect } from '../path.ts'
import type { Random } from '../random.ts'
import { clip, fall, linear, radial, type Scene, type Stage } from '../stage.ts'

const amber = '#f2b35e'

function rock(random: Random, x: number, y: number, size: number): string {
  const corners = random.whole(9, 14)
  return line(
    Array.from({ length: corners }, (_, i): Point => {
      const a = (i / corners) * Math.PI * 2
      const r = size * random.between(0.72, 1.08)
      return [x + Math.cos(a) * r * 1.25, y + Math.sin(a) * r * 0.85]
    }),
    true,
  )
}

/** A ringed planet of paper bands, lit from the upper left. */
function planet(stage: Stage, x: number, y: number, r: number, sun: Point): string {
  const { random } = stage
  const bands = ['#e9a765', '#d08a55', '#b26b4c', '#8a4c48', '#5f3446', '#3b2340', '#231734']
  let inside = shape(ellipse(x, y, r), '#e2a15f')
  for (const [i, band] of bands.entries()) {
    const top = y - r + (i + 0.55) * ((r * 2) / bands.length) * 0.98
    const points = Array.from(
      { length: 13 },
      (_, k): Point => [
        x - r - 20 + (k / 12) * (r * 2 + 40),
        top + Math.sin(k * 1.3 + i) * 7 + random.between(-6, 6),
      ],
    )
    inside += cut(path`${curve(points)}L${x + r + 30} ${y + r + 30}L${x - r - 30} ${y + r + 30}Z`, {
      fill: band,
      shadow: 9,
      depth: 0.3,
      rim: mix(band, '#ffd79a', 0.3),
      rimWidth: 0.8,
    })
  }
  inside +=
    shape(ellipse(x + r * 0.25, y + r * 0.2, r * 0.19, r * 0.07), '#f4c07a', 0.35) +
    shape(ellipse(x + r * 0.25, y + r * 0.2, r * 0.12, r * 0.04), '#7b4040', 0.5)
  const night = radial(
    stage,
    [x + (sun[0] - x) * 0.42, y + (sun[1] - y) * 0.42],
    r * 1.75,
    '0 #0b0a18 0, 0.42 #0b0a18 0.18, 0.78 #0b0a18 0.86, 1 #0a0915 0.97',
  )
  const ringHalf = (front: boolean) => {
    let d = ''
    for (const [i, [a, b, tone]] of (
      [
        [2.02, 1.84, '#a86a4a'],
        [1.8, 1.58, '#e6ac6c'],
        [1.55, 1.47, '#7c4a48'],
        [1.44, 1.28, '#c98a5c'],
      ] as const
    ).entries()) {
      const [ra, rb] = [r * a, r * b]
      const side = front ? 1 : 0
      const arc = (rx: number, sweep: number, to: number) => path`A${rx} ${rx * 0.2} 0 0 ${sweep} ${to} ${y}`
      const half = path`M${x - ra} ${y}${arc(ra, front ? 0 : 1, x + ra)}L${x + rb} ${y}${arc(rb, side, x - rb)}Z`
      const paint = linear(
        stage,
        [x - ra, y],
        [x + ra, y],
        `0 ${mix(tone, '#fff0d0', 0.35)}, 0.45 ${tone}, 1 ${mix(tone, '#0b0a18', 0.82)}`,
      )
      d += cut(half, { fill: paint, shadow: i === 0 && front ? 12 : 0, depth: 0.6 })
    }
    return d
  }
  return `<g transform="rotate(-17 ${n(x)} ${n(y)})">${ringHalf(false)}</g>${glow(stage, x - r * 0.5, y - r * 0.5, r * 1.7, amber, 0.55)}${clip(stage, ellipse(x, y, r), inside + shape(ellipse(x, y, r + 2), night))}${stroke(ellipse(x, y, r), rimLight(stage, sun[0], sun[1], r * 2.1, '#fff0cf', 1), 3)}<g transform="rotate(-17 ${n(x)} ${n(y)})">${ringHalf(true)}</g>`
}

/** A long cruiser with its nose to the left. Drawn around 0 0, 760 long. */
function cruiser(stage: Stage, x: number, y: number, scale: number, turn: number, sun: Point): string {
  const { random } = stage
  const put = (d: string) => place(d, { x, y, scale, turn })
  const rim = rimLight(stage, sun[0], sun[1], 900, '#ffd08a', 1)
  let greebles = ''
  for (let i = 0; i < 46; i++) {
    const t = random.next()
    const [gx, gw] = [-250 + t * 560, random.between(6, 26)]
    greebles += rect(gx, 14 - (t * 62 + 8) - random.between(2, 9), gw, 12)
  }
  const upper = 'M-400 30L-60 -20L140 -52L170 -62L300 -58L336 -30L340 30Z'
  const bridge = 'M150 -58L168 -96L190 -104L196 -132L206 -132L208 -106L262 -102L286 -58Z'
  const lower = 'M-400 30L340 30L330 62L250 74L210 98L60 92L20 70L-160 52Z'
  let lights = ''
  for (let i = 0; i < 74; i++) {
    const t = random.next()
    lights += rect(
      -300 + t * 620,
      random.chance(0.5) ? 12 - random.next() * (18 + t * 40) : 40 + random.next() * t * 28,
      random.between(2, 6),
      2.2,
    )
  }
  for (let i = 0; i < 9; i++) lights += rect(172 + i * 10, -92, 6, 4)
  let engines = ''
  for (const [ey, size] of [
    [-26, 15],
    [8, 19],
    [44, 15],
  ] as const) {
    const [ex, ey2] = [
      x + (352 * Math.cos((turn * Math.PI) / 180) - ey * Math.sin((turn * Math.PI) / 180)) * scale,
      y + (352 * Math.sin((turn * Math.PI) / 180) + ey * Math.cos((turn * Math.PI) / 180)) * scale,
    ]
    engines +=
      glow(stage, ex + 20, ey2, size * 6 * scale, '#ffb35a', 0.8) +
      shape(put(ellipse(346, ey, 7, size)), '#fff1cf')
    engines += shape(put(`M350 ${ey - size}Q${430 + size * 4} ${ey} 350 ${ey + size}Z`), '#ffcf8a', 0.55)
  }
  const top = linear(
    stage,
    [x - 300 * scale, y - 100],
    [x + 200 * scale, y + 60],
    '0 #c4966e, 0.4 #6d4f50, 1 #33263a',
  )
  return [
    engines,
    cut(put(bridge), { fill: top, rim, shadow: 8 }),
    shape(put(greebles), '#3a2c38'),
    cut(put(upper), { fill: top, rim, shadow: 10 }),
    stroke(put('M-340 22L330 -14M-200 2L334 4M-120 -10L300 -40'), '#1a121e99', 1.4),
    cut(put(lower), {
      fill: linear(stage, [x - 300 * scale, y], [x + 300 * scale, y + 90 * scale], '0 #3a2c38, 1 #120d18'),
      shadow: 8,
    }),
    stroke(put('M-392 30L338 30'), '#ffd9a066', 1.6),
    shape(
      put(rect(60, 72, 60, 30) + rect(150, 80, 40, 24) + rect(-60, -34, 3, -30) + rect(230, -160, 2, 58)),
      '#17101c',
    ),
    shape(put(lights), '#ffd690', 0.95),
  ].join('')
}

/** A small fighter with two bent wings, nose to the left. */
const fighter = [
  'M-30 0L-6 -6L16 -5L20 0L16 5L-6 6Z',
  'M-2 -4L10 -26L18 -28L12 -4Z',
  'M-2 4L10 26L18 28L12 4Z',
  'M-14 -27L18 -28L18 -25L-10 -25Z',
  'M-14 27L18 28L18 25L-10 25Z',
]

/** A cruiser and its escort before a ringed planet at sunrise. */
export const spaceship: Scene = (stage) => {
  const { width: w, height: h, focus, random } = stage
  const r = stage.wide ? 300 : 330
  const [px, py] = [focus.x + (stage.wide ? 190 : 110), focus.y - (stage.wide ? 10 : 30)]
  const sun: Point = [px - r * 0.86, py - r * 0.62]
  let markup = backdrop(stage, '0 #060d1a, 0.5 #0d1e2c, 1 #0d0b16')
  markup +=
    glow(stage, w * 0.2, h * 0.3, 760, '#1d5a66', 0.34, 0.6) + glow(stage, px, py + 100, 900, '#7a3b3a', 0.3)
  markup += stars(stage, 360, '#fbe9cc', { height: h })
  markup += glow(stage, sun[0], sun[1], 720, amber, 0.75) + rays(stage, sun, 26, 620, '#ffd08a', 0.11)
  markup += shape(ellipse(sun[0], sun[1], 58), '#fff4dc') + planet(stage, px, py, r, sun)
  const [mx, my] = stage.wide ? [w * 0.3, h * 0.2] : [w * 0.2, h * 0.12]
  markup += cut(ellipse(mx, my, 34), {
    fill: radial(stage, [mx + 30, my + 10], 60, '0 #e6b27c, 0.7 #4a3a44, 1 #16141f'),
    rim: '#ffdca055',
    rimWidth: 0.8,
  })
  const belts = ['#38333f', '#241f2c', '#14111c']
  for (const [i, tone] of belts.entries()) {
    const stones: string[] = []
    for (let k = 0; k < 20 - i * 3; k++) {
      const t = random.next()
      stones.push(
        rock(
          random,
          t * w * 1.1 - 40,
          h * (0.84 + i * 0.06) - t * h * 0.1 + random.between(-44, 44),
          random.between(5, 20) * (1 + i * 1.1) * (random.chance(0.14) ? 2 : 1),
        ),
      )
    }
    markup += cut(stones, {
      fill: fall(
        stage,
        h * 0.7,
        h,
        `0 ${mix(tone, amber, 0.22 - i * 0.05)}, 1 ${ramp([tone, '#0a0810'], 0.7)}`,
      ),
      shadow: 8 + i * 4,
      rim: rimLight(stage, sun[0], h * 0.75, 900, '#ffcf8c', 0.75 - i * 0.15),
      rimWidth: 1.2,
    })
    if (i === 0) {
      const [cx, cy] = stage.wide ? [focus.x - 20, h * 0.585] : [w * 0.52, h * 0.6]
      markup += cruiser(stage, cx, cy, stage.wide ? 1.02 : 0.98, -9, sun)
      for (const [dx, dy, size] of [
        [-420, -150, 0.9],
        [-500, -96, 0.7],
        [-360, -210, 0.62],
      ] as const) {
        const [fx, fy] = stage.wide ? [cx + dx, cy + dy + 60] : [cx + dx * 0.62, cy + dy - 70]
        markup += stroke(
          line(pts`${fx + 24 * size} ${fy}, ${fx + 190 * size} ${fy - 30 * size}`),
          linear(stage, [fx, fy], [fx + 190 * size, fy], '0 #ffcf8a 0.9, 1 #ffcf8a 0'),
          3 * size,
        )
        markup +=
          cut(
            fighter.map((d) => place(d, { x: fx, y: fy, scale: size, turn: -9 })),
            { fill: '#2b2230', rim: '#ffd59a', rimWidth: 0.9 },
          ) + lamp(stage, fx + 20 * size, fy - 3 * size, 2.6 * size, '#ffb765')
      }
    }
  }
  return (
    markup +
    motes(
      Array.from(
        { length: 36 },
        () => [random.next() * w, h * random.between(0.55, 0.95), random.between(0.6, 1.6)] as const,
      ),
      '#ffce8c',
      0.6,
    )
  )
}
