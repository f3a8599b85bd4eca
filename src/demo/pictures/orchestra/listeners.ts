import { mix } from '../colour.ts'
import { heads, orchestra, seats } from '../halls/furniture.ts'
import { moon, motes, stars, stringLights } from '../light.ts'
import { backdrop, cut, glow, rimLight } from '../paper.ts'
import { arch, ellipse, limb, path, pts, rect } from '../path.ts'
import { linear, radial, type Stage } from '../stage.ts'
import { farStage } from './far-stage.ts'
import { type Mood, pale } from './mood.ts'

/** Boxes seen from the side: those who lean over the rail. */
export function boxes(stage: Stage, mood: Mood): string {
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
export function pair(stage: Stage, mood: Mood): string {
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
export function shoulders(stage: Stage, mood: Mood): string {
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
