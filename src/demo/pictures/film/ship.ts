import { alpha, mix, ramp } from '../colour.ts'
import { cloud, waves } from '../land.ts'
import { glitter, lamp, moon, stars } from '../light.ts'
import { backdrop, cut, glow, mist, rimLight, shape, stroke } from '../paper.ts'
import { curve, limb, line, type Point, path, place, pts, rect } from '../path.ts'
import { fall, radial, type Scene, type Stage } from '../stage.ts'

const amber = '#f2b35e'

/** A square sail filled by wind from the left. */
const sail = (x: number, top: number, width: number, height: number, belly: number) => {
  const [left, right] = [x - width / 2, x + width / 2]
  return path`M${left + 8} ${top}Q${x} ${top + 7} ${right - 8} ${top}C${right + belly} ${top + height * 0.35} ${right + belly} ${top + height * 0.75} ${right} ${top + height}Q${x + belly * 0.4} ${top + height - 22} ${left} ${top + height}C${left + belly * 0.7} ${top + height * 0.75} ${left + belly * 0.8} ${top + height * 0.35} ${left + 8} ${top}Z`
}

const masts = [
  {
    x: -168,
    top: -430,
    sails: [
      [-405, 92, 72],
      [-325, 128, 96],
    ],
  },
  {
    x: -22,
    top: -560,
    sails: [
      [-535, 104, 74],
      [-455, 158, 108],
      [-338, 204, 130],
    ],
  },
  {
    x: 128,
    top: -490,
    sails: [
      [-466, 96, 70],
      [-390, 140, 100],
      [-282, 178, 118],
    ],
  },
] as const

function galleon(stage: Stage, x: number, y: number, scale: number, light: Point): string {
  const put = (d: string) => place(d, { x, y, scale, turn: -3 })
  const rim = rimLight(stage, light[0], light[1], 620 * scale, amber, 0.9)
  const dark = fall(stage, y - 160 * scale, y + 60 * scale, '0 #2a1822, 1 #120b16')
  const cloth = (lit: number) =>
    radial(
      stage,
      light,
      560 * scale,
      `0 ${mix('#7a4630', amber, lit)}, 0.5 ${mix('#5b3230', amber, lit * 0.4)}, 1 #2a1826`,
    )
  let markup = ''
  const ropes: string[] = []
  for (const { x: mx, top } of masts) {
    for (const [dx, dy] of [
      [-74, -60],
      [-52, -52],
      [64, -50],
      [88, -56],
    ] as const)
      ropes.push(line(pts`${mx} ${top + 60}, ${mx + dx} ${dy}`))
  }
  ropes.push(
    line(pts`128 -490, 330 -150`),
    line(pts`128 -380, 300 -132`),
    line(pts`-22 -560, 128 -490, -22 -300`),
    line(pts`-168 -430, -262 -150`),
    line(pts`-22 -540, -168 -410`),
  )
  markup += stroke(ropes.map(put).join(''), alpha('#150c18', 0.85), 1.3)
  const poles = masts.map(({ x: mx, top }) =>
    limb(pts`${mx} -30, ${mx} ${(top - 30) / 2}, ${mx} ${top - 26}`, [5.5, 4.5, 2]),
  )
  poles.push(limb(pts`205 -60, 270 -104, 338 -152`, [6, 4.5, 2]))
  markup += cut(poles.map(put), { fill: '#1d1119', rim })
  // Jibs, then square sails from the back to the front.
  markup += cut(
    [
      put('M136 -470C190 -380 250 -260 322 -156C240 -180 180 -240 150 -250Z'),
      put('M136 -360C180 -290 230 -200 272 -124C220 -140 180 -160 152 -170Z'),
    ],
    { fill: cloth(0.34), shadow: 8, rim, depth: 0.4 },
  )
  for (const { x: mx, sails } of masts) {
    for (const [top, width, height] of sails) {
      markup += cut(put(sail(mx + 6, top, width, height, 17)), {
        fill: cloth(0.62),
        shadow: 9,
        depth: 0.45,
        rim,
      })
      const seams = [-0.25, 0, 0.25].map((k) =>
        curve(
          pts`${mx + 6 + k * width} ${top + 4}, ${mx + 18 + k * width} ${top + height * 0.5}, ${mx + 8 + k * width} ${top + height - 16}`,
        ),
      )
      markup += stroke(put(seams.join('')), alpha('#3a1c1c', 0.35), 1)
      markup += stroke(
        put(line(pts`${mx + 6 - width / 2} ${top}, ${mx + 6 + width / 2} ${top}`)),
        '#170d14',
        4,
      )
    }
  }
  for (const { x: mx, top } of masts) {
    markup += shape(
      put(
        `M${mx} ${top - 24}C${mx + 20} ${top - 36} ${mx + 34} ${top - 14} ${mx + 58} ${top - 26}C${mx + 44} ${top - 12} ${mx + 24} ${top - 4} ${mx} ${top - 10}Z`,
      ),
      '#7c3a2c',
    )
  }
  markup += shape(put(rect(-38, -472, 32, 16) + rect(112, -404, 32, 14)), '#170d14')
  const hull = put(
    'M-268 -168L-252 -60C-242 0 -215 40 -190 80L190 80C222 30 246 -14 268 -70L206 -54C150 -42 60 -40 -40 -46L-62 -46L-66 -88L-140 -96L-146 -138L-256 -156Z',
  )
  markup += cut(hull, { fill: dark, shadow: 16, rim })
  markup += stroke(
    [put('M-246 -40C-120 -14 100 -16 246 -42'), put('M-250 -66C-120 -36 100 -36 256 -62')].join(''),
    alpha(amber, 0.2),
    1.6,
  )
  // Stern gallery and gun ports are lit from inside.
  const panes: string[] = []
  for (let i = 0; i < 5; i++) panes.push(rect(-240 + i * 18, -126 + i * 2.4, 10, 20))
  for (let i = 0; i < 4; i++) panes.push(rect(-236 + i * 20, -86 + i * 1.6, 11, 15))
  for (let i = 0; i < 8; i++) panes.push(rect(-116 + i * 38, -26 + Math.abs(i - 3.5) * -1.2, 9, 9))
  markup += shape(put(panes.join('')), '#ffcf85', 0.95)
  const [lx, ly] = [x - 262 * scale, y - 190 * scale]
  return (
    markup +
    glow(stage, x - 200 * scale, y - 90 * scale, 120 * scale, amber, 0.3) +
    lamp(stage, lx + 4, ly + 8, 5 * scale, amber)
  )
}

