import { battlement, slits, tower } from '../built.ts'
import { mix } from '../colour.ts'
import { cloud, craggy, firs, heightAt, rolling, toGround } from '../land.ts'
import { glitter, motes, rays, stars } from '../light.ts'
import { backdrop, cut, glow, mist, rimLight, shape, stroke } from '../paper.ts'
import { ellipse, limb, line, type Point, path, place, pts, rect } from '../path.ts'
import { type Pose, person } from '../people.ts'
import { fall, linear, radial, type Scene, type Stage } from '../stage.ts'

const gold = '#f2c06a'

/** Feathers of one wing from the shoulder outwards, each a tapering blade; three rows, the longest at the back. */
function feathers(shoulder: Point, wrist: Point, tip: Point): string[][] {
  const rows: string[][] = []
  for (const [row, reach] of [1, 0.68, 0.4].entries()) {
    const blades: string[] = []
    const count = 11 - row * 2
    for (let i = 0; i < count; i++) {
      const t = i / (count - 1)
      const from: Point =
        t < 0.5
          ? [shoulder[0] + (wrist[0] - shoulder[0]) * t * 2, shoulder[1] + (wrist[1] - shoulder[1]) * t * 2]
          : [
              wrist[0] + (tip[0] - wrist[0]) * (t - 0.5) * 0.7,
              wrist[1] + (tip[1] - wrist[1]) * (t - 0.5) * 0.7,
            ]
      // They hang from the arm near the body and spread like fingers at the tip.
      const sway = 96 - t * 92 + (tip[0] < shoulder[0] ? (t - 0.5) * 70 : (0.5 - t) * 70)
      const turn = ((tip[0] < shoulder[0] ? 90 + (90 - sway) : sway) * Math.PI) / 180
      const length = (120 + t * 130) * reach
      blades.push(
        limb(
          pts`${from}, ${from[0] + Math.cos(turn) * length * 0.6} ${from[1] + Math.sin(turn) * length * 0.6 - t * 12}, ${from[0] + Math.cos(turn) * length} ${from[1] + Math.sin(turn) * length - t * 34}`,
          [11, 14, 2],
          6,
        ),
      )
    }
    rows.push(blades)
  }
  return rows
}

