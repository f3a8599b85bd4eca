import { alpha, mix } from '../colour.ts'
import { motes } from '../light.ts'
import { backdrop, cut, glow, rimLight, shape, stroke } from '../paper.ts'
import { curve, ellipse, line, type Point, path, place, pts, rect } from '../path.ts'
import { clip, fall, linear, radial, type Scene, type Stage } from '../stage.ts'

const amber = '#f2b35e'

/** Folds of a stage curtain that hangs from `top` to `bottom`, gathered at `tie`. */
function curtain(
  stage: Stage,
  outer: number,
  inner: number,
  top: number,
  bottom: number,
  light: Point,
): string {
  const folds = 9
  const side = inner > outer ? 1 : -1
  let markup = ''
  for (let i = 0; i < folds; i++) {
    const [a, b] = [outer + (inner - outer) * (i / folds), outer + (inner - outer) * ((i + 1) / folds)]
    const gather = (x: number) => outer + (x - outer) * 0.74
    const d = path`M${a - side * 6} ${top}L${b} ${top}C${b} ${top + (bottom - top) * 0.4} ${gather(b)} ${top + (bottom - top) * 0.62} ${gather(b) + side * 4} ${bottom}L${gather(a) - side * 10} ${bottom}C${gather(a)} ${top + (bottom - top) * 0.62} ${a} ${top + (bottom - top) * 0.4} ${a - side * 6} ${top}Z`
    const nearness = i / (folds - 1)
    const fill = linear(
      stage,
      [Math.min(a, b), 0],
      [Math.max(a, b), 0],
      side === 1
        ? `0 ${mix('#1c0c14', '#5e1f2a', nearness)}, 0.6 ${mix('#3a1420', '#a8403a', nearness * 0.8)}, 1 ${mix('#24101a', '#d9794a', nearness * 0.85)}`
        : `0 ${mix('#24101a', '#d9794a', nearness * 0.85)}, 0.4 ${mix('#3a1420', '#a8403a', nearness * 0.8)}, 1 ${mix('#1c0c14', '#5e1f2a', nearness)}`,
    )
    markup =
      cut(d, {
        fill,
        shadow: 9,
        depth: 0.4,
        rim: rimLight(stage, light[0], light[1], 700, '#ffcf92', 0.5),
        rimWidth: 0.8,
      }) + markup
  }
  return markup
}

/** A row of heads and seat backs. */
function row(stage: Stage, y: number, size: number): string[] {
  const { width: w, random } = stage
  const pieces: string[] = []
  const step = size * 2.35
  for (let x = -step * random.next(); x < w + step; x += step) {
    pieces.push(
      path`M${x - size} ${y + size * 6}L${x - size} ${y + size * 1.5}C${x - size} ${y + size * 0.9} ${x + size} ${y + size * 0.9} ${x + size} ${y + size * 1.5}L${x + size} ${y + size * 6}Z`,
    )
    if (random.chance(0.12)) continue
    const [hx, tall] = [x + random.between(-0.2, 0.2) * size, size * random.between(-0.28, 0.22)]
    pieces.push(ellipse(hx, y + tall, size * 0.5, size * 0.62))
    pieces.push(
      path`M${hx - size * 0.95} ${y + size * 2}C${hx - size * 0.9} ${y + size * 0.75 + tall} ${hx - size * 0.3} ${y + size * 0.9 + tall} ${hx - size * 0.22} ${y + size * 0.4 + tall}L${hx + size * 0.22} ${y + size * 0.4 + tall}C${hx + size * 0.3} ${y + size * 0.9 + tall} ${hx + size * 0.9} ${y + size * 0.75 + tall} ${hx + size * 0.95} ${y + size * 2}Z`,
    )
    const hair = random.next()
    if (hair < 0.2) pieces.push(ellipse(hx, y + tall - size * 0.66, size * 0.24, size * 0.22))
    else if (hair < 0.42)
      pieces.push(
        path`M${hx - size * 0.56} ${y + tall + size * 0.9}C${hx - size * 0.7} ${y + tall - size * 0.9} ${hx + size * 0.7} ${y + tall - size * 0.9} ${hx + size * 0.56} ${y + tall + size * 0.9}Z`,
      )
  }
  return pieces
}

