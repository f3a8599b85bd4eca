import { house } from '../built.ts'
import { alpha, mix } from '../colour.ts'
import { bird, cloud } from '../land.ts'
import { motes, rays } from '../light.ts'
import { backdrop, cut, glow, mist, rimLight, shape, stroke } from '../paper.ts'
import { curve, ellipse, limb, line, type Point, path, place, pts, rect } from '../path.ts'
import { type Pose, person } from '../people.ts'
import { clip, fall, linear, radial, type Scene } from '../stage.ts'

/** A giant's head seen from the front; the edge of the wall is at 0, the crown 380 above it. */
const skull =
  'M-168 60C-176 -20 -196 -70 -186 -170C-176 -300 -100 -382 0 -382C100 -382 176 -300 186 -170C196 -70 176 -20 168 60Z'
const ears = [
  'M-184 -150C-214 -170 -222 -110 -204 -70C-196 -50 -184 -50 -180 -66Z',
  'M184 -150C214 -170 222 -110 204 -70C196 -50 184 -50 180 -66Z',
]
const brows = [
  'M-150 -150C-124 -196 -70 -196 -34 -150C-30 -132 -36 -120 -50 -114C-84 -104 -124 -108 -144 -124C-152 -132 -154 -142 -150 -150Z',
  'M150 -150C124 -196 70 -196 34 -150C30 -132 36 -120 50 -114C84 -104 124 -108 144 -124C152 -132 154 -142 150 -150Z',
]

/** Four fingers over an edge at y 0; the tips hang 120 below. */
const fingers = [-84, -30, 26, 80].map((x, i) =>
  limb(
    pts`${x * 0.8} -70, ${x} -20, ${x * 1.04} 56, ${x * 1.06} ${116 - Math.abs(i - 1.5) * 14}`,
    [34, 31, 27, 20],
    5,
  ),
)
const nails = [-84, -30, 26, 80].map((x, i) => ellipse(x * 1.06, 108 - Math.abs(i - 1.5) * 14, 13, 18))

