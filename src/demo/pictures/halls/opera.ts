import { mix } from '../colour.ts'
import { motes } from '../light.ts'
import { backdrop, cut, glow, rimLight, shape, stroke } from '../paper.ts'
import { arch, curve, ellipse, line, type Point, path, pts, rect } from '../path.ts'
import { clip, fall, linear, radial, type Scene, type Stage } from '../stage.ts'
import { heads, orchestra, pickScheme, type Scheme, seats, spots, viewpoint } from './furniture.ts'

/** Tiers of boxes along one side wall, from the stage to the edge of the picture. */
function tiers(
  stage: Stage,
  x: number,
  y: number,
  from: number,
  side: 1 | -1,
  count: number,
  scheme: Scheme,
): string {
  const { width: w, random } = stage
  const edge = side === 1 ? w + 30 : -30
  const grow = Math.abs(edge - x) / Math.abs(from - x)
  let markup = ''
  for (let i = 0; i < count; i++) {
    // Tiers above the eye rise towards us, those below fall.
    const near = (level: number) => y + (level - y) * grow
    const level = y - 190 + (i * 330) / count
    const [tall, rail] = [300 / count, 92 / count]
    const box = path`M${from} ${level}L${edge} ${near(level)}L${edge} ${near(level + tall)}L${from} ${level + tall}Z`
    markup += shape(
      box,
      linear(
        stage,
        [from, 0],
        [edge, 0],
        `0 ${mix(scheme.wall, scheme.light, 0.32)}, 0.5 ${mix(scheme.wall, '#0a0710', 0.35)}, 1 #0b0810`,
      ),
    )
    const boxes = 7
    let rooms = ''
    let lamps: (readonly [number, number, number])[] = []
    for (let b = 0; b < boxes; b++) {
      const [t0, t1] = [(b / boxes) ** 1.5, ((b + 0.84) / boxes) ** 1.5]
      const at = (t: number, lift: number): Point => [
        from + (edge - from) * t,
        (level + lift) * (1 - t) + near(level + lift) * t,
      ]
      const [a, c] = [at(t0, tall * 0.12), at(t1, tall * 0.12)]
      const [d, e] = [at(t1, tall * 0.7), at(t0, tall * 0.7)]
      const crown: Point = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2 - Math.abs(c[0] - a[0]) * 0.34]
      rooms += path`M${e[0]} ${e[1]}L${a[0]} ${a[1] + (e[1] - a[1]) * 0.4}Q${a[0]} ${a[1]} ${crown[0]} ${crown[1] + 6}Q${c[0]} ${c[1]} ${c[0]} ${c[1] + (d[1] - c[1]) * 0.4}L${d[0]} ${d[1]}Z`
      const lamp = at(t1 + 0.012, tall * 0.74)
      lamps = [...lamps, [lamp[0], lamp[1], 1.8 + t1 * 3.4] as const]
    }
    markup += shape(
      rooms,
      linear(
        stage,
        [from, 0],
        [edge, 0],
        `0 ${mix(scheme.seat, scheme.light, 0.36)}, 0.4 ${mix(scheme.seat, '#12080c', 0.35)}, 1 #160a10`,
      ),
    )
    const front = path`M${from} ${level + tall * 0.68}L${edge} ${near(level + tall * 0.68)}L${edge} ${near(level + tall * 0.68 + rail)}C${(from + edge) / 2} ${(level + near(level)) / 2 + tall + rail * 1.5} ${from} ${level + tall * 0.68 + rail} ${from} ${level + tall * 0.68 + rail}Z`
    markup += cut(front, {
      fill: linear(
        stage,
        [from, 0],
        [edge, 0],
        `0 ${mix(scheme.trim, scheme.light, 0.3)}, 0.35 ${mix(scheme.trim, scheme.wall, 0.35)}, 1 ${mix(scheme.wall, '#0a0710', 0.7)}`,
      ),
      shadow: 12,
      depth: 0.45,
      rim: rimLight(stage, from, y, w * 0.5, scheme.light, 0.9),
      rimWidth: 1.2,
    })
    if (random.chance(0.9)) markup += motes(lamps, scheme.light, 0.95)
  }
  return markup
}

