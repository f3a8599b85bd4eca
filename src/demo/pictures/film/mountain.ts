import { mix } from '../colour.ts'
import { cloud, craggy, firs, grass, heightAt, rolling, toGround } from '../land.ts'
import { rays, stars } from '../light.ts'
import { backdrop, cut, glow, mist, rimLight, shape } from '../paper.ts'
import { line, type Point, path, pts } from '../path.ts'
import { type Pose, person } from '../people.ts'
import { clip, fall, linear, type Scene, type Stage } from '../stage.ts'

const amber = '#f2b35e'
const company: readonly [Pose, number][] = [
  ['wizard', 66],
  ['cloak', 56],
  ['walker', 60],
  ['knight', 62],
  ['walker', 44],
  ['cloak', 40],
  ['walker', 42],
  ['cloak', 38],
  ['walker', 58],
]

/** The mountain in facets: a lit side, a shadow side and snow that runs down the ribs. */
function peak(stage: Stage, x: number, top: number, base: number, half: number): string {
  const { random } = stage
  const left = craggy(
    random,
    pts`${x - half} ${base}, ${x - half * 0.62} ${base - (base - top) * 0.32}, ${x - half * 0.3} ${base - (base - top) * 0.68}, ${x} ${top}`,
    70,
  )
  const right = craggy(
    random,
    pts`${x} ${top}, ${x + half * 0.22} ${top + (base - top) * 0.26}, ${x + half * 0.52} ${top + (base - top) * 0.62}, ${x + half} ${base}`,
    70,
  )
  const spine = craggy(
    random,
    pts`${x} ${top}, ${x + half * 0.05} ${top + (base - top) * 0.3}, ${x - half * 0.07} ${top + (base - top) * 0.6}, ${x + half * 0.08} ${base}`,
    90,
  )
  let markup = cut(line([...left, ...right], true), {
    fill: fall(stage, top, base, '0 #5d5d62, 0.5 #57525a, 1 #a08468'),
    shadow: 22,
    depth: 0.35,
    rim: rimLight(stage, x, top, 560, '#fff0cf', 1),
    rimWidth: 2,
  })
  markup += shape(
    line([...right, ...[...spine].reverse()], true),
    fall(stage, top, base, '0 #34353f, 0.6 #3a3840, 1 #8f755f'),
  )
  // Ribs of rock, darker, between tongues of snow.
  let ribs = ''
  let snow = ''
  for (let i = 0; i < 15; i++) {
    const t = (i + 0.5) / 15
    const side = t < 0.5 ? -1 : 1
    const far = Math.abs(t - 0.5) * 2
    const start: Point = [x + side * half * far * 0.5, top + (base - top) * (0.1 + far * 0.55)]
    const length = (base - top) * random.between(0.16, 0.34)
    const lean = side * half * random.between(0.06, 0.16)
    ribs += line(
      craggy(
        random,
        pts`${start}, ${start[0] + lean} ${start[1] + length}, ${start[0] + lean * 0.2 - 16 * side} ${start[1] + length * 0.9}, ${start}`,
        14,
        3,
      ),
      true,
    )
    if (far < 0.55)
      snow += line(
        craggy(
          random,
          pts`${start[0] - 8} ${start[1] - length * 0.5}, ${start[0] + lean * 0.4 + 9} ${start[1] + length * 0.55}, ${start[0] - lean * 0.2} ${start[1] + length * 0.16}`,
          9,
          3,
        ),
        true,
      )
  }
  const snowLine: Point[] = pts`${x - half * 0.22} ${top + (base - top) * 0.24}, ${x - half * 0.15} ${top + (base - top) * 0.3}, ${x - half * 0.1} ${top + (base - top) * 0.22}, ${x - half * 0.03} ${top + (base - top) * 0.36}, ${x + half * 0.03} ${top + (base - top) * 0.24}, ${x + half * 0.09} ${top + (base - top) * 0.33}, ${x + half * 0.17} ${top + (base - top) * 0.2}`
  const cap = line(
    [
      ...left.filter(([, y]) => y < top + (base - top) * 0.24),
      ...right.filter(([, y]) => y < top + (base - top) * 0.2),
      ...[...craggy(random, snowLine, 20, 3)].reverse(),
    ],
    true,
  )
  const outline = line([...left, ...right], true)
  markup += clip(stage, outline, shape(ribs, '#2a2a35', 0.5))
  markup += cut(cap, {
    fill: linear(
      stage,
      [x - half * 0.2, top],
      [x + half * 0.2, top + 90],
      '0 #fff3da, 0.48 #e8c79a, 0.52 #8f8390, 1 #6f6878',
    ),
    shadow: 9,
    depth: 0.3,
  })
  return markup + clip(stage, outline, shape(snow, '#f3dcb6', 0.5))
}

