import { battlement, tower } from '../built.ts'
import { alpha, mix } from '../colour.ts'
import { craggy, firs, heightAt, rolling, toGround } from '../land.ts'
import { beam, moon, motes, stars } from '../light.ts'
import { backdrop, cut, glow, mist, rimLight, shape, stroke } from '../paper.ts'
import { along, curve, limb, line, n, type Point, path, place, pts, rect } from '../path.ts'
import { person } from '../people.ts'
import { fall, hanging, linear, radial, type Scene, type Stage } from '../stage.ts'

const violet = '#8f7bff'

/** Curtains of northern light: strips that hang from a winding line and fade upwards. */
function aurora(stage: Stage, y: number, colour: string, swing: number, phase: number): string {
  const { width: w } = stage
  const paint = hanging(
    stage,
    `0 ${colour} 0, 0.55 ${colour} 0.16, 0.88 ${mix(colour, '#ffffff', 0.25)} 0.42, 1 ${colour} 0`,
  )
  const steps = 70
  let markup = ''
  for (let i = -2; i < steps; i++) {
    const at = (k: number) => y + Math.sin(k * 7 + phase) * swing + Math.sin(k * 17 + phase * 2) * swing * 0.3
    const [t, u] = [i / steps, (i + 1.5) / steps]
    const tall = 190 + Math.sin(i * 0.9 + phase) * 50 + Math.sin(i * 0.31 + phase) * 60
    markup += `<path d="${line(pts`${t * w} ${at(t)}, ${u * w} ${at(u)}, ${u * w + 40} ${at(u) - tall}, ${t * w + 40} ${at(t) - tall}`, true)}"/>`
  }
  return `<g fill="${paint}">${markup}</g>`
}

/** One wing: finger bones from the wrist, skin between them in scallops. `far` wings are drawn narrower. */
function wing(
  root: Point,
  elbow: Point,
  wrist: Point,
  tips: readonly Point[],
): { skin: string; bones: string[]; folds: string } {
  let skin = path`M${root[0]} ${root[1]}L${elbow[0]} ${elbow[1]}L${wrist[0]} ${wrist[1]}`
  const first = tips[0] ?? wrist
  skin += path`L${first[0]} ${first[1]}`
  for (const [i, tip] of tips.entries()) {
    const next = tips[i + 1] ?? root
    const inward: Point = [
      (tip[0] + next[0]) / 2 + (wrist[0] - (tip[0] + next[0]) / 2) * 0.3,
      (tip[1] + next[1]) / 2 + (wrist[1] - (tip[1] + next[1]) / 2) * 0.3,
    ]
    skin += path`Q${inward[0]} ${inward[1]} ${next[0]} ${next[1]}`
  }
  const bones = [
    limb([root, elbow], [15, 10]),
    limb([elbow, wrist], [10, 7]),
    ...tips.map((tip) =>
      limb(
        pts`${wrist}, ${(wrist[0] + tip[0]) / 2 + (tip[1] - wrist[1]) * 0.06} ${(wrist[1] + tip[1]) / 2 - (tip[0] - wrist[0]) * 0.06}, ${tip}`,
        [6, 4, 1.2],
        6,
      ),
    ),
    place('M0 0C-6 -10 -4 -22 4 -28C2 -18 6 -8 6 0Z', { x: wrist[0], y: wrist[1] }),
  ]
  const folds = tips
    .slice(0, -1)
    .map((tip, i) => {
      const next = tips[i + 1] ?? tip
      return line(
        pts`${wrist}, ${((tip[0] + next[0]) / 2) * 0.9 + wrist[0] * 0.1} ${((tip[1] + next[1]) / 2) * 0.9 + wrist[1] * 0.1}`,
      )
    })
    .join('')
  return { skin: `${skin}Z`, bones, folds }
}

