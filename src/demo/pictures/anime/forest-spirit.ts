import { alpha, mix } from '../colour.ts'
import { crown, grass, rolling, toGround } from '../land.ts'
import { motes, rays } from '../light.ts'
import { backdrop, cut, glow, rimLight, shape, stroke } from '../paper.ts'
import { curve, ellipse, limb, type Point, path, place, pts } from '../path.ts'
import type { Random } from '../random.ts'
import { fall, radial, type Scene } from '../stage.ts'

const rose = '#ef6a8b'

/** One antler, as branched as a young tree. Base at 0 0; `side` 1 leans right. */
function antler(side: 1 | -1): string[] {
  const p = (points: readonly Point[], widths: readonly number[]) =>
    limb(
      points.map(([x, y]): Point => [x * side, y]),
      widths,
      5,
    )
  return [
    p(pts`0 0, 34 -52, 84 -92, 118 -156, 112 -226`, [9, 8, 7, 5.5, 1.5]),
    p(pts`26 -42, 24 -86, 38 -128`, [6, 4.5, 1]),
    p(pts`60 -76, 66 -122, 54 -176`, [6, 4.5, 1]),
    p(pts`62 -120, 84 -150, 86 -186`, [4, 3, 1]),
    p(pts`92 -100, 138 -112, 172 -150`, [6, 4.5, 1]),
    p(pts`132 -112, 160 -108, 186 -120`, [4, 3, 0.8]),
    p(pts`116 -150, 150 -176, 164 -220`, [5, 3.6, 1]),
    p(pts`114 -190, 92 -224, 90 -262`, [4, 3, 0.8]),
    p(pts`46 -66, 86 -62, 112 -72`, [5, 3.4, 0.8]),
  ]
}

/** The spirit, looking left. Hooves at 0 0. */
function stag(): { body: string[]; antlers: string[] } {
  const legs = [
    limb(pts`-92 -128, -102 -66, -95 -34, -104 46`, [23, 12, 8, 6]),
    limb(pts`-62 -124, -50 -64, -60 -30, -48 44`, [20, 10, 7.5, 5.6]),
    limb(pts`84 -170, 94 -96, 122 -44, 108 46`, [38, 21, 9, 6]),
    limb(pts`62 -150, 58 -88, 80 -40, 62 42`, [30, 16, 8.5, 5.6]),
  ]
  return {
    body: [
      ...legs,
      'M-114 -196C-122 -152 -112 -122 -88 -112C-36 -98 30 -104 74 -124C104 -130 126 -152 126 -186C126 -216 104 -236 66 -236C20 -236 -36 -236 -70 -246C-92 -244 -108 -226 -114 -196Z',
      limb(pts`-70 -200, -106 -270, -130 -326`, [52, 33, 22]),
      'M-112 -360C-130 -368 -150 -356 -166 -334C-180 -316 -200 -304 -206 -294C-210 -282 -194 -276 -180 -281C-162 -286 -140 -294 -122 -306C-106 -318 -102 -350 -112 -360Z',
      'M-116 -350C-102 -368 -78 -376 -62 -370C-70 -354 -92 -342 -112 -338Z',
      'M118 -222C134 -222 142 -206 138 -188C128 -194 118 -204 118 -222Z',
      // A beard of moss under the throat.
      'M-138 -302C-128 -276 -116 -240 -112 -206C-124 -200 -130 -214 -134 -232C-140 -250 -146 -276 -138 -302Z',
    ],
    antlers: [
      ...antler(-1).map((d) => place(d, { x: -122, y: -356 })),
      ...antler(1).map((d) => place(d, { x: -116, y: -358 })),
    ],
  }
}

/** A trunk as wide as a house, with roots. */
function trunk(random: Random, x: number, foot: number, width: number, lean: number): string {
  const half = width / 2
  const flare = width * random.between(0.5, 0.9)
  return path`M${x - half + lean} -30C${x - half * 0.9 + lean * 0.5} ${foot * 0.5} ${x - half * 0.9} ${foot - flare} ${x - half - flare} ${foot + 30}L${x - half * 0.2} ${foot + 16}L${x + half * 0.4} ${foot + 34}L${x + half + flare} ${foot + 26}C${x + half * 0.9} ${foot - flare * 0.9} ${x + half * 0.95 + lean * 0.5} ${foot * 0.5} ${x + half + lean} -30Z`
}

/** A small child of the forest: a drop of light with a leaf on its head. */
function child(x: number, y: number, s: number): { body: string; leaf: string; face: string } {
  return {
    body: path`M${x - 13 * s} ${y}C${x - 19 * s} ${y - 14 * s} ${x - 13 * s} ${y - 32 * s} ${x} ${y - 40 * s}C${x + 13 * s} ${y - 32 * s} ${x + 19 * s} ${y - 14 * s} ${x + 13 * s} ${y}Z`,
    leaf: path`M${x} ${y - 38 * s}C${x - 4 * s} ${y - 50 * s} ${x + 4 * s} ${y - 62 * s} ${x + 20 * s} ${y - 60 * s}C${x + 22 * s} ${y - 46 * s} ${x + 12 * s} ${y - 38 * s} ${x} ${y - 38 * s}Z`,
    face: ellipse(x - 5 * s, y - 18 * s, 1.9 * s, 2.6 * s) + ellipse(x + 5 * s, y - 18 * s, 1.9 * s, 2.6 * s),
  }
}

