import { alpha, mix } from '../colour.ts'
import { beam, glitter, lamp, moon, rain, windowGrid } from '../light.ts'
import { backdrop, cut, glow, rimLight, shape, stroke } from '../paper.ts'
import { curve, ellipse, limb, line, type Point, path, place, pts, rect } from '../path.ts'
import { person } from '../people.ts'
import { clip, fall, linear, radial, type Scene, type Stage } from '../stage.ts'

const amber = '#f2b35e'

/** House fronts on one side of the street, from far to near. `side` -1 is left. */
function fronts(stage: Stage, vx: number, horizon: number, side: 1 | -1): string {
  const { random, width: w } = stage
  const reach = side === 1 ? w - vx : vx
  const steps = [0.1, 0.17, 0.28, 0.44, 0.68, 1.06]
  const tones = ['#8f7650', '#6a5a42', '#493f35', '#302a28', '#1d1a1d', '#110f13']
  let markup = ''
  for (const [i, outer] of steps.entries()) {
    const near = i + 1
    const [x1, x2] = [vx + side * reach * (steps[i - 1] ?? 0.055), vx + side * (reach * outer + 2)]
    const top = horizon - (70 + near * near * 27) * random.between(0.82, 1.14)
    const foot = horizon + near * near * 6
    const [left, right] = [Math.min(x1, x2), Math.max(x1, x2)]
    const tone = tones[i] ?? '#110f13'
    const edge = side === 1 ? left : right
    let body = rect(left, top, right - left + 1, foot - top + 400)
    // Cornices look into the street.
    body +=
      rect(Math.min(edge, edge - side * near * 3), top, near * 3 + 2, 4 + near * 2) +
      rect(left, top - 5 - near, right - left, 6 + near)
    if (random.chance(0.6))
      body += rect(left + (right - left) * 0.3, top - 16 - near * 7, near * 6, 20 + near * 7)
    markup += cut(body, {
      fill: linear(
        stage,
        [edge, 0],
        [edge + side * 60 * near, 0],
        `0 ${mix(tone, '#ffd28a', 0.24 - i * 0.035)}, 1 ${tone}`,
      ),
      shadow: 8 + i * 3,
      depth: 0.45,
      rim: rimLight(stage, vx, horizon, 760, '#ffd89a', 0.9 - i * 0.1),
      rimWidth: 1,
    })
    const cells = windowGrid(
      stage,
      { x: left + 4, y: top + 12 + near * 4, width: right - left - 8, height: foot - top - 50 - near * 9 },
      {
        columns: Math.max(2, Math.round((right - left) / (9 + near * 8))),
        rows: Math.max(3, Math.round((foot - top) / (16 + near * 12))),
        lit: 0.3 - i * 0.03,
        gap: 0.5,
      },
    )
    const dark = windowGrid(
      stage,
      { x: left + 4, y: top + 12 + near * 4, width: right - left - 8, height: foot - top - 50 - near * 9 },
      {
        columns: Math.max(2, Math.round((right - left) / (9 + near * 8))),
        rows: Math.max(3, Math.round((foot - top) / (16 + near * 12))),
        lit: 0.9,
        gap: 0.5,
      },
    )
    markup +=
      shape(dark.dim + dark.bright, '#0c0a0d', 0.42) +
      shape(cells.dim, '#c98f4a', 0.75) +
      shape(cells.bright, '#ffd68c')
    if (i === 4) markup += fireEscape(edge, top + 40, foot - 110, side)
  }
  return markup
}

/** Zigzag stairs on a wall, seen from the side. */
function fireEscape(edge: number, top: number, bottom: number, side: 1 | -1): string {
  let d = ''
  const storeys = Math.floor((bottom - top) / 92)
  for (let i = 0; i <= storeys; i++) {
    const y = top + i * 92
    const out = edge - side * 58
    d +=
      line(pts`${edge} ${y}, ${out} ${y}`) +
      line(pts`${out} ${y}, ${out} ${y - 26}`) +
      line(pts`${edge} ${y - 26}, ${out} ${y - 26}`)
    for (let k = 1; k < 6; k++)
      d += line(pts`${edge - side * k * 10} ${y}, ${edge - side * k * 10} ${y - 26}`)
    if (i < storeys)
      d += line(pts`${edge - side * (i % 2 ? 8 : 50)} ${y}, ${edge - side * (i % 2 ? 50 : 8)} ${y + 92}`)
  }
  return stroke(d, '#0b090c', 2.6)
}

