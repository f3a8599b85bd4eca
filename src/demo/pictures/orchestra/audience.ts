import { mix } from '../colour.ts'
import { heads } from '../halls/furniture.ts'
import { beam, motes } from '../light.ts'
import { backdrop, cut, glow, rimLight, shape, stroke } from '../paper.ts'
import { arch, curve, ellipse, limb, line, type Point, path, pts, rect } from '../path.ts'
import { type Pose, person } from '../people.ts'
import { fall, linear, radial, type Scene, type Stage } from '../stage.ts'
import { farStage } from './far-stage.ts'
import { boxes, pair, shoulders } from './listeners.ts'
import { type Mood, moodOf, pale } from './mood.ts'

/** Rows of heads before a bright stage. */
function evening(stage: Stage, mood: Mood): string {
  const { width: w, height: h } = stage
  const x = stage.wide ? w * 0.58 : w * 0.5
  const floor = h * 0.56
  let markup =
    backdrop(stage, `0 ${mood.deep}, 0.5 ${mix(mood.middle, mood.deep, 0.3)}, 1 #06050a`) +
    farStage(stage, mood, x, floor, stage.wide ? 380 : 330, true)
  for (let i = 0; i < 6; i++)
    markup += heads(
      stage,
      x,
      floor + 60 + i ** 1.6 * 26,
      19 + i * 12,
      pale(mood),
      mix(mix(mood.middle, mood.deep, 0.6), '#06050a', i / 5),
    )
  return markup
}

/** A scrap of paper in the air. */
const confetto = (x: number, y: number, s: number) =>
  path`M${x} ${y}L${x + s} ${y + s * 0.5}L${x + s * 0.6} ${y + s * 1.3}Z`

/** The last chord has sounded: all stand, arms up, paper rain. */
function ovation(stage: Stage, mood: Mood): string {
  const { width: w, height: h, random } = stage
  const x = stage.wide ? w * 0.56 : w * 0.5
  let markup =
    backdrop(
      stage,
      `0 ${mood.deep}, 0.4 ${mood.middle}, 0.62 ${mix(mood.middle, mood.light, 0.5)}, 1 ${mood.deep}`,
    ) + glow(stage, x, h * 0.44, 760, mood.light, 0.9)
  for (let i = 0; i < 9; i++)
    markup += beam(stage, [x + (i - 4) * 90, h * 0.56], -90 + (i - 4) * 13, 9, h, pale(mood), 0.4)
  markup += glow(stage, x, h * 0.56, 330, '#fff8e8', 0.9, 0.5)
  for (let row = 0; row < 5; row++) {
    const size = 26 + row * 17
    const y = h * (0.6 + row * 0.085)
    const pieces: string[] = []
    for (let px = -size; px < w + size; px += size * random.between(1.9, 2.6)) {
      const lift = random.between(-0.3, 0.3) * size
      pieces.push(
        ellipse(px, y + lift, size * 0.46, size * 0.56),
        path`M${px - size} ${y + size * 4}C${px - size} ${y + size * 0.9} ${px - size * 0.4} ${y + size * 0.8} ${px} ${y + size * 0.7 + lift}C${px + size * 0.4} ${y + size * 0.8} ${px + size} ${y + size * 0.9} ${px + size} ${y + size * 4}Z`,
      )
      if (random.chance(0.75)) {
        const clap = random.chance(0.5)
        for (const side of [-1, 1]) {
          const hand: Point = clap
            ? [px + side * size * 0.1, y - size * 0.95]
            : [px + side * size * random.between(0.6, 1.2), y - size * random.between(1.2, 2)]
          pieces.push(
            limb(
              pts`${px + side * size * 0.7} ${y + size}, ${px + side * size * 0.95} ${y + size * 0.1}, ${hand}`,
              [size * 0.2, size * 0.16, size * 0.11],
              4,
            ),
            ellipse(hand[0], hand[1] - size * 0.08, size * 0.14, size * 0.2),
          )
        }
      }
    }
    markup += cut(pieces, {
      fill: mix(mix(mood.middle, mood.deep, 0.5), '#06050a', row / 4),
      shadow: 7,
      rim: rimLight(stage, x, y - 160, w * 0.52, pale(mood), 0.85),
      rimWidth: 1.4,
    })
  }
  let confetti = ''
  for (let i = 0; i < 150; i++)
    confetti += confetto(random.next() * w, random.next() * h * 0.8, random.between(5, 10))
  return markup + shape(confetti, pale(mood), 0.85)
}

