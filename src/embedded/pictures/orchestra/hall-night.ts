import { dome } from '../built.ts'
import { mix } from '../colour.ts'
import { cloud, crown, firs, rolling, toGround } from '../land.ts'
import { glitter, lamp, moon, motes, stars } from '../light.ts'
import { backdrop, cut, glow, mist, rimLight, shape, stroke } from '../paper.ts'
import { arch, curve, ellipse, limb, line, type Point, path, pts, rect } from '../path.ts'
import { type Pose, person } from '../people.ts'
import { clip, fall, linear, radial, type Scene, type Stage } from '../stage.ts'
import { type Mood, moodOf, pale } from './mood.ts'

interface House {
  stage: Stage
  mood: Mood
  /** Middle of the front, and the ground it stands on. */
  x: number
  base: number
  rim: string
}

const warm = '#ffdf9f'
const stone = ({ mood }: House, share: number) => mix(mix(mood.middle, '#c8a890', 0.3), mood.deep, share)

/** Columns, a pediment and steps. */
function portico(house: House): string {
  const { stage, x, base, rim, mood } = house
  const wing = [rect(x - 480, base - 190, 960, 190), rect(x - 490, base - 206, 980, 20)]
  let windows = ''
  for (let i = 0; i < 14; i++)
    if (Math.abs(i - 6.5) > 3.6) windows += arch(x - 466 + i * 68, base - 150, 34, 96)
  let markup =
    cut(wing, {
      fill: fall(stage, base - 210, base, `0 ${stone(house, 0.35)}, 1 ${stone(house, 0.6)}`),
      shadow: 16,
      rim,
      rimWidth: 1.3,
    }) + shape(windows, warm, 0.9)
  markup += cut(dome(x, base - 380, 250, 130), {
    fill: linear(stage, [x - 120, 0], [x + 120, 0], `0 ${stone(house, 0.2)}, 1 ${stone(house, 0.66)}`),
    shadow: 12,
    rim,
    rimWidth: 1.4,
  })
  markup += cut([rect(x - 250, base - 320, 500, 320), rect(x - 270, base - 336, 540, 26)], {
    fill: fall(stage, base - 340, base, `0 ${stone(house, 0.3)}, 1 ${stone(house, 0.5)}`),
    shadow: 16,
    rim,
  })
  markup += shape(
    rect(x - 230, base - 290, 460, 290),
    radial(stage, [x, base - 60], 330, `0 #fff2cf, 0.5 ${warm}, 1 ${mood.middle}`),
  )
  let doors = ''
  for (const dx of [-120, 0, 120]) doors += arch(x + dx - 30, base - 170, 60, 170)
  markup += shape(doors, '#fff8e4', 0.85) + stroke(doors, mix(mood.deep, mood.middle, 0.5), 4)
  const columns: string[] = []
  for (let i = 0; i < 6; i++)
    columns.push(
      rect(x - 236 + i * 88, base - 296, 32, 296),
      rect(x - 244 + i * 88, base - 306, 48, 14),
      rect(x - 244 + i * 88, base - 16, 48, 16),
    )
  markup += cut(columns, {
    fill: fall(stage, base - 300, base, `0 ${stone(house, 0.1)}, 1 ${mix(stone(house, 0.2), warm, 0.3)}`),
    shadow: 10,
    rim,
    rimWidth: 1.2,
  })
  markup +=
    cut([line(pts`${x - 290} ${base - 336}, ${x} ${base - 440}, ${x + 290} ${base - 336}`, true)], {
      fill: stone(house, 0.24),
      shadow: 12,
      rim,
      rimWidth: 1.6,
    }) +
    cut(line(pts`${x - 220} ${base - 346}, ${x} ${base - 424}, ${x + 220} ${base - 346}`, true), {
      fill: stone(house, 0.5),
      shadow: 0,
    })
  const lyre = path`M${x - 26} ${base - 400}C${x - 40} ${base - 366} ${x - 20} ${base - 352} ${x} ${base - 352}C${x + 20} ${base - 352} ${x + 40} ${base - 366} ${x + 26} ${base - 400}`
  markup += stroke(
    lyre + [-9, 0, 9].map((dx) => line(pts`${x + dx} ${base - 394}, ${x + dx} ${base - 354}`)).join(''),
    warm,
    3,
  )
  for (let i = 0; i < 5; i++)
    markup += cut(rect(x - 300 - i * 26, base + i * 9, 600 + i * 52, 10), {
      fill: mix(stone(house, 0.3), warm, 0.36 - i * 0.07),
      shadow: 4,
      depth: 0.4,
    })
  return markup
}