/** A wall as high as a mountain, and over its edge, in steam, a face. */
export const wall: Scene = (stage) => {
  const { width: w, height: h, focus, random } = stage
  const top = h * (stage.wide ? 0.47 : 0.47)
  const foot = h * (stage.wide ? 0.83 : 0.8)
  const x = focus.x + (stage.wide ? 50 : 10)
  const k = stage.wide ? 1 : 1.08
  const sun: Point = [x + 20, top - 210]
  let markup = backdrop(stage, '0 #4a1d34, 0.24 #a84a58, 0.46 #ff9f80, 0.6 #ffd0a0, 1 #1f0f1c')
  markup +=
    glow(stage, sun[0], sun[1], 900, '#ffe0b8', 0.9) + rays(stage, sun, 28, 980, '#fff0d4', 0.3, 180, 360)
  for (let i = 0; i < 7; i++) {
    const cy = h * 0.1 + i * 52
    markup += shape(
      cloud(random, random.next() * w, cy, random.between(260, 560), 46),
      fall(stage, cy - 60, cy + 10, '0 #ffe4cc 0.7, 1 #c0586a 0.1'),
    )
  }
  // The face, backlit, in steam.
  const put = (d: string) => place(d, { x, y: top + 30, scale: k })
  const rim = rimLight(stage, sun[0], sun[1] - 60, 460 * k, '#fff2d8', 1)
  const skin = radial(stage, [x - 70, top - 260 * k], 480 * k, '0 #c8625e, 0.5 #8e3a4a, 1 #541f38')
  let fog = ''
  for (let i = 0; i < 9; i++)
    fog += cloud(
      random,
      x + random.between(-430, 430),
      top - random.between(10, 220),
      random.between(240, 420),
      70,
    )
  markup += shape(fog, fall(stage, top - 300, top + 20, '0 #fff0de 0.75, 1 #ffc0a0 0.2'))
  markup +=
    cut(ears.map(put), { fill: '#6d2a40', shadow: 10, rim, rimWidth: 2 }) +
    cut(put(skull), { fill: skin, shadow: 24, depth: 0.4, rim, rimWidth: 2.6 })
  let strands = ''
  for (let i = 0; i < 15; i++) {
    const t = i / 14 - 0.5
    strands += curve(pts`${t * 120} ${-378 + Math.abs(t) * 30}, ${t * 270} -280, ${t * 380} -190`)
    strands += curve(pts`${t * 350} -96, ${t * 330} -30, ${t * 300} 40`)
  }
  markup += clip(
    stage,
    put(skull),
    stroke(put(strands), alpha('#ffb59a', 0.28), 6 * k) +
      stroke(put(strands), alpha('#3d1428', 0.35), 2.4 * k) +
      shape(put('M-26 -140C-20 -60 -44 -10 -36 60L36 60C44 -10 20 -60 26 -140Z'), '#6d2a40', 0.7) +
      shape(put('M-16 -20L-10 30L-26 30ZM16 -20L10 30L26 30Z'), '#2a0e20', 0.7),
  )
  markup += cut(brows.map(put), { fill: '#2a0d20', shadow: 8 })
  for (const side of [-1, 1] as const)
    markup +=
      glow(stage, x + side * 88 * k, top + 30 - 134 * k, 66 * k, '#ffe0a0', 0.85) +
      shape(put(ellipse(side * 88, -134, 9, 9)), '#fff1cf')
  let veil = ''
  for (let i = 0; i < 8; i++)
    veil += cloud(
      random,
      x + (i - 3.5) * 110 + random.between(-40, 40),
      top + 20,
      random.between(160, 280),
      56,
    )
  markup += shape(veil, fall(stage, top - 100, top + 30, '0 #fff0de 0.9, 1 #ffb08a 0.5'))
  // The wall in courses of stone.
  const lean = 26
  const face = line(pts`-20 ${top}, ${w + 20} ${top}, ${w + 20} ${foot + 200}, -20 ${foot + 200}`, true)
  markup += cut(face, {
    fill: fall(stage, top, foot, '0 #b8706a, 0.2 #8a4a56, 0.7 #5d3048, 1 #c07a6c'),
    shadow: 26,
    depth: 0.5,
    rim,
    rimWidth: 2.4,
  })
  let joints = ''
  let stones = ''
  const courses = 13
  for (let i = 1; i < courses; i++) {
    const y = top + lean + ((foot - top) * i) / courses
    joints += line(pts`-20 ${y}, ${w + 20} ${y}`)
    for (let sx = -20 + (i % 2) * 40 + random.between(0, 30); sx < w; sx += random.between(60, 120)) {
      joints += line(pts`${sx} ${y}, ${sx} ${y + (foot - top) / courses}`)
      if (random.chance(0.24)) stones += rect(sx, y, random.between(40, 70), (foot - top) / courses)
    }
  }
  markup += shape(stones, '#3a1a34', 0.2) + stroke(joints, alpha('#2a1024', 0.32), 1.8, 'butt')
  let merlons = rect(-20, top - 6, w + 40, 20)
  for (let mx = -20; mx < w + 20; mx += 54) merlons += rect(mx, top - 24, 30, 22)
  markup += cut(merlons, {
    fill: fall(stage, top - 26, top + 14, '0 #c87c70, 1 #7c4252'),
    shadow: 10,
    rim,
    rimWidth: 1.6,
  })
  for (let bx = w * 0.02; bx < w; bx += stage.wide ? w * 0.24 : w * 0.4)
    markup += cut(
      line(
        pts`${bx} ${top + 10}, ${bx + 70} ${top + 10}, ${bx + 92} ${foot + 60}, ${bx - 22} ${foot + 60}`,
        true,
      ),
      {
        fill: linear(stage, [bx - 20, 0], [bx + 90, 0], '0 #a05c60, 0.4 #84485a, 1 #4a2440'),
        shadow: 12,
        depth: 0.4,
      },
    )
  // The hand.
  const [hx, hy] = [x - (stage.wide ? 330 : 320), top - 6]
  const hand = (d: string) => place(d, { x: hx, y: hy, scale: k * 0.92 })
  markup += cut(hand('M-120 -40C-110 -120 100 -124 116 -44L106 0L-112 0Z'), {
    fill: '#7a3346',
    shadow: 14,
    rim,
    rimWidth: 2,
  })
  for (const finger of fingers)
    markup += cut(hand(finger), {
      fill: fall(stage, hy - 60, hy + 120, '0 #b85a5c, 1 #6d2c42'),
      shadow: 14,
      rim,
      rimWidth: 1.6,
    })
  markup += nails.map((d) => shape(hand(d), '#d9907e', 0.55)).join('')
  let cracks = ''
  for (let i = 0; i < 8; i++) {
    let [cx, cy] = [hx + random.between(-130, 130), hy + 100]
    cracks += path`M${cx} ${cy}`
    for (let j = 0; j < 4; j++) {
      cx += random.between(-16, 16)
      cy += random.between(10, 22)
      cracks += path`L${cx} ${cy}`
    }
  }
  markup += stroke(cracks, '#2a1024aa', 1.6)
  // Those who stand on it, capes in the wind.
  const guards: readonly Pose[] = ['windy', 'windy', 'reaching', 'windy']
  const at = stage.wide ? [x + 260, x + 320, x + 400, x - 130] : [x + 230, x + 300, x + 380, x - 110]
  markup += cut(
    guards.flatMap((pose, i) => person(pose, 76, { x: at[i] ?? x, y: top - 20 })),
    { fill: '#2c0f22', rim, rimWidth: 1.2 },
  )
  // The town in its shadow.
  markup += mist(stage, foot - 10, 190, '#ffb79a', 0.45)
  for (const [i, tone] of ['#6a3450', '#43203c', '#26122a'].entries()) {
    const y = foot + 36 + i * 46
    let roofs = ''
    let windows = ''
    for (let rx = -30; rx < w + 60; rx += random.between(84, 150) * (1 + i * 0.25)) {
      const [rw, rh] = [random.between(96, 150) * (1 + i * 0.25), random.between(70, 116) * (1 + i * 0.2)]
      roofs +=
        house(rx, y + 60, rw, rh + 40) +
        (random.chance(0.5) ? rect(rx + rw * 0.16, y + 30 - rh * 0.86, 12, 40) : '')
      for (let j = 0; j < 4; j++)
        if (random.chance(0.5))
          windows += rect(rx - rw * 0.36 + j * rw * 0.22, y + 14 - rh * 0.1, 9 + i * 2, 13 + i * 2)
    }
    roofs += rect(-20, y + 40, w + 40, h)
    if (i === 1)
      roofs +=
        rect(x - 190, y - 150, 46, 200) +
        line(pts`${x - 198} ${y - 148}, ${x - 167} ${y - 262}, ${x - 136} ${y - 148}`, true)
    markup +=
      cut(roofs, {
        fill: fall(stage, y - 90, y + 90, `0 ${tone}, 1 ${mix(tone, '#ff9a80', 0.22 - i * 0.08)}`),
        shadow: 10 + i * 2,
        depth: 0.4,
        rim: rimLight(stage, x, top, 700, '#ffd0ac', 0.75 - i * 0.16),
        rimWidth: 1.1,
      }) + shape(windows, '#ffcf90', 0.9)
  }
  let birds = ''
  for (let i = 0; i < 15; i++) {
    const [bx, by, s] = [x + random.between(-620, 420), top + random.between(-330, 60), random.between(5, 12)]
    birds += bird(bx, by, s)
  }
  return (
    markup +
    shape(birds, '#3a142c', 0.9) +
    motes(
      Array.from(
        { length: 30 },
        () =>
          [x + random.between(-600, 600), random.between(top - 100, foot), random.between(0.8, 2)] as const,
      ),
      '#ffe0b8',
      0.7,
    )
  )
}
