import { mix } from '../colour.ts'
import { moon, stars, stringLights } from '../light.ts'
import { backdrop, cut, glow, rimLight, shape, stroke } from '../paper.ts'
import { arch, ellipse, line, path, pts, rect } from '../path.ts'
import { fall, linear, radial, type Stage } from '../stage.ts'
import { organPipes } from './keys-and-drums.ts'
import type { Materials } from './materials.ts'

/** What is behind the player: one of five rooms, all cut from the light's own colour. */
export function room(
  stage: Stage,
  light: string,
  deep: string,
  papers: Materials,
  instrument: string,
): string {
  const { width: w, height: h, random } = stage
  const [x, y] = [w * 0.47, h * 0.36]
  const tone = (share: number) => mix(deep, light, share)
  const kind = instrument === 'organ' ? 4 : random.whole(0, 3)
  let markup = backdrop(stage, `0 ${tone(0.03)}, 0.5 ${tone(0.16)}, 1 ${mix(deep, '#08060c', 0.5)}`)
  if (kind === 0) {
    for (let i = 6; i >= 0; i--) {
      const half = 150 + i * 88
      markup += cut(arch(x - half, y - half * 0.86, half * 2, h * 1.4), {
        fill: radial(stage, [x, y], half * 1.6, `0 ${tone(0.78 - i * 0.1)}, 1 ${tone(0.36 - i * 0.05)}`),
        shadow: 20,
        depth: 0.45,
        rim: rimLight(stage, x, y, 620, papers.rim, 0.6),
        rimWidth: 1.2,
      })
    }
  } else if (kind === 1) {
    markup += glow(stage, x, y, 620, light, 0.85)
    for (let i = 5; i >= 0; i--) markup += shape(ellipse(x, y, 110 + i * 72), light, 0.11)
    markup +=
      cut(ellipse(x, y, 250), {
        fill: radial(
          stage,
          [x - 60, y - 60],
          380,
          `0 ${mix(light, '#fff6e4', 0.7)}, 0.6 ${tone(0.85)}, 1 ${tone(0.6)}`,
        ),
        shadow: 22,
        depth: 0.3,
      }) + stars(stage, 120, papers.rim, { height: h * 0.6 })
    for (let i = 0; i < 3; i++)
      markup += cut(
        path`M-20 ${h * (0.62 + i * 0.09)}C${w * 0.3} ${h * (0.56 + i * 0.1)} ${w * 0.6} ${h * (0.68 + i * 0.08)} ${w + 20} ${h * (0.6 + i * 0.1)}L${w + 20} ${h + 20}L-20 ${h + 20}Z`,
        {
          fill: fall(stage, h * 0.55, h, `0 ${tone(0.42 - i * 0.12)}, 1 ${tone(0.05)}`),
          shadow: 16,
          rim: rimLight(stage, x, y, 700, papers.rim, 0.5),
          rimWidth: 1,
        },
      )
  } else if (kind === 2) {
    // Tall windows with the night behind them.
    markup += glow(stage, x, y, 700, light, 0.55)
    for (const [i, wx] of [0.08, 0.39, 0.7].entries()) {
      const d = arch(w * wx, h * 0.05, w * 0.24, h * 0.72)
      markup += shape(
        d,
        fall(
          stage,
          0,
          h * 0.75,
          `0 ${mix('#141640', light, 0.1)}, 0.6 ${tone(0.62)}, 1 ${mix(light, '#fff0d8', 0.4)}`,
        ),
      )
      if (i === 2) markup += moon(stage, w * 0.82, h * 0.16, 44, mix(light, '#fff0d8', 0.4), 0.8)
      markup +=
        stroke(
          line(pts`${w * (wx + 0.12)} ${h * 0.05}, ${w * (wx + 0.12)} ${h * 0.77}`) +
            [0.24, 0.4, 0.56].map((t) => line(pts`${w * wx} ${h * t}, ${w * (wx + 0.24)} ${h * t}`)).join(''),
          mix(deep, '#08060c', 0.3),
          9,
        ) +
        stroke(d, mix(deep, '#08060c', 0.3), 16) +
        stroke(d, rimLight(stage, x, y, 600, papers.rim, 0.7), 2)
    }
    for (const side of [0, 1]) {
      const [a, b] = side ? [w + 20, w * 0.88] : [-20, w * 0.06]
      markup += cut(
        path`M${a} -20L${b} -20C${b + (side ? 40 : -40)} ${h * 0.4} ${b + (side ? -30 : 30)} ${h * 0.7} ${b} ${h + 20}L${a} ${h + 20}Z`,
        {
          fill: linear(stage, [a, 0], [b, 0], `0 ${tone(0.02)}, 0.6 ${tone(0.3)}, 1 ${tone(0.12)}`),
          shadow: 20,
        },
      )
    }
  } else if (kind === 3) {
    // Folds of a curtain with a pool of light.
    const folds = 11
    for (let i = 0; i < folds; i++) {
      const [a, b] = [(i / folds) * w - 10, ((i + 1) / folds) * w + 14]
      const near = 1 - Math.min(1, Math.abs((a + b) / 2 - x) / 560)
      markup += cut(
        path`M${a} -20L${b} -20C${b + 12} ${h * 0.4} ${b - 12} ${h * 0.7} ${b} ${h + 20}L${a} ${h + 20}C${a - 14} ${h * 0.6} ${a + 10} ${h * 0.3} ${a} -20Z`,
        {
          fill: linear(
            stage,
            [a, 0],
            [b, 0],
            `0 ${tone(0.05 + near * 0.16)}, 0.4 ${tone(0.16 + near * 0.58)}, 1 ${tone(0.03 + near * 0.14)}`,
          ),
          shadow: 10,
          depth: 0.4,
        },
      )
    }
    markup +=
      glow(stage, x, y, 560, mix(light, '#fff0d8', 0.3), 0.75) +
      stringLights([-20, h * 0.08], [w + 20, h * 0.05], 60, 17, mix(deep, '#08060c', 0.4), light, 5)
  } else {
    markup +=
      glow(stage, x, y, 760, light, 0.7) +
      organPipes(papers, -40, h * 0.82, w * 0.42, h * 0.72, 9) +
      organPipes(papers, w * 0.62, h * 0.82, w * 0.42, h * 0.72, 9) +
      organPipes(papers, w * 0.33, h * 0.86, w * 0.34, h * 0.6, 11)
    markup += shape(
      rect(-20, -20, w + 40, h + 40),
      radial(stage, [x, y], 900, `0 ${deep} 0.1, 0.6 ${deep} 0.55, 1 ${deep} 0.85`),
    )
  }
  return markup + glow(stage, x, y - 60, 520, mix(light, '#fff4e0', 0.4), 0.4)
}
