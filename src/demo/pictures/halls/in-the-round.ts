import { hole } from '../built.ts'
import { mix } from '../colour.ts'
import { lamp, motes } from '../light.ts'
import { backdrop, cut, glow, rimLight, shape, stroke } from '../paper.ts'
import { ellipse, limb, line, type Point, path, pts, rect } from '../path.ts'
import { fall, radial, type Scene, type Stage } from '../stage.ts'
import { beams, pickScheme, type Scheme, viewpoint } from './furniture.ts'

/** How much flatter than wide a circle on the floor looks. */
const flat = 0.34
const rings = 8

/** A point of the circle around the stage; a quarter turn (π / 2) is nearest to us. */
const onRing = ([x, y]: Point, radius: number, angle: number): Point => [
  x + Math.cos(angle) * radius,
  y + Math.sin(angle) * radius * flat,
]

/** Listeners of one ring who sit behind the stage (`far`) or before it, all facing the middle. */
function ring(stage: Stage, centre: Point, index: number, far: boolean, scheme: Scheme): string {
  const { random } = stage
  const radius = 236 + index * 62
  const lift = index * 9
  const middle: Point = [centre[0], centre[1] - (far ? lift : -lift * 1.2)]
  const size = 11 + index * (far ? 0.3 : 2.4)
  const seatsOfRing = Math.round((radius * Math.PI) / (size * 2.5))
  let backs = ''
  let people = ''
  for (let i = 0; i < seatsOfRing; i++) {
    const turn = ((i + 0.5) / seatsOfRing) * Math.PI
    // Four aisles lead to the stage.
    if (Math.abs(turn - Math.PI / 2) < 0.07) continue
    const [x, y] = onRing(middle, radius, far ? -turn : turn)
    backs += path`M${x - size} ${y + size}C${x - size} ${y - size * 0.9} ${x + size} ${y - size * 0.9} ${x + size} ${y + size}Z`
    if (random.chance(0.2)) continue
    people += ellipse(x, y - size * 1.5, size * 0.52, size * 0.62)
    people += path`M${x - size * 0.95} ${y + size * 0.7}C${x - size} ${y - size * 0.7} ${x - size * 0.3} ${y - size * 0.7} ${x - size * 0.2} ${y - size}L${x + size * 0.2} ${y - size}C${x + size * 0.3} ${y - size * 0.7} ${x + size} ${y - size * 0.7} ${x + size * 0.95} ${y + size * 0.7}Z`
  }
  const shade = far ? 0.25 + index * 0.05 : 0.4 + index * 0.07
  const rim = rimLight(stage, centre[0], centre[1] - 60, 760, scheme.light, far ? 0.95 : 0.8)
  const backsOf = cut(backs, {
    fill: mix(scheme.seat, '#0a0710', shade),
    shadow: 4,
    depth: 0.35,
    rim,
    rimWidth: 0.9,
  })
  const peopleOf = cut(people, {
    fill: mix(scheme.wall, '#0a0710', 0.45 + shade * 0.5),
    shadow: 3,
    depth: 0.3,
    rim,
    rimWidth: 1,
  })
  // We see the faces of those behind the stage, and the backs of the seats before it.
  return far ? backsOf + peopleOf : peopleOf + backsOf
}

/** Players in a circle, facing one another, with stands that catch the light. */
function circleOfPlayers(stage: Stage, centre: Point, scheme: Scheme): string {
  const { random } = stage
  const dark = mix(scheme.wall, '#0a0710', 0.7)
  const all = [
    { radius: 66, count: 6 },
    { radius: 124, count: 12 },
    { radius: 178, count: 17 },
  ]
    .flatMap(({ radius, count }) =>
      Array.from({ length: count }, (_, i) =>
        onRing(centre, radius, ((i + random.next() * 0.3) / count) * Math.PI * 2),
      ),
    )
    .sort((one, other) => one[1] - other[1])
  let markup = ''
  for (const [x, y] of all) {
    const s = 0.72 + ((y - centre[1]) / 400) * 0.6
    const body = [
      ellipse(x, y - 50 * s, 7 * s, 8.4 * s),
      path`M${x - 16 * s} ${y}C${x - 19 * s} ${y - 28 * s} ${x - 13 * s} ${y - 40 * s} ${x - 4 * s} ${y - 42 * s}L${x + 4 * s} ${y - 42 * s}C${x + 13 * s} ${y - 40 * s} ${x + 19 * s} ${y - 28 * s} ${x + 16 * s} ${y}Z`,
      limb(pts`${x + 6 * s} ${y - 40 * s}, ${x + 20 * s} ${y - 34 * s}, ${x + 26 * s} ${y - 46 * s}`, [
        2.6 * s,
        2.2 * s,
        1.4 * s,
      ]),
    ]
    markup += cut(body, {
      fill: fall(stage, y - 60 * s, y, `0 ${mix(dark, scheme.light, 0.2)}, 1 ${dark}`),
      shadow: 4,
      depth: 0.35,
      rim: rimLight(stage, centre[0], centre[1] - 130, 420, scheme.light, 1),
      rimWidth: 1.1,
    })
    if (random.chance(0.6))
      markup += shape(
        path`M${x - 12 * s} ${y - 22 * s}L${x + 8 * s} ${y - 24 * s}L${x + 9 * s} ${y - 9 * s}L${x - 11 * s} ${y - 7 * s}Z`,
        mix(scheme.light, '#fff6e4', 0.6),
        0.82,
      )
  }
  return markup
}

