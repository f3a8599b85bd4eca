import { mix, ramp } from '../colour.ts'
import { craggy, toGround } from '../land.ts'
import { motes, stars } from '../light.ts'
import { backdrop, cut, glow, mist, rimLight, shape, stroke } from '../paper.ts'
import { along, ellipse, line, n, type Point, place, pts, rect } from '../path.ts'
import { person } from '../people.ts'
import { clip, fall, linear, radial, type Scene, type Stage } from '../stage.ts'

const amber = '#f2b35e'
const heat = ['#fff4d8', '#ffdc9a', '#f2b35e', '#c9743c', '#8a4030', '#4d2430', '#26152a']

/** A torn ring: a disc whose edge wavers. */
function torn(stage: Stage, x: number, y: number, rx: number, ry: number, waver: number): string {
  const { random } = stage
  const steps = 64
  const phase = [random.next() * 6.28, random.next() * 6.28, random.next() * 6.28]
  const points = Array.from({ length: steps }, (_, i): Point => {
    const a = (i / steps) * Math.PI * 2
    const k =
      1 +
      waver *
        (Math.sin(a * 3 + (phase[0] ?? 0)) * 0.5 +
          Math.sin(a * 7 + (phase[1] ?? 0)) * 0.3 +
          Math.sin(a * 13 + (phase[2] ?? 0)) * 0.2)
    return [x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k]
  })
  return line(points, true)
}

/** Threads of glowing gas that run around the disc. */
function threads(
  stage: Stage,
  x: number,
  y: number,
  inner: number,
  outer: number,
  flat: number,
  count: number,
): string {
  const { random } = stage
  let d = ''
  for (let i = 0; i < count; i++) {
    const r = inner + (outer - inner) * random.next() ** 1.3
    const start = random.next() * Math.PI * 2
    const length = random.between(0.3, 1.5)
    const points = Array.from({ length: 9 }, (_, k): Point => {
      const a = start + (length * k) / 8
      return [x + Math.cos(a) * r, y + Math.sin(a) * r * flat]
    })
    d += `M${along(points, 2)
      .map(([px, py]) => `${n(px)} ${n(py)}`)
      .join('L')}`
  }
  return d
}

/** A spinning station, a wheel of twelve rooms, seen almost edge on. */
function station(x: number, y: number, size: number): string[] {
  const rooms: string[] = []
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2
    rooms.push(
      place(rect(-5, -4, 10, 8), {
        x: x + Math.cos(a) * size,
        y: y + Math.sin(a) * size * 0.62,
        turn: (a * 180) / Math.PI + 90,
        scale: size / 38,
      }),
    )
  }
  return rooms
}