const eagle = (x: number, y: number, s: number) =>
  path`M${x - 62 * s} ${y - 22 * s}C${x - 40 * s} ${y - 30 * s} ${x - 18 * s} ${y - 14 * s} ${x} ${y - 4 * s}C${x + 18 * s} ${y - 18 * s} ${x + 40 * s} ${y - 40 * s} ${x + 66 * s} ${y - 38 * s}C${x + 48 * s} ${y - 26 * s} ${x + 34 * s} ${y - 6 * s} ${x + 12 * s} ${y + 6 * s}L${x + 16 * s} ${y + 18 * s}L${x + 2 * s} ${y + 12 * s}L${x - 8 * s} ${y + 20 * s}L${x - 8 * s} ${y + 7 * s}C${x - 28 * s} ${y + 2 * s} ${x - 44 * s} ${y - 12 * s} ${x - 62 * s} ${y - 22 * s}Z`

/** A lonely mountain at sunrise and nine who walk towards it. */
export const mountain: Scene = (stage) => {
  const { width: w, height: h, focus, random } = stage
  const base = h * (stage.wide ? 0.7 : 0.66)
  const [x, top] = [focus.x + 20, stage.wide ? h * 0.13 : h * 0.17]
  const half = stage.wide ? 460 : 430
  let markup = backdrop(stage, '0 #141c26, 0.3 #33434a, 0.55 #9c8662, 0.7 #f0bb6d, 1 #2a2420')
  markup +=
    stars(stage, 70, '#fff1d6', { height: h * 0.28 }) +
    glow(stage, x - 70, top + 150, 820, amber, 0.95) +
    rays(stage, [x - 60, top + 60], 30, 860, '#ffe0a6', 0.2, 165, 375)
  for (let i = 0; i < 6; i++) {
    const cy = h * 0.18 + i * 54
    markup += shape(
      cloud(random, random.between(-0.1, 1.1) * w, cy, random.between(240, 520), 40),
      fall(stage, cy - 60, cy + 8, '0 #ffe2b0 0.62, 1 #8d8478 0.1'),
    )
  }
  markup += cut(toGround(stage, craggy(random, rolling(stage, base - 130, 70, 1.4, 9), 90)), {
    fill: fall(stage, base - 240, base, '0 #8b8378, 1 #dcae74'),
    shadow: 8,
    depth: 0.2,
  })
  markup += peak(stage, x, top, base + 40, half) + mist(stage, base - 40, 170, '#ffd596', 0.55)
  const tones = ['#8a765c', '#5b5649', '#3a3d3a', '#222829']
  for (const [i, tone] of tones.entries()) {
    const y = base - 66 + i * 46
    const skyline = craggy(random, rolling(stage, y, 40, 1.1 + i * 0.5, 12), 34)
    const trees = i > 0 ? firs(random, skyline, -20, w + 20, 15 + i * 4, 26 + i * 15) : ''
    markup += cut([toGround(stage, skyline), trees], {
      fill: fall(stage, y - 60, y + 100, `0 ${tone}, 1 ${mix(tone, '#e0ab68', 0.42 - i * 0.09)}`),
      shadow: 10 + i * 3,
      depth: 0.3,
      shadowOf: line(skyline),
      rim: rimLight(stage, x, y - 60, 620, '#ffe2ae', 0.5),
      rimWidth: 0.9,
    })
    markup += mist(stage, y + 44, 70, '#ffd596', 0.2 - i * 0.04)
  }
  // The ridge in front with the company.
  const crest = base + (stage.wide ? 160 : 210)
  const ridge = craggy(
    random,
    pts`-30 ${crest + 46}, ${w * 0.2} ${crest + 20}, ${w * 0.42} ${crest - 6}, ${w * 0.62} ${crest - 22}, ${w * 0.8} ${crest + 10}, ${w + 30} ${crest - 40}`,
    26,
  )
  const [from, to] = stage.wide ? [w * 0.4, w * 0.78] : [w * 0.14, w * 0.88]
  const walkers = company.flatMap(([pose, size], i) => {
    const px = to - ((to - from) * i) / (company.length - 1)
    return person(pose, size * (stage.wide ? 1.12 : 1.25), { x: px, y: heightAt(ridge, px) + 5 })
  })
  const rim = rimLight(stage, x, base, 700, '#ffdb9c', 1)
  markup += cut(walkers, { fill: '#15161a', rim, rimWidth: 1.1 })
  markup += cut([toGround(stage, ridge), grass(random, ridge, -20, w + 20, 9, 20)], {
    fill: fall(stage, crest - 30, h, '0 #1a1d1f, 1 #0d0c12'),
    shadow: 20,
    shadowOf: line(ridge),
    rim,
    rimWidth: 1.1,
  })
  const low = rolling(stage, h - (stage.wide ? 60 : 110), 26, 1.4, 14)
  markup += cut([toGround(stage, low), grass(random, low, -20, w + 20, 8, 44)], {
    fill: '#0a090e',
    shadow: 20,
    shadowOf: line(low),
  })
  const [ex, ey] = [x - (stage.wide ? 330 : 260), top + 130]
  return markup + shape(eagle(ex, ey, 0.9) + eagle(ex - 120, ey + 60, 0.5), '#3a3430')
}