/** A galleon before a low moon, between sheets of sea. */
export const ship: Scene = (stage) => {
  const { width: w, height: h, focus, random } = stage
  const horizon = h * (stage.wide ? 0.66 : 0.6)
  const disc: Point = [focus.x + 30, horizon - 250]
  const scale = stage.wide ? 0.98 : 1.02
  let markup = backdrop(
    stage,
    `0 #0c0a1c, 0.3 #1d1834, 0.5 #4a2c40, ${(horizon / h) * 0.98} #b06a44, 1 #2a1826`,
  )
  markup += stars(stage, 130, '#ffe6bf', { height: h * 0.45 })
  markup += moon(stage, disc[0], disc[1], 232, amber)
  const skies = ['#4f2f45', '#432841', '#33203a']
  for (const [i, sky] of skies.entries()) {
    let d = ''
    for (let k = 0; k < 3; k++)
      d += cloud(
        random,
        random.between(-0.1, 1.1) * w,
        horizon - 330 + i * 110 + random.between(-30, 30),
        random.between(280, 560),
        random.between(30, 64),
      )
    const lit = fall(
      stage,
      horizon - 420 + i * 110,
      horizon - 250 + i * 110,
      `0 ${mix(sky, amber, 0.35)}, 1 ${alpha(sky, 0.75)}`,
    )
    markup += shape(d, lit)
  }
  markup += glow(stage, disc[0], horizon, 900, amber, 0.5, 0.25)
  const tones = ['#7d4b48', '#54344a', '#3a2540', '#281a33', '#1a1126', '#0f0a18']
  for (const [i, tone] of tones.entries()) {
    const y = horizon + (i * i * 11 + i * 18) * (h / 1000)
    const rim = rimLight(stage, disc[0], y, 520 - i * 40, amber, 0.7 - i * 0.09)
    markup += cut(waves(stage, y, 70 + i * 44, 9 + i * 8, i * 37), {
      fill: fall(stage, y - 20, y + 110, `0 ${mix(tone, amber, 0.1)}, 1 ${ramp(tones, (i + 0.7) / 5)}`),
      shadow: 12 + i * 5,
      depth: 0.45,
      rim,
    })
    if (i === 0) markup += glitter(stage, disc[0], y + 4, y + 70, 330, '#ffd590', 0.9)
    if (i === 2) markup += galleon(stage, focus.x - 20, y + 6, scale, disc)
    if (i === 2 || i === 3) markup += mist(stage, y + 20, 120, amber, 0.07)
  }
  return markup
}