function chandelier(stage: Stage, x: number, y: number, size: number, scheme: Scheme): string {
  const rings = [1, 0.72, 0.42]
  let markup =
    stroke(line(pts`${x} -10, ${x} ${y - size}`), mix(scheme.trim, '#0a0710', 0.3), 3) +
    glow(stage, x, y, size * 3.6, scheme.light, 0.75)
  const bulbs: (readonly [number, number, number])[] = []
  for (const [i, k] of rings.entries()) {
    const [cy, rx] = [y - i * size * 0.36, size * k]
    markup += stroke(ellipse(x, cy, rx, rx * 0.24), scheme.trim, 3)
    for (let j = 0; j < 22 * k; j++) {
      const a = (j / (22 * k)) * Math.PI * 2
      const [bx, by] = [x + Math.cos(a) * rx, cy + Math.sin(a) * rx * 0.24]
      bulbs.push([bx, by - 4, 2.8])
      markup += stroke(path`M${bx} ${by}L${bx} ${by + size * 0.2}`, mix(scheme.light, '#ffffff', 0.4), 1)
    }
  }
  markup += stroke(
    curve(pts`${x - size} ${y}, ${x} ${y + size * 0.7}, ${x + size} ${y}`) +
      curve(pts`${x - size * 0.6} ${y}, ${x} ${y + size * 0.62}, ${x + size * 0.6} ${y}`),
    `${scheme.light}88`,
    1.4,
  )
  return markup + motes(bulbs, scheme.light)
}

