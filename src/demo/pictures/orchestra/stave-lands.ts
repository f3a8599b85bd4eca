import { mix } from '../colour.ts'
import { rolling, toGround } from '../land.ts'
import { lamp, moon, sparkle, stars } from '../light.ts'
import { backdrop, cut, glow, mist, rimLight, shape, stroke } from '../paper.ts'
import { along, curve, ellipse, limb, type Point, path } from '../path.ts'
import { fall, linear, radial, type Stage } from '../stage.ts'
import { type Mood, pale } from './mood.ts'
import { note, stave } from './notation.ts'

/** A sea of staves with a paper boat on it. */
export function sea(stage: Stage, mood: Mood): string {
  const { width: w, height: h, random } = stage
  const horizon = h * 0.5
  const [mx, my] = stage.wide ? [w * 0.66, h * 0.3] : [w * 0.5, h * 0.28]
  let markup =
    backdrop(stage, mood.sky) +
    stars(stage, 190, '#fff4e4', { height: h * 0.5 }) +
    moon(stage, mx, my, 120, pale(mood))
  const sheets = 7
  for (let i = 0; i < sheets; i++) {
    const t = i / (sheets - 1)
    const y = horizon + t ** 1.3 * h * 0.4
    const wave: Point[] = Array.from(
      { length: 13 },
      (_, j): Point => [-60 + (j / 12) * (w + 120), y + Math.sin(j * 1.1 + i * 1.9) * (10 + t * 34)],
    )
    const tone = mix(mix(pale(mood), mood.middle, 0.25 + t * 0.5), mood.deep, t * 0.7)
    markup += cut(`${curve(wave)}L${w + 80} ${h + 40}L-80 ${h + 40}Z`, {
      fill: fall(stage, y - 40, y + 150, `0 ${mix(tone, '#fff8ea', 0.35 - t * 0.2)}, 1 ${tone}`),
      shadow: 12 + i * 2,
      depth: 0.4,
      rim: rimLight(stage, mx, y - 60, 700, '#fffaf0', 0.9 - t * 0.4),
      rimWidth: 1.3,
    })
    const gap = 4 + t * 9
    const lanes = [1.4, 2.4, 3.4, 4.4, 5.4].map((lane) =>
      curve(wave.map(([px, py]): Point => [px, py + lane * gap])),
    )
    markup += stroke(lanes.join(''), mix(mood.deep, tone, 0.3 + t * 0.3), 1 + t)
    let notes = ''
    for (let j = 0; j < 9 - i * 0.6; j++) {
      const [px, py] = along(wave, 6)[random.whole(6, 60)] ?? [0, 0]
      notes += note(px, py + random.between(1.6, 5) * gap, 0.4 + t * 0.7, random.whole(0, 2))
    }
    markup += shape(notes, mix(mood.deep, tone, 0.12), 0.85)
    if (i === 3) {
      const [bx, by] = stage.wide ? [w * 0.6, y - 16] : [w * 0.46, y - 14]
      markup +=
        cut(
          [
            path`M${bx - 110} ${by - 34}L${bx + 110} ${by - 34}L${bx + 62} ${by + 34}L${bx - 62} ${by + 34}Z`,
            path`M${bx - 66} ${by - 34}L${bx} ${by - 130}L${bx + 66} ${by - 34}Z`,
          ],
          {
            fill: linear(
              stage,
              [bx - 110, by - 100],
              [bx + 110, by + 30],
              `0 #fffaf0, 0.5 #f0dcc0, 1 ${mood.middle}`,
            ),
            shadow: 14,
            rim: '#ffffff',
          },
        ) +
        shape(
          path`M${bx - 110} ${by - 34}L${bx} ${by - 22}L${bx + 62} ${by + 34}L${bx - 62} ${by + 34}Z`,
          '#00000022',
        ) +
        lamp(stage, bx, by - 144, 6, '#ffd38a')
    }
  }
  return markup
}