/** A saloon of the forties, three quarters from behind; its tail lights glow. */
function motorCar(stage: Stage, x: number, y: number, k: number, rim: string): string {
  const put = (d: string) => place(d, { x, y, scale: k })
  const body = [
    'M-150 -10C-156 -42 -140 -58 -104 -62C-84 -98 -60 -112 -8 -114C46 -116 76 -96 100 -62C136 -58 152 -40 148 -10L140 2L-142 2Z',
    'M-148 -18C-150 -50 -92 -54 -84 -10Z',
    'M66 -12C70 -54 140 -54 144 -14Z',
  ]
  const paint = fall(stage, y - 110 * k, y, '0 #3c352f, 0.4 #1d191b, 1 #0a090c')
  return [
    shape(ellipse(x, y + 12 * k, 170 * k, 14 * k), '#050406', 0.7),
    shape(put(ellipse(-112, -6, 27, 27) + ellipse(106, -6, 27, 27)), '#060508'),
    cut(body.map(put), { fill: paint, shadow: 10, rim, rimWidth: 1.6 }),
    shape(
      put('M-80 -66C-66 -90 -50 -100 -14 -101L-14 -66ZM-2 -101C34 -102 58 -92 76 -66L-2 -66Z'),
      '#5c4a34',
      0.85,
    ),
    stroke(put('M-136 -34C-80 -50 60 -50 138 -34'), '#ffd89a55', 2),
    stroke(put(ellipse(-112, -6, 13, 13) + ellipse(106, -6, 13, 13)), '#8a7858', 2),
  ].join('')
}