/** Shells like sails over a glass front. */
function sails(house: House): string {
  const { stage, x, base, rim, mood } = house
  let markup = ''
  const shells = [
    [-260, 300, 330, 1],
    [-90, 420, 400, 1],
    [110, 350, 360, 1],
    [290, 240, 280, 1],
  ] as const
  for (const [i, [dx, tall, width]] of shells.entries()) {
    const [left, right] = [x + dx - width / 2, x + dx + width / 2]
    const d = path`M${left} ${base}C${left + width * 0.1} ${base - tall * 0.6} ${left + width * 0.4} ${base - tall * 0.96} ${right} ${base - tall}C${right - width * 0.16} ${base - tall * 0.6} ${right - width * 0.12} ${base - tall * 0.3} ${right - width * 0.06} ${base}Z`
    markup += cut(d, {
      fill: linear(
        stage,
        [left, base],
        [right, base - tall],
        `0 ${mix(mood.middle, mood.deep, 0.5)}, 0.6 ${mix(pale(mood), mood.middle, 0.45)}, 1 ${pale(mood)}`,
      ),
      shadow: 20,
      depth: 0.45,
      rim,
      rimWidth: 1.6,
    })
    const ribs = [0.24, 0.48, 0.72].map((t) =>
      curve(
        pts`${left + width * t} ${base}, ${left + width * (t + 0.22)} ${base - tall * (0.5 + t * 0.24)}, ${right - 2} ${base - tall}`,
      ),
    )
    markup += stroke(ribs.join(''), '#00000022', 2)
    const glass = path`M${right - width * 0.3} ${base}C${right - width * 0.3} ${base - tall * 0.4} ${right - width * 0.2} ${base - tall * 0.7} ${right - 4} ${base - tall * 0.94}C${right - width * 0.16} ${base - tall * 0.56} ${right - width * 0.12} ${base - tall * 0.28} ${right - width * 0.06} ${base}Z`
    markup +=
      shape(glass, fall(stage, base - tall, base, `0 ${warm} 0.6, 1 #fff2cf`)) +
      (i % 2 ? glow(stage, right - width * 0.18, base - tall * 0.3, 150, warm, 0.5) : '')
  }
  markup += cut(
    path`M${x - 520} ${base - 24}L${x + 520} ${base - 24}L${x + 540} ${base + 40}L${x - 540} ${base + 40}Z`,
    {
      fill: fall(stage, base - 24, base + 40, `0 ${stone(house, 0.2)}, 1 ${stone(house, 0.7)}`),
      shadow: 12,
      rim,
    },
  )
  return (
    markup +
    motes(
      Array.from({ length: 22 }, (_, i) => [x - 500 + i * 48, base + 8, 2.4] as const),
      warm,
    )
  )
}

/** A rotunda with two rows of arches. */
function rotunda(house: House): string {
  const { stage, x, base, rim, mood } = house
  const half = 350
  let markup = cut(dome(x, base - 330, half * 1.24, 200), {
    fill: linear(
      stage,
      [x - half * 0.6, 0],
      [x + half * 0.6, 0],
      `0 ${stone(house, 0.12)}, 0.4 ${stone(house, 0.3)}, 1 ${stone(house, 0.72)}`,
    ),
    shadow: 16,
    rim,
    rimWidth: 1.6,
  })
  markup += stroke(
    [-0.42, -0.2, 0, 0.2, 0.42]
      .map((t) =>
        curve(
          pts`${x + t * half * 1.2} ${base - 332}, ${x + t * half * 0.9} ${base - 440}, ${x + t * 40} ${base - 528}`,
        ),
      )
      .join(''),
    '#00000033',
    2,
  )
  for (const [i, [tall, width]] of (
    [
      [330, half],
      [190, half + 60],
    ] as const
  ).entries()) {
    markup += cut(
      [
        rect(x - width, base - tall, width * 2, tall),
        rect(x - width - 14, base - tall - 16, width * 2 + 28, 22),
      ],
      {
        fill: linear(
          stage,
          [x - width, 0],
          [x + width, 0],
          `0 ${stone(house, 0.5)}, 0.5 ${stone(house, 0.24)}, 1 ${stone(house, 0.7)}`,
        ),
        shadow: 16,
        rim,
        rimWidth: 1.4,
      },
    )
    let openings = ''
    const count = 11
    for (let j = 0; j < count; j++) {
      const a = ((j + 0.5) / count - 0.5) * Math.PI * 0.94
      const ow = 54 * Math.cos(a) + 7
      openings += arch(x + Math.sin(a) * (width - 26) - ow / 2, base - tall + 28, ow, i ? 162 : 96)
    }
    markup +=
      shape(
        openings,
        radial(
          stage,
          [x, base - tall / 2],
          width,
          `0 #fff4d6, 0.5 ${warm}, 1 ${mix(warm, mood.middle, 0.6)}`,
        ),
      ) + stroke(openings, stone(house, 0.7), 2.4)
  }
  return markup + glow(stage, x, base - 90, 420, warm, 0.4)
}