/** A horseshoe of boxes, a gilded arch, a curtain and a chandelier. */
export const opera: Scene = (stage) => {
  const { width: w, height: h, random } = stage
  const scheme = pickScheme(stage)
  const [x, y] = viewpoint(stage)
  const [half, top, floor] = [w * random.between(0.19, 0.22), h * 0.17, h * 0.62]
  const count = random.whole(3, 5)
  let markup = backdrop(stage, `0 ${mix(scheme.wall, '#0a0710', 0.4)}, 0.5 ${scheme.wall}, 1 #0a0710`)
  // The ceiling in rings of plaster.
  for (let i = 5; i >= 0; i--)
    markup += cut(ellipse(x, -30, w * (0.12 + i * 0.1), h * (0.08 + i * 0.045)), {
      fill: radial(
        stage,
        [x, 60],
        w * 0.6,
        `0 ${mix(scheme.wall, scheme.light, 0.6 - i * 0.07)}, 1 ${mix(scheme.wall, '#0a0710', 0.5)}`,
      ),
      shadow: 12,
      depth: 0.3,
      rim: rimLight(stage, x, 100, w * 0.6, scheme.trim, 0.7),
      rimWidth: 1.2,
    })
  // The stage through the arch.
  const opening = path`M${x - half} ${floor}L${x - half} ${top + 90}Q${x - half} ${top} ${x} ${top}Q${x + half} ${top} ${x + half} ${top + 90}L${x + half} ${floor}Z`
  markup += shape(
    opening,
    radial(
      stage,
      [x, floor - 120],
      half * 1.4,
      `0 ${mix(scheme.light, '#fff6e4', 0.3)}, 0.5 ${mix(scheme.seat, scheme.light, 0.5)}, 1 ${mix(scheme.seat, '#12080c', 0.6)}`,
    ),
  )
  let flats = ''
  for (let i = 0; i < 4; i++)
    flats += cut(
      path`M${x - half} ${floor}L${x - half} ${top}L${x - half * (0.72 - i * 0.14)} ${top}C${x - half * (0.62 - i * 0.14)} ${top + 160} ${x - half * (0.9 - i * 0.16)} ${floor - 120} ${x - half * (0.86 - i * 0.16)} ${floor}ZM${x + half} ${floor}L${x + half} ${top}L${x + half * (0.72 - i * 0.14)} ${top}C${x + half * (0.62 - i * 0.14)} ${top + 160} ${x + half * (0.9 - i * 0.16)} ${floor - 120} ${x + half * (0.86 - i * 0.16)} ${floor}Z`,
      { fill: mix(scheme.seat, scheme.light, 0.42 - i * 0.09), shadow: 8, depth: 0.35 },
    )
  markup += clip(
    stage,
    opening,
    [...Array.from({ length: 1 }, () => flats)].join('') +
      glow(stage, x, floor - 60, half * 1.2, scheme.light, 0.7, 0.6),
  )
  const show = random.whole(0, 2)
  if (show < 2)
    markup +=
      clip(
        stage,
        opening,
        spots(stage, x - half * 0.7, x + half * 0.7, top + 30, floor, 6, scheme.light, 0.34),
      ) + orchestra(stage, x, floor - 4, half * 0.86, 96, scheme)
  // Curtain: tied to the sides, or closed.
  const folds = 8
  for (const side of [-1, 1] as const) {
    for (let i = 0; i < folds; i++) {
      const reach = show === 2 ? 1 : 0.46
      const [a, b] = [
        x + side * half * (1 - (i / folds) * reach),
        x + side * half * (1 - ((i + 1.12) / folds) * reach),
      ]
      const tie = (px: number) =>
        show === 2 ? px : x + side * half * (1 - (1 - Math.abs(px - x) / half) * 0.42)
      const lit = mix(scheme.seat, scheme.light, show === 2 ? 0.16 : 0.05 + (i / folds) * 0.3)
      markup += cut(
        path`M${a} ${top - 10}L${b} ${top - 10}C${b} ${top + 170} ${tie(b)} ${floor - 200} ${tie(b)} ${floor}L${tie(a)} ${floor}C${tie(a)} ${floor - 200} ${a} ${top + 170} ${a} ${top - 10}Z`,
        {
          fill: linear(
            stage,
            [a, 0],
            [b, 0],
            `0 ${mix(scheme.seat, '#10060a', 0.5)}, 0.5 ${lit}, 1 ${mix(scheme.seat, '#10060a', 0.3)}`,
          ),
          shadow: 7,
          depth: 0.35,
        },
      )
    }
  }
  let swags = ''
  for (let i = 0; i < 7; i++)
    swags += ellipse(x - half + ((i + 0.5) / 7) * half * 2, top + 10, half / 6.2, 62)
  markup += clip(
    stage,
    path`M${x - half} ${top - 60}L${x + half} ${top - 60}L${x + half} ${floor}L${x - half} ${floor}Z`,
    cut(swags, {
      fill: fall(
        stage,
        top - 30,
        top + 74,
        `0 ${mix(scheme.seat, '#10060a', 0.4)}, 1 ${mix(scheme.seat, scheme.light, 0.3)}`,
      ),
      shadow: 12,
      rim: scheme.trim,
      rimWidth: 2,
    }),
  )
  // The gilded arch around it.
  const frame = (grow: number) =>
    path`M${x - half - grow} ${floor + 20}L${x - half - grow} ${top + 70}Q${x - half - grow} ${top - 20 - grow} ${x} ${top - 24 - grow}Q${x + half + grow} ${top - 20 - grow} ${x + half + grow} ${top + 70}L${x + half + grow} ${floor + 20}`
  markup += `<g fill="none" stroke-linejoin="round">${stroke(frame(34), mix(scheme.wall, '#0a0710', 0.3), 70, 'butt')}${stroke(frame(30), linear(stage, [x - half, top], [x + half, floor], `0 ${mix(scheme.trim, '#fff4d8', 0.3)}, 0.5 ${scheme.trim}, 1 ${mix(scheme.trim, '#3a1c14', 0.5)}`), 48, 'butt')}${stroke(frame(12), '#fff0cc', 3, 'butt')}${stroke(frame(46), mix(scheme.trim, '#3a1c14', 0.6), 3, 'butt')}</g>`
  let rosettes = ''
  for (let i = 0; i < 15; i++)
    rosettes += ellipse(x - half - 30, top + 90 + i * 34, 6) + ellipse(x + half + 30, top + 90 + i * 34, 6)
  markup +=
    shape(rosettes, mix(scheme.trim, '#fff4d8', 0.5)) +
    cut(ellipse(x, top - 52, 46, 38), { fill: scheme.trim, shadow: 8, rim: '#fff0cc' }) +
    shape(arch(x - 14, top - 76, 28, 46), mix(scheme.trim, '#3a1c14', 0.5))
  markup +=
    tiers(stage, x, y, x - half - 62, -1, count, scheme) + tiers(stage, x, y, x + half + 62, 1, count, scheme)
  markup += cut(rect(-20, floor, w + 40, h), {
    fill: fall(
      stage,
      floor,
      h,
      `0 ${mix(scheme.wall, scheme.light, 0.25)}, 0.3 ${mix(scheme.wall, '#0a0710', 0.5)}, 1 #0a0710`,
    ),
    shadow: 10,
  })
  markup +=
    glow(stage, x, floor + 10, half * 1.6, scheme.light, 0.55, 0.3) + seats(stage, x, floor + 34, 7, scheme)
  markup += chandelier(stage, x, h * 0.15, w * 0.075, scheme)
  return markup + (random.chance(0.5) ? heads(stage, x, h - 40, 58, scheme.light, '#0a0710') : '')
}
