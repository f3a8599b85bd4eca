import { mix } from '../colour.ts'
import { motes } from '../light.ts'
import { backdrop, cut, glow, put, rimLight, shape, stroke } from '../paper.ts'
import { ellipse, line, type Point, path, pts, rect } from '../path.ts'
import { fall, linear, radial, type Scene, type Stage } from '../stage.ts'
import { drumKit, grandPiano, kettledrum, mallet, musicStand } from './keys-and-drums.ts'
import { type Materials, materials } from './materials.ts'
import { type Mood, moodOf, pale } from './mood.ts'
import { bow, cello, doubleBass, guitar, harp, violin } from './strings.ts'
import { bassoon, clarinet, flute, horn, oboe, trombone, trumpet, tuba } from './winds.ts'

/** A chair of an orchestra, seat at 0 0, 90 wide, feet at y 130. */
const chair = (papers: Materials) =>
  [
    stroke('M-42 0L-48 130M42 0L48 130M-38 -6L-44 -130M38 -6L44 -130', '#1c1420', 8),
    cut('M-50 -10L50 -10L56 12L-56 12Z', { fill: papers.darkWood, shadow: 8, rim: papers.rim, rimWidth: 1 }),
    cut('M-48 -140C-20 -152 20 -152 48 -140L46 -70L-46 -70Z', {
      fill: papers.darkWood,
      shadow: 8,
      rim: papers.rim,
      rimWidth: 1,
    }),
  ].join('')

/** Instruments at rest on a floor at `floor`, around x. Each arrangement is a family. */
const arrangements: readonly ((papers: Materials, x: number, floor: number) => string)[] = [
  (papers, x, floor) =>
    put(doubleBass(papers), x + 230, floor - 290, 1.42, 9) +
    put(cello(papers), x - 40, floor - 200, 1.12, -7) +
    put(chair(papers), x - 260, floor - 130) +
    put(violin(papers), x - 270, floor - 208, 0.92, 62) +
    put(bow(papers), x - 90, floor - 150, 0.9, -62) +
    put(musicStand(papers, 230), x - 470, floor - 230, 0.9),
  (papers, x, floor) =>
    put(tuba(papers), x + 220, floor - 240, 1.0, 6) +
    put(trombone(papers), x + 60, floor - 360, 0.9, -26) +
    put(chair(papers), x - 60, floor - 130, 1.2) +
    put(horn(papers), x - 60, floor - 250, 1.02, 4) +
    put(trumpet(papers), x - 220, floor - 60, 0.92, 6),
  (papers, x, floor) =>
    put(kettledrum(papers), x - 250, floor - 190, 1.12) +
    put(kettledrum(papers), x + 250, floor - 190, 1.12) +
    put(kettledrum(papers), x, floor - 210, 1.3) +
    put(mallet(papers), x - 60, floor - 340, 1, -42) +
    put(mallet(papers), x + 70, floor - 336, 1, -134),
  (papers, x, floor) =>
    put(harp(papers), x + 40, floor - 350, 1.22) +
    put(chair(papers), x + 290, floor - 130) +
    put(flute(papers), x + 190, floor - 160, 0.62, -7) +
    put(musicStand(papers, 260), x - 330, floor - 260, 1),
  (papers, x, floor) =>
    put(bassoon(papers), x + 190, floor - 300, 0.86, 11) +
    put(clarinet(papers), x + 20, floor - 400, 0.96, 7) +
    put(oboe(papers), x - 120, floor - 380, 0.96, -8) +
    put(flute(papers), x - 330, floor - 40, 0.92, -4) +
    put(musicStand(papers, 300), x - 290, floor - 300, 1.12),
  (papers, x, floor) =>
    put(grandPiano(papers), x + 20, floor - 290, 0.96) + put(chair(papers), x + 420, floor - 130),
  (papers, x, floor) =>
    put(drumKit(papers), x, floor - 320, 1.02) + put(guitar(papers), x + 430, floor - 220, 0.96, 12),
  (papers, x, floor) =>
    put(cello(papers), x + 60, floor - 240, 1.3, 13) +
    put(horn(papers), x - 230, floor - 130, 0.96, -20) +
    put(violin(papers), x + 280, floor - 60, 0.96, 96) +
    put(bow(papers), x + 330, floor - 22, 0.86, 4),
]