/** A dragon perched with wings spread, head to the left; claws at 0 0. */
function beast(stage: Stage, x: number, y: number, k: number, light: Point): string {
  const put = (d: string) => place(d, { x, y, scale: k })
  const rim = rimLight(stage, light[0], light[1], 620 * k, '#f0ecff', 1)
  const far = wing(
    [-10, -236],
    [-52, -380],
    [-96, -520],
    pts`-60 -730, -240 -690, -350 -560, -330 -420, -200 -330`,
  )
  const near = wing(
    [16, -226],
    [86, -380],
    [100, -550],
    pts`220 -720, 400 -640, 470 -460, 420 -290, 280 -170`,
  )
  const neckSpine: Point[] = pts`0 -170, -48 -238, -134 -262, -210 -256, -258 -230`
  const neck = limb(neckSpine, [64, 50, 34, 25, 22], 8)
  const body = [
    neck,
    'M-64 -206C-90 -150 -66 -80 -20 -50C30 -30 84 -60 92 -120C98 -180 60 -236 10 -242C-30 -244 -54 -230 -64 -206Z',
  ]
  const tailSpine: Point[] = pts`66 -100, 150 -30, 206 60, 170 150, 210 230, 270 246`
  const tail = limb(tailSpine, [46, 30, 21, 14, 8, 2], 8)
  const legs = [
    limb(pts`-30 -110, -66 -60, -34 -30, -50 4`, [34, 24, 13, 10], 5),
    limb(pts`56 -110, 84 -56, 48 -26, 58 6`, [40, 28, 14, 11], 5),
    'M-76 2C-70 -10 -50 -12 -36 -2L-30 12L-40 8L-46 16L-54 8L-64 16L-66 6L-80 12Z',
    'M32 4C40 -8 60 -10 74 0L82 14L70 9L64 18L56 9L46 18L42 8L30 14Z',
  ]
  const head =
    'M-244 -258C-262 -268 -288 -266 -310 -254C-326 -248 -334 -250 -344 -240C-362 -228 -384 -214 -398 -198C-402 -190 -396 -184 -388 -186C-380 -192 -372 -196 -364 -196L-358 -184L-352 -196L-340 -196L-334 -184L-326 -196L-306 -196C-300 -186 -304 -174 -312 -164L-318 -172L-324 -156L-334 -160L-340 -146L-350 -152C-358 -150 -366 -146 -368 -138C-366 -132 -358 -132 -350 -134C-322 -136 -292 -142 -268 -160C-246 -176 -232 -196 -230 -220C-230 -238 -234 -250 -244 -258Z'
  const horns = [
    'M-262 -258C-236 -286 -198 -300 -156 -294C-186 -284 -214 -266 -232 -236Z',
    'M-246 -232C-222 -252 -190 -258 -160 -248C-184 -240 -208 -228 -224 -208Z',
    'M-322 -250C-322 -264 -314 -274 -304 -280C-304 -268 -304 -260 -300 -252Z',
    'M-250 -190C-232 -196 -214 -194 -200 -184C-216 -182 -232 -174 -244 -162Z',
  ]
  const spines: string[] = []
  for (const [points, from, size] of [
    [along(neckSpine, 5), 2, 22],
    [along(tailSpine, 5), 1, 26],
  ] as const) {
    for (let i = from; i < points.length - 2; i += 1) {
      const [px, py] = points[i] ?? [0, 0]
      const [qx, qy] = points[i + 1] ?? [px, py]
      const length = Math.hypot(qx - px, qy - py) || 1
      const side = from === 2 ? -1 : 1
      const [nx, ny] = [(-(qy - py) / length) * -side, ((qx - px) / length) * -side]
      const s = size * (1 - i / points.length) + 7
      const out = from === 2 ? 40 - i * 1.4 : 40 - i * 1.5
      spines.push(
        line(
          pts`${px + nx * out * 0.6} ${py + ny * out * 0.6}, ${px + nx * (out + s) + (px - qx) * 0.2} ${py + ny * (out + s) + (py - qy) * 0.2}, ${qx + nx * out * 0.6} ${qy + ny * out * 0.6}`,
          true,
        ),
      )
    }
  }
  const hide = linear(stage, [light[0], light[1]], [x, y + 200 * k], '0 #6a5cc0, 0.5 #33286e, 1 #120d2c')
  const membrane = (lit: number) =>
    radial(
      stage,
      light,
      620 * k,
      `0 ${mix('#3f3488', '#d6ccff', lit)}, 0.45 ${mix('#2a2168', violet, lit)}, 1 #120d34`,
    )
  const belly = curve(pts`-40 -70, -72 -140, -84 -190, -150 -226, -236 -212`)
  const throat: Point = [x - 318 * k, y - 172 * k]
  return [
    cut(put(far.skin), { fill: membrane(0.2), shadow: 18, rim, rimWidth: 1.6 }),
    stroke(put(far.folds), alpha('#1a1440', 0.5), 2),
    cut(far.bones.map(put), { fill: '#2a2160', rim, rimWidth: 1 }),
    cut(put(tail), { fill: hide, shadow: 16, rim, rimWidth: 1.5 }),
    cut(spines.map(put), { fill: '#2a2160', rim, rimWidth: 1 }),
    cut(put(near.skin), { fill: membrane(0.36), shadow: 20, rim, rimWidth: 1.8 }),
    stroke(put(near.folds), alpha('#1a1440', 0.5), 2.4),
    cut(near.bones.map(put), { fill: '#352a74', shadow: 4, rim, rimWidth: 1.2 }),
    cut([...legs, ...body].map(put), { fill: hide, shadow: 14, rim, rimWidth: 1.6 }),
    `<path d="${put(belly)}" fill="none" stroke="${alpha('#a99bff', 0.35)}" stroke-width="${n(26 * k)}" stroke-dasharray="9 4"/>`,
    beam(stage, throat, 148, 40, 420 * k, '#c4f0ff', 0.55),
    glow(stage, throat[0], throat[1], 120 * k, '#dff8ff', 0.95),
    cut(horns.map(put), { fill: '#4a3f90', shadow: 5, rim, rimWidth: 1.2 }),
    cut(put(head), {
      fill: linear(stage, [x - 390 * k, y - 250 * k], [x - 230 * k, y - 170 * k], '0 #8a7be0, 1 #3a2e80'),
      shadow: 10,
      rim,
      rimWidth: 1.5,
    }),
    shape(put('M-300 -222C-292 -232 -278 -232 -268 -226C-276 -218 -290 -216 -300 -222Z'), '#eafcff'),
    glow(stage, x - 284 * k, y - 224 * k, 50 * k, '#bff4ff', 0.9),
  ].join('')
}