/** A spirit with a forest on its brow, in a clearing among trees as old as itself. */
export const forestSpirit: Scene = (stage) => {
  const { width: w, height: h, focus, random } = stage
  const ground = h * (stage.wide ? 0.74 : 0.67)
  const k = stage.wide ? 0.86 : 0.94
  const [x, y] = [focus.x + 50, ground - 18]
  const light: Point = [x - 70, y - 320 * k]
  let markup = backdrop(stage, '0 #0b1a1c, 0.35 #234a48, 0.6 #6d7a6c, 1 #0a1215')
  markup +=
    glow(stage, light[0], light[1], 760, '#ffc4b4', 0.95) +
    glow(stage, light[0], light[1], 980, rose, 0.55) +
    rays(stage, [light[0] + 60, -120], 16, h * 1.15, '#ffe2cf', 0.3, 55, 125)
  const tones = ['#7f8f80', '#557468', '#31554f', '#1a3838']
  const feet = [0.94, 0.97, 1, 1.06]
  for (const [i, tone] of tones.entries()) {
    const trunks: string[] = []
    const count = stage.wide ? 9 - i : 6 - Math.floor(i / 2)
    for (let j = 0; j < count; j++) {
      const tx = ((j + 0.5) / count) * w + random.between(-60, 60)
      if (Math.abs(tx - x) < 120 + i * 92) continue
      trunks.push(
        trunk(
          random,
          tx,
          ground * (feet[i] ?? 1),
          random.between(26, 44) * (1 + i * 0.62),
          random.between(-40, 40),
        ),
      )
    }
    let leaves = ''
    for (let j = 0; j < 8; j++)
      leaves += crown(
        random,
        (j / 7) * w,
        -20 + random.between(-10, 30),
        170,
        70 + i * 12 + Math.abs(j / 7 - focus.x / w) * 110,
        34,
      )
    markup += cut([...trunks, leaves], {
      fill: fall(
        stage,
        0,
        ground + 40,
        `0 ${mix(tone, '#0c2226', 0.35)}, 0.6 ${tone}, 1 ${mix(tone, '#e8a79a', 0.3 - i * 0.06)}`,
      ),
      shadow: 9 + i * 4,
      depth: 0.4,
      shadowOf: trunks.join(''),
      rim: rimLight(stage, light[0], light[1], 640, '#ffd3c4', 0.75 - i * 0.1),
      rimWidth: 1,
    })
    markup += glow(stage, light[0], ground - 40, 560 - i * 60, '#ffb9a8', 0.24, 0.35)
  }
  // The clearing.
  const mound: Point[] = pts`-30 ${ground + 50}, ${w * 0.2} ${ground + 44}, ${x - 330} ${ground + 14}, ${x - 90} ${ground - 22}, ${x + 120} ${ground - 24}, ${x + 360} ${ground + 20}, ${w + 40} ${ground + 46}`
  markup += cut([toGround(stage, mound, true), grass(random, mound, x - 420, x + 420, 7, 22)], {
    fill: fall(stage, ground - 30, ground + 130, '0 #5d7a5e, 0.3 #2c4c46, 1 #0d2022'),
    shadow: 16,
    depth: 0.4,
    shadowOf: curve(mound),
    rim: rimLight(stage, x, ground, 460, '#ffe3d0', 0.9),
    rimWidth: 1,
  })
  const { body, antlers } = stag()
  const put = (d: string) => place(d, { x, y: y - 40 * k, scale: k })
  const skin = radial(stage, [x - 80, y - 260 * k], 380 * k, '0 #fff4ea, 0.4 #ffd0c4, 0.8 #e0788c, 1 #a8506e')
  markup += glow(stage, x - 60, y - 240 * k, 380 * k, '#fff0e4', 0.75)
  markup += cut(antlers.map(put), {
    fill: fall(stage, y - 620 * k, y - 350 * k, '0 #fff6ec, 1 #f2a39c'),
    shadow: 8,
    depth: 0.25,
    rim: '#fff4e8',
    rimWidth: 1,
  })
  markup += cut(body.map(put), { fill: skin, shadow: 14, depth: 0.35, rim: '#fff2e6', rimWidth: 1.2 })
  markup +=
    shape(put(ellipse(-150, -322, 5, 6)), '#5c2440') +
    stroke(
      put(
        'M-84 -190C-60 -176 -30 -170 -10 -174M40 -130C70 -140 92 -160 98 -186M-96 -250C-84 -230 -74 -222 -60 -218',
      ),
      alpha('#b8566f', 0.55),
      3 * k,
    )
  markup += motes(
    antlers
      .slice(0, 18)
      .map(
        (_, i) =>
          [x + random.between(-330, 110) * k, y - random.between(400, 640) * k, 1.6 + (i % 3) * 0.7] as const,
      ),
    '#ffd6c6',
    0.9,
  )
  // Its light on the water, and its image in it.
  const shoreY = ground + (stage.wide ? 78 : 96)
  const pond = path`M${x - 400} ${shoreY + 40}C${x - 330} ${shoreY} ${x - 160} ${shoreY - 16} ${x + 10} ${shoreY - 14}C${x + 200} ${shoreY - 14} ${x + 380} ${shoreY + 6} ${x + 450} ${shoreY + 60}C${x + 420} ${shoreY + 160} ${x - 380} ${shoreY + 170} ${x - 400} ${shoreY + 40}Z`
  markup += cut(pond, {
    fill: radial(stage, [x - 20, shoreY + 10], 420, '0 #ffc9b8, 0.25 #a8747a, 0.6 #2f5357, 1 #122c30', 0.5),
    shadow: 10,
    depth: 0.3,
    rim: '#ffe2cf66',
    rimWidth: 1,
  })
  const image = body.map((d) => place(d, { x, y: shoreY + 4, scale: k * 0.36, turn: 180, stretch: -2.5 }))
  markup += image.map((d) => shape(d, '#ffe6d8', 0.16)).join('')
  let ripples = ''
  for (let i = 0; i < 14; i++) {
    const [rx, ry, half] = [
      x + random.between(-280, 300),
      shoreY + random.between(4, 90),
      random.between(20, 70),
    ]
    ripples += curve(pts`${rx - half} ${ry}, ${rx} ${ry + 3}, ${rx + half} ${ry}`)
  }
  markup += stroke(ripples, '#ffe6d855', 1.4)
  let pads = ''
  for (let i = 0; i < 9; i++)
    pads += ellipse(
      x + random.between(-330, 360),
      shoreY + random.between(30, 100),
      random.between(12, 26),
      random.between(4, 8),
    )
  markup += shape(pads, '#173a38')
  // Near moss, ferns and the children of the forest.
  const children = Array.from({ length: stage.wide ? 9 : 7 }, (_, i) => {
    const t = i / (stage.wide ? 8 : 6)
    const lift = random.next()
    return child(
      x - (stage.wide ? 560 : 420) + t * (stage.wide ? 1000 : 840) + random.between(-40, 40),
      shoreY + 124 - lift * 60 - Math.abs(t - 0.5) * 150,
      0.55 + (1 - lift) * 0.6,
    )
  })
  const near = rolling(stage, h * (stage.wide ? 0.93 : 0.86), 22, 1.3)
  for (const { body: child, face } of children)
    markup +=
      cut(child, { fill: radial(stage, light, 800, '0 #fff6ee, 1 #d9b3b4'), shadow: 6, depth: 0.35 }) +
      shape(face, '#26343a')
  markup += cut([toGround(stage, near), grass(random, near, -10, w + 10, 8, 50)], {
    fill: fall(stage, h * 0.84, h, '0 #12302f, 1 #081314'),
    shadow: 16,
    shadowOf: curve(near),
    rim: rimLight(stage, x, ground, 600, '#ffc9b8', 0.5),
    rimWidth: 1,
  })
  const frame = [
    trunk(random, w * (stage.wide ? 0.985 : 1.0), h * 0.98, stage.wide ? 150 : 120, 40),
    trunk(random, stage.wide ? w * 0.04 : -12, h * 1.02, stage.wide ? 170 : 110, -60),
  ]
  let vines = ''
  for (let i = 0; i < 16; i++) {
    const vx = random.next() * w
    vines += limb(
      pts`${vx} -10, ${vx + random.between(-8, 8)} 60, ${vx + random.between(-14, 14)} ${random.between(100, 230)}`,
      [2, 1.6, 0.8],
      3,
    )
  }
  let canopy = ''
  for (let j = 0; j < 10; j++)
    canopy += crown(random, (j / 9) * w, -30, 130, 46 + Math.abs(j / 9 - 0.55) * 190, 30)
  markup += cut([...frame, vines, canopy], {
    fill: fall(stage, 0, h, '0 #07191b, 1 #0a2224'),
    shadow: 20,
    depth: 0.5,
    shadowOf: frame.join(''),
    rim: rimLight(stage, light[0], light[1], 900, '#ffb9a8', 0.4),
    rimWidth: 1.2,
  })
  return (
    markup +
    motes(
      Array.from(
        { length: 60 },
        () => [random.next() * w, h * random.between(0.2, 0.92), random.between(1, 2.6)] as const,
      ),
      '#ffd9c2',
      0.85,
    )
  )
}
