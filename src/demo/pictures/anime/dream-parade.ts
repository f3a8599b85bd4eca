import { blocks } from '../built.ts'
import { mix } from '../colour.ts'
import { motes, rays, stars, windowGrid } from '../light.ts'
import { backdrop, cut, glow, mist, rimLight, shape, stroke } from '../paper.ts'
import { along, curve, ellipse, limb, line, type Point, path, place, pts, rect } from '../path.ts'
import { type Pose, person } from '../people.ts'
import { fall, radial, type Scene, type Stage } from '../stage.ts'

/** Things that march: feet at 0 0, about 100 tall. */
const marchers: readonly (readonly string[])[] = [
  // A refrigerator with legs.
  [
    'M-26 -96C-26 -104 26 -104 26 -96L26 -14L-26 -14Z',
    limb(pts`-14 -16, -18 0`, [5, 4]),
    limb(pts`14 -16, 20 0`, [5, 4]),
  ],
  // A frog with a drum.
  [
    ellipse(0, -42, 26, 30),
    ellipse(0, -78, 24, 17),
    ellipse(-13, -94, 9, 10),
    ellipse(13, -94, 9, 10),
    limb(pts`-18 -22, -30 0`, [7, 5]),
    limb(pts`18 -22, 30 0`, [7, 5]),
    rect(-44, -62, 26, 34),
    ellipse(-44, -45, 6, 17),
    limb(pts`-10 -60, -34 -82`, [4, 2]),
  ],
  // A doll, all skirt.
  [
    ellipse(0, -84, 15, 15),
    'M-9 -70C-16 -50 -40 -20 -42 -2C-16 6 16 6 42 -2C40 -20 16 -50 9 -70Z',
    'M-18 -92C-22 -112 22 -112 18 -92C28 -84 26 -66 20 -64C18 -80 12 -90 0 -92C-12 -90 -18 -80 -20 -64C-26 -66 -28 -84 -18 -92Z',
  ],
  // A cat that waves.
  [
    ellipse(0, -34, 27, 34),
    ellipse(0, -76, 24, 20),
    'M-22 -84L-22 -108L-6 -94ZM22 -84L22 -108L6 -94Z',
    limb(pts`20 -50, 36 -78, 34 -104`, [8, 7, 8]),
  ],
  // A gate on poles.
  [
    limb(pts`-34 0, -30 -96`, [5, 4.4]),
    limb(pts`34 0, 30 -96`, [5, 4.4]),
    rect(-42, -80, 84, 8),
    'M-62 -116Q0 -98 62 -116L54 -98Q0 -88 -54 -98Z',
  ],
]

const poses: readonly Pose[] = ['umbrella', 'reaching', 'dress', 'walker', 'wizard', 'cloak']
const papers = ['#ff5f8f', '#ffb24e', '#58c8d8', '#8f7bff', '#ff8a5c', '#f6e6c8'] as const

/** An eye the size of the sky, half closed, a curtain of lashes over a sleeping city. */
function eye(stage: Stage, x: number, y: number, r: number): string {
  const white = path`M${x - r * 1.9} ${y}C${x - r} ${y - r * 1.05} ${x + r} ${y - r * 1.05} ${x + r * 1.9} ${y}C${x + r} ${y + r * 0.82} ${x - r} ${y + r * 0.82} ${x - r * 1.9} ${y}Z`
  const lid = path`M${x - r * 2.05} ${y + r * 0.02}C${x - r} ${y - r * 1.35} ${x + r} ${y - r * 1.35} ${x + r * 2.05} ${y + r * 0.02}C${x + r} ${y - r * 0.62} ${x - r} ${y - r * 0.62} ${x - r * 2.05} ${y + r * 0.02}Z`
  let lashes = ''
  for (let i = 0; i <= 14; i++) {
    const t = i / 14
    const [bx, by] = [x + (t - 0.5) * r * 3.6, y - r * (0.98 - (2 * t - 1) ** 2 * 0.9)]
    lashes += limb(
      pts`${bx} ${by}, ${bx + (t - 0.5) * r * 0.5} ${by - r * 0.2}, ${bx + (t - 0.5) * r * 0.9} ${by - r * 0.3}`,
      [r * 0.022, r * 0.016, 0.6],
      4,
    )
  }
  return (
    glow(stage, x, y, r * 2.8, '#ff7fa8', 0.5, 0.7) +
    cut(white, {
      fill: radial(stage, [x, y], r * 1.9, '0 #fff4e4, 0.5 #ffd9d0, 1 #b06a9c'),
      shadow: 18,
      rim: '#ffe9e0',
    }) +
    shape(
      ellipse(x, y - r * 0.06, r * 0.62),
      radial(stage, [x, y], r * 0.64, '0 #1a0f38, 0.4 #4a2c8c, 0.75 #8f5fd0, 1 #2a174c'),
    ) +
    shape(ellipse(x, y - r * 0.06, r * 0.26), '#0d0822') +
    shape(ellipse(x - r * 0.2, y - r * 0.26, r * 0.13, r * 0.1), '#fff6ea') +
    cut([lid, lashes], {
      fill: fall(stage, y - r, y, '0 #2b1550, 1 #5c2a78'),
      shadow: 14,
      rim: '#ffb0c8',
      rimWidth: 1.4,
    })
  )
}

