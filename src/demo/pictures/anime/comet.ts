import { alpha, mix } from '../colour.ts'
import { cloud, craggy, grass, heightAt, rolling, toGround } from '../land.ts'
import { glitter, motes, stars } from '../light.ts'
import { backdrop, cut, glow, mist, rimLight, shape, stroke } from '../paper.ts'
import { curve, ellipse, limb, line, type Point, path, pts, rect } from '../path.ts'
import { person } from '../people.ts'
import { fall, linear, type Scene, type Stage } from '../stage.ts'

const rose = '#ef6a8b'

/** A tail in ribbons: each a tapering strip that leaves the head and fades far away. */
function tail(stage: Stage, head: Point, end: Point, spread: number, colours: readonly string[]): string {
  let markup = ''
  for (const [i, colour] of colours.entries()) {
    const drift = (i / (colours.length - 1) - 0.5) * spread
    const middle: Point = [(head[0] + end[0]) / 2 + drift * 0.2, (head[1] + end[1]) / 2 - 46 + drift * 0.55]
    const to: Point = [end[0] + drift * 0.5, end[1] + drift]
    const paint = linear(
      stage,
      head,
      to,
      `0 #ffffff 0.95, 0.1 ${colour} 0.9, 0.5 ${colour} 0.5, 1 ${colour} 0`,
    )
    const width = spread / colours.length
    markup += cut(limb([head, middle, to], [3, width * 0.55, width * 0.95], 14), { fill: paint })
  }
  return markup
}

const torii = (x: number, y: number, s: number) => [
  limb(pts`${x - 40 * s} ${y}, ${x - 36 * s} ${y - 96 * s}`, [5 * s, 4.4 * s]),
  limb(pts`${x + 40 * s} ${y}, ${x + 36 * s} ${y - 96 * s}`, [5 * s, 4.4 * s]),
  rect(x - 50 * s, y - 78 * s, 100 * s, 7 * s),
  rect(x - 4 * s, y - 96 * s, 8 * s, 20 * s),
  path`M${x - 72 * s} ${y - 116 * s}Q${x} ${y - 98 * s} ${x + 72 * s} ${y - 116 * s}L${x + 64 * s} ${y - 98 * s}Q${x} ${y - 88 * s} ${x - 64 * s} ${y - 98 * s}Z`,
]