/** A box of glass in which one sees the foyer and its people. */
function glassBox(house: House): string {
  const { stage, x, base, rim, mood } = house
  const { random } = stage
  const [half, tall] = [430, 330]
  const box = rect(x - half, base - tall, half * 2, tall)
  let markup =
    glow(stage, x, base - tall / 2, 620, warm, 0.6) +
    cut([box, rect(x - half - 40, base - tall - 30, half * 2 + 80, 34)], {
      fill: stone(house, 0.5),
      shadow: 22,
      rim,
      rimWidth: 1.4,
    })
  let inside = shape(
    box,
    fall(stage, base - tall, base, `0 ${mix(warm, mood.light, 0.3)}, 0.6 ${warm}, 1 #fff2cf`),
  )
  inside += cut(
    path`M${x - 260} ${base}L${x - 260} ${base - tall}C${x - 140} ${base - tall * 0.7} ${x + 140} ${base - tall * 0.7} ${x + 260} ${base - tall}L${x + 260} ${base}Z`,
    {
      fill: linear(stage, [x - 260, 0], [x + 260, 0], '0 #8a4a2c, 0.5 #c87c48, 1 #6a3424'),
      shadow: 14,
      depth: 0.3,
    },
  )
  for (const level of [0.34, 0.66])
    inside += cut(rect(x - half, base - tall * level - 8, half * 2, 12), {
      fill: '#6a3a2c',
      shadow: 6,
      depth: 0.3,
    })
  const crowd: string[] = []
  const poses: readonly Pose[] = ['stander', 'dress', 'walker', 'dress', 'stander', 'detective']
  for (let i = 0; i < 34; i++) {
    const level = i % 3
    const px = x + random.between(-0.96, 0.96) * half
    crowd.push(
      ...person(poses[i % 6] ?? 'stander', 60, {
        x: px,
        y: base - tall * level * 0.33 - (level ? 8 : 0),
        stretch: random.chance(0.5) ? 1 : -1,
      }),
    )
  }
  inside += shape(crowd.join(''), '#4a2428', 0.9)
  markup += clip(stage, box, inside)
  let mullions = ''
  for (let i = 0; i <= 14; i++)
    mullions += line(
      pts`${x - half + (i * half * 2) / 14} ${base - tall}, ${x - half + (i * half * 2) / 14} ${base}`,
    )
  return (
    markup +
    stroke(mullions, mix(mood.deep, mood.middle, 0.3), 3.4) +
    stroke(
      line(pts`${x - half} ${base - tall * 0.5}, ${x + half} ${base - tall * 0.5}`),
      mix(mood.deep, mood.middle, 0.3),
      2,
    )
  )
}

const fronts = [portico, glassBox, sails, rotunda] as const

