import { battlement, curvedRoof, dome, house, onion, slits, tower } from './built.ts'
import { craggy, firs } from './land.ts'
import { arch, curve, ellipse, limb, line, type Point, path, place, pts, rect } from './path.ts'
import type { Random } from './random.ts'

/**
 * A city's skyline in three sheets, on a square of 1000: `far` and `main` stand on the waterline at 690, `near` on
 * the shore in front. `glow` is what shines in them.
 */
export interface Skyline {
  far: string[]
  main: string[]
  near: string[]
  glow: string[]
  /** Snow on the far sheet. */
  snow: string[]
}

const base = 690

const blank = (): Skyline => ({ far: [], main: [], near: [], glow: [], snow: [] })

/** Windows of a tower in `columns` × `rows`. */
function panes(
  random: Random,
  x: number,
  top: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
  lit = 0.5,
): string {
  let d = ''
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++)
      if (random.chance(lit))
        d += rect(
          x + (width * (c + 0.25)) / columns,
          top + (height * (r + 0.2)) / rows,
          (width * 0.5) / columns,
          (height * 0.5) / rows,
        )
  return d
}

function hills(random: Random, height: number, from = 60, to = 940): string {
  const steps = 7
  const peaks: Point[] = Array.from({ length: steps }, (_, i) => [
    from + ((to - from) * i) / (steps - 1),
    base - height * (i % 2 ? random.between(0.6, 1.1) : random.between(0.1, 0.5)),
  ])
  return `${line(craggy(random, peaks, height * 0.4, 4))}L${to} 760L${from} 760Z`
}

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

