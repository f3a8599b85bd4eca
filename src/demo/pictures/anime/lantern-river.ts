import { curvedRoof, pagoda } from '../built.ts'
import { mix } from '../colour.ts'
import { cloud, firs, grass, rolling, toGround } from '../land.ts'
import { glitter, moon, motes, stars } from '../light.ts'
import { backdrop, cut, glow, mist, rimLight, shape, stroke } from '../paper.ts'
import { curve, ellipse, limb, path, pts, rect } from '../path.ts'
import { person } from '../people.ts'
import { fall, type Scene, type Stage } from '../stage.ts'

const rose = '#ef6a8b'

/** A paper lantern afloat: a box of light on a plank, with its image in the water. */
function lantern(stage: Stage, x: number, y: number, s: number, colour: string): string {
  const box = path`M${x - 13 * s} ${y}L${x - 16 * s} ${y - 34 * s}L${x + 16 * s} ${y - 34 * s}L${x + 13 * s} ${y}Z`
  return (
    glow(stage, x, y - 16 * s, 92 * s, colour, 0.6) +
    shape(ellipse(x, y + 16 * s, 15 * s, 16 * s), colour, 0.28) +
    cut(box, {
      fill: fall(
        stage,
        y - 36 * s,
        y,
        `0 ${mix(colour, '#fff6e0', 0.35)}, 0.6 #fff3d6, 1 ${mix(colour, '#5a1a3a', 0.3)}`,
      ),
      shadow: 4 * s,
      rim: '#fff3d6',
      rimWidth: 0.8,
    }) +
    shape(rect(x - 22 * s, y, 44 * s, 5 * s), '#2a1530') +
    shape(rect(x - 17 * s, y - 37 * s, 34 * s, 4 * s), '#4a1f3c')
  )
}