/** What is behind them: drapes, an arch of light, or the rows of an empty hall. */
function ground(stage: Stage, mood: Mood, x: number, floor: number): string {
  const { width: w, height: h, random, variant } = stage
  let markup = backdrop(
    stage,
    `0 ${mix(mood.deep, '#06050a', 0.4)}, 0.6 ${mix(mood.middle, mood.deep, 0.4)}, 1 ${mood.deep}`,
  )
  const light: Point = [x, floor - 320]
  if (variant % 3 === 0) {
    for (let i = 0; i < 15; i++) {
      const [a, b] = [(i / 15) * (w + 60) - 30, ((i + 1.1) / 15) * (w + 60) - 30]
      const near = Math.max(0, 1 - Math.abs((a + b) / 2 - x) / 640)
      markup += cut(
        path`M${a} -20L${b} -20C${b + 14} ${floor * 0.5} ${b - 14} ${floor * 0.8} ${b} ${floor + 20}L${a} ${floor + 20}C${a - 14} ${floor * 0.7} ${a + 10} ${floor * 0.4} ${a} -20Z`,
        {
          fill: linear(
            stage,
            [a, 0],
            [b, 0],
            `0 ${mix(mood.deep, mood.middle, 0.2 + near * 0.3)}, 0.4 ${mix(mood.middle, mood.light, near * 0.5)}, 1 ${mix(mood.deep, mood.middle, near * 0.3)}`,
          ),
          shadow: 9,
          depth: 0.4,
        },
      )
    }
  } else if (variant % 3 === 1) {
    for (let i = 7; i >= 0; i--)
      markup += cut(ellipse(x, floor - 240, 180 + i * 92), {
        fill: radial(
          stage,
          light,
          240 + i * 96,
          `0 ${mix(mood.middle, mood.light, 0.85 - i * 0.1)}, 1 ${mix(mood.deep, mood.middle, 0.9 - i * 0.11)}`,
        ),
        shadow: 18,
        depth: 0.4,
        rim: rimLight(stage, x, floor - 240, 800, pale(mood), 0.4),
        rimWidth: 1,
      })
  } else {
    for (let i = 0; i < 6; i++) {
      const y = floor - 330 + i * 54
      let seats = ''
      const size = 22 + i * 4
      for (let sx = -20 + (i % 2) * size; sx < w + 30; sx += size * 2.2)
        seats += path`M${sx - size} ${y + 70}L${sx - size} ${y + 14}C${sx - size} ${y - 6} ${sx + size} ${y - 6} ${sx + size} ${y + 14}L${sx + size} ${y + 70}Z`
      markup += cut(seats, {
        fill: mix(mix(mood.middle, mood.light, 0.2), mood.deep, 0.25 + i * 0.1),
        shadow: 8,
        depth: 0.35,
        rim: rimLight(stage, x, y, 700, mood.light, 0.6),
        rimWidth: 1,
      })
    }
    markup += motes(
      Array.from(
        { length: 12 },
        (_, i) => [((i + 0.5) / 12) * w, floor - 420 + random.between(-10, 10), 4] as const,
      ),
      mood.light,
    )
  }
  markup += glow(stage, x, floor - 260, 620, mood.light, 0.6)
  markup += cut(rect(-20, floor - 6, w + 40, h), {
    fill: radial(
      stage,
      [x, floor + 10],
      w * 0.52,
      `0 ${pale(mood)}, 0.2 ${mix(mood.middle, mood.light, 0.5)}, 0.6 ${mix(mood.middle, mood.deep, 0.6)}, 1 ${mix(mood.deep, '#06050a', 0.3)}`,
      0.34,
    ),
    shadow: 12,
    depth: 0.4,
  })
  let boards = ''
  for (let i = -12; i <= 12; i++) boards += line(pts`${x + i * 70} ${floor - 4}, ${x + i * 260} ${h + 20}`)
  return (
    markup +
    stroke(boards, '#00000033', 2) +
    shape(
      path`M${x - 60} -20L${x + 60} -20L${x + 460} ${floor + 60}L${x - 460} ${floor + 60}Z`,
      fall(stage, 0, floor + 60, `0 ${pale(mood)} 0.34, 0.7 ${mood.light} 0.1, 1 ${mood.light} 0`),
    )
  )
}

/** Instruments of one family, resting in a pool of light. */
export const instruments: Scene = (stage) => {
  const { width: w, height: h, random, variant } = stage
  const mood = moodOf(variant)
  const papers = materials(stage, mood.light)
  const x = stage.wide ? w * (variant % 2 ? 0.5 : 0.6) : w * 0.5
  const floor = h * (stage.wide ? 0.84 : 0.76)
  const arrangement = arrangements[variant % arrangements.length]
  const fit = stage.wide ? 1.18 : 0.98
  const resting = put(arrangement?.(papers, 0, 0) ?? '', x, floor, fit)
  const dust = Array.from(
    { length: 50 },
    () => [x + random.between(-1, 1) * 420, random.next() * floor, random.between(0.8, 2.2)] as const,
  )
  return `${ground(stage, mood, x, floor)}${shape(ellipse(x, floor + 4, 520, 30), mood.deep, 0.5)}${resting}${motes(dust, pale(mood), 0.75)}${shape(rect(-10, h * 0.9, w + 20, h * 0.12), fall(stage, h * 0.88, h, `0 ${mood.deep} 0, 1 ${mood.deep} 0.8`))}`
}
