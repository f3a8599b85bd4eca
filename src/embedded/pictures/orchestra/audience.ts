import { mix } from '../colour.ts'
import { heads, orchestra, seats, spots } from '../halls/furniture.ts'
import { beam, moon, motes, stars, stringLights } from '../light.ts'
import { backdrop, cut, glow, rimLight, shape, stroke } from '../paper.ts'
import { arch, curve, ellipse, limb, line, type Point, path, pts, rect } from '../path.ts'
import { type Pose, person } from '../people.ts'
import { fall, linear, radial, type Scene, type Stage } from '../stage.ts'
import { type Mood, moodOf, pale } from './mood.ts'

/** The lit stage far in front, with or without its players. */
function farStage(
  stage: Stage,
  mood: Mood,
  x: number,
  floor: number,
  half: number,
  players: boolean,
): string {
  const scheme = { light: pale(mood), wall: mood.middle, seat: mood.middle, trim: mood.light }
  const top = floor - half * 0.9
  let markup = cut(
    path`M${x - half - 60} ${floor + 20}L${x - half - 60} ${top}Q${x} ${top - 110} ${x + half + 60} ${top}L${x + half + 60} ${floor + 20}Z`,
    { fill: mix(mood.middle, mood.light, 0.2), shadow: 22, rim: pale(mood), rimWidth: 1.4 },
  )
  markup += shape(
    path`M${x - half} ${floor}L${x - half} ${top + 40}Q${x} ${top - 60} ${x + half} ${top + 40}L${x + half} ${floor}Z`,
    radial(
      stage,
      [x, floor - 60],
      half * 1.3,
      `0 #fff8e8, 0.4 ${pale(mood)}, 1 ${mix(mood.light, mood.middle, 0.5)}`,
    ),
  )
  markup += spots(stage, x - half * 0.8, x + half * 0.8, top + 40, floor, 7, '#fff6e4', 0.4)
  return (
    markup +
    (players ? orchestra(stage, x, floor, half * 0.92, 90, scheme) : '') +
    glow(stage, x, floor - 40, half * 1.7, mood.light, 0.6)
  )
}

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

