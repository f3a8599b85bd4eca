import { mix } from '../colour.ts'
import { orchestra, spots } from '../halls/furniture.ts'
import { motes, rays } from '../light.ts'
import { backdrop, cut, glow, put, rimLight, shape, stroke } from '../paper.ts'
import { arch, ellipse, limb, line, path, pts, rect } from '../path.ts'
import { musician } from '../portraits.ts'
import { fall, linear, radial, type Scene, type Stage } from '../stage.ts'
import { musicStand } from './keys-and-drums.ts'
import { materials } from './materials.ts'
import { type Mood, moodOf, pale } from './mood.ts'
import { makeLook } from './musician.ts'

/** A hall for rehearsals: tall windows, the day outside, panels and a floor of boards. */
function room(stage: Stage, mood: Mood, floor: number): string {
  const { width: w, height: h } = stage
  let markup = backdrop(stage, `0 ${mix(mood.deep, mood.middle, 0.2)}, 0.6 ${mood.middle}, 1 ${mood.deep}`)
  const count = stage.wide ? 5 : 3
  for (let i = 0; i < count; i++) {
    const x = w * ((i + 0.5) / count)
    const half = w / count / 2.9
    const d = arch(x - half, floor * 0.1, half * 2, floor * 0.72)
    markup += cut(d, {
      fill: fall(
        stage,
        0,
        floor * 0.84,
        `0 ${mix(mood.light, '#8fa8e8', 0.5)}, 0.55 ${pale(mood)}, 1 ${mix(mood.light, mood.middle, 0.3)}`,
      ),
      shadow: 14,
      depth: 0.5,
    })
    const bars =
      [0.26, 0.42, 0.58].map((t) => line(pts`${x - half} ${floor * t}, ${x + half} ${floor * t}`)).join('') +
      line(pts`${x} ${floor * 0.1}, ${x} ${floor * 0.82}`) +
      line(pts`${x - half * 0.5} ${floor * 0.2}, ${x - half * 0.5} ${floor * 0.82}`) +
      line(pts`${x + half * 0.5} ${floor * 0.2}, ${x + half * 0.5} ${floor * 0.82}`)
    markup +=
      stroke(bars, mix(mood.deep, mood.middle, 0.5), 5) +
      stroke(d, mix(mood.deep, mood.middle, 0.35), 13) +
      glow(stage, x, floor * 0.5, half * 2.6, pale(mood), 0.35)
    markup += shape(
      path`M${x - half} ${floor * 0.82}L${x + half} ${floor * 0.82}L${x + half * 1.7 + (w / 2 - x) * 0.3} ${h}L${x - half * 1.7 + (w / 2 - x) * 0.3} ${h}Z`,
      fall(stage, floor * 0.8, h, `0 ${pale(mood)} 0.3, 1 ${mood.light} 0.02`),
    )
  }
  markup += cut(rect(-20, floor * 0.84, w + 40, floor * 0.2), {
    fill: fall(
      stage,
      floor * 0.84,
      floor,
      `0 ${mix(mood.middle, mood.light, 0.2)}, 1 ${mix(mood.middle, mood.deep, 0.5)}`,
    ),
    shadow: 8,
    depth: 0.4,
    rim: pale(mood),
    rimWidth: 0.8,
  })
  return (
    markup +
    cut(rect(-20, floor, w + 40, h), {
      fill: radial(
        stage,
        [w / 2, floor],
        w * 0.6,
        `0 ${mix(mood.light, mood.middle, 0.35)}, 0.5 ${mix(mood.middle, mood.deep, 0.35)}, 1 ${mood.deep}`,
        0.5,
      ),
      shadow: 8,
      depth: 0.4,
    })
  )
}

