import { mix } from '../colour.ts'
import { craggy, grass } from '../land.ts'
import { glitter, lamp, motes } from '../light.ts'
import { backdrop, cut, glow, mist, rimLight, shape, stroke } from '../paper.ts'
import { curve, ellipse, limb, line, type Point, path, place, pts, rect } from '../path.ts'
import type { Random } from '../random.ts'
import { fall, radial, type Scene, type Stage } from '../stage.ts'

const pale = '#cfe6ff'

/** A sheet of rock with an opening in the middle: stone icicles above, worn humps below. */
function mouth(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  long: number,
): string {
  const { width: w, height: h } = stage
  const left = craggy(
    random,
    pts`${x - rx * 0.7} ${y + ry * 0.9}, ${x - rx * 0.98} ${y + ry * 0.4}, ${x - rx} ${y - ry * 0.1}, ${x - rx * 0.86} ${y - ry * 0.6}`,
    rx * 0.12,
    3,
  )
  const right = craggy(
    random,
    pts`${x + rx * 0.86} ${y - ry * 0.6}, ${x + rx} ${y - ry * 0.1}, ${x + rx * 0.98} ${y + ry * 0.4}, ${x + rx * 0.7} ${y + ry * 0.9}`,
    rx * 0.12,
    3,
  )
  const floor = craggy(
    random,
    pts`${x + rx * 0.7} ${y + ry * 0.9}, ${x + rx * 0.3} ${y + ry * 0.98}, ${x - rx * 0.2} ${y + ry * 0.94}, ${x - rx * 0.7} ${y + ry * 0.9}`,
    ry * 0.1,
    3,
  )
  let ceiling = ''
  const count = Math.round(rx / 26)
  const roof = (t: number) => y - ry * (0.62 + 0.38 * Math.sqrt(Math.max(0, 1 - t * t)))
  for (let i = 0; i < count; i++) {
    const [t0, t1] = [-0.84 + (i / count) * 1.68, -0.84 + ((i + 1) / count) * 1.68]
    const middle = t0 + (t1 - t0) * random.between(0.35, 0.65)
    const drop = long * random.next() ** 2.2 + long * 0.12
    const [ax, bx, mx] = [x + t0 * rx, x + t1 * rx, x + middle * rx]
    const tip = roof(middle) + drop
    ceiling += path`C${ax + (mx - ax) * 0.7} ${roof(t0) + drop * 0.1} ${mx - 5} ${tip - drop * 0.5} ${mx} ${tip}C${mx + 5} ${tip - drop * 0.5} ${bx - (bx - mx) * 0.7} ${roof(t1) + drop * 0.1} ${bx} ${roof(t1)}`
  }
  return path`M-60 -60L-60 ${h + 60}L${w + 60} ${h + 60}L${w + 60} -60Z${line(left)}L${x - 0.84 * rx} ${roof(-0.84)}${ceiling}${line(right).replace('M', 'L')}${line(floor).replace('M', 'L')}Z`
}

/** An explorer in a hood with a pack, seen from behind; feet at 0 0, 110 tall. */
const explorer = {
  legs: 'M-14 -30L-17 0L-5 0L-2 -30ZM3 -30L6 0L18 0L14 -30Z',
  coat: 'M-16 -84C-26 -66 -28 -40 -25 -20C-10 -14 12 -14 26 -20C28 -40 26 -66 16 -84Z',
  hood: 'M0 -114C-14 -114 -19 -100 -17 -88C-12 -80 12 -80 17 -88C19 -100 14 -114 0 -114Z',
  pack: 'M-14 -78C-18 -66 -18 -52 -14 -42L15 -42C19 -52 19 -66 15 -78Z',
  roll: ellipse(0, -82, 19, 7),
  arm: limb(pts`16 -76, 30 -68, 40 -80`, [6, 5, 4], 5),
  staff: limb(pts`40 2, 40 -70, 44 -130, 62 -138`, [2.2, 2.2, 2, 1.6], 5),
} as const