const kremlin = (random: Random): Skyline => {
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

const drawbridge = (random: Random): Skyline => {
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

const domes = (random: Random): Skyline => {
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

const towers = (random: Random): Skyline => {
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

const mountains = (random: Random): Skyline => {
  const s = blank()
  const twin = random.chance(0.4)
  const [a, b] = twin ? [340, 690] : [500, 780]
  s.far.push(
    `${line(craggy(random, pts`40 ${base + 20}, ${a - 150} ${base - 190}, ${a} ${base - 390}, ${a + 120} ${base - 220}, ${b - 80} ${base - 200}, ${b} ${base - (twin ? 300 : 250)}, ${b + 110} ${base - 120}, 960 ${base + 20}`, 50, 5))}Z`,
  )
  s.snow.push(
    line(
      craggy(
        random,
        pts`${a - 74} ${base - 290}, ${a} ${base - 390}, ${a + 62} ${base - 300}, ${a + 30} ${base - 270}, ${a + 4} ${base - 310}, ${a - 30} ${base - 262}`,
        10,
        3,
      ),
      true,
    ),
  )
  s.main.push(hills(random, 150))
  for (let i = 0; i < 9; i++) {
    const [x, width, tall] = [180 + i * 78, random.between(44, 74), random.between(60, 150)]
    s.main.push(rect(x - width / 2, base - tall, width, tall + 20))
    s.glow.push(
      panes(
        random,
        x - width * 0.38,
        base - tall + 12,
        width * 0.76,
        tall - 20,
        3,
        Math.max(2, Math.round(tall / 24)),
        0.5,
      ),
    )
  }
  s.near.push(firs(random, pts`0 800, 1000 800`, 60, 940, 30, 110))
  return s
}

const port = (random: Random): Skyline => {
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

const temple = (random: Random): Skyline => {
  const s = blank()
  const chedi = (x: number, k: number) => [
    rect(x - 90 * k, base - 50 * k, 180 * k, 60 * k),
    rect(x - 70 * k, base - 84 * k, 140 * k, 40 * k),
    path`M${x - 58 * k} ${base - 82 * k}C${x - 56 * k} ${base - 190 * k} ${x - 26 * k} ${base - 216 * k} ${x - 20 * k} ${base - 236 * k}L${x + 20 * k} ${base - 236 * k}C${x + 26 * k} ${base - 216 * k} ${x + 56 * k} ${base - 190 * k} ${x + 58 * k} ${base - 82 * k}Z`,
    rect(x - 25 * k, base - 254 * k, 50 * k, 20 * k),
    line(pts`${x - 17 * k} ${base - 252 * k}, ${x} ${base - 440 * k}, ${x + 17 * k} ${base - 252 * k}`, true),
  ]
  s.far.push(hills(random, 110), ...chedi(random.between(660, 740), 0.74))
  const x = random.between(270, 330)
  s.main.push(...chedi(x, 1))
  // The hall: three roofs, one above the other, with horned ridges.
  const hall = 600
  for (const [i, width] of [360, 280, 200].entries()) {
    const eaves = base - 96 - i * 66
    s.main.push(
      curvedRoof(hall, eaves, width, 96, 0.34),
      place('M0 0C10 -10 12 -30 4 -44C20 -30 22 -8 10 4Z', {
        x: hall + width * 0.17,
        y: eaves - 94,
        scale: 1.1,
      }),
      place('M0 0C10 -10 12 -30 4 -44C20 -30 22 -8 10 4Z', {
        x: hall - width * 0.17,
        y: eaves - 94,
        scale: 1.1,
        stretch: -1,
      }),
    )
  }
  s.main.push(
    rect(hall - 130, base - 98, 260, 110),
    line(pts`${hall - 8} ${base - 320}, ${hall} ${base - 430}, ${hall + 8} ${base - 320}`, true),
  )
  for (let i = 0; i < 6; i++) s.glow.push(arch(hall - 112 + i * 40, base - 78, 22, 74, true))
  s.glow.push(ellipse(x, base - 150, 6), rect(x - 40, base - 70, 80, 6))
  s.near.push(...palm(random, 130, 830, 250), ...palm(random, 880, 840, 290))
  return s
}

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

const beach = (random: Random): Skyline => {
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

const steppe = (random: Random): Skyline => {
  const s = blank()
  s.far.push(
    hills(random, 130),
    rect(620, base - 260, 14, 270),
    ellipse(627, base - 268, 46, 42),
    rect(624, base - 360, 6, 80),
  )
  for (let i = 0; i < 5; i++) s.far.push(rect(690 + i * 44, base - random.between(60, 150), 36, 160))
  for (const [x, k] of [
    [300, 1.25],
    [520, 0.9],
    [170, 0.7],
  ] as const) {
    s.main.push(
      path`M${x - 96 * k} ${base + 10}L${x - 92 * k} ${base - 74 * k}C${x - 70 * k} ${base - 130 * k} ${x - 24 * k} ${base - 150 * k} ${x} ${base - 154 * k}C${x + 24 * k} ${base - 150 * k} ${x + 70 * k} ${base - 130 * k} ${x + 92 * k} ${base - 74 * k}L${x + 96 * k} ${base + 10}Z`,
      rect(x - 18 * k, base - 168 * k, 36 * k, 18 * k),
    )
    s.glow.push(rect(x - 13 * k, base - 60 * k, 26 * k, 64 * k))
  }
  const horse =
    'M-70 -66C-60 -84 -30 -86 0 -82C22 -80 40 -88 52 -110L66 -140L72 -128L84 -126C98 -112 104 -98 106 -88C98 -80 92 -84 84 -94C78 -86 70 -66 62 -56L66 0L56 0L50 -46C20 -38 -14 -40 -40 -44L-50 -24L-46 0L-56 0L-62 -26L-66 -46C-78 -40 -84 -20 -92 -8C-96 -30 -88 -56 -70 -66Z'
  s.near.push(
    place(horse, { x: 600, y: 812, scale: 0.8 }),
    place(horse, { x: 720, y: 806, scale: 0.6, stretch: -1 }),
  )
  return s
}

const minarets = (random: Random): Skyline => {
  const s = blank()
  s.far.push(hills(random, 120))
  const minaret = (x: number, tall: number, half: number) => [
    path`M${x - half} ${base + 10}L${x - half * 0.66} ${base - tall}L${x + half * 0.66} ${base - tall}L${x + half} ${base + 10}Z`,
    rect(x - half * 1.2, base - tall - 10, half * 2.4, 16),
    rect(x - half * 0.56, base - tall - 44, half * 1.12, 40),
    dome(x, base - tall - 40, half * 1.3, half * 1.2),
  ]
  const grand = random.chance(0.5)
  const x = 500
  s.main.push(rect(x - 170, base - 200, 340, 210), dome(x, base - 196, 220, 170))
  if (grand)
    s.main.push(
      rect(x - 90, base - 270, 180, 280),
      ...minaret(x - 250, 330, 22),
      ...minaret(x + 250, 330, 22),
    )
  else
    s.main.push(
      dome(x - 130, base - 150, 130, 90),
      dome(x + 130, base - 150, 130, 90),
      rect(x - 250, base - 120, 500, 130),
      ...minaret(x - 270, 360, 15),
      ...minaret(x + 270, 360, 15),
      ...minaret(x - 360, 290, 13),
      ...minaret(x + 360, 290, 13),
    )
  s.glow.push(arch(x - 52, base - (grand ? 220 : 150), 104, (grand ? 220 : 150) + 4, true))
  for (let i = 0; i < 8; i++)
    if (Math.abs(i - 3.5) > 1) s.glow.push(arch(x - 220 + i * 58, base - 84, 24, 60, true))
  for (const [px, tall] of [
    [150, 150],
    [850, 150],
    [92, 110],
    [905, 120],
  ] as const)
    s.near.push(limb(pts`${px} 820, ${px} ${760 - tall * 0.4}, ${px} ${800 - tall * 1.6}`, [16, 22, 2], 6))
  return s
}

const fortress = (random: Random): Skyline => {
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

const bridge = (random: Random): Skyline => spanned(random, random.chance(0.4))
const cableBridge = (random: Random): Skyline => spanned(random, false)

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

const polar = (random: Random): Skyline => northern(random, false)
const timber = (random: Random): Skyline => northern(random, true)

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

/** Ways to draw a city, by what it is known for. */
export const skylines = {
  kremlin,
  drawbridge,
  domes,
  towers,
  mountains,
  port,
  temple,
  beach,
  steppe,
  minarets,
  fortress,
  bridge,
  cableBridge,
  polar,
  timber,
} as const
