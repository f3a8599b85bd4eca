import { mix } from '../colour.ts'
import { cloud, craggy, crown, firs, grass, rolling, toGround } from '../land.ts'
import { moon, motes, stars, stringLights } from '../light.ts'
import { backdrop, cut, glow, rimLight, shape } from '../paper.ts'
import { curve, ellipse, limb, line, type Point, path, pts, rect } from '../path.ts'
import { fall, radial, type Scene } from '../stage.ts'
import { heads, orchestra, type Scheme } from './furniture.ts'

interface Evening {
  sky: string
  light: string
  hill: string
}

const evenings: readonly [Evening, ...Evening[]] = [
  { sky: '0 #0c1030, 0.4 #2a2a66, 0.62 #8a5a8a, 0.74 #ffb98a, 1 #0c1020', light: '#ffd096', hill: '#3a3a6c' },
  { sky: '0 #0a0c26, 0.45 #1c2a5c, 0.7 #4a6a9c, 0.78 #a8b8cc, 1 #0a0c1c', light: '#ffe0b0', hill: '#22365c' },
  { sky: '0 #1c0c30, 0.4 #5a2a5c, 0.64 #d8687c, 0.75 #ffcf9c, 1 #140a1c', light: '#ffc49a', hill: '#4a2a58' },
  {
    sky: '0 #08161e, 0.45 #14404a, 0.68 #4a8a84, 0.78 #e8d0a0, 1 #08121a',
    light: '#ffe6b4',
    hill: '#1c4a4c',
  },
]

