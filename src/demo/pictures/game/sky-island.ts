import { alpha, mix } from '../colour.ts'
import { bird, cloud, cloudBank, craggy, crown, grass, heightAt } from '../land.ts'
import { motes, rays, stars } from '../light.ts'
import { backdrop, cut, glow, mist, rimLight, shape, stroke } from '../paper.ts'
import { arch, curve, ellipse, limb, line, type Point, path, pts, rect } from '../path.ts'
import { person } from '../people.ts'
import { fall, linear, type Scene, type Stage } from '../stage.ts'

/** A rock that hangs in the air: flat meadow above, roots and crags below. */
function island(
  stage: Stage,
  x: number,
  y: number,
  half: number,
  deep: number,
  tone: string,
  moss: string,
  rim: string,
  depth: number,
): string {
  const { random } = stage
  const low: Point[] = pts`${x + half} ${y + 4}, ${x + half * 0.86} ${y + deep * 0.26}, ${x + half * 0.5} ${y + deep * 0.44}, ${x + half * 0.34} ${y + deep * 0.78}, ${x + half * 0.06} ${y + deep}, ${x - half * 0.16} ${y + deep * 0.7}, ${x - half * 0.46} ${y + deep * 0.5}, ${x - half * 0.8} ${y + deep * 0.24}, ${x - half} ${y + 4}`
  const under = craggy(random, low, half * 0.16, 4)
  const top: Point[] = pts`${x - half} ${y + 4}, ${x - half * 0.6} ${y - half * 0.07}, ${x - half * 0.1} ${y - half * 0.1}, ${x + half * 0.4} ${y - half * 0.06}, ${x + half} ${y + 4}`
  let markup = cut(`${curve(top)}${line(under).replace('M', 'L')}Z`, {
    fill: linear(
      stage,
      [x - half, y],
      [x + half * 0.4, y + deep],
      `0 ${mix(tone, '#ffe6c4', 0.3)}, 0.5 ${tone}, 1 ${mix(tone, '#140f38', 0.55)}`,
    ),
    shadow: 14,
    depth,
    rim,
    rimWidth: 1.3,
  })
  let strata = ''
  for (let i = 0; i < 8; i++) {
    const t = random.between(-0.7, 0.6)
    const [sx, sy] = [x + t * half, y + random.between(0.1, 0.4) * deep * (1 - Math.abs(t) * 0.6)]
    strata += line(
      craggy(
        random,
        pts`${sx} ${sy}, ${sx + half * 0.1} ${sy + deep * 0.2}, ${sx + half * 0.02} ${sy + deep * 0.17}, ${sx} ${sy}`,
        8,
        2,
      ),
      true,
    )
  }
  markup += shape(strata, '#120d34', 0.3)
  // A lip of turf hangs over the edge.
  let turf = curve(top)
  for (let i = 0; i < 22; i++) {
    const t = 1 - (i + 0.5) / 11
    const drop = (8 + random.next() * half * 0.1) * (1 - Math.abs(t) * 0.5)
    turf += path`Q${x + (t + 0.06) * half} ${y + 6 + drop} ${x + (t - 0.045) * half} ${y + 6 + random.next() * 4}`
  }
  return (
    markup +
    cut(`${turf}Z`, {
      fill: fall(
        stage,
        y - half * 0.1,
        y + half * 0.12,
        `0 ${mix(moss, '#ffe9b8', 0.35)}, 1 ${mix(moss, '#123048', 0.4)}`,
      ),
      shadow: 7,
      depth: 0.35,
      rim,
      rimWidth: 1,
    })
  )
}

