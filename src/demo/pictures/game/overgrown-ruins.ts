import { mix } from '../colour.ts'
import { bird, cloud, crown, grass, heightAt, rolling, toGround } from '../land.ts'
import { motes, rays } from '../light.ts'
import { backdrop, cut, glow, mist, rimLight, shape, stroke } from '../paper.ts'
import { curve, ellipse, limb, line, type Point, path, place, pts, rect } from '../path.ts'
import { person } from '../people.ts'
import { fall, type Scene, type Stage } from '../stage.ts'

/** A tower block that has lost its top and stands askew, its empty windows, and what grows on it. */
function ruin(stage: Stage, x: number, base: number, wide: number, tall: number, lean: number) {
  const { random } = stage
  const top: Point[] = []
  for (let i = 0; i <= 7; i++)
    top.push([-wide / 2 + (wide * i) / 7, -tall + random.between(-0.02, 0.2) * tall * (i % 2 ? 1 : 0.35)])
  const placement = { x, y: base, turn: lean }
  const body = place(line([[-wide / 2, 60], ...top, [wide / 2, 60]], true), placement)
  let windows = ''
  const [columns, rows] = [Math.max(3, Math.round(wide / 34)), Math.round(tall / 44)]
  for (let row = 1; row < rows - 1; row++)
    for (let column = 0; column < columns; column++) {
      if (random.chance(0.22)) continue
      const cell = wide / columns
      windows += place(
        rect(-wide / 2 + column * cell + cell * 0.2, -tall * 0.86 + row * 40, cell * 0.6, 22),
        placement,
      )
    }
  let leaves = ''
  let vines = ''
  for (let i = 0; i < 9; i++) {
    const dx = random.between(-0.5, 0.5) * wide
    const from = -tall * random.between(0.4, 0.98)
    const end = from + tall * random.between(0.12, 0.4)
    vines += place(
      path`M${dx} ${from}C${dx + 12} ${from + 40} ${dx - 14} ${end - 40} ${dx + 4} ${end}`,
      placement,
    )
    const angle = (lean * Math.PI) / 180
    const at: Point = [
      x + dx * Math.cos(angle) - from * Math.sin(angle),
      base + dx * Math.sin(angle) + from * Math.cos(angle),
    ]
    leaves += crown(random, at[0], at[1], wide * 0.24, wide * 0.13, 16)
  }
  return { body, windows, leaves, vines }
}

