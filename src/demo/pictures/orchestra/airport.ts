import { mix } from '../colour.ts'
import { cloud } from '../land.ts'
import { motes, stars } from '../light.ts'
import { backdrop, cut, glow, mist, rimLight, shape, stroke } from '../paper.ts'
import { curve, ellipse, limb, line, type Point, path, place, pts, rect } from '../path.ts'
import { type Pose, person } from '../people.ts'
import { fall, linear, radial, type Scene } from '../stage.ts'
import { moodOf, pale } from './mood.ts'

/** An airliner climbing to the right, 560 long about 0 0. */
const airliner = {
  far: 'M-20 -6L70 -96L96 -96L60 -4Z',
  body: 'M-280 0C-276 -20 -240 -30 -200 -30L190 -30C240 -30 276 -14 290 2C276 18 240 26 190 26L-210 26C-250 24 -276 14 -280 0Z',
  fin: 'M-270 -14L-310 -110L-270 -110L-200 -26Z',
  tail: 'M-240 0L-310 30L-276 34L-190 10Z',
  wing: 'M-30 10L-130 150L-92 152L70 16Z',
  engine: 'M-60 66C-30 60 0 60 10 66C14 76 10 88 0 92L-54 90C-64 84 -64 72 -60 66Z',
} as const

/** A violinist's case, a cellist's larger one. */
const cases = (x: number, y: number, s: number) => [
  path`M${x - 26 * s} ${y}C${x - 48 * s} ${y - 30 * s} ${x - 44 * s} ${y - 74 * s} ${x - 28 * s} ${y - 92 * s}C${x - 40 * s} ${y - 120 * s} ${x - 30 * s} ${y - 146 * s} ${x - 16 * s} ${y - 160 * s}L${x - 13 * s} ${y - 222 * s}C${x - 10 * s} ${y - 236 * s} ${x + 10 * s} ${y - 236 * s} ${x + 13 * s} ${y - 222 * s}L${x + 16 * s} ${y - 160 * s}C${x + 30 * s} ${y - 146 * s} ${x + 40 * s} ${y - 120 * s} ${x + 28 * s} ${y - 92 * s}C${x + 44 * s} ${y - 74 * s} ${x + 48 * s} ${y - 30 * s} ${x + 26 * s} ${y}Z`,
]

