import { battlement, dome, house, onion, slits, tower } from '../built.ts'
import { craggy, firs } from '../land.ts'
import { arch, curve, ellipse, limb, line, path, pts, rect } from '../path.ts'
import type { Random } from '../random.ts'
import { base, blank, hills, panes, type Skyline } from './skyline.ts'

/** A tower of a Russian fortress: a square block, a smaller one, a tent roof and a finial. */
function gateTower(x: number, width: number, tall: number): string[] {
  const [half, top] = [width / 2, base - tall]
  return [
    rect(x - half, top, width, tall),
    battlement(x - half * 1.12, x + half * 1.12, top, top + 18, width / 5),
    rect(x - half * 0.66, top - width * 0.66, width * 0.66 * 2 * 0.5 + half * 0.66, width * 0.7),
    line(
      pts`${x - half * 0.72} ${top - width * 0.62}, ${x} ${top - width * 2}, ${x + half * 0.72} ${top - width * 0.62}`,
      true,
    ),
    rect(x - 2.5, top - width * 2.4, 5, width * 0.5),
    ellipse(x, top - width * 2.42, 6),
  ]
}

export const kremlin = (random: Random): Skyline => {
  const s = blank()
  s.far.push(hills(random, 120))
  const church = random.between(430, 570)
  for (const [dx, tall, width] of [
    [-66, 210, 50],
    [66, 210, 50],
    [0, 270, 78],
    [-120, 150, 40],
    [120, 150, 40],
  ] as const)
    s.far.push(
      rect(church + dx - width * 0.36, base - tall, width * 0.72, tall),
      onion(church + dx, base - tall, width),
    )
  s.main.push(battlement(90, 910, base - 96, base + 40, 26))
  for (const [i, x] of [150, 320, 680, 850].entries())
    s.main.push(
      ...gateTower(
        x + random.between(-24, 24),
        i % 3 ? 66 : 78,
        (i % 3 ? 150 : 190) + random.between(-16, 30),
      ),
    )
  for (let i = 0; i < 14; i++) s.glow.push(arch(110 + i * 58, base - 60, 14, 30))
  for (const x of [150, 320, 680, 850]) s.glow.push(slits(x, [base - 150, base - 110], 10, 22))
  s.near.push(
    firs(random, pts`0 790, 1000 790`, 80, 300, 34, 90),
    firs(random, pts`0 790, 1000 790`, 720, 930, 34, 90),
  )
  return s
}

export const drawbridge = (random: Random): Skyline => {
  const s = blank()
  s.far.push(rect(120, base - 90, 760, 120), dome(330, base - 150, 130, 120), rect(270, base - 160, 120, 80))
  for (let i = 0; i < 8; i++) s.far.push(rect(282 + i * 14, base - 150, 6, 60))
  s.far.push(
    rect(640, base - 190, 36, 120),
    line(pts`644 ${base - 186}, 658 ${base - 470}, 672 ${base - 186}`, true),
    ellipse(658, base - 474, 6),
  )
  s.glow.push(panes(random, 130, base - 74, 740, 60, 26, 2, 0.6))
  for (const side of [-1, 1]) {
    const x = 500 + side * 300
    s.main.push(rect(x - 34, base - 60, 68, 140), rect(x - 46, base - 74, 92, 18))
    const [ax, ay] = [x - side * 30, base - 56]
    const [tx, ty] = [500 + side * 78, base - 300]
    s.main.push(
      line(
        pts`${ax} ${ay - 10}, ${tx} ${ty}, ${tx + side * 22} ${ty + 8}, ${ax + side * 26} ${ay + 16}`,
        true,
      ),
    )
    for (let i = 1; i < 8; i++)
      s.main.push(
        limb(
          pts`${ax + ((tx - ax) * i) / 8} ${ay + ((ty - ay) * i) / 8}, ${ax + ((tx - ax) * i) / 8 + side * 16} ${ay + ((ty - ay) * i) / 8 - 22}`,
          [2, 2],
          2,
        ),
      )
    s.main.push(
      path`M${x + side * 34} ${base - 60}L${500 + side * 460} ${base - 40}L${500 + side * 460} ${base - 18}L${x + side * 34} ${base - 36}Z`,
    )
    s.glow.push(ellipse(x - 20, base - 84, 7), ellipse(x + 20, base - 84, 7))
  }
  return s
}