/** Phones and small lamps held up in the dark. */
function lights(stage: Stage, mood: Mood): string {
  const { width: w, height: h, random } = stage
  const x = stage.wide ? w * 0.6 : w * 0.5
  const floor = h * 0.44
  let markup =
    backdrop(stage, `0 #06050a, 0.4 ${mix(mood.middle, mood.deep, 0.4)}, 1 #06050a`) +
    farStage(stage, mood, x, floor, stage.wide ? 270 : 250, true)
  for (const side of [-1, 1])
    for (let i = 0; i < 4; i++)
      markup += beam(
        stage,
        [x + side * (180 + i * 60), floor - 300],
        90 - side * (16 + i * 12),
        9,
        h * 0.9,
        mood.light,
        0.4,
      )
  for (let i = 0; i < 7; i++) {
    const y = floor + 50 + i ** 1.5 * 28
    const size = 13 + i * 9.5
    markup += heads(stage, x, y, size, pale(mood), mix(mix(mood.middle, mood.deep, 0.6), '#06050a', i / 6))
    const held = Array.from(
      { length: 26 - i * 3 },
      () => [random.next() * w, y - size * random.between(1, 2.2), 1.6 + i * 0.75] as const,
    )
    const arms = held
      .map(([hx, hy]) =>
        limb(
          pts`${hx} ${y + size * 1.4}, ${hx + random.between(-4, 4)} ${hy + 6}`,
          [size * 0.16, size * 0.1],
          2,
        ),
      )
      .join('')
    markup += shape(arms, mix(mood.deep, '#06050a', 0.5)) + motes(held, '#fff4dc')
  }
  return markup
}

/** The foyer before the doors open. */
function foyer(stage: Stage, mood: Mood): string {
  const { width: w, height: h, random } = stage
  const floor = h * 0.8
  const x = stage.wide ? w * 0.58 : w * 0.5
  let markup =
    backdrop(
      stage,
      `0 ${mix(mood.middle, mood.deep, 0.5)}, 0.6 ${mix(mood.middle, mood.light, 0.2)}, 1 ${mood.deep}`,
    ) + glow(stage, x, h * 0.5, 760, mood.light, 0.7)
  for (let i = -3; i <= 3; i++) {
    const dx = x + i * 260
    markup += cut(arch(dx - 90, h * 0.16, 180, floor - h * 0.16), {
      fill:
        i === 0
          ? radial(stage, [dx, floor - 120], 330, `0 #fffaf0, 0.5 ${pale(mood)}, 1 ${mood.light}`)
          : fall(
              stage,
              h * 0.16,
              floor,
              `0 ${mix(mood.middle, mood.deep, 0.3)}, 1 ${mix(mood.middle, mood.light, 0.5)}`,
            ),
      shadow: 18,
      rim: pale(mood),
      rimWidth: 1.6,
    })
    if (i !== 0)
      markup += stroke(
        line(pts`${dx} ${h * 0.17}, ${dx} ${floor}`) +
          line(pts`${dx - 90} ${h * 0.4}, ${dx + 90} ${h * 0.4}`),
        mix(mood.middle, mood.deep, 0.5),
        5,
      )
    markup +=
      cut(rect(dx + 112, h * 0.1, 36, floor - h * 0.1), {
        fill: linear(
          stage,
          [dx + 112, 0],
          [dx + 148, 0],
          `0 ${mix(mood.middle, mood.light, 0.5)}, 1 ${mix(mood.middle, mood.deep, 0.5)}`,
        ),
        shadow: 10,
      }) + motes([[dx + 130, h * 0.32, 8]], mood.light)
  }
  markup +=
    stroke(curve(pts`${x} -20, ${x} ${h * 0.08}`), mood.deep, 4) +
    motes(
      Array.from(
        { length: 26 },
        (_, i) =>
          [x + Math.cos((i / 26) * 6.283) * 130, h * 0.1 + Math.sin((i / 26) * 6.283) * 26, 4] as const,
      ),
      '#ffe6b0',
    ) +
    glow(stage, x, h * 0.1, 300, mood.light, 0.7)
  markup += cut(rect(-20, floor, w + 40, h), {
    fill: radial(
      stage,
      [x, floor],
      620,
      `0 #fff4dc, 0.25 ${mix(mood.light, mood.middle, 0.4)}, 1 ${mood.deep}`,
      0.4,
    ),
    shadow: 10,
  })
  const poses: readonly Pose[] = [
    'dress',
    'stander',
    'walker',
    'dress',
    'detective',
    'stander',
    'dress',
    'walker',
  ]
  for (let row = 0; row < 3; row++) {
    const people = Array.from({ length: 11 - row * 2 }, (_, i) =>
      person(poses[(i + row * 3) % 8] ?? 'dress', (170 + row * 60) * random.between(0.92, 1.06), {
        x: ((i + 0.5) / (11 - row * 2)) * w + random.between(-30, 30),
        y: floor + 20 + row * 56,
        stretch: random.chance(0.5) ? 1 : -1,
      }),
    ).flat()
    markup += cut(people, {
      fill: mix(mix(mood.middle, mood.deep, 0.6), '#06050a', row * 0.4),
      shadow: 9,
      depth: 0.4,
      rim: rimLight(stage, x, floor - 160, 640, '#fff4dc', 0.95),
      rimWidth: 1.5,
    })
  }
  return markup
}

const layouts = [evening, ovation, lights, boxes, pair, shoulders, foyer] as const

/** Those who came to listen. */
export const audience: Scene = (stage) =>
  (layouts[stage.variant % layouts.length] ?? evening)(stage, moodOf(stage.variant))
