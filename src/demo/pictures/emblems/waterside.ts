import { ellipse, limb, line, type Point, path, pts, rect } from '../path.ts'
import type { Random } from '../random.ts'
import { base, blank, hills, panes, type Skyline } from './skyline.ts'

/** A coconut palm: trunk and eight leaves. */
export function palm(random: Random, x: number, foot: number, tall: number): string[] {
  const lean = random.between(-50, 50)
  const top: Point = [x + lean, foot - tall]
  const pieces = [
    limb(
      pts`${x} ${foot}, ${x + lean * 0.3} ${foot - tall * 0.5}, ${top}`,
      [tall * 0.045, tall * 0.032, tall * 0.024],
      6,
    ),
  ]
  for (let i = 0; i < 8; i++) {
    const a = ((-200 + i * 31) * Math.PI) / 180
    const reach = tall * random.between(0.36, 0.46)
    pieces.push(
      limb(
        pts`${top}, ${top[0] + Math.cos(a) * reach * 0.55} ${top[1] + Math.sin(a) * reach * 0.5 - 8}, ${top[0] + Math.cos(a) * reach} ${top[1] + Math.sin(a) * reach * 0.5 + reach * 0.34}`,
        [3, tall * 0.04, 1],
        6,
      ),
    )
  }
  return pieces
}

export const beach = (random: Random): Skyline => {
  const s = blank()
  s.far.push(hills(random, 190))
  for (let i = 0; i < 7; i++) {
    const tall = random.between(90, 230)
    s.main.push(rect(190 + i * 92, base - tall, 66, tall + 20))
    s.glow.push(panes(random, 198 + i * 92, base - tall + 14, 50, tall - 24, 3, Math.round(tall / 28), 0.5))
  }
  const [bx, by] = [random.between(420, 560), 760]
  s.near.push(
    path`M${bx - 90} ${by - 12}Q${bx} ${by + 34} ${bx + 100} ${by - 20}L${bx + 70} ${by + 26}L${bx - 66} ${by + 26}Z`,
    path`M${bx} ${by - 10}L${bx} ${by - 200}Q${bx + 96} ${by - 100} ${bx + 74} ${by - 16}Z`,
    path`M${bx - 8} ${by - 12}L${bx - 8} ${by - 170}Q${bx - 66} ${by - 80} ${bx - 60} ${by - 16}Z`,
  )
  s.near.push(...palm(random, 140, 850, 330), ...palm(random, 230, 860, 240), ...palm(random, 880, 850, 310))
  return s
}

export const port = (random: Random): Skyline => {
  const s = blank()
  s.far.push(hills(random, 150))
  for (let i = 0; i < 9; i++) {
    const tall = random.between(50, 120)
    s.far.push(rect(140 + i * 82, base - tall, 60, tall + 20))
    s.glow.push(panes(random, 146 + i * 82, base - tall + 10, 48, tall - 16, 3, 3, 0.4))
  }
  for (const x of [230, 360].map((px) => px + random.between(-20, 20))) {
    s.main.push(
      limb(pts`${x - 40} ${base + 10}, ${x - 16} ${base - 190}`, [5, 5], 3),
      limb(pts`${x + 40} ${base + 10}, ${x + 16} ${base - 190}`, [5, 5], 3),
      rect(x - 40, base - 120, 80, 8),
      limb(pts`${x - 60} ${base - 190}, ${x + 150} ${base - 250}`, [7, 4], 3),
      limb(pts`${x} ${base - 250}, ${x + 150} ${base - 250}`, [2, 2], 2),
      limb(pts`${x} ${base - 190}, ${x} ${base - 260}`, [6, 4], 3),
      rect(x + 128, base - 246, 3, 90),
    )
    s.glow.push(ellipse(x, base - 264, 6))
  }
  const light = random.between(720, 800)
  s.main.push(
    path`M${light - 26} ${base + 10}L${light - 16} ${base - 230}L${light + 16} ${base - 230}L${light + 26} ${base + 10}Z`,
    rect(light - 24, base - 246, 48, 16),
    rect(light - 15, base - 286, 30, 44),
    path`M${light - 20} ${base - 284}Q${light} ${base - 320} ${light + 20} ${base - 284}Z`,
  )
  s.glow.push(rect(light - 10, base - 280, 20, 34))
  const ship = random.between(500, 580)
  s.near.push(
    path`M${ship - 190} 730L${ship + 180} 722L${ship + 140} 800L${ship - 160} 800Z`,
    rect(ship - 60, 640, 150, 92),
    rect(ship - 30, 604, 90, 44),
    rect(ship + 30, 560, 26, 50),
    limb(pts`${ship - 130} 730, ${ship - 130} 590`, [4, 2], 3),
  )
  s.glow.push(panes(random, ship - 54, 650, 138, 60, 8, 2, 0.7))
  return s
}