/** A desk of players of one family, close by. */
function section(stage: Stage, mood: Mood, names: readonly string[]): string {
  const { width: w, height: h, random } = stage
  const papers = materials(stage, mood.light)
  let markup = room(stage, mood, h * 0.8) + shape(rect(-10, -10, w + 20, h + 20), mood.deep, 0.25)
  const count = stage.wide ? names.length : Math.min(2, names.length)
  const step = w / count
  const size = stage.wide ? 0.76 : 0.86
  for (let i = count - 1; i >= 0; i--) {
    const look = makeLook({ ...stage, variant: i + stage.variant })
    markup += put(
      musician(stage, names[i] ?? 'violin', papers, look),
      step * (i + 0.62),
      h * (0.36 + (i % 2) * 0.045),
      size,
    )
  }
  markup += put(musicStand(papers, 320), stage.wide ? w * 0.07 : w * 0.04, h * 0.86, 0.92)
  return (
    markup +
    rays(stage, [w * 0.8, -80], 10, h * 1.3, pale(mood), 0.22, 80, 140) +
    motes(
      Array.from(
        { length: 40 },
        () => [random.next() * w, random.next() * h, random.between(0.9, 2.2)] as const,
      ),
      pale(mood),
      0.7,
    ) +
    shape(
      rect(-10, h * 0.7, w + 20, h * 0.32),
      fall(stage, h * 0.7, h, `0 ${mood.deep} 0, 1 ${mood.deep} 0.85`),
    )
  )
}

/** The whole orchestra from behind the conductor, with the day in the windows. */
function tutti(stage: Stage, mood: Mood): string {
  const { width: w, height: h } = stage
  const floor = h * (stage.wide ? 0.72 : 0.66)
  const scheme = { light: pale(mood), wall: mood.middle, seat: mood.middle, trim: mood.light }
  const x = stage.wide ? w * 0.56 : w * 0.5
  let markup = room(stage, mood, floor) + rays(stage, [w * 0.86, -60], 9, h * 1.2, pale(mood), 0.24, 95, 150)
  for (let i = 2; i >= 0; i--)
    markup += cut(
      path`M${x - 560 - i * 40} ${floor + 40 - i * 40}C${x - 300} ${floor - 60 - i * 40} ${x + 300} ${floor - 60 - i * 40} ${x + 560 + i * 40} ${floor + 40 - i * 40}L${x + 620} ${floor + 120}L${x - 620} ${floor + 120}Z`,
      {
        fill: mix(mix(mood.middle, mood.light, 0.25), mood.deep, 0.3 - i * 0.1),
        shadow: 12,
        depth: 0.4,
        rim: pale(mood),
        rimWidth: 0.8,
      },
    )
  markup += put(orchestra(stage, 0, 0, 340, 110, scheme, false), x, floor + 100, stage.wide ? 1.5 : 1.22)
  const y = h * (stage.wide ? 0.98 : 0.9)
  const rim = rimLight(stage, x, floor - 160, 520, '#fff6e4', 1)
  const back = [
    path`M${x - 84} ${y + 120}C${x - 100} ${y - 40} ${x - 104} ${y - 110} ${x - 76} ${y - 150}C${x - 50} ${y - 174} ${x - 22} ${y - 178} ${x - 18} ${y - 200}L${x + 18} ${y - 200}C${x + 22} ${y - 178} ${x + 50} ${y - 174} ${x + 76} ${y - 150}C${x + 104} ${y - 110} ${x + 100} ${y - 40} ${x + 84} ${y + 120}Z`,
    ellipse(x, y - 232, 36, 44),
    limb(pts`${x - 70} ${y - 136}, ${x - 140} ${y - 150}, ${x - 190} ${y - 250}`, [28, 22, 13], 6),
    limb(pts`${x + 70} ${y - 136}, ${x + 150} ${y - 176}, ${x + 186} ${y - 286}`, [28, 22, 13], 6),
    path`M${x - 38} ${y - 240}C${x - 46} ${y - 290} ${x + 46} ${y - 290} ${x + 38} ${y - 240}L${x + 36} ${y - 210}C${x + 20} ${y - 204} ${x - 20} ${y - 204} ${x - 36} ${y - 210}Z`,
  ]
  return `${markup}${cut(back, { fill: mix(mood.deep, '#06050a', 0.5), shadow: 14, rim, rimWidth: 1.8 })}${stroke(line(pts`${x + 186} ${y - 290}, ${x + 240} ${y - 380}`), '#fff4dc', 4)}`
}