/** A film projector from the side, lens to the left, two reels above. */
function projector(stage: Stage, x: number, y: number, k: number, rim: string): string {
  const put = (d: string) => place(d, { x, y, scale: k })
  const reel = (rx: number, ry: number, r: number) => {
    const holes = Array.from({ length: 5 }, (_, i) =>
      ellipse(
        rx + Math.cos((i / 5) * 6.283 + 0.4) * r * 0.56,
        ry + Math.sin((i / 5) * 6.283 + 0.4) * r * 0.56,
        r * 0.24,
      ),
    ).join('')
    return (
      cut(put(ellipse(rx, ry, r)), {
        fill: radial(
          stage,
          [x + rx * k - r * k * 0.4, y + (ry - r * 0.4) * k],
          r * 1.7 * k,
          '0 #7a5436, 0.5 #33222a, 1 #150f17',
        ),
        shadow: 14,
        rim,
        rimWidth: 1.6,
      }) +
      shape(put(holes), '#0c080d') +
      stroke(put(holes), '#ffcf8a55', 1.2) +
      stroke(put(ellipse(rx, ry, r * 0.9)), '#ffcf8a33', 1.4) +
      shape(put(ellipse(rx, ry, r * 0.12)), '#b9824e')
    )
  }
  const steel = linear(
    stage,
    [x - 150 * k, y - 100 * k],
    [x + 130 * k, y + 120 * k],
    '0 #6b4a36, 0.35 #33232a, 1 #100b12',
  )
  return [
    stroke(put('M-86 -250C-130 -170 -120 -120 -74 -96M118 -196C150 -120 130 -60 70 -30'), '#1a1118', 5 * k),
    reel(106, -208, 104),
    reel(-76, -252, 104),
    cut(
      [
        put(
          'M-92 -120L96 -120C112 -120 116 -110 116 -98L116 96L-108 96L-108 -96C-108 -112 -104 -120 -92 -120Z',
        ),
        put('M-60 96L80 96L104 300L-84 300Z'),
        put(rect(-118, 290, 250, 30)),
      ],
      { fill: steel, shadow: 20, rim, rimWidth: 1.8 },
    ),
    cut([put('M-108 -66L-168 -60L-168 16L-108 24Z'), put('M-168 -52L-214 -44L-214 2L-168 10Z')], {
      fill: linear(stage, [x, y - 66 * k], [x, y + 20 * k], '0 #d69a5c, 0.4 #6a4530, 1 #1c121a'),
      shadow: 8,
      rim,
      rimWidth: 1.6,
    }),
    stroke(put(line(pts`-150 -60, -150 14`) + line(pts`-132 -63, -132 20`)), '#1a111899', 2),
    shape(put(ellipse(30, -20, 48, 48)), '#150e15'),
    stroke(put(ellipse(30, -20, 48, 48)), '#ffcf8a55', 1.6),
    shape(put(rect(-72, -96, 26, 10) + rect(-36, -96, 26, 10) + rect(0, -96, 26, 10)), '#ffc26a'),
    stroke(put(line(pts`30 -20, 62 -44`)), '#c08a54', 4 * k),
  ].join('')
}

