import { alpha, mix } from '../colour.ts'
import { beam, motes, rain, stars } from '../light.ts'
import { backdrop, cut, glow, mist, rimLight, shape, stroke } from '../paper.ts'
import { along, curve, ellipse, limb, line, type Point, path, place, pts, rect } from '../path.ts'
import { clip, fall, linear, radial, type Scene, type Stage } from '../stage.ts'

const violet = '#8f7bff'
const magenta = '#ff5fc4'
const cyan = '#5fe6ff'

/** A tower with steps, masts, window bands and sign frames on the side that faces `middle`. */
function tower(
  stage: Stage,
  x: number,
  top: number,
  width: number,
  base: number,
  tone: string,
  rim: string,
  middle: number,
  near: number,
): string {
  const { random } = stage
  const half = width / 2
  const pieces = [rect(x - half, top, width, base - top)]
  const crown = random.next()
  if (crown < 0.3)
    pieces.push(
      rect(x - half * 0.7, top - 26 * near, width * 0.7, 28 * near),
      rect(x - 2 * near, top - 86 * near, 4 * near, 64 * near),
    )
  else if (crown < 0.55)
    pieces.push(
      line(
        pts`${x - half} ${top + 1}, ${x + half * (x < middle ? 1 : -1)} ${top - width * 0.5}, ${x + half} ${top + 1}`,
        true,
      ),
    )
  else if (crown < 0.75)
    pieces.push(
      ellipse(x, top, half * 0.86, half * 0.4),
      rect(x - 1.5 * near, top - half - 20 * near, 3 * near, half),
    )
  let markup = cut(pieces, {
    fill: fall(
      stage,
      top - 60,
      base,
      `0 ${mix(tone, violet, 0.12)}, 0.55 ${tone}, 1 ${mix(tone, magenta, 0.28)}`,
    ),
    shadow: 8 + near * 6,
    depth: 0.4,
    rim,
    rimWidth: 1.1,
  })
  let bands = ''
  let panes = ''
  const rows = Math.floor((base - top) / (13 + near * 7))
  const style = random.next()
  for (let i = 1; i < rows; i++) {
    const y = top + i * (13 + near * 7)
    if (style < 0.35) {
      if (random.chance(0.5))
        bands += rect(x - half * 0.84, y, width * random.between(0.3, 0.84), 3 + near * 1.4)
    } else
      for (let j = 0; j < 6; j++)
        if (random.chance(0.24))
          panes += rect(x - half * 0.84 + (j * width * 0.84) / 6, y, (width * 0.84) / 6 - 3, 5 + near * 3)
  }
  markup +=
    shape(bands, random.chance(0.5) ? cyan : '#ffd2a0', 0.5) +
    shape(panes, random.chance(0.6) ? '#ffc6e6' : '#aee6ff', 0.62)
  if (near < 0.9 || !random.chance(0.85)) return markup
  // A sign: frames and bars that mean nothing in any language.
  const colour = random.pick([magenta, cyan, violet, '#ffb35e'])
  const side = x < middle ? 1 : -1
  const [sx, sy, sw, sh] = [
    x + side * half * 0.9,
    top + random.between(40, 120),
    26 * near,
    random.between(110, 210),
  ]
  const strokes = Array.from({ length: Math.floor(sh / 34) }, (_, i): string => {
    const y = sy + 18 + i * 32
    const kind = random.whole(0, 3)
    if (kind === 0) return ellipse(sx, y, sw * 0.3) + ellipse(sx, y, sw * 0.1)
    if (kind === 1)
      return [-9, 0, 9]
        .map((dy, j) =>
          line(pts`${sx - sw * 0.3} ${y + dy}, ${sx + sw * (0.3 - ((i + j) % 3) * 0.2)} ${y + dy}`),
        )
        .join('')
    if (kind === 2)
      return line(pts`${sx} ${y - 11}, ${sx + sw * 0.26} ${y}, ${sx} ${y + 11}, ${sx - sw * 0.26} ${y}`, true)
    return [-6, 6]
      .map((dy) =>
        curve(
          pts`${sx - sw * 0.3} ${y + dy}, ${sx - sw * 0.1} ${y + dy - 6}, ${sx + sw * 0.1} ${y + dy + 6}, ${sx + sw * 0.3} ${y + dy}`,
        ),
      )
      .join('')
  })
  return `${markup}${glow(stage, sx, sy + sh / 2, 150, colour, 0.4)}${cut(rect(sx - sw / 2, sy, sw, sh), { fill: '#160c2c', shadow: 7 })}${stroke(rect(sx - sw / 2 + 3, sy + 3, sw - 6, sh - 6), colour, 2)}${stroke(strokes.join(''), mix(colour, '#ffffff', 0.45), 2.8)}`
}