/** All that was dreamt marches through the night on a road of carpet. */
export const dreamParade: Scene = (stage) => {
  const { width: w, height: h, focus, random } = stage
  const x = focus.x + (stage.wide ? 10 : 0)
  const horizon = h * (stage.wide ? 0.6 : 0.56)
  let markup = backdrop(stage, '0 #120a2e, 0.3 #3a1a64, 0.52 #a03a80, 0.6 #ff9c86, 0.62 #2a1548, 1 #0d0820')
  markup += stars(stage, 240, '#ffe9f4', { height: horizon * 0.9 })
  const [ex, ey, r] = [x, h * (stage.wide ? 0.27 : 0.24), stage.wide ? 205 : 215]
  markup += rays(stage, [ex, ey], 30, 900, '#ff8fb0', 0.4)
  markup += eye(stage, ex, ey, r)
  const glass = { dim: '', bright: '' }
  for (const [i, tone] of ['#54306e', '#33204f'].entries()) {
    const city = blocks(
      random,
      -20,
      w + 20,
      horizon + 40 + i * 40,
      { width: 74 + i * 30, height: 170 - i * 40 },
      (box) => {
        const { dim, bright } = windowGrid(stage, box, { columns: 4, rows: 7, lit: 0.2 })
        glass.dim += dim
        glass.bright += bright
      },
    )
    markup +=
      cut(city, {
        fill: fall(stage, horizon - 160, horizon + 60, `0 ${tone}, 1 ${mix(tone, '#ff8fa0', 0.25)}`),
        shadow: 8,
        depth: 0.3,
        rim: rimLight(stage, ex, horizon - 60, 760, '#ffc4b4', 0.7),
        rimWidth: 1,
      }) +
      shape(glass.dim, '#ff9f86', 0.6) +
      shape(glass.bright, '#ffe2a8')
    glass.dim = ''
    glass.bright = ''
  }
  markup += mist(stage, horizon + 50, 130, '#ff9fb0', 0.35)
  // The road unrolls from the far left, turns and comes forward.
  const way: Point[] = stage.wide
    ? pts`${w * 1.04} ${horizon + 66}, ${w * 0.74} ${horizon + 84}, ${w * 0.47} ${horizon + 118}, ${w * 0.4} ${horizon + 186}, ${w * 0.62} ${horizon + 262}, ${w * 1.1} ${h + 40}`
    : pts`${w * 1.06} ${horizon + 60}, ${w * 0.6} ${horizon + 84}, ${w * 0.16} ${horizon + 142}, ${w * 0.16} ${horizon + 240}, ${w * 0.52} ${horizon + 356}, ${w * 1.14} ${h - 60}`
  const widths = stage.wide ? [9, 16, 28, 44, 74, 150] : [9, 18, 32, 52, 88, 150]
  const road = limb(way, widths, 12, 'flat')
  markup += cut(toFloor(stage, horizon + 54), {
    fill: fall(stage, horizon + 40, h, '0 #4a2560, 0.4 #241344, 1 #0a0618'),
    shadow: 12,
    depth: 0.3,
  })
  markup += cut(road, {
    fill: fall(stage, horizon + 40, h, '0 #ff9a8a, 0.4 #c23a68, 1 #6a1f50'),
    shadow: 12,
    rim: '#ffd9a8',
    rimWidth: 1.6,
  })
  const spine = along(way, 40)
  const total = spine.length - 1
  const crowd: { x: number; y: number; size: number; at: number }[] = []
  for (let at = 6; at < total - 14; ) {
    const [px, py] = spine[at] ?? [0, 0]
    const size = 24 + ((py - horizon) / (h - horizon)) * (stage.wide ? 236 : 250)
    for (const side of [-0.16, 0.16])
      crowd.push({ x: px + side * size + random.between(-8, 8), y: py + side * size * 0.34, size, at })
    at += Math.max(2, Math.round(size / 13))
  }
  for (const [i, one] of crowd.sort((a, b) => a.y - b.y).entries()) {
    const colour = papers[(i * 5) % papers.length] ?? papers[0]
    const placement = { x: one.x, y: one.y, stretch: one.at > total * 0.5 ? -1 : 1 }
    const pose = poses[(i * 3) % poses.length] ?? 'walker'
    const thing = marchers[(i * 7) % marchers.length] ?? []
    const paths =
      i % 3 === 0
        ? person(pose, one.size, placement)
        : thing.map((d) => place(d, { ...placement, scale: one.size / 100 }))
    markup += cut(paths, {
      fill: fall(stage, one.y - one.size, one.y, `0 ${colour}, 1 ${mix(colour, '#2a1048', 0.6)}`),
      shadow: one.size * 0.06,
      rim: '#fff0dc',
      rimWidth: one.size * 0.007 + 0.4,
    })
  }
  // Paper strips and confetti above them.
  let confetti = ''
  for (let i = 0; i < 150; i++) {
    const [cx, cy, s] = [random.next() * w, random.between(h * 0.3, h), random.between(2.4, 6.5)]
    confetti += place(rect(-s, -s * 0.35, s * 2, s * 0.7), { x: cx, y: cy, turn: random.next() * 180 })
  }
  markup += shape(confetti, '#ffe2b0', 0.9)
  for (let i = 0; i < 6; i++) {
    const [sx, sy] = [w * random.between(0.25, 1), h * random.between(0.36, 0.5)]
    markup += stroke(
      curve(pts`${sx} ${sy}, ${sx + 26} ${sy + 30}, ${sx - 18} ${sy + 66}, ${sx + 20} ${sy + 104}`),
      papers[i] ?? papers[0],
      3.4,
    )
  }
  return (
    markup +
    motes(
      crowd.map(({ x: px, y, size }) => [px, y - size * 1.24, size * 0.02 + 0.8] as const),
      '#ffe9b8',
      0.8,
    )
  )
}

const toFloor = ({ width, height }: Stage, top: number) =>
  line(pts`-20 ${top}, ${width + 20} ${top - 10}, ${width + 20} ${height + 40}, -20 ${height + 40}`, true)