/** The screen wakes: a beam from the projector, the countdown leader, curtains and heads. */
export const cinemaBeam: Scene = (stage) => {
  const { width: w, height: h, focus, random } = stage
  const half = stage.wide ? 380 : 352
  const tall = half * 0.6
  const [sx, sy] = stage.wide ? [focus.x - 80, h * 0.36] : [focus.x, h * 0.31]
  const light: Point = [sx, sy]
  let markup = backdrop(stage, '0 #120b12, 0.5 #2a1519, 1 #0b080c')
  markup += glow(stage, sx, sy, 900, amber, 0.55)
  // Stepped frame of the proscenium, sheet behind sheet.
  for (let i = 4; i >= 0; i--) {
    const [mx, my] = [half + 26 + i * 46, tall + 24 + i * 34]
    const inner = path`M${sx - mx} ${sy + my}L${sx - mx} ${sy - my + 40}Q${sx - mx} ${sy - my} ${sx - mx + 60} ${sy - my}L${sx + mx - 60} ${sy - my}Q${sx + mx} ${sy - my} ${sx + mx} ${sy - my + 40}L${sx + mx} ${sy + my}Z`
    markup += cut(inner, {
      fill: radial(
        stage,
        light,
        mx * 1.25,
        `0.5 ${mix('#3c2026', '#c27c4a', (4 - i) / 6)}, 1 ${mix('#1d1118', '#5e3030', (4 - i) / 6)}`,
      ),
      shadow: 16,
      depth: 0.55,
      rim: rimLight(stage, sx, sy, 760, '#ffd49a', 0.45),
      rimWidth: 1,
    })
    markup += motes(
      Array.from(
        { length: 22 },
        (_, j) => [sx - mx + 30 + ((mx - 30) * 2 * j) / 21, sy - my + 8, i === 1 ? 2.6 : 0] as const,
      ).filter(([, , size]) => size > 0),
      amber,
    )
  }
  // The screen with the sweep of a film leader.
  const screen = rect(sx - half, sy - tall, half * 2, tall * 2)
  const paper = radial(stage, [sx - 60, sy - 30], half * 1.3, '0 #fffaf0, 0.45 #ffe3b0, 1 #d48f4e')
  let scratches = ''
  for (let i = 0; i < 14; i++) {
    const px = sx + random.between(-half, half)
    scratches += line(pts`${px} ${sy - tall}, ${px + random.between(-6, 6)} ${sy + tall}`)
  }
  const sweep = path`M${sx} ${sy}L${sx} ${sy - tall * 2}L${sx + half * 2} ${sy - tall * 2}L${sx + half * 2} ${sy + half * 0.5}Z`
  markup +=
    shape(screen, paper) +
    clip(
      stage,
      screen,
      `${shape(sweep, '#8a4a30', 0.3)}${stroke(
        line(pts`${sx - half} ${sy}, ${sx + half} ${sy}`) + line(pts`${sx} ${sy - tall}, ${sx} ${sy + tall}`),
        '#5c2c24aa',
        2.4,
      )}${stroke(ellipse(sx, sy, tall * 0.8) + ellipse(sx, sy, tall * 0.68), '#5c2c24', 4)}${stroke(
        line(pts`${sx} ${sy}, ${sx + half} ${sy + half * 0.25}`),
        '#5c2c24',
        3,
      )}${stroke(scratches, '#7a442c22', 1.2)}`,
    )
  // Where the leader shows a number, this one shows a pair of notes.
  const note = (d: string) => place(d, { x: sx, y: sy, scale: tall / 100 })
  const notes = [
    ellipse(-20, 24, 13, 9.5),
    ellipse(22, 18, 13, 9.5),
    rect(-11.5, -34, 4.5, 58),
    rect(30.5, -40, 4.5, 58),
    'M-11.5 -36L35 -42L35 -27L-11.5 -21Z',
  ]
  markup += cut(notes.map(note), {
    fill: linear(stage, [sx, sy - 90], [sx, sy + 90], '0 #8e3b30, 1 #4c1c26'),
    shadow: 7,
    depth: 0.3,
  })
  markup += glow(stage, sx, sy, half * 1.5, '#fff0cf', 0.3)
  const floor = sy + tall + 50
  markup += cut(rect(-20, floor, w + 40, 50), {
    fill: fall(stage, floor, floor + 50, '0 #7a4434, 1 #2a151c'),
    shadow: 14,
    rim: rimLight(stage, sx, floor, 600, '#ffdba2', 0.8),
    rimWidth: 1.2,
  })
  markup +=
    curtain(stage, sx - half - 330, sx - half + 14, -20, floor + 14, light) +
    curtain(stage, sx + half + 330, sx + half - 14, -20, floor + 14, light)
  let pelmet = ''
  for (let i = 0; i < 13; i++) {
    const px = sx - half - 330 + ((i + 0.5) / 13) * (half + 330) * 2
    pelmet += ellipse(px, -4, (half + 330) / 12, 74)
  }
  markup += cut(pelmet, {
    fill: fall(stage, 0, 76, '0 #2a0f1a, 1 #8c3436'),
    shadow: 16,
    rim: rimLight(stage, sx, 60, 760, '#ffcf92', 0.6),
    rimWidth: 1.2,
  })
  if (stage.wide)
    markup += cut(rect(-20, -20, sx - half - 306, h), {
      fill: linear(stage, [0, 0], [sx - half - 320, 0], '0 #0b080c, 1 #241219'),
      shadow: 20,
    })
  // Projector and beam.
  const [px, py, pk] = stage.wide ? [w * 0.86, h * 0.62, 1.0] : [w * 0.76, h * 0.68, 0.95]
  const lens: Point = [px - 212 * pk, py - 22 * pk]
  const cone = (grow: number) =>
    line(
      pts`${lens}, ${sx - half * grow} ${sy - tall * grow}, ${sx - half * grow} ${sy + tall * grow}, ${sx + half * grow} ${sy + tall * grow}`,
      true,
    )
  const ray = radial(stage, lens, 900, '0 #fff3d6 0.75, 0.12 #ffe0a6 0.34, 0.5 #ffd28a 0.13, 1 #ffd28a 0.05')
  const rows = [0, 1, 2, 3]
  const rowY = floor + 60
  for (const i of rows) {
    const size = 19 + i * 13
    const y = rowY + i * (stage.wide ? 58 : 92)
    markup += cut(row(stage, y, size), {
      fill: fall(
        stage,
        y - size,
        y + size * 3,
        `0 ${mix('#4a252a', '#0e0b14', i / 4)}, 1 ${mix('#170c14', '#08060a', i / 3)}`,
      ),
      shadow: 8 + i * 2,
      depth: 0.5,
      rim: rimLight(stage, sx, sy + tall, 760 - i * 60, '#ffd596', 0.95 - i * 0.2),
      rimWidth: 1.3,
    })
    if (i === 1) markup += shape(cone(1), ray) + shape(cone(0.72), ray, 0.6)
  }
  const dust = Array.from({ length: 90 }, () => {
    const t = random.next()
    return [
      lens[0] + (sx - lens[0]) * t + random.between(-1, 1) * half * t * 0.7,
      lens[1] + (sy - lens[1]) * t + random.between(-1, 1) * tall * t * 0.7,
      random.between(0.7, 2),
    ] as const
  })
  markup += motes(dust, '#ffe6b8', 0.8) + glow(stage, lens[0], lens[1], 170, '#fff0cc', 0.95)
  markup += projector(stage, px, py, pk, rimLight(stage, lens[0] + 40, lens[1] - 80, 460, '#ffdda2', 1))
  // A strip of film curls in front.
  const strip: Point[] = stage.wide
    ? pts`${w * 1.04} ${h * 0.8}, ${w * 0.93} ${h * 0.87}, ${w * 0.84} ${h * 0.98}, ${w * 0.72} ${h * 1.02}`
    : pts`${w * 1.08} ${h * 0.86}, ${w * 0.9} ${h * 0.9}, ${w * 0.7} ${h * 0.97}, ${w * 0.46} ${h * 0.985}, ${w * 0.2} ${h * 1.04}`
  const ribbon = curve(strip)
  return `${markup}${stroke(ribbon, '#050306', 84, 'butt')}${stroke(ribbon, '#1a1015', 76, 'butt')}<path d="${ribbon}" fill="none" stroke="${alpha('#ffc57a', 0.5)}" stroke-width="44" stroke-dasharray="56 12"/><path d="${ribbon}" fill="none" stroke="#2a1a1c" stroke-width="40" stroke-dasharray="52 16" stroke-dashoffset="-2"/>`
}
