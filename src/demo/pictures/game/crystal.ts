import { alpha, mix } from '../colour.ts'
import { motes, rays, sparkle, stars } from '../light.ts'
import { backdrop, cut, glow, rimLight, shape, stroke } from '../paper.ts'
import { curve, ellipse, line, type Point, path, pts, rect } from '../path.ts'
import { type Pose, person } from '../people.ts'
import type { Random } from '../random.ts'
import { fall, linear, radial, type Scene, type Stage } from '../stage.ts'

/** A cut stone: a long prism with a point at both ends, in facets lit from the left. `lean` in degrees. */
function gem(
  stage: Stage,
  x: number,
  y: number,
  half: number,
  tall: number,
  lean: number,
  pale: number,
): string {
  const angle = (lean * Math.PI) / 180
  const at = (dx: number, dy: number): Point => [
    x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y + dx * Math.sin(angle) + dy * Math.cos(angle),
  ]
  const [top, shoulder, waist, foot] = [-tall, -tall * 0.56, tall * 0.5, tall]
  const columns = [-1, -0.5, 0.14, 0.62, 1] as const
  const tones = ['#d9f6ff', '#9fc4ff', '#7f7bff', '#5a3fd0', '#3a2490'] as const
  let markup = ''
  const outline = line(
    [
      at(0, top),
      at(half, shoulder),
      at(half, waist),
      at(half * 0.1, foot),
      at(-half, waist),
      at(-half, shoulder),
    ],
    true,
  )
  markup += cut(outline, {
    fill: '#4a36b0',
    shadow: Math.min(26, half * 0.3),
    depth: 0.4,
    rim: alpha('#f2f6ff', 0.9),
    rimWidth: 1.5,
  })
  for (let i = 0; i < 4; i++) {
    const [a, b] = [(columns[i] ?? 0) * half, (columns[i + 1] ?? 0) * half]
    const tone = tones[i] ?? '#7f7bff'
    const shine = (k: number) => mix(tone, '#ffffff', Math.min(1, k * pale))
    markup += shape(
      line(
        [
          at(0, top),
          at(b, shoulder + (i === 1 ? tall * 0.08 : 0)),
          at(a, shoulder + (i === 2 ? tall * 0.08 : 0)),
        ],
        true,
      ),
      linear(stage, at(0, top), at(0, shoulder), `0 ${shine(0.8)}, 1 ${shine(0.25)}`),
    )
    markup += shape(
      line(
        [
          at(a, shoulder + (i === 2 ? tall * 0.08 : 0)),
          at(b, shoulder + (i === 1 ? tall * 0.08 : 0)),
          at(b, waist),
          at(a, waist + (i === 1 ? 0 : 0)),
        ],
        true,
      ),
      linear(stage, at(0, shoulder), at(0, waist), `0 ${shine(0.45)}, 0.5 ${shine(0.06)}, 1 ${shine(0.4)}`),
    )
    markup += shape(
      line([at(a, waist), at(b, waist), at(half * 0.1, foot)], true),
      linear(stage, at(0, waist), at(0, foot), `0 ${mix(shine(0.2), '#2a1670', 0.35)}, 1 ${shine(0.6)}`),
    )
  }
  markup += stroke(
    line([at(-half * 0.42, shoulder), at(-half * 0.42, waist)]) +
      line([at(half * 0.2, shoulder + tall * 0.08), at(half * 0.2, waist)]),
    alpha('#ffffff', 0.5),
    1.4,
  )
  // Reflections inside the stone.
  const inner: [Point[], number][] = [
    [[at(-half * 0.5, shoulder), at(half * 0.14, shoulder + tall * 0.08), at(-half * 0.1, tall * 0.02)], 0.2],
    [[at(half * 0.14, shoulder + tall * 0.08), at(half * 0.62, shoulder), at(half * 0.4, tall * 0.16)], 0.14],
    [[at(-half, waist), at(-half * 0.5, waist), at(-half * 0.62, -tall * 0.1)], 0.18],
    [[at(-half * 0.5, waist), at(half * 0.14, waist), at(-half * 0.06, tall * 0.1)], 0.26],
    [[at(half * 0.62, waist), at(half, waist), at(half * 0.78, -tall * 0.2)], 0.16],
  ]
  markup += inner.map(([points, opacity]) => shape(line(points, true), '#ffffff', opacity)).join('')
  return (
    markup +
    shape(
      line(
        [
          at(-half * 0.82, shoulder + 10),
          at(-half * 0.68, shoulder + 2),
          at(-half * 0.68, waist * 0.4),
          at(-half * 0.82, waist * 0.2),
        ],
        true,
      ),
      '#ffffff',
      0.45,
    )
  )
}