/** A griffin in flight to the left: eagle before, lion behind. Drawn about its chest at 0 0. */
function griffin(stage: Stage, x: number, y: number, k: number, sun: Point): string {
  const put = (d: string) => place(d, { x, y, scale: k, turn: -8 })
  const rim = rimLight(stage, sun[0], sun[1], 640, '#fff0cc', 1)
  const tawny = linear(
    stage,
    [x - 160 * k, y - 120 * k],
    [x + 260 * k, y + 140 * k],
    '0 #8a5a48, 0.4 #4f2c44, 1 #1c1034',
  )
  const wingPaint = (lit: number) =>
    radial(
      stage,
      sun,
      620,
      `0 ${mix('#8a5a4c', '#ffdf9f', lit)}, 0.5 ${mix('#5a3450', gold, lit * 0.5)}, 1 #23143c`,
    )
  const far = feathers([-14, -46], [-110, -240], [-340, -400])
  const near = feathers([30, -44], [130, -250], [340, -360])
  const wing = (rows: string[][], lit: number) =>
    rows
      .map((row, i) =>
        cut(row.map(put), { fill: wingPaint(lit + i * 0.16), shadow: 7, depth: 0.35, rim, rimWidth: 1 }),
      )
      .join('')
  const body = [
    limb(pts`-30 -10, 60 16, 150 26, 210 30`, [58, 56, 46, 44], 7),
    limb(pts`-30 -30, -86 -66, -120 -100`, [52, 40, 32], 6),
    limb(pts`206 30, 250 80, 230 120, 270 160`, [42, 22, 12, 9], 6),
    limb(pts`180 50, 204 100, 180 134, 210 172`, [36, 20, 11, 8], 6),
    'M262 156C276 152 292 158 298 168L290 172L284 166L280 174L272 168L264 170Z',
    'M202 168C216 164 232 170 238 180L230 184L224 178L220 186L212 180L204 182Z',
  ]
  const arms = [
    limb(pts`-40 20, -70 70, -110 84, -136 116`, [26, 16, 9, 7], 6),
    limb(pts`0 30, -10 84, -48 104, -66 140`, [26, 16, 9, 7], 6),
    'M-130 108L-154 116L-168 134L-154 128L-152 144L-142 130L-132 142L-132 126L-122 120Z',
    'M-60 132L-84 140L-98 158L-84 152L-82 168L-72 154L-62 166L-62 150L-52 144Z',
  ]
  const head =
    'M-100 -136C-120 -152 -152 -148 -166 -130C-178 -124 -192 -118 -200 -104C-202 -94 -196 -84 -190 -82C-190 -92 -184 -96 -174 -96C-166 -94 -156 -92 -148 -84C-132 -72 -106 -84 -98 -100Z'
  const ears = ['M-120 -140C-108 -156 -90 -164 -72 -162C-82 -150 -94 -140 -104 -128Z']
  const tail = limb(pts`246 20, 320 10, 360 60, 420 50`, [13, 8, 6, 5], 7)
  const tuft = 'M410 62C424 34 452 30 470 44C460 50 466 58 458 70C446 84 420 82 410 62Z'
  const ruff = Array.from({ length: 9 }, (_, i) =>
    limb(
      pts`${-122 + i * 13} ${-96 + i * 12}, ${-112 + i * 14} ${-70 + i * 13}, ${-104 + i * 15} ${-44 + i * 13}`,
      [9, 9, 2],
      4,
    ),
  )
  return [
    wing(far, 0.05),
    cut([put(tail), put(tuft)], { fill: '#3a2348', rim, rimWidth: 1.2 }),
    cut(body.map(put), { fill: tawny, shadow: 12, rim, rimWidth: 1.5 }),
    cut(arms.map(put), { fill: '#3f2540', shadow: 6, rim, rimWidth: 1.2 }),
    cut(ruff.map(put), { fill: '#6d4448', shadow: 4, depth: 0.3, rim, rimWidth: 0.9 }),
    cut([...ears, head].map(put), {
      fill: linear(
        stage,
        [x - 210 * k, y - 110 * k],
        [x - 90 * k, y - 90 * k],
        '0 #c98a54, 0.4 #b07a5c, 1 #6d4448',
      ),
      shadow: 8,
      rim,
      rimWidth: 1.4,
    }),
    shape(
      put(
        'M-166 -130C-178 -124 -192 -118 -200 -104C-202 -94 -196 -84 -190 -82C-190 -92 -184 -96 -174 -96C-168 -104 -166 -118 -166 -130Z',
      ),
      '#e0903c',
    ),
    shape(put('M-160 -126C-154 -132 -146 -132 -140 -128C-146 -122 -154 -120 -160 -126Z'), '#ffe9a8'),
    stroke(put('M-166 -132L-138 -130'), '#2a1030', 3),
    wing(near, 0.22),
  ].join('')
}

const banner = (x: number, top: number, s: number) =>
  `${rect(x - 1.2 * s, top, 2.4 * s, 44 * s)}${path`M${x} ${top}C${x + 12 * s} ${top - 5 * s} ${x + 22 * s} ${top + 7 * s} ${x + 38 * s} ${top + 2 * s}L${x + 30 * s} ${top + 10 * s}L${x + 38 * s} ${top + 18 * s}C${x + 22 * s} ${top + 22 * s} ${x + 12 * s} ${top + 12 * s} ${x} ${top + 18 * s}Z`}`