/** A concert hall from outside, its doors open and its windows alight. */
export const hallNight: Scene = (stage) => {
  const { width: w, height: h, focus, random, variant } = stage
  const mood = moodOf(variant + 5)
  const base = h * (stage.wide ? 0.7 : 0.64)
  const x = stage.wide ? w * 0.56 + random.between(-60, 80) : w * 0.5
  const light: Point = [stage.wide ? w * 0.2 + (variant % 3) * w * 0.3 : w * 0.24, h * 0.18]
  let markup = backdrop(stage, mood.sky) + stars(stage, 190, '#fff4e4', { height: h * 0.6 })
  if (variant % 2 === 0) markup += moon(stage, light[0], light[1], random.between(40, 74), pale(mood), 0.9)
  for (let i = 0; i < 4; i++)
    markup += shape(
      cloud(random, random.next() * w, h * (0.22 + i * 0.08), random.between(240, 500), 36),
      fall(stage, h * (0.16 + i * 0.08), h * (0.24 + i * 0.08), `0 ${pale(mood)} 0.4, 1 ${mood.middle} 0.1`),
    )
  const ridge = rolling(stage, base - 90, 36, 1.6)
  markup +=
    cut([toGround(stage, ridge), firs(random, ridge, -10, w + 10, 20, 60)], {
      fill: fall(
        stage,
        base - 180,
        base,
        `0 ${mix(mood.middle, mood.deep, 0.4)}, 1 ${mix(mood.middle, mood.light, 0.3)}`,
      ),
      shadow: 8,
      depth: 0.2,
      shadowOf: curve(ridge),
    }) + mist(stage, base - 20, 140, mood.light, 0.2)
  const front = fronts[variant % fronts.length] ?? portico
  const rim = rimLight(stage, x, base - 100, 760, '#fff2d8', 0.9)
  markup += front({ stage, mood, x, base, rim })
  // The square: wet stone, or snow, with the house's light on it.
  const snowy = variant % 3 === 1
  const ground = snowy ? mix('#c8d0e4', mood.middle, 0.5) : mix(mood.middle, mood.deep, 0.6)
  markup += cut(rect(-20, base + 44, w + 40, h), {
    fill: radial(
      stage,
      [x, base + 40],
      w * 0.5,
      `0 ${mix(warm, ground, 0.25)}, 0.4 ${ground}, 1 ${mood.deep}`,
      0.5,
    ),
    shadow: 10,
    depth: 0.4,
  })
  if (!snowy)
    markup +=
      glitter(stage, x - 120, base + 50, h, 150, warm, 0.7) +
      glitter(stage, x + 150, base + 50, h, 150, warm, 0.6)
  const poses: readonly Pose[] = ['walker', 'dress', 'umbrella', 'stander', 'detective', 'dress', 'walker']
  const walkers = poses.flatMap((pose, i) =>
    person(snowy || pose !== 'umbrella' ? pose : 'walker', random.between(84, 104), {
      x: x - 420 + i * 140 + random.between(-36, 36),
      y: base + random.between(70, 130),
      stretch: i % 2 ? -1 : 1,
    }),
  )
  markup += cut(walkers, { fill: mood.deep, shadow: 5, depth: 0.3, rim, rimWidth: 1.2 })
  for (const lx of [x - 560, x + 560, x - 760]) {
    if (lx < 30 || lx > w - 30) continue
    markup +=
      cut(
        [limb(pts`${lx} ${base + 130}, ${lx} ${base - 80}`, [5, 3.4], 3), rect(lx - 26, base - 84, 52, 5)],
        { fill: mood.deep, rim },
      ) +
      lamp(stage, lx - 24, base - 94, 10, warm) +
      lamp(stage, lx + 24, base - 94, 10, warm)
  }
  for (const side of [0, 1]) {
    const tx = side ? w * 0.97 : w * 0.03
    markup += cut(
      [
        limb(pts`${tx} ${h + 20}, ${tx + 10} ${base}, ${tx - 10} ${base - 220}`, [26, 17, 9], 6),
        crown(random, tx, base - 300, 170, 120, 70),
        crown(random, tx + (side ? -70 : 70), base - 190, 100, 70, 40),
      ],
      {
        fill: mix(mood.deep, '#06050a', 0.4),
        shadow: 12,
        shadowOf: ellipse(tx, base - 280, 150, 110),
        rim: rimLight(stage, x, base - 60, 900, warm, 0.5),
        rimWidth: 1,
      },
    )
  }
  if (snowy)
    markup += motes(
      Array.from(
        { length: 120 },
        () => [random.next() * w, random.next() * h, random.between(1, 2.8)] as const,
      ),
      '#f4f6ff',
      0.7,
    )
  return markup + shape(ellipse(focus.x, h * 1.06, w * 0.8, h * 0.14), mix(mood.deep, '#06050a', 0.5), 0.5)
}
