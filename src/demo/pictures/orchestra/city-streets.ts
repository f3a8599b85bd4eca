import { house } from '../built.ts'
import { mix } from '../colour.ts'
import { motes, stringLights, windowGrid } from '../light.ts'
import { backdrop, cut, glow, put, rimLight, shape, stroke } from '../paper.ts'
import { ellipse, limb, line, path, pts, rect } from '../path.ts'
import { person } from '../people.ts'
import { fall, linear, type Stage } from '../stage.ts'
import { sky } from './city-sky.ts'
import { materials } from './materials.ts'
import { type Mood, pale } from './mood.ts'
import { violin } from './strings.ts'

/** Raindrops on a window, the city behind them only light; a violin case on the sill. */
export function pane(stage: Stage, mood: Mood): string {
  const { width: w, height: h, random } = stage
  const papers = materials(stage, mood.light)
  let markup = backdrop(
    stage,
    `0 ${mood.deep}, 0.5 ${mood.middle}, 0.8 ${mix(mood.middle, mood.light, 0.5)}, 1 ${mood.deep}`,
  )
  const tones = [mood.light, '#ffdca0', '#ff9f8a', '#9fc4ff', '#c8a8ff'] as const
  for (let i = 0; i < 110; i++) {
    const [x, y, r] = [random.next() * w, h * (0.28 + random.next() ** 0.7 * 0.5), random.between(9, 44)]
    const tone = random.pick(tones)
    markup += shape(ellipse(x, y, r), tone, 0.2) + stroke(ellipse(x, y, r - 2), `${tone}55`, 2)
  }
  let drops = ''
  let tracks = ''
  for (let i = 0; i < 150; i++) {
    const [x, y, s] = [random.next() * w, random.next() * h * 0.82, random.between(2, 7)]
    drops += ellipse(x, y, s, s * 1.25)
    if (random.chance(0.22))
      tracks += limb(
        pts`${x} ${y}, ${x + random.between(-6, 6)} ${y - s * 14}, ${x + random.between(-9, 9)} ${y - s * 30}`,
        [s * 0.7, s * 0.5, s * 0.2],
        4,
      )
  }
  markup += shape(tracks, '#f4f8ff', 0.16) + shape(drops, '#f4f8ff', 0.4)
  const sill = h * 0.82
  const frame = mix(mood.deep, '#06050a', 0.2)
  markup +=
    stroke(
      line(pts`${w * 0.32} -20, ${w * 0.32} ${sill}`) + line(pts`${w * 0.94} -20, ${w * 0.94} ${sill}`),
      frame,
      34,
    ) + stroke(line(pts`-20 ${h * 0.16}, ${w + 20} ${h * 0.16}`), frame, 20)
  markup += cut(rect(-20, sill, w + 40, h), {
    fill: fall(
      stage,
      sill,
      h,
      `0 ${mix(mood.light, mood.middle, 0.4)}, 0.2 ${mix(mood.middle, mood.deep, 0.5)}, 1 ${mood.deep}`,
    ),
    shadow: 16,
    rim: pale(mood),
  })
  const [x, y] = [stage.wide ? w * 0.62 : w * 0.56, sill - 4]
  markup += cut(
    path`M${x - 260} ${y}L${x - 250} ${y - 74}C${x - 140} ${y - 96} ${x - 60} ${y - 84} ${x} ${y - 100}C${x + 90} ${y - 130} ${x + 230} ${y - 110} ${x + 262} ${y - 50}L${x + 266} ${y}Z`,
    {
      fill: linear(stage, [x, y - 110], [x, y], `0 ${mix('#6a3a34', mood.light, 0.2)}, 1 #1c0f16`),
      shadow: 14,
      rim: pale(mood),
      rimWidth: 1.6,
    },
  )
  markup += put(violin(papers), x + 20, y - 94, 0.98, -90)
  return markup + shape(rect(x - 34, y - 62, 68, 14), papers.brass)
}

