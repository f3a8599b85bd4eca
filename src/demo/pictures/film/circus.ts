import { mix } from '../colour.ts'
import { rolling, toGround } from '../land.ts'
import { beam, lamp, motes, sparkle, stars, stringLights } from '../light.ts'
import { backdrop, cut, glow, rimLight, shape, stroke } from '../paper.ts'
import { curve, ellipse, limb, line, type Point, path, pts, rect } from '../path.ts'
import { type Pose, person } from '../people.ts'
import { clip, fall, linear, radial, type Scene, type Stage } from '../stage.ts'

const amber = '#f2b35e'

/** The big top: a striped cone over a striped drum, glowing from inside. */
function bigTop(stage: Stage, x: number, base: number, k: number): string {
  const half = 330 * k
  const [eaves, top] = [base - 190 * k, base - 470 * k]
  const roof = path`M${x} ${top}C${x + 46 * k} ${top + 150 * k} ${x + half * 0.6} ${eaves - 66 * k} ${x + half} ${eaves}L${x - half} ${eaves}C${x - half * 0.6} ${eaves - 66 * k} ${x - 46 * k} ${top + 150 * k} ${x} ${top}Z`
  const wall = path`M${x - half} ${eaves}L${x + half} ${eaves}L${x + half * 0.96} ${base}L${x - half * 0.96} ${base}Z`
  let roofStripes = ''
  let wallStripes = ''
  const count = 9
  for (let i = 0; i < count; i++) {
    // Stripes are even around the cone, so they narrow towards the sides.
    const edge = (j: number) => Math.sin(((j / (count * 2)) * 2 - 1) * (Math.PI / 2)) * half
    const [a, b] = [edge(i * 2 + 0.5), edge(i * 2 + 1.5)]
    roofStripes += path`M${x} ${top}C${x + a * 0.14} ${top + 150 * k} ${x + a * 0.6} ${eaves - 66 * k} ${x + a} ${eaves + 4}L${x + b} ${eaves + 4}C${x + b * 0.6} ${eaves - 66 * k} ${x + b * 0.14} ${top + 150 * k} ${x} ${top}Z`
    wallStripes += line(
      pts`${x + a} ${eaves}, ${x + b} ${eaves}, ${x + b * 0.96} ${base}, ${x + a * 0.96} ${base}`,
      true,
    )
  }
  const cream = radial(stage, [x, base - 60 * k], 470 * k, '0 #ffe9b8, 0.5 #f6c377, 1 #a0603c')
  const red = radial(stage, [x, base - 60 * k], 470 * k, '0 #d8533f, 0.5 #a5303a, 1 #4e1730')
  const shade = linear(
    stage,
    [x - half, 0],
    [x + half, 0],
    '0 #1c0a1e 0.72, 0.3 #1c0a1e 0.1, 0.62 #1c0a1e 0.06, 1 #1c0a1e 0.8',
  )
  let scallops = ''
  for (let i = 0; i < 30; i++)
    scallops += ellipse(x - half + ((i + 0.5) / 30) * half * 2, eaves + 3, half / 30, 13 * k)
  const door = path`M${x - 62 * k} ${base}C${x - 58 * k} ${base - 96 * k} ${x - 26 * k} ${base - 140 * k} ${x} ${base - 158 * k}C${x + 26 * k} ${base - 140 * k} ${x + 58 * k} ${base - 96 * k} ${x + 62 * k} ${base}Z`
  const drape = (side: 1 | -1) =>
    path`M${x} ${base - 160 * k}C${x + side * 24 * k} ${base - 110 * k} ${x + side * 66 * k} ${base - 86 * k} ${x + side * 58 * k} ${base}L${x + side * 92 * k} ${base}C${x + side * 84 * k} ${base - 90 * k} ${x + side * 44 * k} ${base - 140 * k} ${x} ${base - 172 * k}Z`
  const pole = limb(pts`${x} ${top + 20}, ${x} ${top - 60 * k}`, [4, 2])
  const flag = (fx: number, fy: number, s: number) =>
    path`M${fx} ${fy}C${fx + 16 * s} ${fy - 9 * s} ${fx + 30 * s} ${fy + 9 * s} ${fx + 54 * s} ${fy + 2 * s}C${fx + 34 * s} ${fy + 18 * s} ${fx + 18 * s} ${fy + 10 * s} ${fx} ${fy + 24 * s}Z`
  const rim = rimLight(stage, x, base - 160 * k, 520 * k, '#ffe3ac', 0.7)
  return [
    cut([wall, roof], { fill: cream, shadow: 30, depth: 0.6, rim }),
    shape(wallStripes, red),
    clip(
      stage,
      wall,
      shape(
        rect(x - half, eaves, half * 2, 40 * k),
        fall(stage, eaves, eaves + 40 * k, '0 #1a0814 0.7, 1 #1a0814 0'),
      ),
    ),
    shape(wall, shade),
    cut(door, { fill: '#fff2cd' }),
    glow(stage, x, base - 50 * k, 240 * k, '#ffd58c', 0.9),
    shape(
      [
        ...person('dress', 66 * k, { x: x + 20 * k, y: base }),
        ...person('detective', 70 * k, { x: x - 16 * k, y: base }),
      ].join(''),
      '#7a3a2c',
    ),
    cut([drape(1), drape(-1)], { fill: '#7c1f30', shadow: 9, rim: '#ffcf8c88', rimWidth: 1 }),
    shape(roof, cream),
    shape(roofStripes, red),
    shape(roof, shade),
    cut(scallops, { fill: '#8d2a34', shadow: 9, rim: '#ffd79a77', rimWidth: 0.8 }),
    motes(
      Array.from({ length: 31 }, (_, i) => [x - half + (i / 30) * half * 2, eaves - 2, 2.6 * k] as const),
      amber,
    ),
    shape(pole, '#2a1420'),
    shape(flag(x, top - 60 * k, k), '#e0584a'),
  ].join('')
}