/** Hills cut from pages, their staves as furrows. */
export function hills(stage: Stage, mood: Mood): string {
  const { width: w, height: h, random } = stage
  const sun: Point = stage.wide ? [w * 0.64, h * 0.44] : [w * 0.5, h * 0.4]
  let markup =
    backdrop(stage, mood.sky) +
    stars(stage, 60, '#fff4e4', { height: h * 0.36 }) +
    glow(stage, sun[0], sun[1], 760, mood.light, 0.9) +
    shape(ellipse(sun[0], sun[1], 128), pale(mood))
  for (let i = 0; i < 6; i++) {
    const t = i / 5
    const y = h * (0.46 + t * 0.38)
    const skyline = rolling(stage, y, 60 - t * 20, 1.1 + i * 0.24, 26)
    const tone = mix(mix('#f4e4cc', mood.light, 0.2 + t * 0.2), mood.deep, 0.12 + t * 0.72)
    markup += cut(toGround(stage, skyline, true), {
      fill: fall(stage, y - 60, y + 150, `0 ${mix(tone, pale(mood), 0.3)}, 1 ${mix(tone, mood.deep, 0.35)}`),
      shadow: 16,
      depth: 0.4,
      rim: rimLight(stage, sun[0], sun[1], 800, '#fffaf0', 0.9),
      rimWidth: 1.4,
    })
    const lanes = [0, 1, 2, 3, 4].map((lane) =>
      curve(
        skyline.filter((_, j) => j % 2 === 0).map(([px, py]): Point => [px, py + 20 + lane * (7 + t * 5)]),
      ),
    )
    markup += stroke(lanes.join(''), mix(tone, mood.deep, 0.5), 1.2 + t * 0.6)
    let notes = ''
    for (let j = 0; j < 7; j++) {
      const [px, py] = skyline[random.whole(1, 24)] ?? [0, 0]
      notes += note(px, py + 20 + random.whole(0, 4) * (7 + t * 5), 0.55 + t * 0.5, random.whole(0, 2))
    }
    markup += shape(notes, mix(tone, mood.deep, 0.75)) + mist(stage, y + 60, 80, mood.light, 0.1)
    if (i === 3) {
      // Trees that are notes, planted on a crest.
      const trunks: string[] = []
      for (let j = 0; j < 7; j++) {
        const [px, py] = skyline[6 + j * 3] ?? [0, 0]
        trunks.push(note(px - 14, py + 6, random.between(1.2, 1.9), j % 3))
      }
      markup += cut(trunks, {
        fill: mix(mood.deep, mood.middle, 0.2),
        rim: rimLight(stage, sun[0], sun[1], 560, '#fff6e4', 1),
        rimWidth: 1.2,
      })
    }
  }
  return markup
}

/** Staves wound into a galaxy. */
export function galaxy(stage: Stage, mood: Mood): string {
  const { width: w, height: h, random } = stage
  const [x, y] = stage.wide ? [w * 0.62, h * 0.46] : [w * 0.5, h * 0.42]
  let markup =
    backdrop(
      stage,
      `0 ${mix(mood.deep, '#06050a', 0.5)}, 0.5 ${mix(mood.middle, mood.deep, 0.5)}, 1 #06050a`,
    ) +
    stars(stage, 420, '#fff4e4', { height: h }) +
    glow(stage, x, y, 760, mood.light, 0.8, 0.7) +
    glow(stage, x, y, 240, '#fff6e4', 0.9, 0.8)
  for (let armOf = 0; armOf < 3; armOf++) {
    const way: Point[] = Array.from({ length: 12 }, (_, i): Point => {
      const a = (armOf / 3) * Math.PI * 2 + i * 0.46
      const r = 30 + i ** 1.5 * 17
      return [x + Math.cos(a) * r * 1.12, y + Math.sin(a) * r * 0.62]
    })
    const band = limb(
      way,
      way.map((_, i) => (i === 11 ? 1 : 6 + i * 5)),
      6,
    )
    markup += cut(band, {
      fill: radial(
        stage,
        [x, y],
        700,
        `0 #fff8ea 0.95, 0.3 ${pale(mood)} 0.75, 0.7 ${mood.light} 0.4, 1 ${mood.middle} 0.1`,
      ),
      shadow: 5,
      depth: 0.3,
    })
    const tune = stave(
      way,
      2,
      22,
      radial(stage, [x, y], 700, `0 ${mood.deep} 0.9, 0.5 ${mood.deep} 0.6, 1 ${pale(mood)} 0.3`),
      1.5,
    )
    markup += tune.markup
    let notes = ''
    for (let i = 0; i < 12; i++) {
      const t = 0.25 + (i / 12) * 0.72
      const [nx, ny] = tune.at(t, random.whole(-2, 2))
      notes += note(nx, ny, 0.3 + t * 0.6, random.whole(0, 2))
    }
    markup += shape(notes, mix(mood.deep, '#06050a', 0.4))
  }
  markup += shape(sparkle(x, y, 120), '#ffffff', 0.9)
  const horizon = rolling(stage, h * 0.88, 20, 1.3)
  return (
    markup +
    cut(toGround(stage, horizon), {
      fill: fall(stage, h * 0.86, h, `0 ${mood.deep}, 1 #06050a`),
      shadow: 18,
      rim: rimLight(stage, x, h * 0.8, 600, pale(mood), 0.8),
      rimWidth: 1.2,
    })
  )
}