/** Boxes seen from the side: those who lean over the rail. */
function boxes(stage: Stage, mood: Mood): string {
  const { width: w, height: h, random } = stage
  let markup =
    backdrop(stage, `0 ${mood.deep}, 0.6 ${mix(mood.middle, mood.deep, 0.4)}, 1 #06050a`) +
    glow(stage, w * 0.08, h * 0.62, w * 0.6, mood.light, 0.9)
  for (let tier = 0; tier < 3; tier++) {
    const y = h * (0.1 + tier * 0.32)
    for (let i = 0; i < 4; i++) {
      const [x, wide] = [w * (0.3 + i * 0.2) - tier * 30, w * 0.17]
      const opening = arch(x, y - 10, wide, h * 0.25)
      markup += cut(opening, {
        fill: radial(
          stage,
          [x, y + h * 0.16],
          wide * 1.3,
          `0 ${mix(mood.light, '#fff4dc', 0.3)}, 0.5 ${mix(mood.middle, mood.light, 0.4)}, 1 ${mix(mood.middle, mood.deep, 0.6)}`,
        ),
        shadow: 16,
        rim: pale(mood),
        rimWidth: 1.4,
      })
      const people: string[] = []
      for (let j = 0; j < 3; j++) {
        const [px, py, s] = [x + wide * (0.24 + j * 0.27), y + h * 0.13 + random.between(-8, 10), wide * 0.11]
        people.push(
          ellipse(px - s * 0.2, py, s * 0.72, s * 0.9),
          path`M${px - s * 1.3} ${py + s * 4}C${px - s * 1.2} ${py + s * 1.3} ${px - s * 0.3} ${py + s * 1.2} ${px - s * 0.3} ${py + s * 0.6}L${px + s * 0.4} ${py + s * 0.6}C${px + s * 0.5} ${py + s * 1.2} ${px + s * 1.5} ${py + s * 1.3} ${px + s * 1.6} ${py + s * 4}Z`,
        )
        if (random.chance(0.4)) people.push(ellipse(px + s * 0.5, py - s * 0.7, s * 0.4, s * 0.36))
        if (random.chance(0.4))
          people.push(
            limb(
              pts`${px - s} ${py + s * 2.6}, ${px - s * 1.8} ${py + s * 1.2}, ${px - s * 0.9} ${py + s * 0.2}`,
              [s * 0.3, s * 0.24, s * 0.2],
              4,
            ),
          )
      }
      markup += cut(people, {
        fill: mix(mood.deep, '#06050a', 0.3),
        shadow: 6,
        depth: 0.3,
        rim: rimLight(stage, w * 0.1, y + 100, w * 0.9, '#fff2d8', 0.9),
        rimWidth: 1.4,
      })
      for (const side of [0, 1])
        markup += cut(
          path`M${x + side * wide} ${y - 10}C${x + side * wide + (side ? -50 : 50)} ${y + 40} ${x + side * wide + (side ? -14 : 14)} ${y + h * 0.16} ${x + side * wide} ${y + h * 0.24}Z`,
          { fill: mix(mood.middle, mood.light, 0.16), shadow: 8 },
        )
    }
    const rail = path`M${w * 0.22 - tier * 40} ${y + h * 0.2}C${w * 0.5} ${y + h * 0.235} ${w * 0.8} ${y + h * 0.21} ${w + 20} ${y + h * 0.15}L${w + 20} ${y + h * 0.25}C${w * 0.8} ${y + h * 0.31} ${w * 0.5} ${y + h * 0.325} ${w * 0.22 - tier * 40} ${y + h * 0.28}Z`
    markup +=
      cut(rail, {
        fill: linear(
          stage,
          [w * 0.2, 0],
          [w, 0],
          `0 ${mix(mood.light, '#fff4dc', 0.4)}, 0.3 ${mix(mood.light, mood.middle, 0.4)}, 1 ${mix(mood.middle, mood.deep, 0.6)}`,
        ),
        shadow: 18,
        rim: '#fff4dc',
        rimWidth: 1.4,
      }) +
      motes(
        Array.from({ length: 7 }, (_, i) => [w * (0.27 + i * 0.115) - tier * 30, y + h * 0.255, 5] as const),
        mood.light,
      )
  }
  return markup
}

/** Two who sit close, and a screen before them. */
function pair(stage: Stage, mood: Mood): string {
  const { width: w, height: h, random } = stage
  const x = stage.wide ? w * 0.56 : w * 0.5
  let markup =
    backdrop(stage, `0 ${mood.deep}, 0.5 ${mix(mood.middle, mood.deep, 0.3)}, 1 #06050a`) +
    farStage(stage, mood, x, h * 0.5, stage.wide ? 460 : 360, false)
  markup += seats(stage, x, h * 0.55, 4, {
    light: pale(mood),
    wall: mood.middle,
    seat: mix(mood.middle, mood.deep, 0.3),
    trim: mood.light,
  })
  markup += orchestra(
    stage,
    x,
    h * 0.42,
    400,
    74,
    { light: pale(mood), wall: mood.middle, seat: mood.middle, trim: mood.light },
    false,
  )
  const rim = rimLight(stage, x, h * 0.4, 620, '#fff4dc', 1)
  const dark = mix(mood.deep, '#06050a', 0.45)
  for (const [dx, dy, k, tilt, hair] of [
    [-130, 0, 1, 9, 0],
    [110, 26, 0.92, -11, 1],
  ] as const) {
    const [cx, cy] = [x + dx, h * (stage.wide ? 0.56 : 0.58) + dy]
    const body = [
      path`M${cx - 170 * k} ${h + 60}C${cx - 176 * k} ${cy + 120} ${cx - 90 * k} ${cy + 118} ${cx - 38 * k} ${cy + 96}L${cx + 38 * k} ${cy + 96}C${cx + 90 * k} ${cy + 118} ${cx + 176 * k} ${cy + 120} ${cx + 170 * k} ${h + 60}Z`,
      ellipse(cx + tilt * 2, cy, 74 * k, 90 * k),
      rect(cx - 34 * k, cy + 50, 68 * k, 60),
    ]
    if (hair)
      body.push(
        path`M${cx - 84 * k + tilt * 2} ${cy + 130}C${cx - 116 * k} ${cy - 150} ${cx + 116 * k} ${cy - 150} ${cx + 84 * k + tilt * 2} ${cy + 130}C${cx + 40} ${cy + 150} ${cx - 40} ${cy + 150} ${cx - 84 * k + tilt * 2} ${cy + 130}Z`,
      )
    else body.push(ellipse(cx - 74 + tilt * 2, cy + 10, 13, 24), ellipse(cx + 74 + tilt * 2, cy + 10, 13, 24))
    markup += cut(body, { fill: dark, shadow: 18, rim, rimWidth: 2 })
  }
  return (
    markup +
    motes(
      Array.from(
        { length: 40 },
        () => [x + random.between(-500, 500), random.next() * h * 0.7, random.between(0.8, 2)] as const,
      ),
      pale(mood),
      0.7,
    )
  )
}