/** A black hole with its bent disc above the shore of a frozen planet. */
export const blackHole: Scene = (stage) => {
  const { width: w, height: h, focus, random } = stage
  const [x, y] = [focus.x + (stage.wide ? 40 : 0), focus.y - 20]
  const r = stage.wide ? 176 : 190
  const tilt = -13
  let markup = backdrop(stage, '0 #07070f, 0.45 #10101f, 0.75 #2a1a26, 1 #120c14')
  markup += glow(stage, x - 500, y + 100, 700, '#2b3b6b', 0.3, 0.7)
  markup += stars(stage, 320, '#ffe9c8', { height: h * 0.85 })
  markup += glow(stage, x, y, 860, amber, 0.5, 0.62)
  const spun = (content: string) => `<g transform="rotate(${tilt} ${n(x)} ${n(y)})">${content}</g>`
  // The far side of the disc, bent above and below the hole by its gravity.
  let halo = ''
  for (let i = 6; i >= 0; i--) {
    const size = r * (1.13 + i * 0.12)
    const tone = heat[i] ?? amber
    const lit = radial(stage, [x, y], size, `0.6 ${mix(tone, '#fff4d8', 0.25)}, 1 ${tone}`)
    halo += cut(torn(stage, x, y - r * 0.03, size, size * (1 - i * 0.012), 0.006 + i * 0.004), {
      fill: lit,
      shadow: 15,
      depth: 0.6,
      rim: mix(tone, '#ffe2ab', 0.25),
      rimWidth: 0.8,
    })
  }
  halo += stroke(threads(stage, x, y, r * 1.12, r * 1.85, 1, 46), '#ffe3ae55', 1.2)
  const disc = (rx: number, flat: number) => torn(stage, x, y + r * 0.06, rx, rx * flat, 0.008)
  const sheets = (): string => {
    let markupOfDisc = ''
    for (let i = 6; i >= 0; i--) {
      const rx = r * (1.62 + i * 0.36)
      const tone = heat[i] ?? amber
      const fill = linear(
        stage,
        [x - rx, y],
        [x + rx, y],
        `0 ${ramp(heat, i / 6 + 0.3)}, 0.35 ${mix(tone, '#ffe9bd', 0.25)}, 0.7 ${tone}, 1 ${ramp(heat, i / 6 + 0.35)}`,
      )
      markupOfDisc += cut(disc(rx, 0.115), { fill, shadow: 11, depth: 0.5, rim: '#ffd99255', rimWidth: 0.7 })
    }
    return (
      markupOfDisc + stroke(threads(stage, x, y + r * 0.06, r * 1.3, r * 3.6, 0.115, 60), '#fff0cc66', 1.1)
    )
  }
  const band = sheets()
  const hole = radial(stage, [x, y], r * 1.04, '0.86 #030205, 1 #0a0609')
  markup += spun(
    `${halo}${clip(stage, rect(x - w * 2, y - h, w * 4, h + r * 0.04), band)}${glow(stage, x, y, r * 1.5, '#fff1cf', 0.5)}${shape(ellipse(x, y, r), hole)}${stroke(ellipse(x, y, r + 3), '#fff1cfcc', 2.4)}${clip(stage, rect(x - w * 2, y + r * 0.06, w * 4, h), band)}`,
  )
  markup += motes(
    Array.from(
      { length: 40 },
      () => [x + random.between(-700, 700), y + random.between(-160, 160), random.between(0.7, 1.8)] as const,
    ),
    amber,
    0.8,
  )
  // The station, small against it.
  const [sx, sy] = stage.wide ? [x - 430, y - 120] : [x - 300, y + 300]
  markup +=
    stroke(ellipse(sx, sy, 36, 22), '#e8b878', 3) +
    shape(station(sx, sy, 38).join(''), '#ffd9a0') +
    stroke(
      line(pts`${sx - 34} ${sy}, ${sx + 34} ${sy}`) + line(pts`${sx} ${sy - 20}, ${sx} ${sy + 20}`),
      '#b98250',
      2,
    )
  // Ice ridges of the planet.
  const tones = ['#5a3d45', '#3c2836', '#241827', '#100b15']
  for (const [i, tone] of tones.entries()) {
    const top = h * (stage.wide ? 0.74 : 0.72) + i * h * 0.062
    const peaks: Point[] = Array.from({ length: 8 }, (_, k) => [
      (k / 7) * (w + 80) - 40,
      top + (random.next() - 0.5) * (70 - i * 8) + (i % 2 ? 1 : -1) * (k - 3.5) * 7,
    ])
    const skyline = craggy(random, peaks, 46 - i * 6)
    markup += cut(toGround(stage, skyline), {
      fill: fall(
        stage,
        top - 50,
        top + 160,
        `0 ${mix(tone, amber, 0.16 - i * 0.03)}, 1 ${mix(tone, '#0e0b14', 0.35)}`,
      ),
      shadow: 16 + i * 5,
      rim: rimLight(stage, x, top, 800 - i * 90, '#ffd08a', 0.85 - i * 0.12),
    })
    markup += mist(stage, top + 40, 80, amber, 0.06)
    if (i === 2) {
      const px = stage.wide ? w * 0.47 : w * 0.4
      const ground = Math.min(...skyline.filter(([sx2]) => Math.abs(sx2 - px) < 40).map(([, sy2]) => sy2)) + 6
      markup += cut(
        [
          ...person('stander', 62, { x: px, y: ground + 6 }),
          ...person('walker', 60, { x: px + 64, y: ground + 12 }),
          ellipse(px, ground - 52, 7, 7.5),
          ellipse(px + 64, ground - 45, 7, 7.5),
        ],
        { fill: '#0b0810', rim: rimLight(stage, x, y, 700, '#ffd08a', 0.8), rimWidth: 1 },
      )
    }
  }
  return markup
}
