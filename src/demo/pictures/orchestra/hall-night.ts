import { mix } from '../colour.ts'
import { cloud, crown, firs, rolling, toGround } from '../land.ts'
import { glitter, lamp, moon, motes, stars } from '../light.ts'
import { backdrop, cut, mist, rimLight, shape } from '../paper.ts'
import { curve, ellipse, limb, type Point, pts, rect } from '../path.ts'
import { type Pose, person } from '../people.ts'
import { fall, radial, type Scene } from '../stage.ts'
import { fronts, warm } from './house-fronts.ts'
import { moodOf, pale } from './mood.ts'

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
  const front = fronts[variant % fronts.length] ?? fronts[0]
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