export const towers = (random: Random): Skyline => {
  const s = blank()
  for (let x = 90; x < 910; ) {
    const [width, tall] = [random.between(46, 92), random.between(120, 300) * (1 - Math.abs(x - 480) / 900)]
    s.far.push(rect(x, base - tall, width, tall + 30))
    x += width + random.between(0, 16)
  }
  const spots = [230, 350, 480, 600, 720].map((x) => x + random.between(-20, 20))
  for (const [i, x] of spots.entries()) {
    const [width, tall] = [random.between(62, 96), random.between(230, 380) + (i === 2 ? 90 : 0)]
    const kind = random.whole(0, 4)
    const top = base - tall
    if (kind === 0)
      s.main.push(
        line(
          pts`${x - width / 2} ${base}, ${x - width / 2} ${top + 60}, ${x + width / 2} ${top}, ${x + width / 2} ${base}`,
          true,
        ),
      )
    else if (kind === 1)
      s.main.push(
        path`M${x - width / 2} ${base}L${x - width * 0.4} ${top + 60}Q${x} ${top - 60} ${x + width * 0.4} ${top + 60}L${x + width / 2} ${base}Z`,
      )
    else if (kind === 2)
      s.main.push(
        rect(x - width / 2, top + 90, width, tall - 90),
        rect(x - width * 0.36, top + 30, width * 0.72, 80),
        rect(x - width * 0.2, top, width * 0.4, 60),
        rect(x - 2, top - 70, 4, 80),
      )
    else if (kind === 3)
      s.main.push(
        limb(
          pts`${x} ${base}, ${x + 10} ${base - tall * 0.5}, ${x - 4} ${top}`,
          [width / 2, width * 0.42, width * 0.2],
          8,
          'flat',
        ),
      )
    else
      s.main.push(
        rect(x - 9, top, 18, tall),
        ellipse(x, top + 40, 46, 40),
        rect(x - 3, top - 90, 6, 90),
        line(pts`${x - 50} ${base}, ${x - 9} ${top + 120}, ${x + 9} ${top + 120}, ${x + 50} ${base}`, true),
      )
    if (kind < 4)
      s.glow.push(
        panes(random, x - width * 0.36, top + 110, width * 0.72, tall - 130, 4, Math.round(tall / 26), 0.46),
      )
  }
  s.near.push(limb(pts`70 800, 300 772, 520 784, 740 770, 940 800`, [16, 22, 18, 22, 16], 6))
  return s
}

export const bridge = (random: Random): Skyline => spanned(random, random.chance(0.4))
export const cableBridge = (random: Random): Skyline => spanned(random, false)

function spanned(random: Random, arched: boolean): Skyline {
  const s = blank()
  s.far.push(hills(random, 160))
  for (let i = 0; i < 10; i++) {
    const tall = random.between(50, 170)
    s.far.push(rect(120 + i * 80, base - tall, 58, tall + 20))
    s.glow.push(panes(random, 126 + i * 80, base - tall + 10, 46, tall - 16, 3, Math.round(tall / 26), 0.44))
  }
  s.main.push(rect(40, base - 44, 920, 22))
  if (arched) {
    for (const x of [230, 500, 770]) {
      s.main.push(curveBand(x, 120, 130))
      for (let i = -3; i <= 3; i++)
        s.main.push(
          rect(x + i * 32 - 2, base - 44 - 130 * (1 - (i / 3.75) ** 2), 4, 130 * (1 - (i / 3.75) ** 2)),
        )
    }
    for (const x of [100, 365, 635, 900]) s.main.push(rect(x - 13, base - 40, 26, 110))
  } else {
    for (const x of [310, 690]) {
      s.main.push(
        limb(pts`${x - 30} ${base + 70}, ${x - 6} ${base - 330}`, [9, 5], 3),
        limb(pts`${x + 30} ${base + 70}, ${x + 6} ${base - 330}`, [9, 5], 3),
        rect(x - 22, base - 110, 44, 10),
      )
      for (let i = 1; i <= 9; i++)
        for (const side of [-1, 1])
          s.main.push(
            limb(
              pts`${x} ${base - 330 + i * 16}, ${x + side * i * 20.5} ${base - 42}`,
              [1.5, 1.5],
              1,
              'flat',
            ),
          )
      s.glow.push(ellipse(x, base - 338, 7))
    }
  }
  for (let i = 0; i < 18; i++) s.glow.push(ellipse(70 + i * 50, base - 54, 4))
  return s
}

/** A bowed band, as an arch of a bridge: its middle, half its span and its rise. */
function curveBand(x: number, half: number, rise: number): string {
  return limb(
    pts`${x - half} ${base - 40}, ${x - half * 0.6} ${base - 40 - rise * 0.64}, ${x} ${base - 40 - rise}, ${x + half * 0.6} ${base - 40 - rise * 0.64}, ${x + half} ${base - 40}`,
    [8, 7, 6, 7, 8],
    8,
  )
}