/** A lamp on a crooked post. */
function lampPost(stage: Stage, x: number, y: number, s: number): string {
  const post = [
    limb(
      pts`${x} ${y + 6}, ${x - 3 * s} ${y - 60 * s}, ${x + 2 * s} ${y - 120 * s}`,
      [5 * s, 3.6 * s, 3 * s],
      5,
    ),
    limb(
      pts`${x + 2 * s} ${y - 118 * s}, ${x + 18 * s} ${y - 138 * s}, ${x + 36 * s} ${y - 130 * s}`,
      [3 * s, 2.4 * s, 2 * s],
      5,
    ),
    path`M${x + 24 * s} ${y - 116 * s}L${x + 48 * s} ${y - 116 * s}L${x + 40 * s} ${y - 130 * s}L${x + 32 * s} ${y - 130 * s}Z`,
  ]
  return `${glow(stage, x + 36 * s, y - 100 * s, 170 * s, '#ffe9b8', 0.75)}${cut(post, { fill: '#161a44', rim: '#ffe9b866', rimWidth: 0.9 })}${shape(ellipse(x + 36 * s, y - 100 * s, 13 * s, 15 * s), '#fff4d6')}`
}

function mushroom(x: number, y: number, s: number): { stem: string; cap: string } {
  return {
    stem: limb(pts`${x} ${y + 8}, ${x + 3 * s} ${y - 30 * s}, ${x} ${y - 58 * s}`, [7 * s, 5 * s, 4 * s], 4),
    cap: path`M${x - 38 * s} ${y - 52 * s}C${x - 34 * s} ${y - 92 * s} ${x + 34 * s} ${y - 92 * s} ${x + 38 * s} ${y - 52 * s}C${x + 22 * s} ${y - 44 * s} ${x - 22 * s} ${y - 44 * s} ${x - 38 * s} ${y - 52 * s}Z`,
  }
}

