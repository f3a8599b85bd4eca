import { alpha, mix } from '../colour.ts'
import { heightAt, toGround } from '../land.ts'
import { moon, motes, stars } from '../light.ts'
import { backdrop, cut, glow, mist, rimLight, shape, stroke } from '../paper.ts'
import { along, curve, ellipse, limb, line, type Point, path, pts } from '../path.ts'
import { type Pose, person } from '../people.ts'
import { clip, fall, linear, radial, type Scene, type Stage } from '../stage.ts'

const amber = '#f2b35e'

/** A worm as thick as a tower, arching out of the sand; its mouth opens to the left. */
function worm(stage: Stage, x: number, ground: number, k: number, sun: Point): string {
  const at = (dx: number, dy: number): Point => [x + dx * k, ground + dy * k]
  const spine = [at(300, 90), at(270, -120), at(190, -300), at(50, -392), at(-92, -376), at(-176, -296)]
  const widths = [120, 108, 92, 82, 78, 70].map((size) => size * k)
  const body = limb(spine, widths, 8)
  const skin = linear(stage, at(-200, -380), at(330, 40), '0 #a4613f, 0.3 #7a3f38, 0.75 #4c2431, 1 #7c4438')
  const points = along(spine, 10)
  let rings = ''
  let ridges = ''
  for (const [i, [px, py]] of points.entries()) {
    const [ax, ay] = points[i - 1] ?? [px, py]
    const [bx, by] = points[i + 1] ?? [px, py]
    const length = Math.hypot(bx - ax, by - ay) || 1
    const [nx, ny] = [-(by - ay) / length, (bx - ax) / length]
    const half = 122 * k
    rings += curve(
      pts`${px - nx * half} ${py - ny * half}, ${px + ((bx - ax) / length) * 26 * k} ${py + ((by - ay) / length) * 26 * k}, ${px + nx * half} ${py + ny * half}`,
    )
    if (i % 2)
      ridges += curve(
        pts`${px - nx * half} ${py - ny * half}, ${px + ((bx - ax) / length) * 40 * k} ${py + ((by - ay) / length) * 40 * k}, ${px + nx * half} ${py + ny * half}`,
      )
  }
  let markup = cut(body, {
    fill: skin,
    shadow: 26,
    depth: 0.5,
    rim: rimLight(stage, sun[0], sun[1], 760, '#ffe0a4', 1),
    rimWidth: 2,
  })
  const belly = limb(
    spine.map(([px, py], i): Point => [px + (i > 3 ? 10 : 26) * k, py + (i > 1 ? 46 : 10) * k]),
    widths.map((size) => size * 0.62),
    8,
  )
  markup += clip(
    stage,
    body,
    shape(belly, '#2a1220', 0.5) +
      stroke(ridges, '#2a101c99', 6 * k, 'butt') +
      stroke(rings, '#ffcf8c33', 1.6, 'butt'),
  )
  // The mouth: petals around a throat set with teeth.
  const [mx, my] = at(-188, -284)
  const turn = (angle: number, rx: number, ry: number): Point => {
    const [cx, cy] = [Math.cos(angle) * rx * k, Math.sin(angle) * ry * k]
    const tilt = 0.9
    return [mx + cx * Math.cos(tilt) - cy * Math.sin(tilt), my + cx * Math.sin(tilt) + cy * Math.cos(tilt)]
  }
  const ring = (rx: number, ry: number) =>
    curve(
      Array.from({ length: 24 }, (_, i) => turn((i / 24) * Math.PI * 2, rx, ry)),
      true,
    )
  markup +=
    cut(ring(52, 106), { fill: '#8a4c3a', shadow: 10, rim: '#ffd59a', rimWidth: 1.4 }) +
    cut(ring(42, 92), { fill: '#381420', shadow: 0 })
  let teeth = ''
  for (const [count, outer, inner] of [
    [34, 1, 0.72],
    [26, 0.72, 0.48],
    [18, 0.46, 0.26],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2
      const d = (Math.PI / count) * 0.72
      teeth += line(
        [
          turn(a - d, 42 * outer, 92 * outer),
          turn(a, 42 * inner, 92 * inner),
          turn(a + d, 42 * outer, 92 * outer),
        ],
        true,
      )
    }
  }
  return (
    markup +
    shape(teeth, radial(stage, [mx, my], 90 * k, '0 #7a3a30, 0.6 #e0a468, 1 #ffe3b0')) +
    shape(ring(7, 18), '#12060e')
  )
}

/** A dune with a lit windward and a dark leeward side, divided by a winding crest. */
function dune(
  stage: Stage,
  crest: readonly Point[],
  lit: string,
  dark: string,
  rim: string,
  shadow: number,
): string {
  const { height: h } = stage
  const smooth = along(crest, 6)
  let markup = cut(toGround(stage, smooth), { fill: lit, shadow, depth: 0.4, rim, rimWidth: 1.4 })
  // Each hump throws its lee side to the left, away from the sun.
  let lee = ''
  for (const [i, [px, py]] of crest.entries()) {
    const [before, after] = [crest[i - 1], crest[i + 1]]
    if (!before || !after || before[1] < py || after[1] < py) continue
    const fallTo = Math.min(h - py, 260)
    const rest = smooth.filter(([sx]) => sx >= before[0] && sx <= px)
    const foot: Point = [px - 40, py + fallTo]
    lee += path`${curve(rest)}C${px + 90} ${py + fallTo * 0.16} ${px - 210} ${py + fallTo * 0.3} ${px - 90} ${py + fallTo * 0.6}S${px - 10} ${py + fallTo * 0.9} ${foot[0]} ${foot[1]}L${before[0] - 40} ${py + fallTo}Z`
  }
  markup += clip(stage, toGround(stage, smooth), shape(lee, dark))
  return markup
}