/** Chairs and stands before anyone has come; one lamp burns. */
function early(stage: Stage, mood: Mood): string {
  const { width: w, height: h, random } = stage
  const papers = materials(stage, mood.light)
  const floor = h * 0.62
  const x = stage.wide ? w * 0.58 : w * 0.5
  let markup = backdrop(
    stage,
    `0 ${mix(mood.deep, '#06050a', 0.4)}, 0.6 ${mix(mood.middle, mood.deep, 0.5)}, 1 ${mood.deep}`,
  )
  for (let i = 0; i < 13; i++) {
    const px = (i / 12) * w
    markup += cut(rect(px - w / 26, -20, w / 13 + 2, floor + 30), {
      fill: linear(
        stage,
        [px - w / 26, 0],
        [px + w / 26, 0],
        `0 ${mix(mood.middle, mood.deep, 0.75)}, 0.5 ${mix(mood.middle, mood.light, Math.max(0, 0.4 - Math.abs(px - x) / 1400))}, 1 ${mix(mood.middle, mood.deep, 0.7)}`,
      ),
      shadow: 7,
      depth: 0.35,
    })
  }
  markup += cut(rect(-20, floor, w + 40, h), {
    fill: radial(
      stage,
      [x, floor + 150],
      w * 0.5,
      `0 ${pale(mood)}, 0.25 ${mix(mood.middle, mood.light, 0.4)}, 0.7 ${mix(mood.middle, mood.deep, 0.7)}, 1 ${mood.deep}`,
      0.4,
    ),
    shadow: 10,
  })
  markup += spots(stage, x - 380, x + 380, 40, floor + 160, 6, pale(mood), 0.22)
  const dark = mix(mood.deep, '#06050a', 0.3)
  const rim = rimLight(stage, x, floor + 60, 620, pale(mood), 0.9)
  for (let row = 0; row < 4; row++) {
    const t = row / 3
    const [half, y, s] = [280 + t * 460, floor + 24 + t * h * 0.24, 0.42 + t * 0.5]
    const count = 7 + row
    for (let i = 0; i < count; i++) {
      const u = (i + 0.5) / count - 0.5
      const [cx, cy] = [x + u * 2 * half, y + Math.abs(u) ** 2 * 110 * (1 + t)]
      const chair = [
        limb(pts`${cx - 30 * s} ${cy}, ${cx - 36 * s} ${cy + 84 * s}`, [4 * s, 3 * s], 2),
        limb(pts`${cx + 30 * s} ${cy}, ${cx + 36 * s} ${cy + 84 * s}`, [4 * s, 3 * s], 2),
        rect(cx - 36 * s, cy - 8 * s, 72 * s, 14 * s),
        path`M${cx - 34 * s} ${cy - 104 * s}C${cx - 14 * s} ${cy - 112 * s} ${cx + 14 * s} ${cy - 112 * s} ${cx + 34 * s} ${cy - 104 * s}L${cx + 32 * s} ${cy - 54 * s}L${cx - 32 * s} ${cy - 54 * s}Z`,
        limb(pts`${cx - 30 * s} ${cy - 56 * s}, ${cx - 30 * s} ${cy}`, [3 * s, 3 * s], 2),
        limb(pts`${cx + 30 * s} ${cy - 56 * s}, ${cx + 30 * s} ${cy}`, [3 * s, 3 * s], 2),
      ]
      markup += cut(chair, { fill: dark, shadow: 5 * s, rim, rimWidth: 1.1 })
      if (random.chance(0.6)) markup += put(musicStand(papers, 200), cx + 74 * s, cy - 26 * s, 0.5 * s)
    }
  }
  return (
    markup +
    motes(
      Array.from(
        { length: 40 },
        () => [x + random.between(-420, 420), random.next() * h, random.between(0.8, 2)] as const,
      ),
      pale(mood),
      0.8,
    )
  )
}

const layouts = [
  tutti,
  (stage: Stage, mood: Mood) => section(stage, mood, ['violin', 'violin', 'viola']),
  early,
  (stage: Stage, mood: Mood) => section(stage, mood, ['horn', 'trumpet', 'trombone']),
  (stage: Stage, mood: Mood) => section(stage, mood, ['clarinet', 'flute', 'bassoon']),
  (stage: Stage, mood: Mood) => section(stage, mood, ['cello', 'cello', 'double-bass']),
] as const

/** The orchestra at work without its audience. */
export const rehearsal: Scene = (stage) =>
  (layouts[stage.variant % layouts.length] ?? tutti)(stage, moodOf(stage.variant))