/** A lane of an old town with lamps on wires, in snow. */
export function lane(stage: Stage, mood: Mood): string {
  const { width: w, height: h, random } = stage
  const x = stage.wide ? w * 0.58 : w * 0.5
  const horizon = h * 0.6
  let markup = sky(stage, mood, [w * 0.84, h * 0.16]) + glow(stage, x, horizon - 40, 560, '#ffd89a', 0.8)
  let far = ''
  for (let i = 0; i < 9; i++)
    far += house(x - 160 + i * 40, horizon + 20, random.between(46, 66), random.between(120, 220))
  markup +=
    cut(
      [
        far,
        rect(x - 16, horizon - 330, 40, 340),
        line(pts`${x - 24} ${horizon - 326}, ${x + 4} ${horizon - 450}, ${x + 32} ${horizon - 326}`, true),
      ],
      {
        fill: fall(
          stage,
          horizon - 400,
          horizon,
          `0 ${mix(mood.middle, mood.light, 0.3)}, 1 ${mix(mood.middle, '#ffd89a', 0.5)}`,
        ),
        shadow: 9,
        depth: 0.3,
      },
    ) + shape(ellipse(x + 4, horizon - 280, 13), '#fff0c8')
  for (const side of [-1, 1] as const) {
    for (let i = 0; i < 5; i++) {
      const [d0, d1] = [70 + i ** 1.7 * 62, 70 + (i + 1) ** 1.7 * 62]
      const [a, b] = [x + side * d0, x + side * d1]
      const top = horizon - 190 - i * 76 - random.between(0, 40)
      const foot = horizon + 10 + i * 60
      const gable = line(
        pts`${a} ${top + 60}, ${(a + b) / 2} ${top - 30 - i * 14}, ${b} ${top + 60}, ${b} ${foot + 200}, ${a} ${foot + 200}`,
        true,
      )
      markup += cut(gable, {
        fill: linear(
          stage,
          [a, 0],
          [b, 0],
          `0 ${mix(mood.middle, '#ffd89a', 0.4 - i * 0.06)}, 1 ${mix(mood.middle, mood.deep, 0.3 + i * 0.14)}`,
        ),
        shadow: 13,
        depth: 0.4,
        rim: rimLight(stage, x, horizon - 80, 640, '#fff0cc', 0.8),
        rimWidth: 1.2,
      })
      const lit = windowGrid(
        stage,
        { x: Math.min(a, b) + 8, y: top + 80, width: Math.abs(b - a) - 16, height: 150 + i * 40 },
        { columns: 2 + Math.floor(i / 2), rows: 3, lit: 0.62, gap: 0.46 },
      )
      markup += shape(lit.dim, '#f2b35e', 0.8) + shape(lit.bright, '#ffe6b0')
      const snow = limb(
        pts`${a} ${top + 58}, ${(a + b) / 2} ${top - 34 - i * 14}, ${b} ${top + 58}`,
        [5 + i, 8 + i, 5 + i],
        6,
      )
      markup += shape(snow, mix('#eef2ff', mood.light, 0.2), 0.85)
    }
  }
  markup += cut(
    path`M${x - 70} ${horizon + 8}L${x + 70} ${horizon + 8}L${x + 760} ${h + 30}L${x - 760} ${h + 30}Z`,
    {
      fill: fall(
        stage,
        horizon,
        h,
        `0 #ffe6b8, 0.4 ${mix('#b8c0dc', mood.middle, 0.4)}, 1 ${mix(mood.middle, mood.deep, 0.5)}`,
      ),
      shadow: 10,
      depth: 0.3,
    },
  )
  for (let i = 0; i < 4; i++)
    markup += stringLights(
      [x - 130 - i * 110, horizon - 130 - i * 62],
      [x + 130 + i * 110, horizon - 130 - i * 62],
      26 + i * 8,
      8 + i * 2,
      mood.deep,
      '#ffd089',
      2.4 + i * 0.8,
    )
  const rim = rimLight(stage, x, horizon - 20, 420, '#fff0cc', 1)
  const cello = [
    path`M${x + 64} ${h * 0.8}C${x + 40} ${h * 0.72} ${x + 56} ${h * 0.66} ${x + 66} ${h * 0.6}L${x + 82} ${h * 0.6}C${x + 92} ${h * 0.66} ${x + 110} ${h * 0.72} ${x + 88} ${h * 0.8}Z`,
  ]
  markup += cut([...person('walker', 210, { x: x + 10, y: h * 0.86 }), ...cello], {
    fill: mood.deep,
    shadow: 8,
    rim,
    rimWidth: 1.5,
  })
  return (
    markup +
    motes(
      Array.from(
        { length: 130 },
        () => [random.next() * w, random.next() * h, random.between(1, 3)] as const,
      ),
      '#f6f8ff',
      0.75,
    )
  )
}
