import { alpha, mix } from '../colour.ts'
import { beam, motes } from '../light.ts'
import { backdrop, cut, glow, rimLight, shape, stroke } from '../paper.ts'
import { curve, ellipse, line, type Point, path, pts, rect } from '../path.ts'
import { clip, fall, radial, type Scene, type Stage } from '../stage.ts'
import { heads, orchestra, type Scheme } from './furniture.ts'

type Pair = readonly [left: string, right: string]

const pairs: readonly [Pair, ...Pair[]] = [
  ['#8f7bff', '#5fe6ff'],
  ['#ef6a8b', '#8f7bff'],
  ['#f2b35e', '#ef6a8b'],
  ['#5fd8c0', '#8f7bff'],
  ['#ff7a5c', '#f2c05e'],
]

/** What the great screen shows: a moon over waves, a city, peaks, or rings of light. */
function screen(
  stage: Stage,
  x: number,
  y: number,
  half: number,
  tall: number,
  a: string,
  b: string,
): string {
  const { random } = stage
  const d = rect(x - half, y - tall, half * 2, tall * 2)
  let inside = shape(
    d,
    fall(
      stage,
      y - tall,
      y + tall,
      `0 ${mix(a, '#0a0820', 0.5)}, 0.6 ${mix(a, '#ffffff', 0.12)}, 1 ${mix(b, '#ffffff', 0.35)}`,
    ),
  )
  const kind = random.whole(0, 3)
  if (kind < 3)
    inside += shape(
      ellipse(x + random.between(-0.3, 0.3) * half, y - tall * 0.1, tall * 0.5),
      mix(b, '#ffffff', 0.7),
    )
  else
    for (let i = 6; i > 0; i--)
      inside += stroke(ellipse(x, y, i * tall * 0.24), alpha('#ffffff', 0.6 - i * 0.06), 5)
  for (let layer = 0; layer < 3; layer++) {
    const base = y + tall * (0.3 + layer * 0.24)
    const points: Point[] = Array.from({ length: 15 }, (_, i): Point => {
      const px = x - half + (i / 14) * half * 2
      const lift =
        kind === 0
          ? Math.sin(i * 1.4 + layer) * 12
          : kind === 1
            ? i % 2
              ? random.between(20, 90)
              : random.between(0, 20)
            : random.between(0, 70)
      return [px, base - lift]
    })
    const top = kind === 0 ? curve(points) : line(points)
    if (kind < 3)
      inside += shape(
        `${top}L${x + half} ${y + tall}L${x - half} ${y + tall}Z`,
        mix(a, '#0a0820', 0.25 + layer * 0.28),
      )
  }
  return (
    cut(rect(x - half - 14, y - tall - 14, half * 2 + 28, tall * 2 + 28), { fill: '#0c0a18', shadow: 16 }) +
    clip(stage, d, inside) +
    stroke(d, mix(b, '#ffffff', 0.5), 2)
  )
}