/** A dragon on the ruin of a gate under the northern lights; one stands before it. */
export const dragon: Scene = (stage) => {
  const { width: w, height: h, focus, random } = stage
  const base = h * (stage.wide ? 0.76 : 0.66)
  const k = stage.wide ? 0.84 : 0.98
  const x = focus.x + (stage.wide ? 60 : 40)
  const perch = base - 66
  const disc: Point = [x - 130, perch - 270 * k]
  let markup = backdrop(stage, '0 #070a22, 0.4 #17174e, 0.66 #4a3f96, 0.8 #9a8ae0, 1 #0d0a22')
  markup += stars(stage, 280, '#eceaff', { height: h * 0.6 })
  markup +=
    aurora(stage, h * 0.3, '#5fe0c8', 46, 0.6) +
    aurora(stage, h * 0.42, '#8f7bff', 56, 2.2) +
    aurora(stage, h * 0.2, '#c87bff', 30, 4)
  markup += moon(stage, disc[0], disc[1], 236, '#cfc6ff', 1)
  for (const [i, tone] of ['#7d72c8', '#574aa6', '#3b3183'].entries()) {
    const y = base - 90 + i * 44
    const skyline = craggy(random, rolling(stage, y, 110 - i * 26, 1.4 + i * 0.6, 10), 120 - i * 30)
    markup +=
      cut([toGround(stage, skyline), i === 2 ? firs(random, skyline, -10, w + 10, 16, 40) : ''], {
        fill: fall(
          stage,
          y - 140,
          y + 120,
          `0 ${mix(tone, '#e6e0ff', 0.25)}, 0.3 ${tone}, 1 ${mix(tone, '#c4b8f4', 0.5)}`,
        ),
        shadow: 9,
        depth: 0.25,
        shadowOf: line(skyline),
        rim: rimLight(stage, disc[0], disc[1], 720, '#f4f0ff', 0.8),
        rimWidth: 1.2,
      }) + mist(stage, y + 80, 110, '#cfc6ff', 0.28)
  }
  // The ruined gate on its crag.
  const crag = craggy(
    random,
    pts`${x - 520} ${h + 10}, ${x - 380} ${base + 130}, ${x - 250} ${base + 40}, ${x - 150} ${base - 10}, ${x + 150} ${base - 6}, ${x + 280} ${base + 60}, ${x + 400} ${base + 150}, ${x + 560} ${h + 10}`,
    44,
  )
  const rim = rimLight(stage, disc[0], disc[1], 680, '#ece6ff', 0.95)
  const ruin = [
    tower({ x: x - 178, base: base + 90, width: 84, height: 170, roof: 'crenels' }),
    tower({ x: x + 190, base: base + 110, width: 76, height: 110, roof: 'flat' }),
    battlement(x - 150, x + 160, perch + 20, base + 60, 30),
    line(
      pts`${x + 150} ${base - 4}, ${x + 166} ${base - 40}, ${x + 186} ${base - 14}, ${x + 214} ${base - 54}, ${x + 232} ${base + 10}`,
      true,
    ),
  ]
  markup += cut(ruin, {
    fill: fall(stage, perch - 40, base + 110, '0 #3a3078, 1 #171238'),
    shadow: 16,
    rim,
    rimWidth: 1.4,
  })
  let stones = ''
  for (let i = 0; i < 60; i++)
    stones += rect(x - 200 + random.next() * 400, perch + 30 + random.next() * 110, random.between(12, 26), 8)
  markup += shape(stones, '#0c0926', 0.35)
  markup += beast(stage, x, perch + 16, k, disc)
  markup += cut(toGround(stage, crag), {
    fill: fall(stage, base - 20, h, '0 #2a2262, 0.4 #16113a, 1 #0a0818'),
    shadow: 18,
    rim,
    rimWidth: 1.4,
  })
  markup += cut(firs(random, crag, x - 440, x + 470, 34, 74), {
    fill: '#120e30',
    rim: rimLight(stage, disc[0], base, 640, '#cfc6ff', 0.5),
    rimWidth: 0.9,
  })
  markup += mist(stage, base + 150, 180, '#8f7bff', 0.26)
  // The one who came.
  const ridge = craggy(
    random,
    pts`-30 ${h * (stage.wide ? 0.9 : 0.86)}, ${w * 0.2} ${h * 0.885}, ${w * 0.4} ${h * (stage.wide ? 0.85 : 0.84)}, ${w * 0.55} ${h * 0.9}, ${w * 0.8} ${h * 0.94}, ${w + 30} ${h * 0.9}`,
    30,
  )
  const px = stage.wide ? w * 0.42 : w * 0.36
  const py = heightAt(ridge, px)
  const hero = person('knight', 120, { x: px, y: py + 6 })
  const fur = place(
    'M-20 -84C-28 -72 -28 -52 -22 -30C-10 -22 10 -22 20 -30C26 -52 26 -72 18 -84C8 -90 -10 -90 -20 -84Z',
    { x: px, y: py + 6, scale: 1.2 },
  )
  markup += glow(stage, px, py - 50, 300, '#b8aaff', stage.wide ? 0.2 : 0.5)
  markup += cut([...hero, fur], {
    fill: '#0d0a22',
    rim: rimLight(stage, x, base - 100, 760, '#dcd4ff', 1),
    rimWidth: 1.3,
  })
  markup += cut(
    [
      toGround(stage, ridge),
      firs(random, ridge, -20, w * 0.14, 34, 130),
      firs(random, ridge, w * 0.9, w + 20, 34, 130),
    ],
    {
      fill: fall(stage, h * 0.84, h, '0 #120e30, 1 #08061a'),
      shadow: 18,
      shadowOf: line(ridge),
      rim: rimLight(stage, x, base, 760, '#b8aaff', 0.6),
      rimWidth: 1.2,
    },
  )
  const snow = Array.from(
    { length: 90 },
    () => [random.next() * w, random.next() * h, random.between(0.7, 2)] as const,
  )
  return markup + motes(snow, '#dcd6ff', 0.55)
}