/** A kingdom under the ground: a lake of light, and one small knight at the edge of it. */
export const cavern: Scene = (stage) => {
  const { width: w, height: h, focus, random } = stage
  const [x, y] = [focus.x, h * (stage.wide ? 0.45 : 0.4)]
  let markup = backdrop(stage, '0 #0b1038, 0.5 #3a5aa8, 1 #0a0e2c')
  markup += shape(
    rect(-20, -20, w + 40, h + 40),
    radial(stage, [x, y], 720, '0 #eaf6ff, 0.16 #b4d4ff, 0.42 #5d86d4, 0.75 #22347e, 1 #0b1038'),
  )
  // A lost city far off in the light.
  const lake = y + (stage.wide ? 150 : 190)
  let spires = ''
  for (let i = 0; i < 26; i++) {
    const sx = x + random.between(-430, 430)
    const tall = random.between(60, 250) * (1 - Math.abs(sx - x) / 620)
    const half = random.between(7, 18)
    spires += line(
      pts`${sx - half} ${lake}, ${sx - half * 0.8} ${lake - tall * 0.7}, ${sx - half * 0.24} ${lake - tall * 0.84}, ${sx} ${lake - tall}, ${sx + half * 0.24} ${lake - tall * 0.84}, ${sx + half * 0.8} ${lake - tall * 0.7}, ${sx + half} ${lake}`,
      true,
    )
  }
  markup +=
    shape(spires, fall(stage, lake - 240, lake, '0 #7fa6e4, 1 #c4dcff')) +
    motes(
      Array.from(
        { length: 50 },
        () =>
          [
            x + random.between(-360, 360),
            lake - random.next() ** 2 * 150 - 4,
            random.between(0.8, 1.5),
          ] as const,
      ),
      '#fff2cf',
      0.85,
    )
  markup +=
    cut(rect(-20, lake, w + 40, h), {
      fill: fall(stage, lake, h, '0 #d4e8ff, 0.1 #7fa4e6, 0.4 #2c4594, 1 #0a0e2c'),
      shadow: 0,
    }) +
    glitter(stage, x, lake + 4, h, 300, '#f2faff', 0.85) +
    mist(stage, lake, 120, '#eaf6ff', 0.5)
  // Rings of rock, from far to near.
  const tones = ['#4a70bc', '#2f4f9c', '#1d3478', '#121f54', '#0a1034']
  for (const [i, tone] of tones.entries()) {
    const grow = 1 + i * 0.34
    const ring = mouth(
      stage,
      random,
      x + random.between(-20, 20),
      y + 20 + i * 16,
      (stage.wide ? 400 : 330) * grow,
      (stage.wide ? 260 : 340) * (1 + i * 0.24),
      120 + i * 26,
    )
    markup += `<g fill-rule="evenodd">${cut(ring, { fill: radial(stage, [x, y], 640 + i * 140, `0.3 ${mix(tone, pale, 0.3 - i * 0.05)}, 0.7 ${tone}, 1 ${mix(tone, '#070a20', 0.5)}`), shadow: 16 + i * 3, depth: 0.45, rim: rimLight(stage, x, y, 700 + i * 120, '#f2faff', 0.8 - i * 0.1), rimWidth: 1.3 })}</g>`
    if (i === 1) {
      const chains = [
        [x - 170, 0, y - 60],
        [x + 210, 0, y - 110],
      ] as const
      for (const [cx, top, end] of chains) {
        let links = ''
        for (let cy = top; cy < end; cy += 13) links += ellipse(cx, cy, 3.4, 6.4)
        markup +=
          stroke(links, '#22347e', 2) +
          cut(
            path`M${cx - 16} ${end}L${cx + 16} ${end}L${cx + 22} ${end + 40}L${cx} ${end + 54}L${cx - 22} ${end + 40}Z`,
            { fill: '#1d3478', shadow: 6, rim: '#eaf6ff88', rimWidth: 1 },
          ) +
          glow(stage, cx, end + 26, 100, '#ffe9b8', 0.8) +
          shape(rect(cx - 10, end + 8, 20, 28), '#fff2cf')
      }
    }
    markup += glow(stage, x, y + 60, 520 + i * 40, '#a8ccff', 0.1)
  }
  // The ledge and what grows on it.
  const ledgeY = h * (stage.wide ? 0.78 : 0.74)
  const ledge = craggy(
    random,
    stage.wide
      ? pts`${w * 0.4} ${h + 30}, ${w * 0.44} ${ledgeY + 90}, ${w * 0.5} ${ledgeY + 14}, ${w * 0.6} ${ledgeY}, ${w * 0.75} ${ledgeY + 6}, ${w * 0.9} ${ledgeY - 30}, ${w + 30} ${ledgeY - 60}`
      : pts`${w * 0.08} ${h + 30}, ${w * 0.12} ${ledgeY + 110}, ${w * 0.22} ${ledgeY + 14}, ${w * 0.42} ${ledgeY}, ${w * 0.62} ${ledgeY + 8}, ${w * 0.84} ${ledgeY - 36}, ${w + 30} ${ledgeY - 60}`,
    14,
    4,
  )
  const px = stage.wide ? w * 0.6 : w * 0.42
  const caps: string[] = []
  for (const [dx, s] of [
    [150, 0.9],
    [196, 0.6],
    [-88, 0.5],
    [330, 1.3],
    [290, 0.7],
  ] as const) {
    const one = mushroom(px + dx, ledgeY - (dx > 200 ? 26 : -4), s)
    markup +=
      cut(one.stem, { fill: '#2f4f9c', rim: '#eaf6ff66', rimWidth: 0.8 }) +
      glow(stage, px + dx, ledgeY - 60 * s, 90 * s, '#9fd0ff', 0.5)
    caps.push(one.cap)
  }
  markup += cut(caps, {
    fill: fall(stage, ledgeY - 130, ledgeY - 20, '0 #d4f0ff, 1 #5d86e0'),
    shadow: 6,
    depth: 0.3,
    rim: '#f4fbff',
    rimWidth: 1,
  })
  markup += lampPost(stage, px + 230, ledgeY + 2, 1.5)
  const put = (d: string) => place(d, { x: px, y: ledgeY + 4, scale: 1.35 })
  const rim = rimLight(stage, x, y, 560, '#f4fbff', 1)
  const hung: Point = [px + 62 * 1.35, ledgeY - 120 * 1.35]
  markup +=
    cut([explorer.legs, explorer.coat, explorer.hood, explorer.arm, explorer.staff].map(put), {
      fill: fall(stage, ledgeY - 160, ledgeY, '0 #26397e, 1 #0d1440'),
      shadow: 8,
      rim,
      rimWidth: 1.5,
    }) + cut([explorer.pack, explorer.roll].map(put), { fill: '#31488f', shadow: 4, rim, rimWidth: 1 })
  markup +=
    glow(stage, hung[0], hung[1], 190, '#ffe2a8', 0.95) +
    stroke(line(pts`${hung[0]} ${hung[1] - 26}, ${hung[0]} ${hung[1] - 14}`), '#14205a', 2) +
    shape(rect(hung[0] - 9, hung[1] - 14, 18, 26), '#fff2cf') +
    stroke(rect(hung[0] - 9, hung[1] - 14, 18, 26), '#14205a', 2.4)
  markup += cut(
    [
      path`${line(ledge)}L${w + 30} ${h + 30}Z`,
      grass(
        random,
        ledge.filter(([gx]) => gx > (stage.wide ? w * 0.5 : w * 0.22)),
        stage.wide ? w * 0.5 : w * 0.22,
        w,
        9,
        26,
      ),
    ],
    {
      fill: fall(stage, ledgeY - 20, h, '0 #1a2760, 0.4 #0e1540, 1 #070a20'),
      shadow: 20,
      shadowOf: line(ledge),
      rim: rimLight(stage, x, y, 640, '#eaf6ff', 0.95),
      rimWidth: 1.4,
    },
  )
  // Roots and fern in the near dark.
  const roots: string[] = []
  for (let i = 0; i < 9; i++) {
    const rx = (i / 8) * w + random.between(-40, 40)
    const long = 60 + Math.abs(i / 8 - x / w) * h * 0.42
    roots.push(
      limb(
        pts`${rx} -20, ${rx + random.between(-20, 20)} ${long * 0.5}, ${rx + random.between(-40, 40)} ${long}`,
        [13, 8, 1.4],
        6,
      ),
    )
    roots.push(
      limb(pts`${rx + 4} ${long * 0.3}, ${rx + 34} ${long * 0.5}, ${rx + 40} ${long * 0.72}`, [5, 3, 0.9], 5),
    )
  }
  markup += cut(roots, {
    fill: '#070b26',
    shadow: 14,
    rim: rimLight(stage, x, y, 760, '#a8ccff', 0.5),
    rimWidth: 1,
  })
  let fern = ''
  for (let i = 0; i < 7; i++) {
    const base: Point = [stage.wide ? i * 46 - 20 : i * 26 - 30, h + 10]
    const tip: Point = [base[0] + random.between(30, 120), h - random.between(90, 200)]
    fern += limb(pts`${base}, ${base[0] + 6} ${(base[1] + tip[1]) / 2}, ${tip}`, [3, 2.4, 0.8], 5)
    for (let j = 1; j < 9; j++) {
      const t = j / 9
      const [fx, fy] = [base[0] + (tip[0] - base[0]) * t ** 1.5, base[1] + (tip[1] - base[1]) * t]
      const s = 34 * (1 - t * 0.7)
      fern += path`M${fx} ${fy}Q${fx - s * 0.6} ${fy - s * 0.5} ${fx - s} ${fy - s * 0.1}Q${fx - s * 0.5} ${fy + 2} ${fx} ${fy}ZM${fx} ${fy}Q${fx + s * 0.5} ${fy - s * 0.7} ${fx + s} ${fy - s * 0.4}Q${fx + s * 0.5} ${fy - 2} ${fx} ${fy}Z`
    }
  }
  markup += shape(fern, '#060920')
  markup +=
    lamp(stage, x - (stage.wide ? 330 : 250), lake + 40, 3, '#ffe9b8') +
    shape(
      path`M${x - (stage.wide ? 372 : 292)} ${lake + 54}Q${x - (stage.wide ? 330 : 250)} ${lake + 76} ${x - (stage.wide ? 288 : 208)} ${lake + 54}L${x - (stage.wide ? 300 : 220)} ${lake + 68}L${x - (stage.wide ? 360 : 280)} ${lake + 68}Z`,
      '#14205a',
    ) +
    stroke(
      curve(
        pts`${x - (stage.wide ? 300 : 220)} ${lake + 62}, ${x - (stage.wide ? 318 : 238)} ${lake + 36}, ${x - (stage.wide ? 330 : 250)} ${lake + 38}`,
      ),
      '#14205a',
      2,
    )
  return (
    markup +
    motes(
      Array.from(
        { length: 70 },
        () =>
          [x + random.between(-700, 700), random.between(0.1, 0.92) * h, random.between(0.8, 2.6)] as const,
      ),
      '#dcf0ff',
      0.75,
    )
  )
}