/** A carp of light, seen from above, that swims between the towers. */
function hologram(stage: Stage, x: number, y: number, k: number): string {
  const at = (points: readonly Point[]) => points.map(([px, py]): Point => [x + px * k, y + py * k])
  const spine = at(pts`-250 34, -170 -2, -60 -34, 50 -14, 130 34, 200 40`)
  const widths = [22, 52, 58, 42, 22, 10].map((size) => size * k)
  const body = limb(spine, widths, 9)
  const fins = [
    curve(at(pts`192 32, 240 -30, 310 -78, 352 -70, 300 -20, 270 20, 230 44`), true),
    curve(at(pts`192 46, 250 60, 310 110, 356 116, 330 66, 276 36, 226 34`), true),
    curve(at(pts`-150 -44, -130 -110, -76 -150, -50 -142, -66 -100, -86 -70`), true),
    curve(at(pts`-176 44, -176 110, -136 158, -108 156, -106 110, -120 52`), true),
    curve(at(pts`40 -54, 74 -92, 112 -96, 100 -64, 78 -40`), true),
    curve(at(pts`14 26, 30 74, 62 92, 70 64, 62 36`), true),
  ]
  const ribs = [
    pts`206 36, 330 -62`,
    pts`206 38, 290 -16`,
    pts`206 44, 336 104`,
    pts`206 42, 300 56`,
    pts`-120 -50, -72 -136`,
    pts`-134 56, -124 146`,
    pts`60 -48, 100 -84`,
    pts`40 34, 58 80`,
  ]
  const paint = linear(
    stage,
    [x - 250 * k, y],
    [x + 340 * k, y],
    `0 ${cyan} 0.85, 0.45 #b08fff 0.6, 1 ${magenta} 0.8`,
  )
  const pale = linear(stage, [x - 250 * k, y], [x + 340 * k, y], '0 #e8fdff 0.95, 1 #ffd6f4 0.9')
  const points = along(spine, 7)
  let scales = ''
  for (const [i, [px, py]] of points.entries()) {
    const r = 12 * k * (1 - i / 60)
    if (i < 9 || i > 30) continue
    for (let j = -3; j <= 3; j++) {
      const dy = j * r * 1.7 + (i % 2) * r * 0.85
      if (Math.abs(dy) < (52 - Math.abs(i - 14) * 2) * k)
        scales += path`M${px - r} ${py + dy - r * 0.7}C${px + r * 0.3} ${py + dy - r * 0.6} ${px + r * 0.3} ${py + dy + r * 0.6} ${px - r} ${py + dy + r * 0.7}`
    }
  }
  // The markings of a show carp, and its back fin as a wavering line.
  const marks = [
    curve(at(pts`-226 18, -190 -26, -140 -36, -150 6, -190 40`), true),
    curve(at(pts`-100 -70, -40 -86, 10 -60, -20 -16, -80 -10`), true),
    curve(at(pts`70 -40, 120 0, 136 34, 90 34, 56 0`), true),
  ]
  const back = limb(at(pts`-110 -22, -50 -40, 20 -30, 60 -8`), [1, 9 * k, 8 * k, 1], 6)
  const whiskers = curve(at(pts`-262 22, -296 6, -312 -20`)) + curve(at(pts`-264 50, -300 60, -318 90`))
  const eyes = at(pts`-214 -12, -226 58`)
    .map(([ex, ey]) => ellipse(ex, ey, 6 * k))
    .join('')
  return [
    glow(stage, x, y, 430 * k, '#9f7bff', 0.55),
    shape(fins.join(''), paint, 0.55),
    shape(body, paint, 0.85),
    clip(stage, body, shape(marks.join(''), magenta, 0.6)),
    stroke(scales, alpha('#f4fdff', 0.42), 1.3),
    stroke(fins.join('') + body + ribs.map((rib) => line(at(rib))).join('') + whiskers, pale, 2),
    shape(back, '#ffe6fa', 0.85),
    shape(eyes, '#ffffff'),
  ].join('')
}

