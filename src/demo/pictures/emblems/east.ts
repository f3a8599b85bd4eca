import { curvedRoof, dome } from '../built.ts'
import { craggy, firs } from '../land.ts'
import { arch, ellipse, limb, line, path, place, pts, rect } from '../path.ts'
import type { Random } from '../random.ts'
import { base, blank, hills, panes, type Skyline } from './skyline.ts'
import { palm } from './waterside.ts'

export const temple = (random: Random): Skyline => {
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

export const minarets = (random: Random): Skyline => {
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

export const steppe = (random: Random): Skyline => {
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

export const mountains = (random: Random): Skyline => {
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
