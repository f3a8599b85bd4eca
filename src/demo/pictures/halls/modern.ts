import { mix } from '../colour.ts'
import { motes } from '../light.ts'
import { organPipes } from '../orchestra/keys-and-drums.ts'
import { materials } from '../orchestra/materials.ts'
import { backdrop, cut, glow, rimLight, shape, stroke } from '../paper.ts'
import { along, curve, ellipse, line, type Point, path, pts } from '../path.ts'
import { fall, linear, radial, type Scene } from '../stage.ts'
import { heads, orchestra, pickScheme, seats, spots, viewpoint } from './furniture.ts'

/** Terraces of wood around a stage in the middle, an organ, and a canopy that floats above. */
export const modern: Scene = (stage) => {
  const { width: w, height: h, random } = stage
  const scheme = pickScheme(stage)
  const [x] = viewpoint(stage)
  const wood = mix('#b9804e', scheme.wall, random.between(0.15, 0.55))
  const floor = h * 0.6
  const centre: Point = [x, floor - 120]
  let markup = backdrop(
    stage,
    `0 ${mix(scheme.wall, '#0a0710', 0.55)}, 0.5 ${mix(scheme.wall, wood, 0.4)}, 1 #0a0710`,
  )
  markup += glow(stage, x, h * 0.3, w * 0.5, scheme.light, 0.5)
  // The skin of the ceiling in long waves.
  for (let i = 7; i >= 0; i--) {
    const y = h * (0.02 + i * 0.032)
    const wave: Point[] = Array.from(
      { length: 9 },
      (_, j): Point => [
        -40 + (j / 8) * (w + 80),
        y + Math.sin(j * 0.9 + i * 0.7 + stage.variant) * 16 + Math.abs(j / 8 - x / w) * 60,
      ],
    )
    markup += cut(`${curve(wave)}L${w + 40} -60L-40 -60Z`, {
      fill: fall(
        stage,
        -40,
        y + 50,
        `0 ${mix(wood, '#0a0710', 0.72)}, 1 ${mix(wood, scheme.light, 0.1 + i * 0.03)}`,
      ),
      shadow: 9,
      depth: 0.3,
      rim: rimLight(stage, x, h * 0.2, w * 0.55, scheme.light, 0.75),
      rimWidth: 1,
    })
  }
  const papers = materials(stage, scheme.light)
  if (random.chance(0.75))
    markup +=
      organPipes(papers, x - 200, h * 0.44, 400, h * 0.24, 19) +
      glow(stage, x, h * 0.38, 330, scheme.light, 0.4)
  else
    for (let i = 0; i < 26; i++)
      markup += shape(
        path`M${x - 300 + i * 24} ${h * 0.2}L${x - 290 + i * 24} ${h * 0.2}L${x - 286 + i * 22.6} ${h * 0.46}L${x - 294 + i * 22.6} ${h * 0.46}Z`,
        mix(wood, scheme.light, 0.2 + (i % 3) * 0.12),
      )
  // Blocks of seats rise around the stage, the far ones first.
  const terrace = (points: readonly Point[], depth: number, share: number) => {
    const smooth = along(points, 6)
    const lower = [...smooth].reverse().map(([px, py]): Point => [px, py + depth])
    const face = `${line([...smooth, ...lower], true)}`
    let rows = ''
    for (let r = 1; r < 5; r++)
      rows += curve(
        smooth
          .filter((_, i) => i % 3 === 0)
          .map(([px, py]): Point => [px + (x - px) * 0.02 * r, py - r * depth * 0.26]),
      )
    const dots = smooth
      .filter((_, i) => i % 2 === 0)
      .flatMap(([px, py]) =>
        [0.3, 0.56, 0.82, 1.08].map((k) =>
          ellipse(px + (x - px) * 0.02 * k * 4, py - depth * k, 4 + share * 4, 3 + share * 3),
        ),
      )
    return [
      cut(
        `${line([...smooth, ...[...smooth].reverse().map(([px, py]): Point => [px + (x - px) * 0.1, py - depth * 1.3])], true)}`,
        { fill: mix(scheme.seat, '#0a0710', 0.3 + share * 0.2), shadow: 8, depth: 0.4 },
      ),
      shape(dots.join(''), mix(scheme.seat, scheme.light, 0.34 - share * 0.14)),
      stroke(rows, '#0a071066', 3),
      cut(face, {
        fill: linear(
          stage,
          [x, 0],
          [points[0]?.[0] ?? 0, 0],
          `0 ${mix(wood, scheme.light, 0.42)}, 0.5 ${wood}, 1 ${mix(wood, '#0a0710', 0.6)}`,
        ),
        shadow: 14,
        depth: 0.45,
        rim: rimLight(stage, x, floor - 60, w * 0.5, '#fff2d8', 0.9),
        rimWidth: 1.6,
      }),
      stroke(curve(lower.filter((_, i) => i % 3 === 0)), scheme.light, 1.4),
    ].join('')
  }
  markup += terrace(
    pts`${x - 330} ${h * 0.47}, ${x - 170} ${h * 0.455}, ${x} ${h * 0.45}, ${x + 170} ${h * 0.455}, ${x + 330} ${h * 0.47}`,
    26,
    0.1,
  )
  for (const side of [-1, 1] as const) {
    markup += terrace(
      pts`${x + side * 340} ${h * 0.4}, ${x + side * 480} ${h * 0.36}, ${x + side * 640} ${h * 0.31}, ${x + side * 900} ${h * 0.24}`,
      40,
      0.3,
    )
    markup += terrace(
      pts`${x + side * 330} ${h * 0.52}, ${x + side * 460} ${h * 0.5}, ${x + side * 640} ${h * 0.47}, ${x + side * 900} ${h * 0.42}`,
      50,
      0.5,
    )
  }
  // The stage.
  const disc = path`M${x - 350} ${floor + 10}C${x - 340} ${floor - 110} ${x - 180} ${floor - 150} ${x} ${floor - 150}C${x + 180} ${floor - 150} ${x + 340} ${floor - 110} ${x + 350} ${floor + 10}C${x + 250} ${floor + 50} ${x - 250} ${floor + 50} ${x - 350} ${floor + 10}Z`
  markup += cut(disc, {
    fill: radial(
      stage,
      centre,
      380,
      `0 ${mix(scheme.light, '#fff6e4', 0.25)}, 0.5 ${mix(wood, scheme.light, 0.5)}, 1 ${mix(wood, '#0a0710', 0.2)}`,
    ),
    shadow: 16,
    rim: scheme.light,
    rimWidth: 1.4,
  })
  markup += spots(stage, x - 250, x + 250, h * 0.17, floor - 10, 7, scheme.light, 0.3)
  markup += orchestra(stage, x, floor + 14, 300, 124, scheme)
  // The canopy.
  for (let i = 3; i >= 0; i--)
    markup += cut(ellipse(x, h * 0.13 + i * 4, 210 - i * 46, 42 - i * 9), {
      fill: fall(
        stage,
        h * 0.08,
        h * 0.19,
        `0 ${mix(wood, '#0a0710', 0.4)}, 1 ${mix(wood, scheme.light, 0.3 + i * 0.14)}`,
      ),
      shadow: 10,
      depth: 0.4,
      rim: scheme.light,
      rimWidth: 1,
    })
  markup += motes(
    Array.from(
      { length: 18 },
      (_, i) =>
        [x + Math.cos((i / 18) * 6.283) * 190, h * 0.135 + Math.sin((i / 18) * 6.283) * 36, 2.6] as const,
    ),
    scheme.light,
  )
  // Near terraces and rows.
  for (const side of [-1, 1] as const)
    markup += terrace(
      pts`${x + side * 360} ${h * 0.67}, ${x + side * 500} ${h * 0.66}, ${x + side * 700} ${h * 0.62}, ${x + side * 960} ${h * 0.56}`,
      84,
      0.8,
    )
  markup +=
    glow(stage, x, floor + 30, 420, scheme.light, 0.4, 0.3) + seats(stage, x, floor + 76, 6, scheme, 60)
  return markup + (random.chance(0.5) ? heads(stage, x, h - 30, 60, scheme.light, '#0a0710') : '')
}