/** A wet street at night: one lamp, one man, his long shadow. */
export const noirStreet: Scene = (stage) => {
  const { width: w, height: h, focus, random } = stage
  const horizon = h * (stage.wide ? 0.57 : 0.53)
  const vx = focus.x - (stage.wide ? 60 : 30)
  let markup = backdrop(stage, '0 #11110f, 0.3 #2c2820, 0.5 #7d6540, 0.58 #d8a558, 1 #15120f')
  markup +=
    moon(stage, vx + 70, h * 0.17, 54, '#f0cf96', 0.8) + glow(stage, vx, horizon - 20, 620, amber, 0.9)
  // The far end of the street: towers in haze.
  for (const [i, tone] of ['#c39a5c', '#a17f50'].entries()) {
    let far = ''
    for (let x = vx - 190; x < vx + 190; x += random.between(18, 44))
      far += rect(
        x,
        horizon - random.between(120, 300) * (1 - i * 0.35) + Math.abs(x - vx) * 0.3,
        random.between(20, 44),
        400,
      )
    markup += cut(far, {
      fill: fall(stage, horizon - 260, horizon, `0 ${mix(tone, '#4a3f30', 0.35)}, 1 #e8b96c`),
      shadow: 5,
      depth: 0.25,
    })
  }
  markup += fronts(stage, vx, horizon, -1) + fronts(stage, vx, horizon, 1)
  markup += glow(stage, vx, horizon, 430, '#ffd592', 0.55, 0.4)
  // The street itself.
  const road = line(
    pts`${vx - 46} ${horizon}, ${vx + 46} ${horizon}, ${w * 1.25} ${h + 20}, ${-w * 0.25} ${h + 20}`,
    true,
  )
  const walk = line(
    pts`-20 ${horizon + 4}, ${w + 20} ${horizon + 4}, ${w + 20} ${h + 20}, -20 ${h + 20}`,
    true,
  )
  markup += clip(
    stage,
    line(
      pts`${vx - 60} ${horizon}, ${vx + 60} ${horizon}, ${w * 1.9} ${h + 20}, ${-w * 0.9} ${h + 20}`,
      true,
    ),
    shape(walk, fall(stage, horizon, h, '0 #d0a05a, 0.18 #594832, 0.6 #231e1b, 1 #0d0b0d')),
  )
  markup += cut(road, {
    fill: radial(stage, [vx, horizon], h * 0.62, '0 #f6c679, 0.2 #8d6c3f, 0.55 #2d2721, 1 #0e0c0e', 0.9),
    shadow: 14,
    depth: 0.5,
    rim: '#ffd99a33',
  })
  let cobbles = ''
  for (let row = 0; row < 22; row++) {
    const t = (row / 22) ** 2
    const y = horizon + 6 + t * (h - horizon)
    const half = 46 + t * w * 0.75
    for (let i = 0; i < 12; i++)
      if (random.chance(0.5))
        cobbles += curve(
          pts`${vx - half + ((i + random.next()) / 12) * half * 2} ${y}, ${vx - half + ((i + 0.5) / 12) * half * 2 + half * 0.05} ${y - 1 - t * 3}, ${vx - half + ((i + 0.9) / 12) * half * 2} ${y}`,
        )
  }
  markup += stroke(cobbles, '#ffd79a1f', 2) + glitter(stage, vx, horizon + 4, h * 0.96, 130, '#ffe2a8', 0.9)
  // A car at the kerb.
  const [cx, cy, ck] = stage.wide ? [vx + 356, horizon + 128, 0.92] : [vx + 310, horizon + 170, 0.92]
  const rim = rimLight(stage, vx, horizon - 60, 640, '#ffdc9f', 1)
  markup += motorCar(stage, cx, cy, ck, rim)
  markup +=
    beam(stage, [cx - 138 * ck, cy - 26 * ck], 172, 26, 360, '#ffe2ac', 0.5) +
    lamp(stage, cx - 138 * ck, cy - 28 * ck, 7, '#ffe2a8')
  // The man and his shadow.
  const [mx, my] = [vx + (stage.wide ? 10 : -10), horizon + (stage.wide ? 176 : 236)]
  const tall = stage.wide ? 270 : 320
  const shadow = path`M${mx - 24} ${my}L${mx + 22} ${my}C${mx - 10} ${my + 120} ${mx - 50} ${my + 220} ${mx - 60} ${h + 20}L${mx - 230} ${h + 20}C${mx - 120} ${my + 200} ${mx - 50} ${my + 110} ${mx - 24} ${my}Z`
  markup += shape(shadow, '#070608', 0.62)
  markup += cut(person('detective', tall, { x: mx, y: my + 4 }), {
    fill: linear(stage, [mx - 60, 0], [mx + 60, 0], '0 #1a1614, 1 #0b090b'),
    shadow: 10,
    depth: 0.4,
    rim: rimLight(stage, vx + 20, horizon - 120, 360, '#ffe6b4', 1),
    rimWidth: 1.6,
  })
  // A street lamp in front.
  const [lx, ly] = stage.wide ? [vx - 300, horizon - 250] : [vx - 300, horizon - 300]
  const foot = stage.wide ? h * 0.86 : h * 0.8
  const post = [
    limb(pts`${lx} ${foot}, ${lx} ${(foot + ly) / 2}, ${lx} ${ly + 30}`, [9, 5.5, 4.5]),
    rect(lx - 15, foot - 26, 30, 26),
    rect(lx - 10, foot - 120, 20, 10),
    path`M${lx - 24} ${ly - 30}L${lx + 24} ${ly - 30}L${lx + 4} ${ly - 54}L${lx - 4} ${ly - 54}Z`,
    rect(lx - 15, ly + 26, 30, 6),
    rect(lx - 30, ly + 60, 60, 4),
  ]
  markup +=
    beam(stage, [lx, ly], 90, 64, 640, '#ffdf9f', 0.62) +
    glow(stage, lx, ly, 300, amber, 0.9) +
    glow(stage, lx, foot, 260, '#ffd58c', 0.55, 0.22)
  markup += cut(post, {
    fill: '#0e0c0d',
    shadow: 6,
    depth: 0.4,
    rim: rimLight(stage, lx, ly, 360, '#ffe2a8', 0.8),
    rimWidth: 1,
  })
  markup +=
    shape(
      line(
        pts`${lx - 19} ${ly - 29}, ${lx + 19} ${ly - 29}, ${lx + 12} ${ly + 27}, ${lx - 12} ${ly + 27}`,
        true,
      ),
      '#fff1c9',
    ) + stroke(line(pts`${lx} ${ly - 29}, ${lx} ${ly + 27}`), '#5a4a30', 1.6)
  return markup + rain(stage, 170, '#ffe9c4') + alphaVeil(stage)
}

/** A dark corner at the lower left keeps the place of the title quiet. */
function alphaVeil(stage: Stage): string {
  const { width: w, height: h } = stage
  const points: Point[] = pts`-10 ${h + 10}, -10 ${h * 0.55}, ${w * 0.3} ${h * 0.86}, ${w * 0.5} ${h + 10}`
  return shape(
    line(points, true),
    linear(stage, [0, h], [w * 0.26, h * 0.62], `0 #070608 0.85, 1 ${alpha('#070608', 0)}`),
  )
}