/** A great window at dusk, a plane that leaves, and an orchestra that waits with its cases. */
export const airport: Scene = (stage) => {
  const { width: w, height: h, random, variant } = stage
  const mood = moodOf(variant)
  const floor = h * 0.78
  const x = stage.wide ? w * 0.6 : w * 0.5
  const sun: Point = [x + 60, floor - 210]
  let markup =
    backdrop(stage, mood.sky) +
    stars(stage, 110, '#fff4e4', { height: h * 0.4 }) +
    glow(stage, sun[0], sun[1], 760, mood.light, 0.9) +
    shape(ellipse(sun[0], sun[1], 116), pale(mood))
  for (let i = 0; i < 6; i++)
    markup += shape(
      cloud(random, random.next() * w, h * (0.2 + i * 0.07), random.between(240, 540), 40),
      fall(stage, h * (0.13 + i * 0.07), h * (0.22 + i * 0.07), `0 ${pale(mood)} 0.55, 1 ${mood.middle} 0.1`),
    )
  // The field: tower, hangars, lamps along the runway.
  const field = floor - 110
  const tower = [
    rect(w * 0.2 - 16, field - 210, 32, 220),
    path`M${w * 0.2 - 52} ${field - 210}L${w * 0.2 + 52} ${field - 210}L${w * 0.2 + 40} ${field - 262}L${w * 0.2 - 40} ${field - 262}Z`,
    rect(w * 0.2 - 48, field - 276, 96, 14),
    rect(w * 0.2 - 2, field - 330, 4, 56),
  ]
  const hangars = [0.34, 0.44, 0.84, 0.94].map(
    (t) =>
      path`M${w * t - 70} ${field + 10}L${w * t - 70} ${field - 40}Q${w * t} ${field - 100} ${w * t + 70} ${field - 40}L${w * t + 70} ${field + 10}Z`,
  )
  markup +=
    cut([...tower, ...hangars], {
      fill: fall(
        stage,
        field - 330,
        field,
        `0 ${mix(mood.middle, mood.deep, 0.3)}, 1 ${mix(mood.middle, mood.light, 0.35)}`,
      ),
      shadow: 8,
      depth: 0.3,
      rim: rimLight(stage, sun[0], sun[1], 900, '#fff4dc', 0.9),
      rimWidth: 1.2,
    }) + shape(rect(w * 0.2 - 42, field - 254, 84, 34), '#ffe0a0', 0.9)
  markup +=
    cut(rect(-20, field, w + 40, 260), {
      fill: fall(
        stage,
        field,
        floor,
        `0 ${mix(mood.light, mood.middle, 0.4)}, 1 ${mix(mood.middle, mood.deep, 0.5)}`,
      ),
      shadow: 6,
      depth: 0.3,
    }) + mist(stage, field, 90, mood.light, 0.4)
  markup += motes(
    Array.from(
      { length: 34 },
      (_, i) => [((i + 0.5) / 34) * w, field + 30 + (i % 2) * 26, 2 + (i % 2)] as const,
    ),
    '#ffe6b0',
  )
  const [ax, ay, turn, k] = stage.wide ? [x - 60, h * 0.27, -15, 1.2] : [x - 20, h * 0.27, -15, 1.1]
  const put = (d: string) => place(d, { x: ax, y: ay, scale: k, turn })
  const rim = rimLight(stage, sun[0], sun[1], 560, '#fff6e4', 1)
  const paint = linear(
    stage,
    [ax, ay - 60],
    [ax, ay + 120],
    `0 ${mix('#fff6e8', mood.light, 0.3)}, 0.5 ${mix(mood.light, mood.middle, 0.6)}, 1 ${mix(mood.middle, mood.deep, 0.5)}`,
  )
  markup +=
    cut([airliner.far, airliner.tail].map(put), { fill: mix(mood.middle, mood.deep, 0.3), rim }) +
    cut([airliner.body, airliner.fin].map(put), { fill: paint, shadow: 14, depth: 0.35, rim, rimWidth: 1.6 })
  markup +=
    shape(Array.from({ length: 24 }, (_, i) => put(rect(-180 + i * 15, -12, 7, 9))).join(''), '#ffe6b0') +
    cut([airliner.wing, airliner.engine].map(put), {
      fill: mix(mood.middle, mood.deep, 0.2),
      shadow: 9,
      rim,
      rimWidth: 1.4,
    })
  const [tx, ty] = [ax - 330 * k, ay + 92 * k]
  markup +=
    motes([[ax + 270 * k, ay - 76 * k, 4]], '#ffffff') +
    stroke(
      curve(pts`${ax - 260 * k} ${ay + 70 * k}, ${tx - 200} ${ty + 40}, ${tx - 560} ${ty + 90}`),
      linear(stage, [ax - 260, 0], [tx - 560, 0], '0 #ffffff 0.55, 1 #ffffff 0'),
      6,
    )
  // The window and the lounge.
  let frame = ''
  const panes = stage.wide ? 6 : 4
  for (let i = 0; i <= panes; i++) frame += rect((i / panes) * w - 9, -20, 18, floor + 40)
  markup += cut([frame, rect(-20, h * 0.1, w + 40, 12), rect(-20, floor - 20, w + 40, 30)], {
    fill: mix(mood.deep, mood.middle, 0.2),
    shadow: 12,
    depth: 0.3,
    rim: rimLight(stage, sun[0], sun[1], 900, pale(mood), 0.7),
    rimWidth: 1.2,
  })
  markup += cut(rect(-20, floor, w + 40, h), {
    fill: radial(
      stage,
      [x, floor],
      760,
      `0 ${pale(mood)}, 0.25 ${mix(mood.middle, mood.light, 0.35)}, 1 ${mood.deep}`,
      0.4,
    ),
    shadow: 12,
  })
  const bench = floor + 46
  const seats = Array.from(
    { length: 7 },
    (_, i) =>
      path`M${x - 420 + i * 120} ${bench - 74}L${x - 316 + i * 120} ${bench - 74}L${x - 312 + i * 120} ${bench}L${x - 424 + i * 120} ${bench}Z`,
  )
  const dark = mix(mood.deep, '#06050a', 0.3)
  markup += cut(
    [...seats, rect(x - 430, bench, 850, 12), rect(x - 380, bench, 12, 60), rect(x + 370, bench, 12, 60)],
    { fill: mix(mood.deep, mood.middle, 0.25), shadow: 8, rim, rimWidth: 1 },
  )
  const poses: readonly Pose[] = ['stander', 'dress', 'walker', 'detective', 'dress', 'stander']
  const people = poses.flatMap((pose, i) =>
    person(pose, random.between(180, 214), {
      x: x - 430 + i * 165 + random.between(-20, 20),
      y: bench + random.between(52, 84),
      stretch: i % 2 ? -1 : 1,
    }),
  )
  const luggage = [
    ...cases(x - 330, bench + 70, 0.82),
    ...cases(x + 10, bench + 80, 1),
    ...cases(x + 320, bench + 66, 0.74),
    path`M${x + 150} ${bench + 78}L${x + 150} ${bench + 24}L${x + 236} ${bench + 24}L${x + 236} ${bench + 78}Z`,
    limb(pts`${x + 176} ${bench + 24}, ${x + 192} ${bench + 8}, ${x + 210} ${bench + 24}`, [3, 3, 3], 4),
  ]
  return (
    markup +
    cut(people, { fill: dark, shadow: 9, depth: 0.4, rim, rimWidth: 1.6 }) +
    cut(luggage, { fill: mix(dark, '#6a2c2c', 0.35), shadow: 8, rim, rimWidth: 1.4 }) +
    shape(
      line(pts`0 ${h}, ${w} ${h}, ${w} ${h * 0.94}, 0 ${h * 0.94}`, true),
      fall(stage, h * 0.92, h, `0 ${mood.deep} 0, 1 ${mood.deep} 0.8`),
    )
  )
}
