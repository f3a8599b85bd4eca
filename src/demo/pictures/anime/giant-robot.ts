import { blocks, mirrored } from '../built.ts'
import { alpha, mix } from '../colour.ts'
import { cloud } from '../land.ts'
import { lamp, motes, windowGrid } from '../light.ts'
import { backdrop, cut, glow, mist, rimLight, shape, stroke } from '../paper.ts'
import { curve, ellipse, limb, line, type Point, path, place, pts, rect } from '../path.ts'
import { fall, linear, type Scene } from '../stage.ts'

const rose = '#ef6a8b'

/** Both sides of a plate whose right half is given as x, y pairs from the axis outwards. */
const plate = (half: readonly Point[]) => line(mirrored(0, half), true)
const pair = (d: string) => [d, place(d, { stretch: -1 })]

/** Plates from the back to the front. Feet at 0 0, 780 units tall. */
const armour = {
  back: [
    ...pair(line(pts`70 -560, 120 -640, 150 -820, 166 -826, 176 -640, 150 -540`, true)),
    plate(pts`0 -420, 46 -400, 40 -330, 54 -296, 0 -280`),
  ],
  limbs: [
    ...pair(limb(pts`150 -560, 190 -470, 196 -410`, [26, 20, 17], 5)),
    ...pair(line(pts`170 -428, 216 -436, 236 -340, 224 -246, 190 -240, 172 -330`, true)),
    ...pair(limb(pts`204 -250, 210 -214, 198 -186`, [15, 11, 5], 4)),
    ...pair(limb(pts`216 -246, 228 -212, 220 -180`, [8, 6, 3], 4)),
    ...pair(limb(pts`194 -240, 186 -214, 180 -198`, [7, 5, 3], 4)),
    ...pair(limb(pts`48 -280, 72 -210, 78 -150`, [38, 33, 26], 5)),
    ...pair(line(pts`50 -150, 110 -152, 126 -40, 112 30, 58 30, 46 -40`, true)),
  ],
  plates: [
    plate(pts`0 -318, 60 -318, 86 -276, 62 -216, 34 -238, 0 -208`),
    ...pair(line(pts`44 -200, 106 -206, 116 -150, 82 -108, 48 -146`, true)),
    plate(pts`0 -612, 36 -618, 108 -604, 134 -560, 122 -496, 80 -452, 54 -404, 0 -384`),
    ...pair(line(pts`98 -604, 150 -640, 206 -742, 224 -736, 222 -610, 204 -536, 158 -524, 124 -552`, true)),
  ],
  chest: [
    plate(pts`0 -598, 30 -596, 84 -576, 96 -540, 64 -500, 0 -478`),
    plate(pts`0 -462, 46 -470, 30 -420, 0 -404`),
  ],
  head: [
    plate(pts`0 -612, 20 -618, 34 -642, 40 -676, 28 -708, 0 -722`),
    ...pair(line(pts`24 -672, 78 -700, 122 -772, 104 -700, 32 -652`, true)),
    line(pts`-6 -716, 0 -800, 6 -716`, true),
    plate(pts`0 -590, 12 -594, 22 -618, 10 -632, 0 -630`),
  ],
} as const

/** A line of pylons whose wires sag out of the picture. */
function pylons(feet: readonly (readonly [x: number, y: number, size: number])[]): string {
  let posts = ''
  let wires = ''
  for (const [i, [x, y, s]] of feet.entries()) {
    posts +=
      line(
        pts`${x - 26 * s} ${y}, ${x - 5 * s} ${y - 200 * s}, ${x + 5 * s} ${y - 200 * s}, ${x + 26 * s} ${y}`,
      ) +
      line(pts`${x - 60 * s} ${y - 160 * s}, ${x + 60 * s} ${y - 160 * s}`) +
      line(pts`${x - 44 * s} ${y - 190 * s}, ${x + 44 * s} ${y - 190 * s}`)
    for (let j = 0; j < 4; j++)
      posts +=
        line(
          pts`${x - (24 - j * 5) * s} ${y - j * 46 * s}, ${x + (19 - j * 5) * s} ${y - (j + 1) * 46 * s}`,
        ) +
        line(pts`${x + (24 - j * 5) * s} ${y - j * 46 * s}, ${x - (19 - j * 5) * s} ${y - (j + 1) * 46 * s}`)
    const next = feet[i + 1]
    if (!next) continue
    for (const [dx, dy] of [
      [-60, -160],
      [60, -160],
      [-44, -190],
      [44, -190],
    ] as const) {
      const [a, b]: [Point, Point] = [
        [x + dx * s, y + dy * s],
        [next[0] + dx * next[2], next[1] + dy * next[2]],
      ]
      wires += curve(pts`${a}, ${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 + 44 * ((s + next[2]) / 2)}, ${b}`)
    }
  }
  return stroke(wires, alpha('#1a0b20', 0.8), 1.4) + stroke(posts, '#150a1c', 2.6)
}