/** A bowl full of small lights, a stage of trusses and a great screen. */
export const arena: Scene = (stage) => {
  const { width: w, height: h, random } = stage
  const [a, b] = random.pick(pairs)
  const x = w * (0.5 + random.between(-0.1, 0.1))
  const floor = h * 0.62
  const scheme: Scheme = {
    light: mix(b, '#fff4e0', 0.5),
    wall: mix(a, '#0a0818', 0.6),
    seat: mix(a, '#0a0818', 0.5),
    trim: b,
  }
  let markup = backdrop(
    stage,
    `0 #07060f, 0.4 ${mix(a, '#07060f', 0.66)}, 0.7 ${mix(b, '#0a0818', 0.5)}, 1 #07060f`,
  )
  markup += glow(stage, x, h * 0.4, w * 0.55, a, 0.6)
  // Roof trusses.
  let roof = ''
  for (let i = 0; i < 9; i++) {
    const px = (i / 8) * w
    roof += line(pts`${px} -10, ${x + (px - x) * 0.4} ${h * 0.16}`)
  }
  for (const y of [h * 0.03, h * 0.08, h * 0.12, h * 0.155]) roof += line(pts`-10 ${y}, ${w + 10} ${y}`)
  markup += stroke(roof, '#05040c', 4)
  // Stands in rings of the bowl.
  for (const [i, y] of [h * 0.24, h * 0.36, h * 0.49].entries()) {
    const rim = (k: number): Point[] =>
      Array.from({ length: 21 }, (_, j): Point => {
        const t = j / 20 - x / w
        return [(j / 20) * (w + 60) - 30, y + 70 * (1 - (t * 1.9) ** 2) * k - Math.abs(t) * 160]
      })
    markup += cut(`${curve(rim(1))}L${w + 40} ${h + 20}L-40 ${h + 20}Z`, {
      fill: fall(
        stage,
        y - 90,
        y + 200,
        `0 ${mix(a, '#0a0818', 0.42 + i * 0.1)}, 1 ${mix(b, '#07060f', 0.76)}`,
      ),
      shadow: 16,
      depth: 0.5,
      rim: rimLight(stage, x, floor, w * 0.6, mix(b, '#ffffff', 0.4), 0.7),
      rimWidth: 1.3,
    })
    const crowd: (readonly [number, number, number])[] = []
    let people = ''
    for (let j = 0; j < 420; j++) {
      const t = random.next()
      const px = t * w
      const edge = rim(1)[Math.round(t * 20)]?.[1] ?? y
      const py = edge + 14 + random.next() * (h * 0.115)
      people += ellipse(px, py, 3.4 + i, 4 + i)
      if (random.chance(0.2)) crowd.push([px, py, 1 + random.next() * 0.9])
    }
    markup += shape(people, mix(a, '#ffffff', 0.1), 0.28) + motes(crowd, '#fff2dc', 0.8)
  }
  // Stage, screen, beams.
  const half = w * random.between(0.2, 0.25)
  markup += screen(stage, x, h * 0.36, half, h * 0.15, a, b)
  for (const side of [-1, 1]) {
    const tower = x + side * (half + 70)
    let lattice =
      line(pts`${tower - 16} ${h * 0.16}, ${tower - 16} ${floor}`) +
      line(pts`${tower + 16} ${h * 0.16}, ${tower + 16} ${floor}`)
    for (let j = 0; j < 13; j++)
      lattice +=
        line(pts`${tower - 16} ${h * 0.16 + j * 36}, ${tower + 16} ${h * 0.16 + j * 36 + 36}`) +
        line(pts`${tower + 16} ${h * 0.16 + j * 36}, ${tower - 16} ${h * 0.16 + j * 36 + 36}`)
    markup +=
      stroke(lattice, '#0a0818', 4) +
      cut(
        path`M${tower - side * 50 - 22} ${h * 0.2}L${tower - side * 50 + 22} ${h * 0.2}C${tower - side * 44 + 22} ${h * 0.3} ${tower - side * 60 + 22} ${h * 0.4} ${tower - side * 70 + 22} ${h * 0.44}L${tower - side * 70 - 22} ${h * 0.44}C${tower - side * 60 - 22} ${h * 0.4} ${tower - side * 44 - 22} ${h * 0.3} ${tower - side * 50 - 22} ${h * 0.2}Z`,
        { fill: '#120f24', shadow: 8, rim: alpha(b, 0.6) },
      )
  }
  markup += stroke(
    line(pts`${x - half - 90} ${h * 0.165}, ${x + half + 90} ${h * 0.165}`) +
      line(pts`${x - half - 90} ${h * 0.19}, ${x + half + 90} ${h * 0.19}`),
    '#0a0818',
    6,
  )
  const count = 9
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1) - 0.5
    const lamp: Point = [x + t * (half * 2 + 120), h * 0.19]
    markup +=
      beam(stage, lamp, 90 + t * -random.between(40, 150), 9, h * 0.62, i % 2 ? a : b, 0.6) +
      motes([[lamp[0], lamp[1], 4]], '#ffffff')
  }
  const deck = path`M${x - half - 60} ${floor - 40}L${x + half + 60} ${floor - 40}L${x + half + 130} ${floor + 26}L${x - half - 130} ${floor + 26}Z`
  markup +=
    cut(deck, {
      fill: radial(
        stage,
        [x, floor - 10],
        half * 1.5,
        `0 ${mix(b, '#fff6e4', 0.6)}, 0.5 ${mix(a, b, 0.5)}, 1 ${mix(a, '#07060f', 0.6)}`,
      ),
      shadow: 14,
      rim: scheme.light,
      rimWidth: 1.4,
    }) +
    cut(
      path`M${x - half - 130} ${floor + 26}L${x + half + 130} ${floor + 26}L${x + half + 124} ${floor + 64}L${x - half - 124} ${floor + 64}Z`,
      { fill: '#0e0b1c', shadow: 8 },
    )
  markup +=
    stroke(line(pts`${x - half - 126} ${floor + 44}, ${x + half + 126} ${floor + 44}`), b, 3) +
    orchestra(stage, x, floor + 12, half * 1.02, 100, scheme)
  markup += glow(stage, x, floor, half * 1.8, scheme.light, 0.5, 0.4)
  // The floor crowd.
  for (let i = 0; i < 5; i++)
    markup += heads(
      stage,
      x,
      floor + 84 + i * i * 15 + i * 22,
      20 + i * 13,
      scheme.light,
      mix(mix(a, '#07060f', 0.74), '#07060f', i / 4),
    )
  return markup
}
