import { curvedRoof, pagoda } from '../built.ts'
import { alpha, mix } from '../colour.ts'
import { cloud, craggy, rolling, toGround } from '../land.ts'
import { moon, motes, stars, stringLights } from '../light.ts'
import { backdrop, cut, glow, mist, rimLight, shape, stroke } from '../paper.ts'
import { curve, ellipse, limb, line, type Point, path, place, pts, rect } from '../path.ts'
import { fall, linear, radial, type Scene, type Stage } from '../stage.ts'

const rose = '#ef6a8b'

/** A fox that sits and looks left; paws at 0 0, 210 tall. */
const fox = {
  body: [
    'M-34 0C-48 -24 -52 -74 -40 -112C-30 -136 -8 -146 10 -134C40 -116 62 -66 64 -22L66 2Z',
    limb(pts`-22 -84, -32 -36, -36 -2`, [14, 9, 8]),
    limb(pts`-2 -70, -10 -30, -12 -2`, [13, 9, 8]),
    'M20 -44C56 -48 78 -20 70 2L14 2C4 -20 6 -38 20 -44Z',
  ],
  head: 'M-82 -142C-66 -156 -56 -172 -44 -180L-50 -222L-24 -192C-16 -194 -8 -193 0 -188L20 -218L20 -172C22 -152 10 -132 -16 -126C-38 -122 -66 -130 -82 -142Z',
  ears: 'M-44 -206L-40 -186L-32 -192ZM14 -204L4 -186L14 -178Z',
  cheek:
    'M-82 -142C-60 -146 -40 -146 -22 -136C-8 -128 4 -132 14 -150C12 -132 0 -120 -16 -118C-40 -118 -66 -130 -82 -142Z',
  chest: 'M-40 -112C-46 -80 -42 -56 -34 -40C-22 -60 -10 -92 -12 -124C-22 -130 -34 -124 -40 -112Z',
  eye: 'M-46 -158C-40 -166 -30 -166 -24 -160C-30 -156 -40 -154 -46 -158Z',
}

/** Nine tails fanned behind the fox: each a flame with a pale tip. */
function tails(): { body: string; tip: string; stripe: string }[] {
  return Array.from({ length: 9 }, (_, i) => {
    const a = ((-168 + i * 19.5) * Math.PI) / 180
    const b = a + (i - 4) * 0.07
    const length = 250 + Math.sin((i / 8) * Math.PI) * 70
    const at = (t: number, turn: number): Point => [
      44 + Math.cos(turn) * length * t,
      -30 + Math.sin(turn) * length * t,
    ]
    const spine: Point[] = pts`44 -30, ${at(0.3, a - 0.1)}, ${at(0.62, b + 0.02)}, ${at(0.86, b + 0.12)}, ${at(1.05, b + 0.3)}`
    const widths = [7, 20, 34, 25, 1.5]
    return {
      body: limb(spine, widths, 7),
      tip: limb(
        spine.slice(2).map(([x, y], j): Point => (j === 0 ? at(0.76, b + 0.06) : [x, y])),
        [27, 23, 1.5],
        6,
      ),
      stripe: curve(spine.slice(0, 4)),
    }
  })
}

/** A roof seen from the side: tiles in rows, round ends at the eaves. */
function tiledRoof(
  stage: Stage,
  x: number,
  eaves: number,
  width: number,
  height: number,
  tone: string,
  rim: string,
): string {
  const roof = curvedRoof(x, eaves, width, height, 0.62)
  let tiles = ''
  const count = Math.round(width / 26)
  for (let i = 1; i < count; i++) {
    const t = (i / count) * 2 - 1
    const top = x + t * (width / 2) * 0.62
    const low = x + t * (width / 2) * 0.94
    tiles += path`M${top} ${eaves - height}Q${top + (low - top) * 0.3} ${eaves - height * 0.42} ${low} ${eaves - height * 0.02}`
  }
  let rows = ''
  for (let r = 1; r < 5; r++)
    rows += path`M${x - (width / 2) * (0.62 + r * 0.065)} ${eaves - height + (height * r) / 5}Q${x} ${eaves - height + (height * r) / 5 + 8} ${x + (width / 2) * (0.62 + r * 0.065)} ${eaves - height + (height * r) / 5}`
  const ends = Array.from({ length: count }, (_, i) =>
    ellipse(x + (((i + 0.5) / count) * 2 - 1) * (width / 2) * 0.88, eaves + 3, 6.5, 6.5),
  ).join('')
  const ridge = [
    rect(x - (width / 2) * 0.64, eaves - height - 12, width * 0.64, 14),
    path`M${x - (width / 2) * 0.66} ${eaves - height + 4}Q${x - (width / 2) * 0.74} ${eaves - height - 22} ${x - (width / 2) * 0.68} ${eaves - height - 36}L${x - (width / 2) * 0.6} ${eaves - height - 10}Z`,
    path`M${x + (width / 2) * 0.66} ${eaves - height + 4}Q${x + (width / 2) * 0.74} ${eaves - height - 22} ${x + (width / 2) * 0.68} ${eaves - height - 36}L${x + (width / 2) * 0.6} ${eaves - height - 10}Z`,
  ]
  const paint = fall(
    stage,
    eaves - height,
    eaves,
    `0 ${mix(tone, '#ff9f8a', 0.2)}, 0.5 ${tone}, 1 ${mix(tone, '#0a0712', 0.5)}`,
  )
  return (
    cut([roof, ...ridge], { fill: paint, shadow: 14, rim, rimWidth: 1.4 }) +
    stroke(tiles, alpha('#08050f', 0.42), 3) +
    stroke(rows, alpha('#ffb8a0', 0.1), 1.4) +
    shape(ends, mix(tone, '#ff9f8a', 0.12))
  )
}