/** A fortress on its rock at sunset, a griffin above, riders coming home. */
export const griffinFortress: Scene = (stage) => {
  const { width: w, height: h, focus, random } = stage
  const base = h * (stage.wide ? 0.68 : 0.66)
  const x = focus.x + (stage.wide ? 210 : 120)
  const k = stage.wide ? 1 : 1.02
  const sun: Point = stage.wide ? [focus.x - 70, base - 250] : [w * 0.42, base - 330]
  let markup = backdrop(stage, '0 #1c1244, 0.3 #4f2f7c, 0.52 #b0607c, 0.68 #ffc27c, 1 #1c1030')
  markup +=
    stars(stage, 110, '#fff0e0', { height: h * 0.34 }) +
    glow(stage, sun[0], sun[1], 860, '#ffd08a', 0.85) +
    rays(stage, sun, 26, 820, '#ffe6b0', 0.2)
  markup +=
    shape(ellipse(sun[0], sun[1], 214), '#ffe0a0', 0.2) +
    shape(ellipse(sun[0], sun[1], 168), fall(stage, sun[1] - 168, sun[1] + 168, '0 #fff4d8, 1 #ffb86c'))
  for (let i = 0; i < 7; i++) {
    const cy = h * 0.14 + i * 58
    markup += shape(
      cloud(random, random.next() * w, cy, random.between(260, 560), 40),
      fall(stage, cy - 56, cy + 8, '0 #ffdcb0 0.7, 1 #8a4c8c 0.1'),
    )
  }
  for (const [i, tone] of ['#a06a94', '#74487f', '#4f326a'].entries()) {
    const y = base - 90 + i * 50
    const sky = craggy(random, rolling(stage, y, 80 - i * 16, 1.4 + i * 0.5, 9), 90 - i * 20)
    markup +=
      cut([toGround(stage, sky), i === 2 ? firs(random, sky, -10, w + 10, 15, 34) : ''], {
        fill: fall(
          stage,
          y - 110,
          y + 110,
          `0 ${mix(tone, '#ffd08a', 0.12)}, 1 ${mix(tone, '#ffb07c', 0.5)}`,
        ),
        shadow: 9,
        depth: 0.25,
        shadowOf: line(sky),
        rim: rimLight(stage, sun[0], sun[1], 720, '#fff0cc', 0.75),
        rimWidth: 1,
      }) + mist(stage, y + 70, 110, '#ffc890', 0.3)
  }
  // The fortress in three ranks.
  const rim = rimLight(stage, sun[0], sun[1], 820, '#fff0cc', 1)
  const foot = base - 120 * k
  const ranks = [
    [
      [-110, 20, 44, 260, 'cone'],
      [-10, 40, 60, 340, 'cone'],
      [90, 30, 46, 280, 'spire'],
      [180, 0, 40, 210, 'cone'],
    ],
    [
      [-190, 0, 56, 190, 'cone'],
      [-70, 10, 74, 230, 'crenels'],
      [60, 10, 64, 250, 'cone'],
      [150, 0, 60, 180, 'crenels'],
      [236, -20, 50, 170, 'cone'],
    ],
    [
      [-250, -40, 58, 130, 'crenels'],
      [-130, -30, 66, 150, 'cone'],
      [118, -36, 74, 140, 'crenels'],
      [280, -60, 54, 150, 'cone'],
    ],
  ] as const
  for (const [i, rank] of ranks.entries()) {
    const tone = ['#7a4f84', '#533468', '#33204c'][i] ?? '#33204c'
    const pieces = rank.map(([dx, up, width, height, roof]) =>
      tower({
        x: x + dx * k,
        base: foot - up * k + 90 * k,
        width: width * k,
        height: (height + 90) * k,
        roof,
      }),
    )
    pieces.push(
      battlement(
        x + (rank[0]?.[0] ?? 0) * k,
        x + (rank.at(-1)?.[0] ?? 0) * k,
        foot - (96 - i * 44) * k,
        foot + 110 * k,
        18 * k,
      ),
    )
    markup += cut(pieces, {
      fill: fall(
        stage,
        foot - 380 * k,
        foot + 100 * k,
        `0 ${mix(tone, '#ffc88a', 0.22 - i * 0.06)}, 1 ${mix(tone, '#140c28', 0.4)}`,
      ),
      shadow: 13,
      depth: 0.45,
      rim,
      rimWidth: 1.3,
    })
    let panes = ''
    let flags = ''
    for (const [dx, up, width, height, roof] of rank) {
      for (let row = 0; row < 3; row++)
        if (random.chance(0.75))
          panes += slits(
            x + dx * k,
            [foot - up * k - height * k + width * 0.5 * k + row * 50 * k],
            6 * k,
            15 * k,
          )
      const peak = roof === 'cone' ? width * 1.9 : roof === 'spire' ? width * 3.2 : 10
      flags += banner(x + dx * k, foot - (up + height + peak + 34) * k, 0.9 * k)
    }
    markup += shape(panes, '#ffe09a', 0.95) + shape(flags, ['#c25a5c', '#d9694c', '#e8843f'][i] ?? gold)
  }
  const gate = rect(x - 20 * k, foot + 10 * k, 74 * k, 110 * k)
  markup +=
    cut(gate, { fill: '#2a1a44', shadow: 8, rim }) +
    glow(stage, x + 17 * k, foot + 80 * k, 90 * k, '#ffc27c', 0.6) +
    shape(
      path`M${x - 4 * k} ${foot + 120 * k}L${x - 4 * k} ${foot + 62 * k}C${x - 4 * k} ${foot + 34 * k} ${x + 38 * k} ${foot + 34 * k} ${x + 38 * k} ${foot + 62 * k}L${x + 38 * k} ${foot + 120 * k}Z`,
      '#ffd692',
    )
  const crag = craggy(
    random,
    pts`${x - 460 * k} ${h}, ${x - 390 * k} ${base + 60}, ${x - 300 * k} ${foot + 110}, ${x - 150 * k} ${foot + 78}, ${x + 60 * k} ${foot + 96}, ${x + 300 * k} ${foot + 96}, ${x + 420 * k} ${base + 30}, ${x + 560 * k} ${h}`,
    40,
  )
  markup += cut(
    [
      line(crag, true),
      firs(random, crag, x - 380 * k, x - 120 * k, 20, 60),
      firs(random, crag, x + 90 * k, x + 460 * k, 20, 60),
    ],
    {
      fill: fall(stage, foot + 60, h, '0 #43295c, 0.4 #23153c, 1 #0e0a1c'),
      shadow: 16,
      shadowOf: line(crag),
      rim,
      rimWidth: 1.2,
    },
  )
  // The valley, its river and the road home.
  const plain = rolling(stage, base + 70, 22, 1.3)
  markup += cut([toGround(stage, plain), firs(random, plain, -10, w * 0.3, 20, 54)], {
    fill: fall(stage, base + 40, h, '0 #6a3f68, 0.3 #3a2350, 1 #120c22'),
    shadow: 14,
    shadowOf: line(plain),
    rim: rimLight(stage, sun[0], base, 760, '#ffdca4', 0.7),
    rimWidth: 1.1,
  })
  const river = path`M${sun[0] - 10} ${base + 66}C${sun[0] + 80} ${base + 96} ${sun[0] - 160} ${base + 120} ${sun[0] - 80} ${base + 160}C${sun[0] + 10} ${base + 200} ${sun[0] - 200} ${base + 240} ${sun[0] - 260} ${h + 20}L${sun[0] + 10} ${h + 20}C${sun[0] + 20} ${base + 240} ${sun[0] + 130} ${base + 210} ${sun[0] + 30} ${base + 160}C${sun[0] - 60} ${base + 122} ${sun[0] + 110} ${base + 96} ${sun[0] + 10} ${base + 66}Z`
  markup +=
    cut(river, {
      fill: fall(stage, base + 60, h, '0 #ffe0a8, 0.4 #d08a80, 1 #5a3a70'),
      shadow: 6,
      depth: 0.3,
    }) +
    glitter(stage, sun[0] - 30, base + 80, h * 0.98, 60, '#fff2d0', 0.8) +
    mist(stage, base + 70, 110, '#ffc890', 0.3)
  const [gx, gy] = stage.wide ? [focus.x - 250, h * 0.34] : [w * 0.4, h * 0.33]
  markup += griffin(stage, gx, gy, stage.wide ? 0.86 : 0.92, sun)
  const ridge = craggy(
    random,
    stage.wide
      ? pts`-30 ${h * 0.93}, ${w * 0.22} ${h * 0.9}, ${w * 0.44} ${h * 0.94}, ${w * 0.6} ${h * 0.88}, ${w * 0.8} ${h * 0.9}, ${w + 30} ${h * 0.85}`
      : pts`-30 ${h * 0.9}, ${w * 0.3} ${h * 0.87}, ${w * 0.6} ${h * 0.86}, ${w + 30} ${h * 0.83}`,
    20,
  )
  const march: readonly Pose[] = ['knight', 'knight', 'windy', 'knight', 'cloak']
  const people = march.flatMap((pose, i) => {
    const px = (stage.wide ? w * 0.56 : w * 0.4) + i * (stage.wide ? 62 : 66)
    const py = heightAt(ridge, px)
    return [
      ...person(pose, 84, { x: px, y: py + 5 }),
      ...(i % 2
        ? []
        : [place(banner(0, -150, 1.5), { x: px + 18, y: py + 6 }), rect(px + 17, py - 146, 2.6, 150)]),
    ]
  })
  markup += cut(people, { fill: '#1a1030', rim, rimWidth: 1.3 })
  markup += cut(
    [
      toGround(stage, ridge),
      firs(random, ridge, -20, w * 0.13, 30, 120),
      firs(random, ridge, w * 0.93, w + 20, 30, 130),
    ],
    {
      fill: fall(stage, h * 0.84, h, '0 #1c1232, 1 #0b0816'),
      shadow: 18,
      shadowOf: line(ridge),
      rim: rimLight(stage, sun[0], base, 820, '#ffc88a', 0.8),
      rimWidth: 1.3,
    },
  )
  return (
    markup +
    motes(
      Array.from(
        { length: 30 },
        () => [random.next() * w, random.between(0.3, 0.95) * h, random.between(0.8, 2)] as const,
      ),
      '#ffdca4',
      0.7,
    )
  )
}