function ferrisWheel(stage: Stage, x: number, y: number, r: number): string {
  const spokes = Array.from(
    { length: 16 },
    (_, i): Point => [x + Math.cos((i / 16) * Math.PI * 2) * r, y + Math.sin((i / 16) * Math.PI * 2) * r],
  )
  const legs =
    limb(pts`${x} ${y}, ${x - r * 0.5} ${y + r * 1.5}`, [4, 6]) +
    limb(pts`${x} ${y}, ${x + r * 0.5} ${y + r * 1.5}`, [4, 6])
  const cabins = spokes
    .map(
      ([cx, cy]) =>
        path`M${cx - 10} ${cy + 4}L${cx + 10} ${cy + 4}L${cx + 7} ${cy + 19}L${cx - 7} ${cy + 19}Z`,
    )
    .join('')
  const tone = '#6a3348'
  return [
    glow(stage, x, y, r * 1.6, amber, 0.22),
    stroke(spokes.map((p) => line(pts`${x} ${y}, ${p}`)).join(''), `${tone}cc`, 1.6),
    stroke(ellipse(x, y, r) + ellipse(x, y, r * 0.9) + ellipse(x, y, r * 0.3), tone, 3),
    shape(legs, '#4c2440'),
    shape(cabins, '#83404a'),
    shape(ellipse(x, y, 9), '#9a5a4c'),
    motes(
      Array.from(
        { length: 48 },
        (_, i) =>
          [x + Math.cos((i / 48) * Math.PI * 2) * r, y + Math.sin((i / 48) * Math.PI * 2) * r, 1.8] as const,
      ),
      amber,
    ),
  ].join('')
}