function fallingWater(stage: Stage, x: number, y: number, width: number, length: number): string {
  const { random } = stage
  const d = path`M${x - width / 2} ${y}C${x - width * 0.6} ${y + length * 0.3} ${x - width} ${y + length * 0.7} ${x - width * 1.4} ${y + length}L${x + width * 1.2} ${y + length}C${x + width * 0.9} ${y + length * 0.6} ${x + width * 0.6} ${y + length * 0.3} ${x + width / 2} ${y}Z`
  let threads = ''
  for (let i = 0; i < 7; i++) {
    const t = random.between(-0.45, 0.45)
    threads += curve(
      pts`${x + t * width} ${y}, ${x + t * width * 1.3} ${y + length * 0.4}, ${x + t * width * 2} ${y + length * random.between(0.6, 0.95)}`,
    )
  }
  return (
    shape(d, fall(stage, y, y + length, '0 #f4fbff 0.95, 0.5 #c4dcff 0.6, 1 #c4d4ff 0')) +
    stroke(threads, fall(stage, y, y + length, '0 #ffffff 0.8, 1 #ffffff 0'), 1.4)
  )
}

/** A tree with a heaped crown in three depths. */
function tree(stage: Stage, x: number, base: number, size: number, rim: string): string {
  const { random } = stage
  let markup = cut(
    [
      limb(
        pts`${x} ${base + 6}, ${x - size * 0.03} ${base - size * 0.3}, ${x + size * 0.04} ${base - size * 0.6}`,
        [size * 0.07, size * 0.045, size * 0.03],
        5,
      ),
      limb(
        pts`${x} ${base - size * 0.34}, ${x - size * 0.16} ${base - size * 0.5}, ${x - size * 0.22} ${base - size * 0.64}`,
        [size * 0.03, size * 0.022, size * 0.012],
        4,
      ),
      limb(
        pts`${x} ${base - size * 0.4}, ${x + size * 0.18} ${base - size * 0.54}, ${x + size * 0.24} ${base - size * 0.7}`,
        [size * 0.03, size * 0.022, size * 0.012],
        4,
      ),
    ],
    { fill: '#2a1c44', rim, rimWidth: 1 },
  )
  for (const [i, tone] of ['#2f4a78', '#3f7488', '#7fb49a'].entries()) {
    const d = crown(
      random,
      x + i * size * -0.02,
      base - size * (0.72 + i * 0.05),
      size * (0.42 - i * 0.06),
      size * (0.27 - i * 0.04),
      90 - i * 16,
    )
    markup += cut(d, {
      fill: fall(
        stage,
        base - size * 1.1,
        base - size * 0.4,
        `0 ${mix(tone, '#ffe9b8', 0.35)}, 1 ${mix(tone, '#1c1c50', 0.35)}`,
      ),
      rim: i === 2 ? rim : undefined,
      rimWidth: 0.7,
    })
  }
  return markup
}

/** A ruined rotunda. */
const ruin = (x: number, y: number, s: number): string[] => [
  rect(x - 70 * s, y - 10 * s, 140 * s, 14 * s),
  ...[-56, -20, 18, 54].map((dx, i) =>
    rect(x + (dx - 6) * s, y - (i === 3 ? 62 : 100) * s, 12 * s, (i === 3 ? 62 : 100) * s),
  ),
  path`M${x - 66 * s} ${y - 98 * s}L${x + 30 * s} ${y - 98 * s}L${x + 26 * s} ${y - 112 * s}L${x - 62 * s} ${y - 112 * s}Z`,
  path`M${x - 60 * s} ${y - 112 * s}C${x - 56 * s} ${y - 160 * s} ${x - 10 * s} ${y - 168 * s} ${x + 6 * s} ${y - 140 * s}L${x + 18 * s} ${y - 146 * s}L${x + 24 * s} ${y - 112 * s}Z`,
]

/** A tiny glider, seen from below. */
const glider = (x: number, y: number, s: number) =>
  path`M${x - 40 * s} ${y + 4 * s}C${x - 24 * s} ${y - 16 * s} ${x + 24 * s} ${y - 16 * s} ${x + 40 * s} ${y + 4 * s}C${x + 20 * s} ${y - 3 * s} ${x - 20 * s} ${y - 3 * s} ${x - 40 * s} ${y + 4 * s}Z${ellipse(x, y + 16 * s, 4.5 * s, 5 * s)}M${x - 5 * s} ${y + 20 * s}L${x + 5 * s} ${y + 20 * s}L${x + 12 * s} ${y + 44 * s}L${x + 4 * s} ${y + 34 * s}L${x - 8 * s} ${y + 46 * s}Z`