/** A city after its people: leaning towers, forest on the roofs, one white figure and her shadow. */
export const overgrownRuins: Scene = (stage) => {
  const { width: w, height: h, focus, random } = stage
  const ground = h * (stage.wide ? 0.74 : 0.72)
  const sun: Point = [focus.x + (stage.wide ? 20 : 10), h * (stage.wide ? 0.36 : 0.34)]
  let markup = backdrop(stage, '0 #0d1130, 0.28 #27346a, 0.5 #5a6a98, 0.66 #d8a98c, 0.74 #3a4660, 1 #0c1022')
  markup += glow(stage, sun[0], sun[1], w * 0.46, '#ffd9a0', 0.85)
  markup += rays(stage, sun, 26, 760, '#ffe2b4', 0.34)
  markup += shape(ellipse(sun[0], sun[1], stage.wide ? 96 : 104), '#fffaf0')
  for (const y of [h * 0.18, h * 0.3, h * 0.42]) {
    let d = ''
    for (let i = 0; i < 4; i++) d += cloud(random, random.next() * w, y, random.between(260, 520), 34)
    markup += shape(d, fall(stage, y - 52, y + 8, '0 #c8cde8 0.5, 1 #5a6aa0 0.1'))
  }
  const tones = ['#66729c', '#46547e', '#2c3a60'] as const
  const towers = stage.wide
    ? [
        [w * 0.4, 110, 340, 5, 0],
        [w * 0.53, 130, 430, -3, 0],
        [w * 0.76, 120, 400, 4, 0],
        [w * 0.91, 140, 330, -6, 0],
        [w * 0.46, 150, 380, -7, 1],
        [w * 0.83, 170, 500, 6, 1],
        [w * 0.98, 190, 620, -3, 2],
        [w * 0.36, 180, 300, 9, 2],
      ]
    : [
        [w * 0.16, 100, 420, 5, 0],
        [w * 0.36, 110, 360, -4, 0],
        [w * 0.72, 110, 460, 3, 0],
        [w * 0.92, 120, 380, -5, 0],
        [w * 0.08, 130, 480, 6, 1],
        [w * 0.84, 150, 560, 5, 1],
        [w * 0.98, 170, 640, -4, 2],
        [w * 0.03, 150, 380, 8, 2],
      ]
  for (const [level, tone] of tones.entries()) {
    const rim = rimLight(stage, sun[0], sun[1], 760, '#fff6dc', 1)
    for (const [x = 0, wide = 0, tall = 0, lean = 0, of] of towers) {
      if (of !== level) continue
      const { body, windows, leaves, vines } = ruin(stage, x, ground + level * 26, wide, tall, lean)
      markup += cut(body, {
        fill: fall(
          stage,
          ground - tall,
          ground,
          `0 ${mix(tone, '#ffe2b8', 0.12)}, 1 ${mix(tone, '#f2c89c', 0.36 - level * 0.12)}`,
        ),
        shadow: 10 + level * 4,
        depth: 0.35,
        rim,
        rimWidth: 1.3,
      })
      markup += shape(windows, mix(tone, '#101a30', 0.5), 0.75)
      const green = ['#8fb49a', '#5f9a84', '#3d7a6c'][level] ?? '#3d7a6c'
      markup += stroke(vines, mix(green, '#1c3a3c', 0.3), 3)
      markup += cut(leaves, { fill: green, shadow: 5, depth: 0.3, rim: '#e8f6c8', rimWidth: 0.8 })
    }
    markup += mist(stage, ground - 20 + level * 30, 150, '#ffd9b0', 0.3 - level * 0.08)
  }
  // A wheel of the old amusement park, half sunk.
  const [fx, fy, fr] = stage.wide ? [w * 0.655, ground + 6, 150] : [w * 0.55, ground + 6, 150]
  let wheel = ellipse(fx, fy - 70, fr)
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * Math.PI * 2
    wheel += path`M${fx} ${fy - 70}L${fx + Math.cos(a) * fr} ${fy - 70 + Math.sin(a) * fr}`
  }
  markup += stroke(wheel, '#5a6c88', 4)
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * Math.PI * 2
    markup += shape(
      rect(fx + Math.cos(a) * fr - 9, fy - 70 + Math.sin(a) * fr, 18, 20),
      i % 3 ? '#5a6c88' : '#b46a5c',
    )
  }
  const field = rolling(stage, ground + 34, 18, 1.2)
  markup += cut([toGround(stage, field, true), grass(random, field, -20, w + 20, 7, 46)], {
    fill: fall(stage, ground, h, '0 #5c7f74, 0.3 #264a48, 1 #0a1418'),
    shadow: 14,
    shadowOf: curve(field),
    rim: rimLight(stage, sun[0], ground, 760, '#f4ffd8', 0.9),
    rimWidth: 1.1,
  })
  // Two figures: one in white, one in her shadow, and a machine that has grown into the ground.
  const [px, tall] = stage.wide ? [w * 0.56, 150] : [w * 0.4, 168]
  const py = heightAt(field, px) + 30
  markup += shape(
    path`M${px - 16} ${py}L${px + 16} ${py}L${px - 90} ${py + 210}L${px - 190} ${py + 210}Z`,
    fall(stage, py, py + 210, '0 #0d1a20 0.6, 1 #0d1a20 0'),
  )
  markup += cut(person('dress', tall, { x: px, y: py }), {
    fill: fall(stage, py - tall, py, '0 #f8f6f0, 0.5 #d8dce4, 1 #8a96a8'),
    shadow: 8,
    rim: '#ffffff',
    rimWidth: 1.4,
  })
  markup += stroke(
    limb(pts`${px + tall * 0.2} ${py - tall * 0.1}, ${px - tall * 0.32} ${py - tall * 0.92}`, [1.6, 2.2]),
    '#e8f0ff',
    2,
  )
  const [mx, my] = stage.wide
    ? [w * 0.74, heightAt(field, w * 0.74) + 66]
    : [w * 0.76, heightAt(field, w * 0.76) + 96]
  markup += cut(
    [
      ellipse(mx, my - 56, 62, 58),
      rect(mx - 70, my - 60, 140, 66),
      limb(pts`${mx - 66} ${my - 40}, ${mx - 112} ${my - 12}, ${mx - 104} ${my + 26}`, [15, 13, 16]),
    ],
    {
      fill: fall(stage, my - 110, my + 10, '0 #b48a5c, 0.5 #7a5a4a, 1 #2a2a34'),
      shadow: 12,
      rim: '#fff0cc',
      rimWidth: 1.4,
    },
  )
  markup +=
    shape(ellipse(mx - 22, my - 66, 12) + ellipse(mx + 18, my - 66, 12), '#1a1420') +
    shape(ellipse(mx - 22, my - 66, 5) + ellipse(mx + 18, my - 66, 5), '#ff6a4e') +
    cut(crown(random, mx + 20, my - 104, 62, 26, 22), {
      fill: '#4f8a6c',
      shadow: 4,
      rim: '#e8f6c8',
      rimWidth: 0.8,
    })
  const low = rolling(stage, h - (stage.wide ? 60 : 110), 20, 1.4, 18)
  markup += cut([toGround(stage, low), grass(random, low, -20, w + 20, 6, 86)], {
    fill: '#0b161a',
    shadow: 18,
    shadowOf: curve(low),
    rim: rimLight(stage, sun[0], h, 760, '#dff6c8', 0.5),
    rimWidth: 1,
  })
  // White flowers on this side, birds above.
  const flowers = Array.from({ length: 90 }, () => {
    const x = random.next() * w
    return [x, heightAt(low, x) + random.between(-46, 60), random.between(2.2, 5)] as const
  })
  let birds = ''
  for (let i = 0; i < 12; i++)
    birds += bird(
      sun[0] + random.between(-360, 300),
      sun[1] + random.between(-180, 120),
      random.between(5, 11),
    )
  return markup + motes(flowers, '#f4f8ff', 0.85) + shape(birds, '#33425f')
}