/** A bathhouse of lit storeys on the far bank, and a river that carries lanterns past a small boat. */
export const lanternRiver: Scene = (stage) => {
  const { width: w, height: h, focus, random } = stage
  const shore = h * (stage.wide ? 0.56 : 0.55)
  const x = focus.x + (stage.wide ? 60 : 20)
  let markup = backdrop(stage, '0 #0b1238, 0.3 #26286a, 0.46 #6a4690, 0.56 #d2799c, 0.57 #2c2a66, 1 #0a0c26')
  markup += stars(stage, 300, '#f4eeff', { height: shore * 0.8 })
  markup += moon(stage, x - (stage.wide ? 330 : 250), h * 0.17, 62, '#ffe0c0', 0.8)
  for (const y of [h * 0.34, h * 0.42, h * 0.49]) {
    let d = ''
    for (let i = 0; i < 4; i++) d += cloud(random, random.next() * w, y, random.between(240, 480), 36)
    markup += shape(d, fall(stage, y - 50, y + 8, '0 #ffc4cf 0.5, 1 #5a4a90 0.12'))
  }
  for (const [i, tone] of ['#55488c', '#352f6c'].entries()) {
    const y = shore - 70 + i * 44
    const bank = rolling(stage, y, 46, 1.2 + i * 0.6)
    markup += cut([toGround(stage, bank), firs(random, bank, -20, w + 20, 40 - i * 8, 60 + i * 30)], {
      fill: fall(stage, y - 90, y + 80, `0 ${tone}, 1 ${mix(tone, rose, 0.2)}`),
      shadow: 8,
      depth: 0.3,
    })
  }
  // The bathhouse: a stepped tower of roofs, every storey lit.
  const base = shore + 8
  const rim = rimLight(stage, x, base - 200, 520, '#ffe2c4', 1)
  markup += glow(stage, x, base - 190, 520, '#ff9a6a', 0.8)
  const storeys = stage.wide ? 5 : 6
  for (let i = 0; i < storeys; i++) {
    const wide = (stage.wide ? 330 : 320) * (1 - i * 0.13)
    const floor = base - i * 84
    const wall = rect(x - wide / 2, floor - 62, wide, 64)
    markup += cut(wall, {
      fill: fall(stage, floor - 62, floor, '0 #7a2a44, 1 #4a1a3a'),
      shadow: 6,
      rim,
      rimWidth: 1,
    })
    let panes = ''
    const count = Math.max(3, Math.round(wide / 34))
    for (let k = 0; k < count; k++)
      if (random.chance(0.9))
        panes += rect(x - wide / 2 + 9 + (k * (wide - 14)) / count, floor - 48, (wide - 14) / count - 8, 38)
    markup += shape(panes, fall(stage, floor - 50, floor, '0 #fff2c4, 1 #ff9f52'))
    markup += cut(curvedRoof(x, floor - 56, wide + 96, 54, 0.62), {
      fill: fall(stage, floor - 110, floor - 50, '0 #2f4a7a, 1 #1c2450'),
      shadow: 10,
      rim,
      rimWidth: 1.3,
    })
  }
  const [left, right] = [pagoda(x - 300, base, 150, 3), pagoda(x + 290, base, 130, 3)]
  for (const { roofs, walls } of [left, right])
    markup +=
      cut(walls, { fill: '#ff9f5c', shadow: 4 }) +
      cut(roofs, { fill: '#222a5c', shadow: 7, rim, rimWidth: 1 })
  markup += mist(stage, shore + 4, 90, '#ffb0b8', 0.35)
  const water = rect(-20, shore, w + 40, h - shore + 40)
  markup += cut(water, {
    fill: fall(stage, shore, h, '0 #a85a8c, 0.14 #4a3a82, 0.5 #1c2058, 1 #080a20'),
    shadow: 10,
    depth: 0.3,
  })
  markup += glitter(stage, x, shore + 6, shore + (h - shore) * 0.62, 420, '#ffcf96', 0.85)
  const lanterns = Array.from({ length: stage.wide ? 46 : 40 }, () => {
    const depth = random.next() ** 1.3
    return { x: random.next() * w, depth }
  }).sort((one, other) => one.depth - other.depth)
  const colours = ['#ffb25c', '#ff8f7a', '#ffd27a', '#ff7f9c'] as const
  const [bx, by, s] = stage.wide ? [x - 190, h * 0.79, 1.25] : [w * 0.42, h * 0.76, 1.25]
  const near = 0.46
  const draw = (from: number, to: number) => {
    let d = ''
    for (const one of lanterns) {
      if (one.depth < from || one.depth >= to) continue
      const y = shore + 26 + one.depth * (h - shore - 40)
      if (Math.abs(one.x - bx) < 150 && Math.abs(y - by) < 60) continue
      d += lantern(stage, one.x, y, 0.28 + one.depth * 1.05, random.pick(colours))
    }
    return d
  }
  markup += draw(0, near)
  // The boat, a child in the bow and somebody tall at the oar.
  const boatRim = rimLight(stage, x, shore, 620, '#ffd9c0', 1)
  markup += cut(
    [
      ...person('sitter', 74 * s, { x: bx - 62 * s, y: by - 8 * s }),
      ...person('cloak', 118 * s, { x: bx + 66 * s, y: by - 4 * s }),
    ],
    { fill: '#150f30', rim: boatRim, rimWidth: 1.4 },
  )
  markup += stroke(
    curve(
      pts`${bx + 84 * s} ${by - 100 * s}, ${bx + 118 * s} ${by - 30 * s}, ${bx + 168 * s} ${by + 44 * s}`,
    ),
    '#150f30',
    6,
  )
  markup += cut(
    path`M${bx - 150 * s} ${by - 28 * s}C${bx - 90 * s} ${by + 2 * s} ${bx + 80 * s} ${by + 4 * s} ${bx + 140 * s} ${by - 22 * s}C${bx + 120 * s} ${by + 34 * s} ${bx - 110 * s} ${by + 38 * s} ${bx - 150 * s} ${by - 28 * s}Z`,
    { fill: fall(stage, by - 30, by + 40, '0 #5a2a4a, 1 #1a1030'), shadow: 12, rim: boatRim, rimWidth: 1.6 },
  )
  markup += lantern(stage, bx - 118 * s, by - 26 * s, 0.8 * s, '#ffd27a')
  markup += draw(near, 2)
  const bankY = h - (stage.wide ? 30 : 60)
  const bank = rolling(stage, bankY, 24, 1.2, 20)
  markup += cut([toGround(stage, bank), grass(random, bank, -20, w + 20, 9, 110)], {
    fill: '#070818',
    shadow: 16,
    shadowOf: curve(bank),
    rim: rimLight(stage, bx, by, 700, '#ffb9a0', 0.6),
    rimWidth: 1,
  })
  markup += shape(
    limb(pts`${w * 0.06} ${h}, ${w * 0.07} ${h * 0.86}, ${w * 0.1} ${h * 0.78}`, [3, 2, 1]),
    '#070818',
  )
  const fireflies = Array.from(
    { length: 60 },
    () => [random.next() * w, shore + random.next() * (h - shore), random.between(0.9, 2.1)] as const,
  )
  return markup + motes(fireflies, '#ffe2a0', 0.8)
}
