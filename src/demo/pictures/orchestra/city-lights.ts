import { blocks } from '../built.ts'
import { mix } from '../colour.ts'
import { craggy, firs, grass, rolling, toGround } from '../land.ts'
import { glitter, lamp, motes, windowGrid } from '../light.ts'
import { cut, glow, mist, rimLight, shape, stroke } from '../paper.ts'
import { curve, limb, line, type Point, path, pts, rect } from '../path.ts'
import { person } from '../people.ts'
import { fall, type Scene, type Stage } from '../stage.ts'
import { sky } from './city-sky.ts'
import { lane, pane } from './city-streets.ts'
import { type Mood, moodOf, pale } from './mood.ts'

/** Ranks of houses with lit windows, from far to near. */
function skyline(stage: Stage, mood: Mood, base: number, tall: number, light: Point): string {
  const { width: w, random } = stage
  let markup = ''
  for (let i = 0; i < 4; i++) {
    let dim = ''
    let bright = ''
    const d = blocks(
      random,
      -20,
      w + 20,
      base,
      { width: 44 + i * 20, height: tall * (1 - i * 0.18) },
      (box) => {
        const lit = windowGrid(
          stage,
          { x: box.x + 4, y: box.y + 10, width: box.width - 8, height: box.height - 10 },
          {
            columns: Math.max(2, Math.round(box.width / (13 + i * 3))),
            rows: Math.max(2, Math.round(box.height / (19 + i * 4))),
            lit: 0.24 + i * 0.06,
          },
        )
        dim += lit.dim
        bright += lit.bright
      },
    )
    markup +=
      cut(d, {
        fill: fall(
          stage,
          base - tall,
          base,
          `0 ${mix(mood.middle, mood.deep, 0.1 + i * 0.26)}, 1 ${mix(mood.middle, mood.light, 0.42 - i * 0.1)}`,
        ),
        shadow: 8 + i * 2,
        depth: 0.35,
        rim: rimLight(stage, light[0], light[1], 760, pale(mood), 0.7),
        rimWidth: 1,
      }) +
      shape(dim, mood.light, 0.55) +
      shape(bright, '#ffe9b8', 0.95) +
      mist(stage, base - 20, 110, mood.light, 0.2)
  }
  return markup
}

/** A city and its river. */
function river(stage: Stage, mood: Mood): string {
  const { width: w, height: h, random } = stage
  const base = h * 0.64
  const light: Point = [w * 0.66, h * 0.22]
  let markup = sky(stage, mood, light) + skyline(stage, mood, base, 360, light)
  markup += cut(rect(-20, base, w + 40, h), {
    fill: fall(
      stage,
      base,
      h,
      `0 ${mix(mood.light, mood.middle, 0.4)}, 0.3 ${mix(mood.middle, mood.deep, 0.4)}, 1 ${mood.deep}`,
    ),
    shadow: 10,
    depth: 0.4,
  })
  for (let i = 0; i < 13; i++)
    markup += glitter(
      stage,
      ((i + 0.5) / 13) * w + random.between(-30, 30),
      base + 4,
      base + random.between(100, 300),
      30,
      i % 3 ? mood.light : '#ffe9b8',
      0.75,
    )
  const boat = w * 0.4
  markup +=
    cut(
      [
        path`M${boat - 150} ${base + 120}L${boat + 160} ${base + 120}L${boat + 120} ${base + 160}L${boat - 120} ${base + 160}Z`,
        rect(boat - 100, base + 84, 190, 38),
      ],
      { fill: mood.deep, shadow: 9, rim: pale(mood), rimWidth: 1.2 },
    ) +
    shape(
      Array.from({ length: 9 }, (_, i) => rect(boat - 92 + i * 20, base + 94, 12, 16)).join(''),
      '#ffe0a0',
    ) +
    glitter(stage, boat, base + 164, base + 260, 130, '#ffe0a0', 0.7)
  const quay = path`M-20 ${h * 0.9}L${w + 20} ${h * 0.9}L${w + 20} ${h + 20}L-20 ${h + 20}Z`
  markup += cut(quay, {
    fill: mix(mood.deep, '#06050a', 0.4),
    shadow: 16,
    rim: rimLight(stage, w * 0.6, base, 900, pale(mood), 0.6),
    rimWidth: 1.4,
  })
  for (let i = 0; i < 7; i++)
    markup +=
      cut([limb(pts`${(i / 6) * w} ${h}, ${(i / 6) * w} ${h * 0.76}`, [5, 3], 2)], { fill: mood.deep }) +
      lamp(stage, (i / 6) * w, h * 0.75, 8, '#ffe0a0')
  return markup
}