/** An open-air evening: a child on someone's shoulders, lamps on wires. */
function shoulders(stage: Stage, mood: Mood): string {
  const { width: w, height: h, random } = stage
  const x = stage.wide ? w * 0.6 : w * 0.5
  let markup =
    backdrop(stage, mood.sky) +
    stars(stage, 200, '#fff4e4', { height: h * 0.6 }) +
    moon(stage, w * 0.2, h * 0.2, 50, pale(mood)) +
    farStage(stage, mood, x, h * 0.56, stage.wide ? 300 : 260, true)
  markup +=
    stringLights([-20, h * 0.1], [w * 0.55, h * 0.05], 70, 20, mood.deep, mood.light, 4) +
    stringLights([w * 0.5, h * 0.05], [w + 20, h * 0.12], 70, 20, mood.deep, mood.light, 4)
  for (let i = 0; i < 5; i++)
    markup += heads(
      stage,
      x,
      h * 0.62 + i ** 1.5 * 26,
      20 + i * 13,
      pale(mood),
      mix(mix(mood.middle, mood.deep, 0.6), '#06050a', i / 4),
    )
  const rim = rimLight(stage, x, h * 0.46, 560, '#fff4dc', 1)
  const [cx, cy] = [x - 40, h * 0.72]
  const family = [
    path`M${cx - 130} ${h + 60}C${cx - 140} ${cy + 90} ${cx - 70} ${cy + 76} ${cx - 28} ${cy + 60}L${cx + 28} ${cy + 60}C${cx + 70} ${cy + 76} ${cx + 140} ${cy + 90} ${cx + 130} ${h + 60}Z`,
    ellipse(cx, cy, 50, 62),
    path`M${cx - 58} ${cy - 10}C${cx - 80} ${cy - 120} ${cx - 40} ${cy - 150} ${cx - 20} ${cy - 156}L${cx + 20} ${cy - 156}C${cx + 40} ${cy - 150} ${cx + 80} ${cy - 120} ${cx + 58} ${cy - 10}L${cx + 30} ${cy + 70}L${cx + 14} ${cy - 40}L${cx - 14} ${cy - 40}L${cx - 30} ${cy + 70}Z`,
    ellipse(cx, cy - 190, 38, 44),
    limb(pts`${cx - 40} ${cy - 130}, ${cx - 90} ${cy - 190}, ${cx - 110} ${cy - 262}`, [17, 13, 9], 5),
    limb(pts`${cx + 40} ${cy - 130}, ${cx + 92} ${cy - 180}, ${cx + 120} ${cy - 250}`, [17, 13, 9], 5),
    ellipse(cx - 112, cy - 270, 12, 14),
    ellipse(cx + 122, cy - 258, 12, 14),
    limb(pts`${cx + 20} ${cy - 218}, ${cx + 52} ${cy - 214}, ${cx + 60} ${cy - 170}`, [9, 11, 3], 4),
  ]
  return (
    markup +
    cut(family, { fill: mix(mood.deep, '#06050a', 0.45), shadow: 16, rim, rimWidth: 2 }) +
    motes(
      Array.from(
        { length: 30 },
        () => [random.next() * w, random.next() * h * 0.7, random.between(0.9, 2.2)] as const,
      ),
      pale(mood),
      0.8,
    )
  )
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