/** A paper wall with a lattice, lit from inside. */
function lattice(stage: Stage, x: number, y: number, width: number, height: number, lit: number): string {
  let bars = ''
  for (let i = 0; i <= Math.round(width / 16); i++)
    bars += line(pts`${x + i * 16} ${y}, ${x + i * 16} ${y + height}`)
  for (let i = 0; i <= 3; i++)
    bars += line(pts`${x} ${y + (height * i) / 3}, ${x + width} ${y + (height * i) / 3}`)
  return (
    shape(
      rect(x, y, width, height),
      radial(
        stage,
        [x + width / 2, y + height * 0.6],
        width * 0.8,
        `0 ${mix('#7a3a3a', '#ffe0a0', lit)}, 1 ${mix('#4a2234', '#d8744a', lit)}`,
      ),
    ) + stroke(bars, '#2a1220', 2)
  )
}

const lantern = (x: number, y: number, s: number) =>
  path`M${x - 9 * s} ${y}C${x - 19 * s} ${y + 6 * s} ${x - 19 * s} ${y + 28 * s} ${x - 9 * s} ${y + 34 * s}L${x + 9 * s} ${y + 34 * s}C${x + 19 * s} ${y + 28 * s} ${x + 19 * s} ${y + 6 * s} ${x + 9 * s} ${y}Z`

/** One who runs over the roofs, in mid leap. */
const runner = [
  ellipse(22, -52, 7, 7.5),
  'M14 -48C0 -46 -12 -36 -16 -24L-4 -16C6 -22 18 -32 22 -42Z',
  limb(pts`-12 -26, -32 -22, -46 -8`, [6, 4.5, 2.5]),
  limb(pts`-6 -20, 8 -10, 2 10`, [6, 4.5, 2.5]),
  limb(pts`12 -42, -8 -46, -24 -56`, [4, 3.2, 2]),
  limb(pts`14 -44, 30 -34, 40 -42`, [4, 3.2, 2]),
  'M16 -54C2 -60 -14 -58 -30 -66C-16 -66 4 -66 16 -60Z',
]