/** A comet breaks over a lake town; two stand on the rim, a cord between them. */
export const comet: Scene = (stage) => {
  const { width: w, height: h, focus, random } = stage
  const shore = h * (stage.wide ? 0.6 : 0.57)
  const head: Point = stage.wide ? [focus.x - 110, h * 0.33] : [w * 0.34, h * 0.32]
  const far: Point = stage.wide ? [w * 1.08, -h * 0.2] : [w * 1.2, -h * 0.1]
  let markup = backdrop(
    stage,
    `0 #0d0f33, 0.25 #2a2566, 0.42 #6a3f86, 0.54 #d26a8c, ${(shore / h) * 0.99} #ffc39a, 1 #1b1436`,
  )
  markup += stars(stage, 340, '#f2ecff', { height: h * 0.5 })
  markup += glow(stage, focus.x, shore, 900, '#ff9f8e', 0.55, 0.4)
  for (const [i, y] of [h * 0.44, h * 0.49, h * 0.53].entries()) {
    let d = ''
    for (let j = 0; j < 4; j++) d += cloud(random, random.next() * w, y, random.between(220, 520), 30 + i * 6)
    markup += shape(d, fall(stage, y - 60, y + 6, `0 ${mix('#ffd0b4', rose, i * 0.3)} 0.75, 1 #7b4a8c 0.1`))
  }
  markup += glow(stage, head[0], head[1], 520, '#a9d4ff', 0.6)
  markup += tail(stage, head, far, stage.wide ? 330 : 380, [
    '#5f8cff',
    '#7fc4ff',
    '#c8ecff',
    '#ffd9ec',
    '#ff9fc0',
    '#b06ad0',
  ])
  markup += tail(stage, head, [far[0] - w * 0.17, far[1] - h * 0.1], 130, ['#8fd8ff', '#d7f3ff', '#ffe2f0'])
  // Fragments fall ahead of the head.
  for (const [dx, dy, size] of [
    [-60, 70, 5],
    [-120, 96, 3.6],
    [-96, 150, 4.4],
    [-190, 176, 3],
    [-30, 130, 2.6],
  ] as const) {
    const at: Point = [head[0] + dx, head[1] + dy]
    const back: Point = [at[0] + 150 + size * 16, at[1] - 96 - size * 11]
    markup +=
      shape(
        limb(
          pts`${at}, ${(at[0] + back[0]) / 2} ${(at[1] + back[1]) / 2 - 6}, ${back}`,
          [size * 0.8, size * 0.9, size * 0.4],
          8,
        ),
        linear(stage, at, back, '0 #fff4e8 0.95, 0.3 #ffb0c4 0.7, 1 #ff8fb0 0'),
      ) + motes([[at[0], at[1], size * 0.75]], '#ffd3dd')
  }
  markup +=
    glow(stage, head[0], head[1], 150, '#ffffff', 0.95) + shape(ellipse(head[0], head[1], 13), '#ffffff')
  // Mountains around the crater lake.
  for (const [i, tone] of ['#8a4d84', '#5a3a78', '#3a2c63'].entries()) {
    const y = shore - 66 + i * 34
    const sky = craggy(random, rolling(stage, y, 56 - i * 10, 1.4 + i * 0.4, 9), 66)
    markup += cut(toGround(stage, sky), {
      fill: fall(stage, y - 80, y + 90, `0 ${mix(tone, '#ffb39a', 0.1)}, 1 ${mix(tone, '#e88a92', 0.5)}`),
      shadow: 9,
      depth: 0.25,
      rim: rimLight(stage, head[0], y - 100, 760, '#ffe0d4', 0.7),
      rimWidth: 1,
    })
  }
  const [lx, ly] = [focus.x - 40, shore + 74]
  const lake = ellipse(lx, ly + 26, stage.wide ? 560 : 520, 74)
  markup += cut(toGround(stage, rolling(stage, shore + 30, 10, 1.5)), {
    fill: fall(stage, shore + 20, shore + 200, '0 #4c3470, 1 #1c1742'),
    shadow: 10,
    depth: 0.3,
  })
  markup += cut(lake, {
    fill: fall(stage, ly - 50, ly + 100, '0 #ffb9a0, 0.35 #b86a9a, 1 #3a3f86'),
    shadow: 12,
    depth: 0.4,
  })
  markup += glitter(stage, head[0] + 40, ly - 36, ly + 90, 210, '#eaf4ff', 0.85)
  const town = Array.from({ length: 130 }, () => {
    const a = random.next() * Math.PI * 2
    const r = random.between(1.0, 1.2)
    return [
      lx + Math.cos(a) * (stage.wide ? 560 : 520) * r,
      ly + 26 + Math.sin(a) * 74 * r * (Math.sin(a) > 0 ? 1.1 : 0.98),
      random.between(0.9, 2),
    ] as const
  })
  let houses = ''
  for (const [hx, hy] of town.slice(0, 90))
    houses += line(
      pts`${hx - 8} ${hy + 4}, ${hx - 8} ${hy - 3}, ${hx} ${hy - 9}, ${hx + 8} ${hy - 3}, ${hx + 8} ${hy + 4}`,
      true,
    )
  markup += shape(houses, '#241b4a') + motes(town, '#ffcf96', 0.95)
  markup += mist(stage, ly + 90, 130, '#ff9fa6', 0.16)
  // The rim in front: grass, gate, the two.
  const crestY = h * (stage.wide ? 0.8 : 0.76)
  const crest = [
    [-30, crestY + 40],
    [w * 0.18, crestY + 28],
    [w * 0.4, crestY - 4],
    [w * 0.56, crestY + 24],
    [w * 0.72, crestY + 4],
    [w * 0.86, crestY - 30],
    [w + 40, crestY - 56],
  ] as const
  const [bx, gx] = stage.wide ? [w * 0.55, w * 0.715] : [w * 0.3, w * 0.68]
  const [by, gy] = [heightAt(crest, bx), heightAt(crest, gx)]
  const rim = rimLight(stage, focus.x, shore, 640, '#ffd2c4', 1)
  const tall = stage.wide ? 128 : 140
  const gate = stage.wide
    ? torii(w * 0.88, heightAt(crest, w * 0.88) + 10, 1.7)
    : torii(w * 0.9, heightAt(crest, w * 0.9) + 8, 1.35)
  markup += cut(gate, {
    fill: fall(stage, crestY - 220, crestY, '0 #a83a55, 1 #3c1a3c'),
    shadow: 9,
    depth: 0.4,
    rim,
    rimWidth: 1.2,
  })
  markup += cut(
    [
      ...person('reaching', tall * 1.05, { x: bx, y: by + 6 }),
      ...person('dress', tall * 0.96, { x: gx, y: gy + 6, stretch: -1 }),
      limb(
        pts`${gx - 8} ${gy - tall * 0.72}, ${gx - 30} ${gy - tall * 0.82}, ${gx - 46} ${gy - tall * 0.98}`,
        [4, 3.4, 2.2],
      ),
    ],
    { fill: '#150e2a', rim, rimWidth: 1.2 },
  )
  const cord: Point[] = pts`${bx + tall * 0.38} ${by - tall * 1.06}, ${bx + (gx - bx) * 0.4} ${by - tall * 1.3}, ${bx + (gx - bx) * 0.55} ${by - tall * 0.9}, ${bx + (gx - bx) * 0.7} ${by - tall * 1.22}, ${gx - 46} ${gy - tall * 0.98}`
  markup +=
    stroke(curve(cord), '#ff6f8f', 3) +
    stroke(curve(cord.map(([px, py]): Point => [px, py + 4])), '#ffb0b8', 1.4)
  markup += cut([toGround(stage, crest, true), grass(random, crest, -20, w + 20, 7, 40)], {
    fill: fall(stage, crestY - 30, h, '0 #221a44, 1 #0c0a1c'),
    shadow: 18,
    shadowOf: curve(crest),
    rim: rimLight(stage, focus.x, shore, 760, '#ffb3ad', 0.85),
    rimWidth: 1.1,
  })
  const low = rolling(stage, h - (stage.wide ? 54 : 120), 22, 1.3, 16)
  markup += cut([toGround(stage, low), grass(random, low, -20, w + 20, 7, 60)], {
    fill: '#0b0918',
    shadow: 18,
    shadowOf: curve(low),
    rim: alpha('#8a5a9a', 0.18),
    rimWidth: 1,
  })
  return markup
}