/** From a hill: two look down on the lights of a valley. */
function lookout(stage: Stage, mood: Mood): string {
  const { width: w, height: h, random } = stage
  const light: Point = [w * 0.7, h * 0.2]
  let markup = sky(stage, mood, light)
  for (let i = 0; i < 3; i++) {
    const y = h * (0.44 + i * 0.05)
    markup += cut(toGround(stage, craggy(random, rolling(stage, y, 60 - i * 12, 1.3 + i * 0.4, 9), 66)), {
      fill: fall(
        stage,
        y - 80,
        y + 110,
        `0 ${mix(mood.middle, mood.deep, i * 0.25)}, 1 ${mix(mood.middle, mood.light, 0.4 - i * 0.08)}`,
      ),
      shadow: 8,
      depth: 0.25,
      rim: rimLight(stage, light[0], light[1], 700, pale(mood), 0.7),
      rimWidth: 1,
    })
  }
  const valley = h * 0.58
  markup += cut(rect(-20, valley, w + 40, h), {
    fill: fall(
      stage,
      valley,
      h,
      `0 ${mix(mood.middle, mood.light, 0.25)}, 0.4 ${mix(mood.middle, mood.deep, 0.6)}, 1 ${mood.deep}`,
    ),
    shadow: 8,
    depth: 0.3,
  })
  // Streets of light that run together far off.
  const far: Point = [w * 0.62, valley + 4]
  const points: (readonly [number, number, number])[] = []
  for (let street = 0; street < 15; street++) {
    const end: Point = [w * (-0.3 + (street / 14) * 1.6), h * 0.98]
    for (let i = 0; i < 44; i++) {
      const t = (i / 44) ** 1.8
      points.push([
        far[0] + (end[0] - far[0]) * t + random.between(-3, 3),
        far[1] + (end[1] - far[1]) * t,
        0.6 + t * 2.6,
      ])
    }
  }
  for (let i = 0; i < 420; i++) {
    const t = random.next() ** 1.7
    points.push([random.next() * w, valley + 6 + t * (h * 0.36), 0.6 + t * 1.8])
  }
  markup +=
    motes(
      points.filter((_, i) => i % 3),
      '#ffd89a',
      0.85,
    ) +
    motes(
      points.filter((_, i) => i % 3 === 0),
      mood.light,
      0.9,
    ) +
    glow(stage, far[0], far[1], 620, '#ffd89a', 0.5, 0.3)
  const hill = rolling(stage, h * 0.87, 26, 0.9)
  const x = stage.wide ? w * 0.56 : w * 0.46
  const rim = rimLight(stage, x + 60, h * 0.66, 520, '#fff0cc', 1)
  markup += cut(
    [...person('stander', 190, { x, y: h * 0.88 }), ...person('dress', 176, { x: x + 74, y: h * 0.885 })],
    { fill: mix(mood.deep, '#06050a', 0.3), shadow: 8, rim, rimWidth: 1.6 },
  )
  return (
    markup +
    cut(
      [
        toGround(stage, hill),
        grass(random, hill, -10, w + 10, 8, 40),
        firs(random, hill, w * 0.82, w + 10, 34, 190),
        firs(random, hill, -10, w * 0.12, 34, 150),
      ],
      { fill: mix(mood.deep, '#06050a', 0.5), shadow: 14, shadowOf: curve(hill), rim, rimWidth: 1.1 },
    )
  )
}

/** A long bridge and its cables. */
function span(stage: Stage, mood: Mood): string {
  const { width: w, height: h, random } = stage
  const base = h * 0.66
  const light: Point = [w * 0.3, h * 0.24]
  let markup = sky(stage, mood, light) + skyline(stage, mood, base - 10, 250, light)
  markup +=
    cut(rect(-20, base, w + 40, h), {
      fill: fall(
        stage,
        base,
        h,
        `0 ${mix(mood.light, mood.middle, 0.35)}, 0.3 ${mix(mood.middle, mood.deep, 0.4)}, 1 ${mood.deep}`,
      ),
      shadow: 8,
      depth: 0.3,
    }) + glitter(stage, light[0], base + 4, h, 170, pale(mood), 0.8)
  const rim = rimLight(stage, light[0], light[1], 1100, pale(mood), 0.85)
  const deck = (t: number): Point => [
    t * (w + 200) - 100,
    base - 60 + (1 - t) * 26 - Math.sin(t * Math.PI) * 40 + t * 70,
  ]
  const pieces: string[] = [
    limb(
      Array.from({ length: 9 }, (_, i) => deck(i / 8)),
      [9, 9, 9, 10, 11, 12, 14, 16, 18],
      4,
      'flat',
    ),
  ]
  let cables = ''
  for (const [t, tall, half] of [
    [0.26, 330, 0.2],
    [0.7, 470, 0.32],
  ] as const) {
    const [px, py] = deck(t)
    pieces.push(
      limb(pts`${px - 22} ${py + 260}, ${px - 8} ${py - tall}`, [15, 8], 4),
      limb(pts`${px + 26} ${py + 260}, ${px + 10} ${py - tall}`, [15, 8], 4),
      rect(px - 16, py - tall * 0.5, 34, 11),
      rect(px - 14, py - tall, 28, 12),
    )
    for (let i = 1; i <= 13; i++)
      for (const side of [-1, 1])
        cables += line(pts`${px} ${py - tall + i * 9}, ${deck(t + (side * half * i) / 13)}`)
    markup += motes([[px, py - tall - 10, 5]], '#ff8a7a')
  }
  markup +=
    stroke(cables, mix(mood.deep, pale(mood), 0.35), 1.8) +
    cut(pieces, { fill: mix(mood.deep, mood.middle, 0.25), shadow: 12, rim, rimWidth: 1.4 })
  return (
    markup +
    motes(
      Array.from(
        { length: 46 },
        (_, i) => [deck(i / 45)[0], deck(i / 45)[1] - 14, 2.6 + (i / 45) * 2] as const,
      ),
      '#ffe0a0',
    ) +
    Array.from({ length: 12 }, (_, i) =>
      glitter(
        stage,
        ((i + 0.5) / 12) * w,
        base + 20,
        base + random.between(90, 240),
        26,
        i % 2 ? '#ffe0a0' : mood.light,
        0.65,
      ),
    ).join('')
  )
}

const layouts = [river, pane, lookout, lane, span] as const

/** The city where the orchestra plays tonight. */
export const cityLights: Scene = (stage) =>
  (layouts[stage.variant % layouts.length] ?? river)(stage, moodOf(stage.variant))