/** A travelling circus at dusk: the big top, a wheel, lights on wires, a rope walker and a crowd. */
export const circus: Scene = (stage) => {
  const { width: w, height: h, focus, random } = stage
  const base = h * (stage.wide ? 0.78 : 0.71)
  const x = focus.x + (stage.wide ? 20 : 20)
  const k = stage.wide ? 1.06 : 1.08
  let markup = backdrop(stage, '0 #140b22, 0.4 #3b1836, 0.65 #8a3b40, 0.8 #e0924e, 1 #241020')
  markup += stars(stage, 150, '#ffe6c4', { height: h * 0.5 })
  markup +=
    beam(stage, [x - 280 * k, base - 80], -112, 13, h * 1.1, '#ffdf9f', 0.34) +
    beam(stage, [x + 270 * k, base - 80], -66, 13, h * 1.1, '#ffdf9f', 0.34)
  markup += glow(stage, x, base - 150, 860, amber, 0.65)
  for (const [fx, fy, size, tone] of [
    [x - 420, base - 560, 90, '#ef8a6b'],
    [x + 330, base - 620, 70, amber],
    [x - 200, base - 700, 54, '#f2d09e'],
  ] as const) {
    let burst = ''
    for (let i = 0; i < 22; i++) {
      const a = (i / 22) * Math.PI * 2
      const r = size * random.between(0.6, 1)
      burst += curve(
        pts`${fx + Math.cos(a) * r * 0.25} ${fy + Math.sin(a) * r * 0.25}, ${fx + Math.cos(a) * r * 0.7} ${fy + Math.sin(a) * r * 0.7}, ${fx + Math.cos(a) * r} ${fy + Math.sin(a) * r + r * 0.1}`,
      )
    }
    markup +=
      glow(stage, fx, fy, size * 1.6, tone, 0.35) +
      stroke(burst, `${tone}bb`, 1.8) +
      shape(sparkle(fx, fy, size * 0.22), '#fff1cf')
  }
  const [wx, wy, wr] = stage.wide ? [x - 470, base - 300, 168] : [x - 360, base - 330, 150]
  markup += cut(toGround(stage, rolling(stage, base - 70, 26, 1.6)), {
    fill: fall(stage, base - 100, base, '0 #6a3344, 1 #b8663f'),
    shadow: 8,
    depth: 0.3,
  })
  markup += ferrisWheel(stage, wx, wy, wr)
  let tents = ''
  for (let i = 0; i < 9; i++) {
    const [tx, s] = [(i / 8) * w + random.between(-30, 30), random.between(50, 96)]
    tents += path`M${tx} ${base - 40 - s * 1.3}Q${tx + s * 0.2} ${base - 40 - s * 0.7} ${tx + s} ${base - 40 - s * 0.5}L${tx + s * 0.9} ${base}L${tx - s * 0.9} ${base}L${tx - s} ${base - 40 - s * 0.5}Q${tx - s * 0.2} ${base - 40 - s * 0.7} ${tx} ${base - 40 - s * 1.3}Z`
  }
  markup += cut(tents, {
    fill: fall(stage, base - 160, base, '0 #54243e, 1 #8b4038'),
    shadow: 10,
    depth: 0.4,
    rim: rimLight(stage, x, base - 100, 700, '#ffd596', 0.8),
    rimWidth: 1,
  })
  markup += bigTop(stage, x, base, k)
  // Wires of lamps from the top, and the rope with its walker.
  const top: Point = [x, base - 500 * k]
  for (const [tx, ty, sag] of [
    [x - 640, base - 110, 60],
    [x - 460, base - 90, 34],
    [x + 470, base - 90, 34],
    [x + 660, base - 120, 60],
  ] as const) {
    markup += stringLights(top, [tx, ty], sag, 17, '#2a1420', amber, 2.7)
    markup += shape(rect(tx - 3, ty - 4, 6, 150), '#24101e')
  }
  const rope: Point = [wx + wr * 0.2, wy - wr * 1.12]
  const at = 0.42
  const [rx, ry] = [rope[0] + (top[0] - rope[0]) * at, rope[1] + (top[1] + 26 - rope[1]) * at + 6]
  markup += stroke(
    curve(pts`${wx} ${wy - wr}, ${rope}, ${rx} ${ry}, ${top[0]} ${top[1] + 26}`),
    '#2a1420',
    1.8,
  )
  markup += cut(
    [
      ...person('walker', 54, { x: rx, y: ry + 1 }),
      limb(pts`${rx - 64} ${ry - 22}, ${rx} ${ry - 32}, ${rx + 64} ${ry - 22}`, [1.6, 1.6, 1.6]),
    ],
    { fill: '#1a0a18', rim: '#ffcf8c66', rimWidth: 0.8 },
  )
  // The crowd and the ground.
  const crowd: string[] = []
  const poses: readonly Pose[] = [
    'stander',
    'dress',
    'walker',
    'detective',
    'dress',
    'reaching',
    'umbrella',
    'stander',
  ]
  for (let i = 0; i < 26; i++) {
    const px = (i / 25) * w + random.between(-20, 20)
    if (Math.abs(px - x) < 90) continue
    crowd.push(
      ...person(poses[i % 8] ?? 'stander', random.between(58, 92), {
        x: px,
        y: base + random.between(26, 58),
        stretch: random.chance(0.5) ? 1 : -1,
      }),
    )
  }
  const sand = linear(stage, [x, base], [x, h], '0 #f0b468, 0.3 #7c3c38, 1 #1c0c1a')
  markup += cut(toGround(stage, rolling(stage, base + 2, 5, 2)), { fill: sand, shadow: 12, depth: 0.4 })
  markup += glow(stage, x, base + 20, 420, '#ffdc9a', 0.6, 0.24)
  markup += cut(crowd, {
    fill: fall(stage, base - 60, base + 70, '0 #32132a, 1 #180a18'),
    shadow: 5,
    rim: rimLight(stage, x, base - 40, 640, '#ffd08a', 0.9),
    rimWidth: 1,
  })
  const fence = rolling(stage, base + (stage.wide ? 96 : 170), 14, 1.2)
  markup += cut(toGround(stage, fence), {
    fill: fall(stage, base + 60, h, '0 #2a1020, 1 #0d0810'),
    shadow: 18,
    rim: rimLight(stage, x, base, 620, '#ffb56a', 0.5),
  })
  const stalls = stage.wide ? [w * 0.06, w * 0.955] : [w * 0.06, w * 0.95]
  for (const sx of stalls)
    markup +=
      shape(rect(sx - 3, base - 130, 6, h), mix('#0e0b14', '#2a1020', 0.4)) +
      lamp(stage, sx, base - 134, 8, amber)
  return markup
}