/** A brick workshop with iron columns: the stage lies in the middle of the floor, eight rings of seats around it. */
export const inTheRound: Scene = (stage) => {
  const { width: w, height: h, random } = stage
  const scheme = pickScheme(stage)
  const brick = mix('#8c4a34', scheme.wall, 0.2)
  const [x] = viewpoint(stage)
  const floor = h * 0.42
  const centre: Point = [x, h * 0.6]
  let markup = backdrop(
    stage,
    `0 #0a0912, 0.3 ${mix('#1c2c54', scheme.light, 0.12)}, 0.42 ${mix('#3a4a80', scheme.light, 0.3)}, 1 #0a0710`,
  )
  // Lights of the far bank stand in the river behind the windows.
  markup += motes(
    Array.from(
      { length: 70 },
      () => [random.next() * w, random.between(h * 0.26, floor), random.between(1, 2.4)] as const,
    ),
    '#ffd08a',
    0.8,
  )
  let wall = rect(-20, -20, w + 40, floor + 44)
  for (let at = x - 110 - 5 * 272; at < w; at += 272) wall += hole(at, h * 0.13, 200, h * 0.23)
  markup += cut(wall, {
    fill: fall(
      stage,
      0,
      floor + 20,
      `0 ${mix(brick, '#0a0710', 0.78)}, 0.6 ${mix(brick, '#0a0710', 0.3)}, 1 ${brick}`,
    ),
    shadow: 12,
    rim: rimLight(stage, x, floor, w * 0.5, scheme.light, 0.8),
    rimWidth: 1.4,
  })
  let courses = ''
  for (let y = 14; y < floor + 16; y += 17) courses += line(pts`-20 ${y}, ${w + 20} ${y}`)
  markup += stroke(courses, '#0a071044', 2)
  let bars = ''
  for (let at = x - 110 - 5 * 272; at < w; at += 272) {
    for (const dx of [66, 133]) bars += line(pts`${at + dx} ${h * 0.14}, ${at + dx} ${h * 0.36}`)
    for (const y of [0.22, 0.29]) bars += line(pts`${at} ${h * y}, ${at + 200} ${h * y}`)
  }
  markup += stroke(bars, mix(brick, '#0a0710', 0.7), 4)
  // Trusses and columns.
  let iron = rect(-20, h * 0.07, w + 40, 11)
  for (let at = -40; at < w + 60; at += 96)
    iron += limb(pts`${at} ${h * 0.075}, ${at + 48} -10, ${at + 96} ${h * 0.075}`, [4, 4, 4], 2, 'flat')
  for (const dx of [-560, -290, 290, 560])
    iron += `${rect(x + dx - 11, h * 0.07, 22, floor - h * 0.07 + 30)}${rect(x + dx - 22, h * 0.09, 44, 10)}${rect(x + dx - 20, floor + 18, 40, 12)}`
  markup += cut(iron, {
    fill: fall(stage, 0, floor, `0 #0a0710, 1 ${mix('#2a2430', scheme.light, 0.12)}`),
    shadow: 9,
    rim: rimLight(stage, x, floor, w * 0.5, scheme.light, 0.8),
    rimWidth: 1.1,
  })
  markup += cut(rect(-20, floor + 22, w + 40, h), {
    fill: fall(
      stage,
      floor,
      h,
      `0 ${mix('#6a4632', scheme.light, 0.16)}, 0.5 ${mix('#4a3026', '#0a0710', 0.3)}, 1 #0a0710`,
    ),
    shadow: 10,
  })
  markup += glow(stage, centre[0], centre[1], 640, scheme.light, 0.55, 0.5)
  for (let i = rings - 1; i >= 0; i--) if (i < 5) markup += ring(stage, centre, i, true, scheme)
  const disc = ellipse(centre[0], centre[1], 214, 214 * flat)
  markup += cut(ellipse(centre[0], centre[1] + 14, 216, 216 * flat), {
    fill: mix('#4a2c20', '#0a0710', 0.4),
    shadow: 14,
  })
  markup += cut(disc, {
    fill: radial(
      stage,
      centre,
      230,
      `0 ${mix(scheme.light, '#fff6e4', 0.3)}, 0.55 ${mix('#c8905c', scheme.light, 0.4)}, 1 ${mix('#8a5a3a', '#0a0710', 0.15)}`,
      0.5,
    ),
    shadow: 8,
    rim: '#fff2d8',
    rimWidth: 1.6,
  })
  markup += beams(stage, centre, 230, h * 0.09, scheme.light)
  markup += circleOfPlayers(stage, centre, scheme)
  for (let i = 0; i < rings; i++) markup += ring(stage, centre, i, false, scheme)
  for (const dx of [-560, -290, 290, 560]) markup += lamp(stage, x + dx, h * 0.17, 5, scheme.light, 0.9)
  return markup
}