/** A nine-tailed fox on the ridge of a village of lanterns. */
export const foxRooftops: Scene = (stage) => {
  const { width: w, height: h, focus, random } = stage
  const ridge = h * (stage.wide ? 0.66 : 0.6)
  const k = stage.wide ? 1.12 : 1.2
  const x = focus.x - 20
  const disc: Point = [x + 40, ridge - 230 * k]
  let markup = backdrop(stage, '0 #150a24, 0.35 #3a1640, 0.6 #8e3350, 0.76 #f08a5e, 1 #1c0c20')
  markup +=
    stars(stage, 190, '#ffe2da', { height: h * 0.5 }) +
    moon(stage, disc[0], disc[1], stage.wide ? 270 : 290, '#ffb27c', 1)
  for (let i = 0; i < 5; i++) {
    const cy = ridge - 320 + i * 74
    markup += shape(
      cloud(random, random.next() * w, cy, random.between(260, 520), 40),
      fall(stage, cy - 56, cy + 8, '0 #ffb794 0.55, 1 #7a2c50 0.15'),
    )
  }
  for (const [i, tone] of ['#8b3a58', '#5f274b'].entries()) {
    const y = ridge - 70 + i * 40
    markup += cut(toGround(stage, craggy(random, rolling(stage, y, 70, 1.3 + i, 9), 80)), {
      fill: fall(stage, y - 90, y + 100, `0 ${tone}, 1 ${mix(tone, '#ff9a6a', 0.5)}`),
      shadow: 9,
      depth: 0.25,
      rim: rimLight(stage, disc[0], disc[1], 700, '#ffd9ae', 0.6),
      rimWidth: 1,
    })
  }
  const [tx, ty] = stage.wide ? [w * 0.34, ridge + 40] : [w * 0.12, ridge + 20]
  const tower = pagoda(tx, ty, stage.wide ? 190 : 170, 5)
  const rim = rimLight(stage, disc[0], disc[1], 700, '#ffdcb0', 1)
  markup +=
    cut(tower.walls, { fill: '#7a3348' }) +
    shape(
      tower.walls
        .map((_, i) => rect(tx - 26 + i * 3, ty - 44 - i * 62 * 0.84 ** (i * 0.5), 52 - i * 6, 18))
        .join(''),
      '#ffb46c',
      0.75,
    ) +
    cut(tower.roofs, {
      fill: fall(stage, ty - 420, ty, '0 #6a2a48, 1 #3a1734'),
      shadow: 8,
      depth: 0.4,
      rim,
      rimWidth: 1,
    })
  // Village roofs, row before row.
  for (const [i, tone] of ['#5d2845', '#421c3b', '#2c1430'].entries()) {
    const y = ridge + 50 + i * 56
    const step = 190 + i * 60
    markup += cut(rect(-20, y + 10, w + 40, h), {
      fill: fall(stage, y, y + 140, `0 ${mix(tone, '#ff8f6c', 0.16)}, 1 ${mix(tone, '#0a0712', 0.4)}`),
      shadow: 8,
      depth: 0.3,
    })
    for (
      let rx = -step * 0.4 + random.between(-60, 20);
      rx < w + step;
      rx += step * random.between(0.8, 1.15)
    ) {
      if (i === 2 && Math.abs(rx - x) < 330) continue
      const [rw, rh] = [step * 1.12, 62 + i * 18]
      const ry = y + random.between(-22, 22)
      markup +=
        shape(rect(rx - rw * 0.36, ry - 4, rw * 0.72, h), mix(tone, '#12081a', 0.35)) +
        lattice(
          stage,
          rx - rw * 0.3,
          ry + 10,
          rw * 0.6,
          40 + i * 8,
          random.chance(0.6) ? random.between(0.5, 1) : 0.1,
        )
      markup += tiledRoof(stage, rx, ry, rw, rh, tone, rim)
    }
    markup += mist(stage, y + 60, 100, '#ff8f6c', 0.18) + glow(stage, x, y + 60, 620, '#ff9f64', 0.2, 0.3)
  }
  for (const [dx, dy, s, turn] of [
    [-330, -150, 0.9, -14],
    [-430, -96, 0.7, 8],
  ] as const)
    markup += cut(
      runner.map((d) => place(d, { x: x + dx * (stage.wide ? 1.15 : 0.86), y: ridge + dy, scale: s, turn })),
      { fill: '#1c0a20', rim: rimLight(stage, disc[0], disc[1], 700, '#ffdcb0', 0.9), rimWidth: 0.9 },
    )
  // The great roof and its guest.
  markup +=
    lattice(stage, x - 250, ridge + 150, 500, 92, 0.95) +
    glow(stage, x, ridge + 190, 360, '#ffb46c', 0.5, 0.5)
  markup += tiledRoof(stage, x + 10, ridge + 150, stage.wide ? 900 : 880, 150, '#3a1833', rim)
  const put = (d: string) => place(d, { x: x - 30, y: ridge - 10, scale: k })
  const fur = (pale: number) =>
    radial(
      stage,
      [x - 60 * k, ridge - 140 * k],
      360 * k,
      `0 ${mix('#d9603f', '#ffd9a8', pale)}, 0.5 ${mix('#a83b3f', '#f0a070', pale)}, 1 ${mix('#5c1c3c', '#c86a58', pale)}`,
    )
  const order = [0, 8, 1, 7, 2, 6, 3, 5, 4]
  const all = tails()
  for (const i of order) {
    const one = all[i]
    if (!one) continue
    const shade = 1 - Math.abs(i - 4) / 7
    markup += cut(put(one.body), {
      fill: linear(
        stage,
        [x + 20, ridge],
        [x + 60 + (i - 4) * 60 * k, ridge - 280 * k],
        `0 #5c1c38, 0.5 ${mix('#8f3040', '#d9683f', shade)}, 1 ${mix('#b84a48', '#f0945a', shade)}`,
      ),
      shadow: 12,
      depth: 0.5,
      rim,
      rimWidth: 1.3,
    })
    markup +=
      shape(
        put(one.tip),
        linear(
          stage,
          [x + 20, ridge - 150 * k],
          [x + 60 + (i - 4) * 70 * k, ridge - 320 * k],
          '0 #ffdcb0 0.1, 0.5 #ffe6c6 0.85, 1 #fff2de',
        ),
      ) + stroke(put(one.stripe), alpha('#3a1028', 0.25), 2.4)
  }
  markup +=
    cut(fox.body.map(put), { fill: fur(0.05), shadow: 14, rim, rimWidth: 1.5 }) +
    shape(put(fox.chest), '#ffdcb4', 0.8)
  markup +=
    cut(put(fox.head), { fill: fur(0.16), shadow: 9, rim, rimWidth: 1.5 }) +
    shape(put(fox.cheek), '#ffe2c0', 0.9) +
    shape(put(fox.ears), '#5a1c34')
  markup +=
    glow(stage, x - 30 - 35 * k, ridge - 10 - 160 * k, 44 * k, '#fff0b0', 0.9) +
    shape(put(fox.eye), '#fff6d0') +
    shape(put(ellipse(-81, -142, 5, 4)), '#2a0c1c') +
    stroke(put('M-78 -139C-64 -136 -52 -137 -44 -141'), '#7a2c34', 2)
  markup += shape(put('M-35 -6C-30 -8 -24 -4 -24 2L-44 2C-44 -4 -40 -6 -35 -6Z'), '#4c1630')
  // Lanterns on a cord, leaves in the wind.
  const cord: [Point, Point] = [
    [-20, h * (stage.wide ? 0.12 : 0.07)],
    stage.wide ? [w * 0.5, h * 0.06] : [w * 1.02, h * 0.05],
  ]
  const lanterns = Array.from({ length: 6 }, (_, i): Point => {
    const t = (i + 0.6) / 6
    return [
      cord[0][0] + (cord[1][0] - cord[0][0]) * t,
      cord[0][1] + (cord[1][1] - cord[0][1]) * t + 70 * 4 * t * (1 - t),
    ]
  })
  markup += stringLights(cord[0], cord[1], 70, 0, '#1c0a1e', rose)
  for (const [lx, ly] of lanterns)
    markup +=
      glow(stage, lx, ly + 20, 100, '#ff9060', 0.6) +
      cut(lantern(lx, ly + 6, 1.05), {
        fill: radial(stage, [lx, ly + 26], 30, '0 #ffe9b0, 1 #e8603f'),
        shadow: 6,
        depth: 0.3,
      }) +
      shape(rect(lx - 9, ly + 1, 18, 5) + rect(lx - 9, ly + 40, 18, 5), '#2a0e1c') +
      stroke(line(pts`${lx} ${ly - 6}, ${lx} ${ly + 2}`), '#1c0a1e', 1.6)
  let leaves = ''
  for (let i = 0; i < 34; i++)
    leaves += place('M0 -9C6 -4 6 4 0 9C-6 4 -6 -4 0 -9Z', {
      x: random.next() * w,
      y: random.next() * h * 0.8,
      scale: random.between(0.5, 1.3),
      turn: random.between(0, 180),
    })
  markup += shape(leaves, '#ff9a6c', 0.8)
  const near = h * (stage.wide ? 0.985 : 0.965)
  markup +=
    tiledRoof(
      stage,
      stage.wide ? w * 0.2 : w * 0.12,
      near,
      stage.wide ? 860 : 700,
      stage.wide ? 120 : 140,
      '#190c20',
      rimLight(stage, x, ridge, 760, '#ff9f70', 0.4),
    ) +
    tiledRoof(stage, w * 0.98, near + 10, 560, 150, '#150a1c', rimLight(stage, x, ridge, 700, '#ff9f70', 0.4))
  return (
    markup +
    motes(
      Array.from(
        { length: 24 },
        () => [random.next() * w, random.between(0.4, 0.9) * h, random.between(0.8, 2)] as const,
      ),
      '#ffb070',
      0.8,
    )
  )
}