/** A motorcycle and rider, wheels on y 0, facing left. */
const bike = [
  path`${ellipse(-74, -33, 33)}`,
  path`${ellipse(78, -33, 33)}`,
  'M-96 -62C-74 -74 -54 -82 -40 -92L-28 -92L-20 -74C10 -80 24 -74 34 -66C66 -72 104 -78 118 -92L122 -84C116 -62 92 -50 70 -46L46 -24L-24 -22L-40 -44L-68 -30L-84 -40Z',
  'M-52 -104L-34 -112L-30 -104L-44 -92L-60 -60L-70 -62Z',
  'M-14 -78C-10 -104 14 -128 40 -126C58 -122 60 -100 52 -80L20 -72Z',
  'M34 -122C20 -132 -6 -128 -34 -104L-30 -96C-10 -108 8 -110 22 -106Z',
  'M6 -150C6 -164 22 -170 34 -164C46 -158 46 -140 36 -132C24 -126 8 -132 6 -150Z',
  'M30 -84C38 -70 26 -52 6 -44L-2 -22L16 -22L22 -34C46 -42 60 -64 54 -84Z',
] as const

/** A city of signs in the rain; a carp of light between its towers, a rider below. */
export const neonCity: Scene = (stage) => {
  const { width: w, height: h, focus, random } = stage
  const x = focus.x
  const road = h * (stage.wide ? 0.8 : 0.75)
  let markup = backdrop(stage, '0 #0a0726, 0.35 #241256, 0.62 #7a2a8c, 0.8 #ff5fb4, 1 #120828')
  markup +=
    stars(stage, 90, '#e6dcff', { height: h * 0.3 }) +
    glow(stage, x, road - 110, 760, magenta, 0.7) +
    glow(stage, x, h * 0.34, 700, '#6a5cff', 0.5)
  markup += shape(
    ellipse(x + 40, road - 220, 190),
    fall(stage, road - 410, road - 30, '0 #ffd2f0, 0.5 #ff7ac8, 1 #ff5fb4 0.2'),
  )
  for (const [i, tone] of ['#8a3f9c', '#5f2f86', '#41246c', '#281850', '#170e34'].entries()) {
    const near = 0.4 + i * 0.24
    const gap = [30, 110, 200, 330, 500][i] ?? 0
    const rim = rimLight(stage, x, road - 180, 640 + i * 60, i % 2 ? '#9fefff' : '#ffc0ea', 0.85 - i * 0.12)
    for (const side of [-1, 1]) {
      for (let d = gap * (stage.wide ? 1 : 0.72); d < w; d += random.between(44, 84) * (0.7 + near)) {
        const width = random.between(54, 100) * (0.55 + near * 0.6)
        const top = road - (230 + d * 0.5 + i * 60) * random.between(0.66, 1.24)
        markup += tower(stage, x + side * (d + width / 2), top, width, road + 40, tone, rim, x, near)
        if (d > gap + 700) break
      }
    }
    markup += mist(stage, road - 20, 190, i % 2 ? '#ff7ad0' : '#8f7bff', 0.3 - i * 0.04)
    if (i === 2)
      markup +=
        beam(stage, [x - 210, road - 40], -76, 12, 620, cyan, 0.4) +
        beam(stage, [x + 190, road - 40], -104, 12, 620, magenta, 0.4) +
        hologram(stage, x + (stage.wide ? -40 : -10), h * (stage.wide ? 0.33 : 0.33), stage.wide ? 1 : 1.02)
  }
  // Traffic in the air.
  for (const [i, [dx, dy, size, way]] of (
    [
      [-420, -330, 1, 1],
      [320, -430, 0.8, -1],
      [-240, -170, 0.7, 1],
      [410, -230, 1.1, -1],
      [-560, -210, 0.8, 1],
      [150, -120, 0.6, -1],
    ] as const
  ).entries()) {
    const [cx, cy] = [x + dx * (stage.wide ? 1 : 0.72), road + dy]
    const colour = i % 2 ? magenta : cyan
    markup +=
      stroke(
        path`M${cx} ${cy}L${cx - way * 170 * size} ${cy + 10 * size}`,
        linear(stage, [cx, cy], [cx - way * 170 * size, cy], `0 ${colour} 0.9, 1 ${colour} 0`),
        4 * size,
      ) +
      shape(
        path`M${cx - 24 * size} ${cy + 3 * size}C${cx - 18 * size} ${cy - 10 * size} ${cx + 16 * size} ${cy - 10 * size} ${cx + 24 * size} ${cy + 3 * size}C${cx + 12 * size} ${cy + 8 * size} ${cx - 12 * size} ${cy + 8 * size} ${cx - 24 * size} ${cy + 3 * size}Z`,
        '#160c2c',
      ) +
      motes([[cx + way * 22 * size, cy + 2 * size, 2.4 * size]], '#fff2d8')
  }
  // Bridge over the canyon with the street's light on it.
  const deck = path`M-20 ${road + 26}C${w * 0.3} ${road + 4} ${w * 0.7} ${road + 4} ${w + 20} ${road + 26}L${w + 20} ${h + 20}L-20 ${h + 20}Z`
  markup += cut(deck, {
    fill: radial(stage, [x, road + 20], 760, `0 #ff8fd4, 0.18 #8a3a9c, 0.5 #2c1654, 1 #0d0820`, 0.42),
    shadow: 16,
    rim: rimLight(stage, x, road, 700, '#ffd6f4', 0.95),
    rimWidth: 1.6,
  })
  let posts = ''
  for (let px = -10; px < w + 20; px += 46) posts += rect(px, road - 14 + Math.abs(px / w - 0.5) * 44, 3, 40)
  markup +=
    shape(posts, '#1a0d34') +
    stroke(
      curve(pts`-20 ${road + 4}, ${w * 0.3} ${road - 16}, ${w * 0.7} ${road - 16}, ${w + 20} ${road + 4}`),
      '#241246',
      4,
    ) +
    stroke(
      curve(pts`-20 ${road + 2}, ${w * 0.3} ${road - 18}, ${w * 0.7} ${road - 18}, ${w + 20} ${road + 2}`),
      rimLight(stage, x, road, 620, '#ffc0ea', 0.9),
      1.4,
    )
  let puddles = ''
  const streaks: [string, string, string] = ['', '', '']
  for (let i = 0; i < 70; i++) {
    const [px, py] = [random.next() * w, road + 40 + random.next() * (h - road)]
    const index = random.whole(0, 2)
    streaks[index] += ellipse(px, py, random.between(30, 110), random.between(1, 3))
    if (i % 9 === 0) puddles += ellipse(px, py, random.between(60, 130), random.between(5, 12))
  }
  markup +=
    shape(puddles, '#c46ae0', 0.16) +
    shape(streaks[0], magenta, 0.22) +
    shape(streaks[1], cyan, 0.16) +
    shape(streaks[2], violet, 0.22)
  const [bx, by, bk] = stage.wide ? [x + 70, road + 96, 1.24] : [x + 10, road + 130, 1.4]
  const put = (d: string) => place(d, { x: bx, y: by, scale: bk })
  markup +=
    beam(stage, [bx - 70 * bk, by - 84 * bk], 174, 18, 430, '#fff0d0', 0.6) +
    shape(ellipse(bx, by + 4, 150 * bk, 9 * bk), '#0a0618', 0.7)
  markup += stroke(
    path`M${bx + 120 * bk} ${by - 84 * bk}C${bx + 240} ${by - 90 * bk} ${bx + 380} ${by - 70 * bk} ${bx + 620} ${by - 84 * bk}`,
    linear(stage, [bx + 100, 0], [bx + 620, 0], `0 #ff4f6a 0.95, 1 #ff4f9a 0`),
    5,
  )
  markup += cut(bike.map(put), {
    fill: fall(stage, by - 170 * bk, by, '0 #3a2068, 1 #0e0820'),
    shadow: 10,
    rim: rimLight(stage, x - 60, by - 190, 460, '#ffd0f0', 1),
    rimWidth: 1.6,
  })
  markup +=
    stroke(put(ellipse(-74, -33, 22) + ellipse(78, -33, 22)), cyan, 2.4) +
    stroke(put(ellipse(-74, -33, 12) + ellipse(78, -33, 12)), alpha(magenta, 0.8), 2) +
    shape(put('M6 -152C8 -160 18 -164 26 -160L22 -146C16 -142 8 -144 6 -152Z'), '#bff4ff', 0.9) +
    stroke(put('M-60 -60L-20 -72L40 -62L112 -86'), alpha(magenta, 0.9), 2.4) +
    motes([[bx - 72 * bk, by - 82 * bk, 5]], '#fff4d8', 1)
  return (
    markup +
    rain(stage, 230, '#e8dcff', 0.1) +
    shape(rect(-10, h * 0.86, w + 20, h * 0.15), fall(stage, h * 0.84, h, '0 #0a0618 0, 1 #0a0618 0.8'))
  )
}
