import { dome } from '../built.ts'
import { mix } from '../colour.ts'
import { motes } from '../light.ts'
import { cut, glow, shape, stroke } from '../paper.ts'
import { arch, curve, line, path, pts, rect } from '../path.ts'
import { type Pose, person } from '../people.ts'
import { clip, fall, linear, radial, type Stage } from '../stage.ts'
import { type Mood, pale } from './mood.ts'

export interface House {
  stage: Stage
  mood: Mood
  /** Middle of the front, and the ground it stands on. */
  x: number
  base: number
  rim: string
}

export const warm = '#ffdf9f'
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

export const fronts = [portico, glassBox, sails, rotunda] as const