export const domes = (random: Random): Skyline => {
  const s = blank()
  s.far.push(hills(random, 90))
  for (let i = 0; i < 8; i++)
    s.far.push(house(140 + i * 104, base + 20, random.between(70, 110), random.between(70, 120)))
  const groups = random.chance(0.5) ? [300, 640] : [380, 740]
  for (const [j, gx] of groups.entries()) {
    const k = j ? 0.78 : 1.1
    for (const [dx, tall, width] of [
      [-74, 150, 44],
      [74, 150, 44],
      [0, 220, 76],
      [-36, 176, 38],
      [36, 176, 38],
    ] as const)
      s.main.push(
        rect(gx + dx * k - width * 0.36 * k, base - tall * k, width * 0.72 * k, tall * k),
        onion(gx + dx * k, base - tall * k, width * k),
      )
    s.main.push(rect(gx - 100 * k, base - 110 * k, 200 * k, 120 * k))
    for (let i = 0; i < 5; i++) s.glow.push(arch(gx - 84 * k + i * 36 * k, base - 86 * k, 15 * k, 50 * k))
  }
  const belfry = random.chance(0.5) ? 510 : 180
  s.main.push(
    rect(belfry - 26, base - 200, 52, 210),
    rect(belfry - 19, base - 270, 38, 80),
    line(pts`${belfry - 21} ${base - 266}, ${belfry} ${base - 420}, ${belfry + 21} ${base - 266}`, true),
  )
  s.glow.push(arch(belfry - 9, base - 256, 18, 44), slits(belfry, [base - 180, base - 120], 12, 30))
  s.near.push(firs(random, pts`0 800, 1000 800`, 70, 930, 60, 80))
  return s
}

export const fortress = (random: Random): Skyline => {
  const s = blank()
  s.far.push(hills(random, 190))
  const hill = craggy(
    random,
    pts`90 ${base + 20}, 200 ${base - 80}, 330 ${base - 190}, 520 ${base - 210}, 680 ${base - 120}, 910 ${base + 20}`,
    30,
    4,
  )
  s.main.push(
    `${line(hill)}Z`,
    battlement(310, 560, base - 258, base - 150, 18),
    tower({
      x: 330,
      base: base - 170,
      width: 58,
      height: 130,
      roof: random.chance(0.5) ? 'cone' : 'crenels',
    }),
    tower({
      x: 440,
      base: base - 190,
      width: 70,
      height: 150,
      roof: random.pick(['cone', 'crenels', 'dome'] as const),
    }),
    tower({ x: 556, base: base - 180, width: 52, height: 110, roof: 'crenels' }),
  )
  for (let i = 0; i < 12; i++) {
    const [x, y] = [160 + i * 62, base - 6 - Math.sin((i / 11) * Math.PI) * 74 + (i % 3) * 26]
    s.main.push(house(x, y + 36, random.between(50, 76), random.between(66, 96)))
    s.glow.push(rect(x - 14, y - 4, 9, 13), rect(x + 6, y - 4, 9, 13))
  }
  s.glow.push(slits(440, [base - 310, base - 270], 10, 24), slits(330, [base - 270], 10, 24))
  const clock = random.between(700, 760)
  s.main.push(
    rect(clock - 22, base - 190, 44, 200),
    line(pts`${clock - 28} ${base - 186}, ${clock} ${base - 270}, ${clock + 28} ${base - 186}`, true),
  )
  s.glow.push(ellipse(clock, base - 158, 13))
  s.near.push(firs(random, pts`0 800, 1000 800`, 60, 320, 46, 80))
  return s
}

function northern(random: Random, wooden: boolean): Skyline {
  const s = blank()
  s.far.push(hills(random, 220))
  if (wooden) {
    // A timber church of many shingled heads.
    for (const [dx, tall, width] of [
      [0, 330, 58],
      [-50, 262, 46],
      [50, 262, 46],
      [-100, 196, 42],
      [100, 196, 42],
      [-24, 200, 40],
      [24, 200, 40],
      [-74, 140, 38],
      [74, 140, 38],
    ] as const)
      s.main.push(
        rect(500 + dx - width * 0.34, base - tall, width * 0.68, tall),
        onion(500 + dx, base - tall, width),
      )
    s.main.push(rect(370, base - 110, 260, 120))
    for (let i = 0; i < 4; i++) s.glow.push(rect(398 + i * 56, base - 70, 22, 30))
  } else {
    for (let i = 0; i < 8; i++) {
      const tall = random.between(90, 190)
      s.main.push(rect(190 + i * 80, base - tall, 62, tall + 20))
      s.glow.push(panes(random, 196 + i * 80, base - tall + 12, 50, tall - 20, 4, Math.round(tall / 24), 0.6))
    }
  }
  const ship = random.between(560, 640)
  s.near.push(
    path`M${ship - 150} 736L${ship + 170} 724C${ship + 160} 770 ${ship + 140} 796 ${ship + 120} 800L${ship - 120} 800Z`,
    rect(ship - 60, 668, 120, 66),
    rect(ship - 20, 630, 60, 42),
    limb(pts`${ship + 80} 730, ${ship + 80} 610`, [4, 2], 3),
  )
  s.glow.push(panes(random, ship - 54, 676, 108, 40, 6, 2, 0.8))
  s.near.push(curve(pts`60 790, 200 768, 330 800, 300 860, 60 860`, true))
  return s
}

export const polar = (random: Random): Skyline => northern(random, false)
export const timber = (random: Random): Skyline => northern(random, true)