const helicopter = (x: number, y: number, s: number) =>
  path`M${x - 16 * s} ${y}C${x - 14 * s} ${y - 12 * s} ${x + 8 * s} ${y - 12 * s} ${x + 14 * s} ${y - 4 * s}L${x + 46 * s} ${y - 8 * s}L${x + 50 * s} ${y - 18 * s}L${x + 54 * s} ${y - 3 * s}L${x + 12 * s} ${y + 6 * s}C${x + 2 * s} ${y + 10 * s} ${x - 14 * s} ${y + 10 * s} ${x - 16 * s} ${y}Z${rect(x - 38 * s, y - 17 * s, 76 * s, 2 * s)}${rect(x - 2 * s, y - 17 * s, 3 * s, 6 * s)}`

/** A machine as tall as the clouds stands over an evening city. */
export const giantRobot: Scene = (stage) => {
  const { width: w, height: h, focus, random } = stage
  const k = stage.wide ? 1.08 : 1.2
  const base = stage.wide ? h * 0.98 : h * 0.86
  const x = focus.x + (stage.wide ? 30 : 0)
  const sun: Point = [x + 90 * k, base - 560 * k]
  let markup = backdrop(stage, '0 #2a0f2c, 0.28 #7a2444, 0.52 #d9545f, 0.72 #ffa07a, 1 #2a1230')
  markup += glow(stage, sun[0], sun[1], 900, '#ffb08a', 0.75)
  for (const [r, opacity] of [
    [350, 0.12],
    [290, 0.16],
  ] as const)
    markup += shape(ellipse(sun[0], sun[1], r * k), '#ffd0a8', opacity)
  markup += shape(
    ellipse(sun[0], sun[1], 236 * k),
    fall(stage, sun[1] - 236 * k, sun[1] + 236 * k, '0 #ffe9c8, 0.6 #ff9f7e, 1 #ef6a8b'),
  )
  for (let i = 0; i < 6; i++) {
    const cy = base - 700 * k + i * 96
    const d =
      cloud(random, random.next() * w, cy, random.between(320, 620), 46) +
      cloud(random, random.next() * w, cy + 20, random.between(200, 420), 40)
    markup += shape(d, fall(stage, cy - 70, cy + 20, '0 #ffc6a6 0.75, 1 #b0405e 0.12'))
  }
  // Far towers.
  const glass = { dim: '', bright: '' }
  const lights =
    (lit: number, size: number) => (box: { x: number; y: number; width: number; height: number }) => {
      const panes = windowGrid(
        stage,
        { x: box.x + 3, y: box.y + 8, width: box.width - 6, height: box.height - 6 },
        {
          columns: Math.max(2, Math.round(box.width / size)),
          rows: Math.max(2, Math.round(box.height / (size * 1.3))),
          lit,
        },
      )
      glass.dim += panes.dim
      glass.bright += panes.bright
    }
  const tones = ['#c25468', '#8a3357', '#5b2149']
  for (const [i, tone] of tones.entries()) {
    const y = base - 130 + i * 60
    markup += cut(
      blocks(
        random,
        -20,
        w + 20,
        y,
        { width: 46 + i * 18, height: 150 + i * 22 },
        lights(0.16 + i * 0.08, 11 + i * 3),
      ),
      {
        fill: fall(stage, y - 190, y + 60, `0 ${tone}, 1 ${mix(tone, '#ffab86', 0.45)}`),
        shadow: 8 + i * 3,
        depth: 0.35,
        rim: rimLight(stage, sun[0], y - 160, 760, '#ffe0b8', 0.75),
        rimWidth: 1,
      },
    )
    markup +=
      shape(glass.dim, '#ffbf8f', 0.5) +
      shape(glass.bright, '#ffe6b4', 0.9) +
      mist(stage, y + 20, 130, '#ff9f86', 0.4)
    glass.dim = ''
    glass.bright = ''
    if (i === 0) {
      // The machine stands between the far and the near city.
      const put = (d: string) => place(d, { x, y: base, scale: k })
      const rim = rimLight(stage, sun[0], sun[1], 620 * k, '#ffe4bf', 1)
      const metal = (top: string, low: string) =>
        linear(stage, [x + 200 * k, base - 760 * k], [x - 160 * k, base], `0 ${top}, 0.45 ${low}, 1 #8c3a5a`)
      markup += cut(armour.back.map(put), {
        fill: metal('#5a2a50', '#32163a'),
        shadow: 16,
        rim,
        rimWidth: 1.4,
      })
      markup += cut(armour.limbs.map(put), {
        fill: metal('#6d3160', '#3a1a44'),
        shadow: 12,
        rim,
        rimWidth: 1.6,
      })
      markup += cut(armour.plates.map(put), {
        fill: metal('#82406e', '#45204e'),
        shadow: 14,
        rim,
        rimWidth: 1.8,
      })
      markup += cut(armour.chest.map(put), {
        fill: metal('#98497a', '#552660'),
        shadow: 9,
        rim,
        rimWidth: 1.2,
      })
      markup += cut(armour.head.map(put), {
        fill: metal('#8c446f', '#3c1a48'),
        shadow: 10,
        rim,
        rimWidth: 1.4,
      })
      const seams =
        'M-120 -540L-150 -560M120 -540L150 -560M-60 -300L-40 -250M60 -300L40 -250M176 -360L230 -366M-176 -360L-230 -366M50 -90L122 -94M-50 -90L-122 -94M0 -596L0 -480M170 -640L214 -640M-170 -640L-214 -640M184 -690L218 -690M-184 -690L-218 -690'
      markup += stroke(put(seams), '#1d0c28', 2.4)
      const core = put(ellipse(0, -528, 24, 24))
      const eyes = put('M8 -668L32 -678L30 -664L10 -656ZM-8 -668L-32 -678L-30 -664L-10 -656Z')
      markup +=
        glow(stage, x, base - 528 * k, 150 * k, '#ff7f8f', 0.95) +
        cut(core, { fill: '#ffe9d8', shadow: 5, rim: rose, rimWidth: 3 })
      markup += glow(stage, x, base - 666 * k, 100 * k, '#ffd08a', 0.85) + shape(eyes, '#fff2cf')
      markup += motes(
        [
          [x - 214 * k, base - 744 * k, 3],
          [x + 214 * k, base - 744 * k, 3],
          [x - 158 * k, base - 824 * k, 2.6],
          [x + 158 * k, base - 824 * k, 2.6],
        ],
        '#ff8f8f',
      )
      let fog = ''
      for (let j = 0; j < 5; j++)
        fog += cloud(random, x + random.between(-420, 420), base - 150 + j * 26, random.between(300, 520), 52)
      markup += shape(fog, fall(stage, base - 260, base + 10, '0 #ffc3a0 0.8, 1 #e0708a 0.2'))
    }
  }
  for (const [dx, dy, s] of [
    [-330, -600, 1],
    [-420, -520, 0.7],
    [300, -420, 0.8],
  ] as const) {
    const [hx, hy] = stage.wide ? [x + dx * k, base + dy * k] : [x + dx * 0.85 * k, base + dy * k]
    markup +=
      shape(helicopter(hx, hy, s), '#2a1030') + lamp(stage, hx - 16 * s, hy + 4 * s, 2.6 * s, '#ffd09a')
  }
  const edge = base + (stage.wide ? 0 : 60)
  markup += pylons(
    stage.wide
      ? [
          [-60, edge + 60, 1.9],
          [w * 0.28, edge - 10, 1.15],
          [w * 0.47, edge - 40, 0.7],
          [w * 0.57, edge - 60, 0.42],
        ]
      : [
          [-30, edge + 100, 1.7],
          [w * 0.22, edge, 0.9],
          [w * 0.36, edge - 50, 0.5],
        ],
  )
  markup += cut(blocks(random, -20, w + 20, edge + 50, { width: 110, height: 110 }, lights(0.1, 22)), {
    fill: fall(stage, edge - 60, edge + 130, '0 #2c1234, 1 #120a1c'),
    shadow: 16,
    rim: rimLight(stage, x, edge - 160, 700, '#ffb08a', 0.65),
    rimWidth: 1.2,
  })
  markup += shape(glass.dim, '#ffbf8f', 0.5) + shape(glass.bright, '#ffe0a8', 0.95)
  return (
    markup +
    (stage.wide
      ? ''
      : cut(blocks(random, -20, w + 20, h + 10, { width: 170, height: 120 }), {
          fill: '#0e0916',
          shadow: 18,
        }))
  )
}
