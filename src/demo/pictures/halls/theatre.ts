import { mix } from '../colour.ts'
import { motes, stars } from '../light.ts'
import { grandPiano } from '../orchestra/keys-and-drums.ts'
import { materials } from '../orchestra/materials.ts'
import { backdrop, cut, glow, put, rimLight, shape, stroke } from '../paper.ts'
import { curve, ellipse, line, type Point, path, pts, rect } from '../path.ts'
import { clip, fall, linear, radial, type Scene } from '../stage.ts'
import { heads, orchestra, pickScheme, seats, spots, viewpoint } from './furniture.ts'

/** A palace of culture: a wide stage, panelled walls, one balcony, lamps in a coffered ceiling. */
export const theatre: Scene = (stage) => {
  const { width: w, height: h, random } = stage
  const scheme = pickScheme(stage)
  const [x, y] = viewpoint(stage)
  const [half, top, floor] = [w * random.between(0.28, 0.33), h * 0.24, h * 0.6]
  const wood = mix('#8a5434', scheme.wall, random.between(0.3, 0.7))
  let markup = backdrop(stage, `0 ${mix(wood, '#07050b', 0.6)}, 0.5 ${wood}, 1 #07050b`)
  // Coffers of the ceiling run to the vanishing point.
  for (let row = 0; row < 4; row++) {
    const [y0, y1] = [h * (-0.02 + row * 0.052), h * (0.026 + row * 0.052)]
    const cells: string[] = []
    for (let i = -5; i <= 5; i++) {
      const at = (k: number, py: number): Point => [x + k * w * 0.15 * (1.25 - row * 0.13), py]
      cells.push(
        line(
          [at(i - 0.42, y0), at(i + 0.42, y0), at((i + 0.42) * 0.93, y1), at((i - 0.42) * 0.93, y1)],
          true,
        ),
      )
    }
    markup +=
      cut(cells.join(''), { fill: mix(wood, scheme.light, 0.08 + row * 0.06), shadow: 6, depth: 0.35 }) +
      motes(
        Array.from(
          { length: 9 },
          (_, i) =>
            [x + (i - 4) * w * 0.14 * (1.2 - row * 0.13), (y0 + y1) / 2, 2 + (3 - row) * 0.8] as const,
        ),
        scheme.light,
        0.9,
      )
  }
  // The stage with its wings.
  const opening = rect(x - half, top, half * 2, floor - top)
  let inside = shape(
    opening,
    fall(
      stage,
      top,
      floor,
      `0 ${mix(scheme.seat, '#07050b', 0.5)}, 0.6 ${mix(scheme.seat, scheme.light, 0.5)}, 1 ${mix(scheme.light, '#fff6e4', 0.2)}`,
    ),
  )
  const show = random.whole(0, 3)
  if (show === 0)
    inside +=
      shape(opening, fall(stage, top, floor, '0 #0c1030, 0.7 #4a4a94, 1 #f2b38a')) +
      stars(stage, 90, '#fff4e4', { x: x - half, y: top, width: half * 2, height: (floor - top) * 0.7 }) +
      shape(ellipse(x + half * 0.3, top + 120, 46), '#fff0d0')
  if (show === 1)
    for (let i = 0; i < 13; i++)
      inside += shape(
        rect(x - half + (i * half * 2) / 13, top, half * 0.12, floor - top),
        mix(scheme.light, scheme.wall, 0.35 + (i % 2) * 0.2),
        0.5,
      )
  for (let i = 0; i < 3; i++) {
    for (const side of [-1, 1])
      inside += cut(
        path`M${x + side * half} ${top}L${x + side * half * (0.9 - i * 0.09)} ${top}C${x + side * half * (0.88 - i * 0.09)} ${top + 130} ${x + side * half * (0.93 - i * 0.09)} ${floor - 100} ${x + side * half * (0.91 - i * 0.09)} ${floor}L${x + side * half} ${floor}Z`,
        { fill: mix(scheme.seat, '#07050b', 0.2 + (2 - i) * -0.06), shadow: 9, depth: 0.4 },
      )
    inside += cut(rect(x - half, top - 10, half * 2, 46 - i * 11), {
      fill: mix(scheme.seat, '#07050b', 0.35 - i * 0.1),
      shadow: 9,
    })
  }
  markup += clip(
    stage,
    opening,
    inside +
      spots(stage, x - half * 0.8, x + half * 0.8, top + 44, floor, 8, scheme.light, 0.34) +
      glow(stage, x, floor - 30, half * 1.1, scheme.light, 0.6, 0.5),
  )
  if (show === 3)
    markup +=
      glow(stage, x, floor - 60, half * 0.8, scheme.light, 0.6) +
      put(grandPiano(materials(stage, scheme.light)), x + 60, floor - 96, 0.36)
  else markup += orchestra(stage, x, floor + 4, half * 0.9, 108, scheme)
  // The grand curtain is drawn to the sides and swagged above.
  for (const side of [-1, 1] as const) {
    for (let i = 0; i < 7; i++) {
      const [a, b] = [x + side * half * (1.06 - i * 0.045), x + side * half * (1.06 - (i + 1.15) * 0.045)]
      markup += cut(
        path`M${a} ${top - 20}L${b} ${top - 20}C${b - side * 6} ${top + 150} ${b + side * 8} ${floor - 90} ${b} ${floor + 6}L${a} ${floor + 6}Z`,
        {
          fill: linear(
            stage,
            [a, 0],
            [b, 0],
            `0 ${mix(scheme.seat, '#10060a', 0.55)}, 0.55 ${mix(scheme.seat, scheme.light, 0.1 + i * 0.03)}, 1 ${mix(scheme.seat, '#10060a', 0.35)}`,
          ),
          shadow: 6,
          depth: 0.35,
        },
      )
    }
  }
  let swags = ''
  for (let i = 0; i < 9; i++) swags += ellipse(x - half + ((i + 0.5) / 9) * half * 2, top - 12, half / 8, 52)
  markup += clip(
    stage,
    rect(x - half * 1.1, top - 20, half * 2.2, 120),
    cut(swags, {
      fill: fall(
        stage,
        top - 20,
        top + 44,
        `0 ${mix(scheme.seat, '#10060a', 0.4)}, 1 ${mix(scheme.seat, scheme.light, 0.24)}`,
      ),
      shadow: 10,
      rim: scheme.trim,
      rimWidth: 1.6,
    }),
  )
  // Portal and side walls in panels.
  markup +=
    stroke(
      path`M${x - half - 26} ${floor + 10}L${x - half - 26} ${top - 34}L${x + half + 26} ${top - 34}L${x + half + 26} ${floor + 10}`,
      mix(wood, '#07050b', 0.3),
      56,
      'butt',
    ) +
    stroke(
      path`M${x - half - 8} ${floor + 10}L${x - half - 8} ${top - 16}L${x + half + 8} ${top - 16}L${x + half + 8} ${floor + 10}`,
      scheme.trim,
      5,
      'butt',
    )
  for (const side of [-1, 1] as const) {
    const from = x + side * (half + 54)
    const edge = side === 1 ? w + 40 : -40
    const steps = 6
    for (let i = 0; i < steps; i++) {
      const [t0, t1] = [(i / steps) ** 1.35, ((i + 0.9) / steps) ** 1.35]
      const at = (t: number, level: number): Point => [
        from + (edge - from) * t,
        level + (level - y) * t * (Math.abs(edge - from) / 420),
      ]
      const panel = line([at(t0, top - 50), at(t1, top - 50), at(t1, floor + 20), at(t0, floor + 20)], true)
      markup += cut(panel, {
        fill: linear(
          stage,
          [from, 0],
          [edge, 0],
          `0 ${mix(wood, scheme.light, 0.36)}, 0.5 ${mix(wood, '#07050b', 0.2)}, 1 ${mix(wood, '#07050b', 0.7)}`,
        ),
        shadow: 9,
        depth: 0.4,
        rim: rimLight(stage, from, floor - 100, w * 0.36, scheme.light, 0.7),
        rimWidth: 1,
      })
      const sconce = at((t0 + t1) / 2, top + 90)
      markup +=
        glow(stage, sconce[0], sconce[1] - 30, 90 + i * 16, scheme.light, 0.5) +
        motes([[sconce[0], sconce[1], 4 + i]], scheme.light)
    }
    // The balcony comes forward along the wall.
    const front: Point[] = pts`${from + side * 10} ${h * 0.4}, ${from + (edge - from) * 0.5} ${h * 0.37}, ${edge} ${h * 0.31}`
    markup += cut(
      `${curve(front)}L${edge} ${h * 0.43}${curve(pts`${edge} ${h * 0.43}, ${from + (edge - from) * 0.5} ${h * 0.455}, ${from + side * 10} ${h * 0.455}`).replace('M', 'L')}Z`,
      {
        fill: linear(
          stage,
          [from, 0],
          [edge, 0],
          `0 ${mix(scheme.trim, scheme.light, 0.2)}, 0.4 ${mix(wood, scheme.trim, 0.3)}, 1 ${mix(wood, '#07050b', 0.7)}`,
        ),
        shadow: 16,
        rim: rimLight(stage, from, floor - 80, w * 0.4, scheme.light, 0.9),
        rimWidth: 1.4,
      },
    )
    markup += shape(
      Array.from({ length: 9 }, (_, i) =>
        ellipse(from + ((edge - from) * (i + 0.5)) / 9, h * (0.392 - i * 0.0088), 7 + i * 1.6, 8 + i * 1.8),
      ).join(''),
      mix(wood, '#07050b', 0.75),
    )
  }
  markup += cut(
    path`M${x - half - 60} ${floor + 4}L${x + half + 60} ${floor + 4}L${x + half + 90} ${floor + 44}Q${x} ${floor + 76} ${x - half - 90} ${floor + 44}Z`,
    {
      fill: radial(
        stage,
        [x, floor + 10],
        half * 1.2,
        `0 ${mix(scheme.light, '#fff6e4', 0.2)}, 1 ${mix(wood, '#07050b', 0.3)}`,
        0.4,
      ),
      shadow: 10,
      rim: scheme.light,
      rimWidth: 1.2,
    },
  )
  markup +=
    cut(rect(-20, floor + 58, w + 40, h), {
      fill: fall(stage, floor + 50, h, `0 ${mix(wood, '#07050b', 0.5)}, 1 #07050b`),
      shadow: 8,
    }) + seats(stage, x, floor + 70, 7, scheme, 20)
  return markup + (random.chance(0.5) ? heads(stage, x, h - 34, 60, scheme.light, '#07050b') : '')
}