/** A shell on a lawn under the evening sky. */
export const openAir: Scene = (stage) => {
  const { width: w, height: h, random } = stage
  const { sky, light, hill } = random.pick(evenings)
  const x = w * (0.5 + random.between(-0.14, 0.14))
  const floor = h * 0.63
  const scheme: Scheme = { light, wall: mix(hill, '#3a1c2c', 0.4), seat: hill, trim: light }
  let markup = backdrop(stage, sky)
  markup +=
    stars(stage, 240, '#fff4e4', { height: h * 0.5 }) +
    moon(
      stage,
      x < w / 2 ? w * 0.84 : w * 0.16,
      h * 0.16,
      random.between(36, 64),
      mix(light, '#ffffff', 0.3),
      0.9,
    )
  for (let i = 0; i < 4; i++) {
    const cy = h * 0.24 + i * 60
    markup += shape(
      cloud(random, random.next() * w, cy, random.between(220, 460), 34),
      fall(stage, cy - 50, cy + 6, `0 ${mix(light, '#ffffff', 0.2)} 0.5, 1 ${hill} 0.1`),
    )
  }
  for (let i = 0; i < 3; i++) {
    const y = floor - 150 + i * 52
    const ridge = i === 0 ? craggy(random, rolling(stage, y, 70, 1.4, 9), 70) : rolling(stage, y, 26, 1.4 + i)
    markup += cut(
      [toGround(stage, ridge), i ? firs(random, ridge, -10, w + 10, 22 - i * 3, 40 + i * 26) : ''],
      {
        fill: fall(
          stage,
          y - 80,
          y + 110,
          `0 ${mix(hill, '#0a0c1c', i * 0.26)}, 1 ${mix(hill, light, 0.36 - i * 0.1)}`,
        ),
        shadow: 9,
        depth: 0.25,
        shadowOf: line(ridge),
        rim: rimLight(stage, x, y, w * 0.5, light, 0.55),
        rimWidth: 1,
      },
    )
  }
  // The shell: half rings, each a step smaller and brighter.
  const rings = random.whole(5, 8)
  const radius = random.between(270, 330)
  const pointed = random.chance(0.4) ? 1.16 : 1
  markup += glow(stage, x, floor - 90, radius * 2, light, 0.6)
  for (let i = 0; i < rings; i++) {
    const r = radius * (1 - i * (0.62 / rings))
    const y = floor + 6 - i * (52 / rings)
    const d = path`M${x - r} ${y}C${x - r} ${y - r * 0.74 * pointed} ${x - r * 0.56} ${y - r * 1.02 * pointed} ${x} ${y - r * 1.02 * pointed}C${x + r * 0.56} ${y - r * 1.02 * pointed} ${x + r} ${y - r * 0.74 * pointed} ${x + r} ${y}Z`
    const share = i / (rings - 1)
    markup += cut(d, {
      fill: radial(
        stage,
        [x, floor - 40],
        r * 1.2,
        `0 ${mix(scheme.wall, light, 0.45 + share * 0.5)}, 1 ${mix(scheme.wall, light, 0.1 + share * 0.5)}`,
      ),
      shadow: 13,
      depth: 0.4,
      rim: mix(light, '#ffffff', 0.4),
      rimWidth: 1.3,
    })
  }
  markup += cut(
    path`M${x - radius - 30} ${floor - 4}L${x + radius + 30} ${floor - 4}L${x + radius + 60} ${floor + 40}L${x - radius - 60} ${floor + 40}Z`,
    {
      fill: fall(stage, floor - 4, floor + 40, `0 ${mix(light, '#6a3a24', 0.35)}, 1 #2a1820`),
      shadow: 12,
      rim: light,
      rimWidth: 1.2,
    },
  )
  markup +=
    orchestra(stage, x, floor + 6, radius * 0.8, 96, scheme) +
    glow(stage, x, floor - 20, radius * 1.3, light, 0.45, 0.5)
  for (const side of [-1, 1])
    markup +=
      shape(rect(x + side * (radius + 76) - 3, floor - 230, 6, 270), '#0c0c1c') +
      cut(rect(x + side * (radius + 76) - 26, floor - 236, 52, 74), { fill: '#14142a', shadow: 5 })
  // The lawn and those on it.
  const lawn = rolling(stage, floor + 46, 8, 1.2)
  markup += cut(toGround(stage, lawn), {
    fill: radial(
      stage,
      [x, floor + 30],
      w * 0.6,
      `0 ${mix('#4a7a58', light, 0.45)}, 0.35 ${mix('#2c5a48', hill, 0.35)}, 1 #0a1016`,
      0.5,
    ),
    shadow: 10,
    depth: 0.4,
    rim: rimLight(stage, x, floor, w * 0.4, light, 0.8),
    rimWidth: 1.2,
  })
  const wires: readonly [Point, Point, number][] = [
    [[x - radius - 76, floor - 240], [-20, floor - 130], 50],
    [[x + radius + 76, floor - 240], [w + 20, floor - 130], 50],
    [[x - radius - 76, floor - 236], [x + radius + 76, floor - 236], -70],
  ]
  for (const [from, to, sag] of wires)
    if (sag > 0 || random.chance(0.4)) markup += stringLights(from, to, sag, 18, '#0c0c1c', light, 3)
  for (let i = 0; i < 5; i++)
    markup += heads(
      stage,
      x,
      floor + 96 + i * i * 14 + i * 26,
      17 + i * 13,
      light,
      mix(mix(hill, '#0a1016', 0.55), '#07080e', i / 4),
    )
  // Trees at the edges.
  for (const side of [0, 1]) {
    const tx = side ? w * 0.965 : w * 0.035
    const leaves: string[] = []
    for (const [dx, dy, rx, ry] of [
      [0, -430, 190, 110],
      [side ? -90 : 90, -330, 120, 70],
      [0, -560, 140, 90],
    ] as const)
      leaves.push(crown(random, tx + dx, floor + 60 + dy, rx, ry, 70))
    markup += cut(
      [limb(pts`${tx} ${h}, ${tx + 8} ${floor}, ${tx - 10} ${floor - 300}`, [34, 22, 12], 6), ...leaves],
      {
        fill: fall(stage, 0, h, `0 ${mix(hill, '#0a1016', 0.5)}, 1 #06080e`),
        shadow: 12,
        shadowOf: ellipse(tx, floor - 380, 160, 120),
        rim: rimLight(stage, x, floor - 120, w * 0.55, light, 0.5),
        rimWidth: 1,
      },
    )
  }
  const meadow = rolling(stage, h + 6, 8, 1.5)
  return `${markup}${cut([toGround(stage, meadow), grass(random, meadow, -10, w + 10, 9, 40)], { fill: '#06080e', shadow: 8, shadowOf: curve(meadow) })}${motes(
    Array.from(
      { length: 24 },
      () => [random.next() * w, random.between(0.5, 0.9) * h, random.between(0.9, 2)] as const,
    ),
    light,
    0.8,
  )}`
}