/** Two moons, a low sun, a caravan, and what lives under the sand. */
export const desert: Scene = (stage) => {
  const { width: w, height: h, focus, random } = stage
  const horizon = h * (stage.wide ? 0.66 : 0.61)
  const x = focus.x + (stage.wide ? 40 : 20)
  const k = stage.wide ? 1 : 1.02
  const sun: Point = [x - 40, horizon - 150]
  let markup = backdrop(
    stage,
    `0 #1b1026, 0.3 #4a2030, 0.5 #a2482f, ${(horizon / h) * 0.97} #f3a552, 1 #3a1620`,
  )
  markup += stars(stage, 90, '#ffe4c0', { height: h * 0.3 })
  markup +=
    glow(stage, sun[0], sun[1], 900, '#ffb35a', 0.8) +
    shape(ellipse(sun[0], sun[1], 250), '#ffd285', 0.16) +
    shape(ellipse(sun[0], sun[1], 206), '#ffd285', 0.2) +
    shape(ellipse(sun[0], sun[1], 166), fall(stage, sun[1] - 166, sun[1] + 166, '0 #fff2cf, 1 #ffc069'))
  const [mx, my] = stage.wide ? [w * 0.3, h * 0.2] : [w * 0.16, h * 0.13]
  markup += moon(stage, mx, my, 40, '#e9a98a', 0.5) + moon(stage, mx + 94, my - 52, 17, '#e9b9a0', 0.3)
  const far = ['#d98846', '#b9643c']
  for (const [i, tone] of far.entries()) {
    const crest: Point[] = Array.from(
      { length: 10 },
      (_, j): Point => [
        -40 + (j / 9) * (w + 80),
        horizon + i * 30 - (j % 2 ? 26 : 0) * random.between(0.4, 1.4),
      ],
    )
    markup += dune(
      stage,
      crest,
      fall(stage, horizon - 40, horizon + 130, `0 ${mix(tone, '#ffd79a', 0.35)}, 1 ${tone}`),
      alpha(mix(tone, '#6a2a30', 0.6), 0.75),
      '#ffe3aa99',
      8,
    )
  }
  markup += worm(stage, x + 30, horizon + 60, k, sun)
  // Sand pours off where it breaks the ground.
  const spray = Array.from({ length: 90 }, () => {
    const a = random.between(Math.PI * 1.02, Math.PI * 1.98)
    const r = random.between(60, 230) * k
    return [
      x + 300 * k + Math.cos(a) * r * 1.1,
      horizon + 96 + Math.sin(a) * r * 0.62,
      random.between(0.9, 3),
    ] as const
  })
  markup += motes(spray, '#ffc98a', 0.85) + glow(stage, x + 290 * k, horizon + 70, 300, '#ffcf92', 0.6, 0.5)
  markup += mist(stage, horizon + 66, 130, '#ffc27c', 0.5)
  const crests: readonly (readonly [readonly (readonly [number, number])[], string, string])[] = [
    [pts`-0.05 0.1, 0.12 0.05, 0.3 0.12, 0.52 0.055, 0.74 0.13, 0.9 0.08, 1.05 0.1`, '#a8502f', '#6a2830'],
    [pts`-0.05 0.13, 0.2 0.2, 0.44 0.125, 0.62 0.16, 0.82 0.21, 1.05 0.14`, '#823426', '#4a1a26'],
    [pts`-0.05 0.24, 0.14 0.2, 0.4 0.28, 0.72 0.2, 0.88 0.24, 1.05 0.22`, '#562032', '#300f20'],
    [pts`-0.05 0.29, 0.26 0.33, 0.52 0.29, 0.78 0.34, 1.05 0.28`, '#2b1020', '#180a16'],
  ]
  for (const [i, [shapeOf, lit, dark]] of crests.entries()) {
    const crest = shapeOf.map(([fx, fy]): Point => [fx * w, horizon + fy * h * (stage.wide ? 1 : 1.05)])
    const top = horizon + 0.05 * h * (i + 1)
    if (i === 2) {
      const line2 = along(crest, 6)
      const poses: readonly Pose[] = ['windy', 'cloak', 'windy', 'cloak', 'windy']
      const [from, to] = stage.wide ? [w * 0.58, w * 0.83] : [w * 0.42, w * 0.93]
      const people = poses.flatMap((pose, j) => {
        const px = from + ((to - from) * j) / (poses.length - 1) + random.between(-8, 8)
        return person(pose, 78 - j * 3, { x: px, y: heightAt(line2, px) + 8 })
      })
      markup += cut(people, {
        fill: '#1a0814',
        rim: rimLight(stage, sun[0], sun[1], 620, '#ffc681', 1),
        rimWidth: 1.2,
      })
    }
    markup += dune(
      stage,
      crest,
      fall(
        stage,
        top - 10,
        top + 240,
        `0 ${mix(lit, amber, 0.22 - i * 0.05)}, 1 ${mix(lit, '#12070f', 0.5)}`,
      ),
      alpha(dark, 0.72),
      rimLight(stage, sun[0], top, 900, '#ffd79a', 0.9 - i * 0.18),
      16 + i * 3,
    )
    // Wind ripples.
    let ripples = ''
    for (let j = 0; j < 26; j++) {
      const [rx, ry] = [random.next() * w, top + random.between(30, 130) + i * 10]
      ripples += curve(pts`${rx} ${ry}, ${rx + 40} ${ry - 5}, ${rx + 84} ${ry + 2}`)
    }
    markup += stroke(ripples, alpha('#ffc98a', 0.08), 1.4)
  }
  return markup
}