/** Islands in the evening sky, a waterfall into the clouds, one who looks out. */
export const skyIsland: Scene = (stage) => {
  const { width: w, height: h, focus, random } = stage
  const [x, y] = [focus.x + (stage.wide ? 30 : 10), stage.wide ? h * 0.42 : h * 0.42]
  const sun: Point = stage.wide ? [w * 0.4, h * 0.46] : [w * 0.22, h * 0.5]
  let markup = backdrop(stage, '0 #241a66, 0.3 #5a4cc0, 0.55 #b49af0, 0.72 #ffd9b8, 1 #3a2c7a')
  markup +=
    stars(stage, 90, '#f4f0ff', { height: h * 0.3 }) +
    glow(stage, sun[0], sun[1], 900, '#ffe2b0', 0.85) +
    rays(stage, sun, 24, 1000, '#fff2d8', 0.24) +
    shape(ellipse(sun[0], sun[1], 74), '#fff6e0')
  for (let i = 0; i < 7; i++) {
    const cy = h * 0.16 + i * h * 0.075
    markup += shape(
      cloud(random, random.next() * w, cy, random.between(240, 600), 48),
      fall(stage, cy - 64, cy + 12, '0 #fff4ea 0.8, 1 #9a86e0 0.08'),
    )
  }
  const rim = rimLight(stage, sun[0], sun[1], 980, '#fff2d8', 1)
  for (const [dx, dy, half, deep] of [
    [-640, -150, 70, 80],
    [-420, -240, 46, 56],
    [330, -300, 60, 76],
    [-560, 130, 50, 60],
    [430, -110, 90, 110],
  ] as const) {
    const [ix, iy] = [x + dx * (stage.wide ? 1 : 0.72), y + dy]
    markup += island(stage, ix, iy, half, deep, '#9a8ad4', '#a9c4b8', rim, 0.2)
    if (half > 60) markup += fallingWater(stage, ix + half * 0.4, iy + 4, half * 0.12, deep * 2)
  }
  markup += cut(cloudBank(stage, h * 0.74, 120, 26), {
    fill: fall(stage, h * 0.62, h * 0.9, '0 #fff0e0, 0.4 #d4bcf4, 1 #8f7be0'),
    shadow: 10,
    depth: 0.2,
  })
  // The great island.
  const half = stage.wide ? 340 : 360
  markup += fallingWater(stage, x + half * 0.52, y + 4, 34, 460)
  markup += island(stage, x, y, half, 330, '#5c4a9c', '#6fa892', rim, 0.45)
  const turfY = y - half * 0.08
  markup += cut(ruin(x - 120, turfY + 4, 1.15), {
    fill: linear(stage, [x - 200, 0], [x - 40, 0], '0 #e6cfd8, 0.5 #8f7cc0, 1 #4f3f90'),
    shadow: 9,
    depth: 0.4,
    rim,
    rimWidth: 1.2,
  })
  const gate = [
    rect(x + 132, turfY - 86, 20, 96),
    rect(x + 206, turfY - 86, 20, 96),
    rect(x + 120, turfY - 106, 118, 22),
  ]
  markup += tree(stage, x + 30, turfY + 6, 330, rim)
  markup +=
    cut(gate, { fill: '#6a58ac', shadow: 6, rim, rimWidth: 1 }) +
    glow(stage, x + 179, turfY - 40, 70, '#bff4ff', 0.8) +
    shape(arch(x + 154, turfY - 82, 50, 90), '#c8f6ff', 0.75)
  markup += shape(
    path`M${x + half * 0.36} ${turfY + 10}C${x + half * 0.44} ${turfY + 20} ${x + half * 0.5} ${turfY + 14} ${x + half * 0.57} ${y + 10}L${x + half * 0.46} ${y + 10}C${x + half * 0.42} ${turfY + 24} ${x + half * 0.38} ${turfY + 20} ${x + half * 0.36} ${turfY + 10}Z`,
    '#e6f4ff',
    0.9,
  )
  let roots = ''
  for (let i = 0; i < 14; i++) {
    const t = random.between(-0.8, 0.8)
    const ry = y + 300 * (1 - Math.abs(t)) * random.between(0.4, 0.8)
    roots += limb(
      pts`${x + t * half} ${ry}, ${x + t * half + random.between(-8, 8)} ${ry + 34}, ${x + t * half + random.between(-14, 14)} ${ry + random.between(50, 110)}`,
      [3, 2, 0.8],
      4,
    )
  }
  markup +=
    shape(roots, '#2f2466') +
    shape(glider(x - half - 190, y + 10, 1.15) + glider(x - half - 10, y - 250, 0.6), '#3a2c74')
  let birds = ''
  for (let i = 0; i < 11; i++) {
    const [bx, by, s] = [x + random.between(-560, 260), y + random.between(-330, 90), random.between(4, 9)]
    birds += bird(bx, by, s)
  }
  markup += shape(birds, '#4a3a90', 0.9)
  for (const [i, tone] of ['#b8a2f0', '#7f6cd0', '#4c3f9c'].entries()) {
    const cy = h * (0.81 + i * 0.065)
    markup += cut(cloudBank(stage, cy, 110 - i * 10, 24), {
      fill: fall(
        stage,
        cy - 90,
        cy + 150,
        `0 ${mix(tone, '#fff0e0', 0.5 - i * 0.16)}, 1 ${mix(tone, '#3a2c86', 0.5)}`,
      ),
      shadow: 14,
      depth: 0.3,
      rim: rimLight(stage, sun[0], cy - 80, 700, '#fff4e4', 0.6),
      rimWidth: 1,
    })
    if (i === 0) markup += mist(stage, cy, 120, '#ffe6d0', 0.35)
  }
  // The cliff in front.
  const cliff: Point[] = stage.wide
    ? pts`-30 ${h * 0.8}, ${w * 0.12} ${h * 0.79}, ${w * 0.3} ${h * 0.82}, ${w * 0.37} ${h * 0.845}, ${w * 0.39} ${h * 0.9}, ${w * 0.35} ${h * 0.95}, ${w * 0.37} ${h + 30}`
    : pts`-30 ${h * 0.79}, ${w * 0.16} ${h * 0.785}, ${w * 0.36} ${h * 0.81}, ${w * 0.47} ${h * 0.83}, ${w * 0.5} ${h * 0.88}, ${w * 0.45} ${h * 0.93}, ${w * 0.48} ${h + 30}`
  const edge = craggy(random, cliff, 16, 3)
  const px = stage.wide ? w * 0.32 : w * 0.38
  const flat = cliff.slice(0, 4)
  markup += cut(person('windy', 120, { x: px, y: heightAt(flat, px) + 5, stretch: -1 }), {
    fill: '#1a1446',
    rim: rimLight(stage, sun[0], sun[1], 640, '#fff2d8', 1),
    rimWidth: 1.5,
  })
  markup += cut(
    [path`${line(edge)}L-30 ${h + 30}Z`, grass(random, flat, -20, w * (stage.wide ? 0.36 : 0.46), 7, 34)],
    {
      fill: fall(stage, h * 0.78, h, '0 #241c5c, 1 #0e0a28'),
      shadow: 20,
      shadowOf: line(edge),
      rim: rimLight(stage, sun[0], sun[1], 760, '#ffe9c8', 0.85),
      rimWidth: 1.3,
    },
  )
  return (
    markup +
    motes(
      Array.from(
        { length: 40 },
        () => [random.next() * w, random.between(0.2, 0.95) * h, random.between(0.8, 2.2)] as const,
      ),
      '#fff2d0',
      0.8,
    ) +
    shape(
      rect(0, h * 0.8, w, h * 0.2),
      fall(stage, h * 0.8, h, `0 ${alpha('#120d34', 0)}, 1 ${alpha('#120d34', 0.6)}`),
    )
  )
}