/** A temple column with a broken or whole top. */
function column(random: Random, x: number, top: number, foot: number, width: number): string[] {
  const half = width / 2
  const broken = random.chance(0.3)
  const crest: Point[] = broken
    ? pts`${x - half} ${top + 60}, ${x - half * 0.4} ${top + 30}, ${x - half * 0.1} ${top + 64}, ${x + half * 0.4} ${top + 20}, ${x + half} ${top + 48}`
    : pts`${x - half} ${top}, ${x + half} ${top}`
  return [
    line([...crest, [x + half * 1.08, foot], [x - half * 1.08, foot]], true),
    rect(x - half * 1.4, foot - width * 0.3, width * 1.4, width * 0.3),
    rect(x - half * 1.2, foot - width * 0.5, width * 1.2, width * 0.24),
    ...(broken
      ? []
      : [
          rect(x - half * 1.25, top - 6, width * 1.25, width * 0.3),
          rect(x - half * 1.5, top - width * 0.34, width * 1.5, width * 0.3),
        ]),
  ]
}

/** A crystal turns in the air of a drowned temple; four have come to it. */
export const crystal: Scene = (stage) => {
  const { width: w, height: h, focus, random } = stage
  const floor = h * (stage.wide ? 0.74 : 0.66)
  const [x, y] = [focus.x, stage.wide ? h * 0.36 : h * 0.33]
  const tall = stage.wide ? 292 : 330
  let markup = backdrop(stage, '0 #08081f, 0.4 #1c1a5a, 0.62 #4f4bb4, 0.74 #9fb4f0, 1 #0a0a20')
  markup +=
    stars(stage, 120, '#e6ecff', { height: h * 0.5 }) +
    glow(stage, x, y, 900, '#8fb4ff', 0.85) +
    rays(stage, [x, y], 34, 1100, '#cfe4ff', 0.3)
  for (const [r, width, opacity] of [
    [430, 2, 0.35],
    [404, 7, 0.16],
    [330, 1.4, 0.4],
  ] as const)
    markup += stroke(ellipse(x, y, r), alpha('#dce8ff', opacity), width)
  let runes = ''
  for (let i = 0; i < 40; i++) {
    const a = (i / 40) * Math.PI * 2
    const p = (r: number, d = 0): Point => [x + Math.cos(a + d) * r, y + Math.sin(a + d) * r]
    runes +=
      i % 5 === 0
        ? sparkle(...p(404), 12)
        : random.chance(0.5)
          ? line([p(397), p(411), p(404, 0.03)], true)
          : ellipse(...p(404), 3.4)
  }
  markup += shape(runes, '#e8f0ff', 0.75)
  // Columns in two ranks along a nave, arches between the far ones.
  const ranks = [
    { dx: [210, 330, 440], top: y - 150, foot: floor - 20, width: 34, tone: '#5f62c4' },
    { dx: [330, 540, 760], top: y - 290, foot: floor + 26, width: 62, tone: '#3b3a94' },
    { dx: [500, 860], top: -60, foot: floor + 100, width: 112, tone: '#201e5c' },
  ]
  for (const [i, { dx, top, foot, width, tone }] of ranks.entries()) {
    const pieces: string[] = []
    for (const side of [-1, 1])
      for (const [j, d] of dx.entries()) {
        const px = x + side * d * (stage.wide ? 1 : 0.8)
        pieces.push(...column(random, px, top, foot, width))
        const next = dx[j + 1]
        if (next !== undefined && i < 2)
          pieces.push(
            path`M${px - 4} ${top}L${px - 4} ${top - width}L${x + side * next * (stage.wide ? 1 : 0.8)} ${top - width}L${x + side * next * (stage.wide ? 1 : 0.8)} ${top}Q${(px + x + side * next * (stage.wide ? 1 : 0.8)) / 2} ${top - width * 0.9} ${px - 4} ${top}Z`,
          )
      }
    for (const piece of pieces)
      markup += cut(piece, {
        fill: fall(
          stage,
          top,
          foot,
          `0 ${mix(tone, '#0a0a24', 0.5)}, 0.6 ${tone}, 1 ${mix(tone, '#b4c8ff', 0.4 - i * 0.12)}`,
        ),
        shadow: 7 + i * 5,
        depth: 0.35,
        rim: rimLight(stage, x, y, 640 + i * 160, '#e4eeff', 0.9 - i * 0.12),
        rimWidth: 1.2,
      })
    let flutes = ''
    for (const side of [-1, 1])
      for (const d of dx)
        for (const f of [-0.28, 0, 0.28])
          flutes += line(
            pts`${x + side * d * (stage.wide ? 1 : 0.8) + f * width} ${top + 60}, ${x + side * d * (stage.wide ? 1 : 0.8) + f * width} ${foot - width * 0.5}`,
          )
    markup +=
      stroke(flutes, alpha('#0a0a24', 0.35), 2 + i) +
      glow(stage, x, floor, 620 - i * 60, '#a8c4ff', 0.22, 0.3)
  }
  // Still water, stairs, dais.
  markup += cut(rect(-20, floor + 20, w + 40, h), {
    fill: radial(stage, [x, floor + 30], 760, '0 #dce9ff, 0.16 #8fa4ea, 0.45 #3a3d98, 1 #0d0d2c', 0.5),
    shadow: 10,
    depth: 0.4,
  })
  const image = linear(stage, [x, floor + 60], [x, h], '0 #e6f2ff 0.6, 1 #8f9bff 0')
  markup += shape(
    line(
      pts`${x - 90} ${floor + 60}, ${x + 90} ${floor + 60}, ${x + 60} ${floor + 200}, ${x + 6} ${floor + 330}, ${x - 60} ${floor + 200}`,
      true,
    ),
    image,
  )
  let ripples = ''
  for (let i = 0; i < 50; i++) {
    const [rx, ry] = [x + random.between(-1, 1) * w * 0.5, floor + 40 + random.next() ** 1.4 * (h - floor)]
    const half = random.between(16, 70) * (1 + (ry - floor) / 300)
    ripples += curve(pts`${rx - half} ${ry}, ${rx} ${ry + 2.4}, ${rx + half} ${ry}`)
  }
  markup += stroke(ripples, alpha('#dce8ff', 0.22), 1.6)
  for (let i = 0; i < 4; i++) {
    const [half, sy] = [250 - i * 34, floor + 64 - i * 16]
    markup += cut(
      path`M${x - half} ${sy}L${x + half} ${sy}L${x + half + 8} ${sy + 18}L${x - half - 8} ${sy + 18}Z`,
      {
        fill: linear(
          stage,
          [x - half, 0],
          [x + half, 0],
          `0 #2a2870, 0.5 ${mix('#6a74cc', '#dce8ff', i * 0.16)}, 1 #2a2870`,
        ),
        shadow: 7,
        depth: 0.4,
        rim: '#eaf2ff99',
        rimWidth: 1.1,
      },
    )
  }
  // Lesser stones around the great one.
  markup += glow(stage, x, y, 420, '#e8f4ff', 0.75)
  const lesser = [
    [-190, -40, 26, 74, -16],
    [-262, 96, 17, 46, -24],
    [-150, 150, 13, 36, -8],
    [188, -70, 24, 70, 15],
    [250, 70, 19, 52, 22],
    [150, 160, 12, 34, 8],
    [-236, -156, 12, 34, -26],
    [232, -190, 14, 38, 24],
    [-90, -250, 8, 22, -6],
    [104, -262, 9, 26, 9],
  ] as const
  for (const [dx, dy, half, size, lean] of lesser) markup += gem(stage, x + dx, y + dy, half, size, lean, 0.7)
  markup +=
    gem(stage, x, y, 104, tall, 4, 1) +
    rays(stage, [x - 40, y - 90], 14, 250, '#ffffff', 0.35) +
    shape(sparkle(x - 52, y - tall * 0.42, 66) + sparkle(x + 62, y + 60, 34), '#ffffff', 0.95)
  markup += glow(stage, x, floor + 26, 240, '#eaf6ff', 0.85, 0.3)
  // The four.
  const four: readonly [Pose, number, number][] = [
    ['knight', -112, 100],
    ['wizard', -40, 96],
    ['cloak', 44, 88],
    ['windy', 116, 98],
  ]
  const rim = rimLight(stage, x, floor - 160, 420, '#f2f8ff', 1)
  const feet = floor + (stage.wide ? 120 : 140)
  for (const [pose, dx, size] of four) {
    markup += shape(
      path`M${x + dx - 16} ${feet}L${x + dx + 16} ${feet}L${x + dx * 1.5 + 30} ${feet + 150}L${x + dx * 1.5 - 30} ${feet + 150}Z`,
      fall(stage, feet, feet + 150, '0 #0a0a24 0.6, 1 #0a0a24 0'),
    )
    markup += cut(person(pose, size * 1.16, { x: x + dx, y: feet, stretch: dx > 80 ? -1 : 1 }), {
      fill: '#11103a',
      rim,
      rimWidth: 1.5,
    })
  }
  const dust = Array.from({ length: 90 }, () => {
    const [a, r] = [random.next() * 6.283, random.next() ** 0.6 * 620]
    return [x + Math.cos(a) * r, y + Math.sin(a) * r * 0.8, random.between(0.8, 2.4)] as const
  })
  markup += motes(dust, '#dce8ff', 0.85)
  // Fallen stones with a few young crystals frame the picture.
  for (const side of [-1, 1] as const) {
    const ex = side === -1 ? -20 : w + 20
    for (const [dx, size, lean] of [
      [60, 96, 12],
      [120, 60, 28],
      [6, 74, 0],
    ] as const)
      markup += gem(stage, ex - side * dx, h * (0.85 + dx * 0.0006), size * 0.26, size, -side * lean, 0.25)
    const rock = curve(
      pts`${ex} ${h * 0.8}, ${ex - side * 60} ${h * 0.84}, ${ex - side * 170} ${h * 0.91}, ${ex - side * 330} ${h * 0.965}, ${ex - side * 480} ${h + 20}, ${ex} ${h + 20}`,
      true,
      0.3,
    )
    markup += cut(rock, {
      fill: fall(stage, h * 0.8, h, '0 #17164a, 1 #08081c'),
      shadow: 18,
      rim: rimLight(stage, x, y, 980, '#a8bcff', 0.6),
      rimWidth: 1.4,
    })
  }
  return markup
}
