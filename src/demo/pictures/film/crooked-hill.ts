import { mix } from '../colour.ts'
import { bareTree, bird, rolling, toGround } from '../land.ts'
import { moon, motes, stars } from '../light.ts'
import { backdrop, cut, glow, mist, rimLight, shape } from '../paper.ts'
import { ellipse, limb, line, type Point, path, pts, rect } from '../path.ts'
import { person } from '../people.ts'
import { fall, type Scene } from '../stage.ts'

/** A hill that rises and curls in upon itself like a fern, its foot at x, y. */
function curledHill(x: number, y: number, size: number): { hill: string; lip: Point } {
  const spine: Point[] = []
  const widths: number[] = []
  for (let i = 0; i <= 22; i++) {
    const t = i / 22
    // First the slope, then a spiral of one turn and a half.
    const angle = -Math.PI * 0.15 - t * Math.PI * 3
    const radius = size * 0.34 * (1 - t * 0.86)
    spine.push([x + size * 0.24 + Math.cos(angle) * radius, y - size * 0.82 + Math.sin(angle) * radius])
    widths.push(size * 0.07 * (1 - t * 0.82))
  }
  const slope: Point[] = pts`${x - size * 0.62} ${y + size * 0.1}, ${x - size * 0.1} ${y - size * 0.08}, ${x + size * 0.34} ${y - size * 0.3}`
  const start = spine[0] ?? [x, y]
  return {
    hill: limb(
      [...slope, [start[0] + size * 0.03, start[1] + size * 0.2], ...spine],
      [size * 0.26, size * 0.2, size * 0.15, size * 0.1, ...widths],
      6,
    ),
    lip: spine[5] ?? start,
  }
}

/** A leaning house of odd gables. */
function crookedHouse(x: number, base: number, s: number): string[] {
  const at = (dx: number, dy: number): Point => [x + dx * s + dy * s * 0.16, base - dy * s]
  return [
    line([at(-60, -8), at(-46, 120), at(-64, 116), at(-6, 226), at(40, 118), at(28, 122), at(50, -8)], true),
    line([at(22, 60), at(34, 178), at(20, 176), at(58, 262), at(92, 172), at(80, 176), at(84, 60)], true),
    line([at(-44, 130), at(-50, 210), at(-30, 214), at(-28, 150)], true),
    limb([at(58, 262), at(64, 300), at(56, 322)], [2 * s, 1.4 * s, 0.6 * s]),
  ]
}

/** A moon too large, a hill that curls, a house that leans, and snow that isn't sure of the season. */
export const crookedHill: Scene = (stage) => {
  const { width: w, height: h, focus, random } = stage
  const ground = h * (stage.wide ? 0.8 : 0.78)
  const disc: Point = [focus.x + (stage.wide ? 40 : 30), h * (stage.wide ? 0.37 : 0.35)]
  const r = stage.wide ? 270 : 300
  let markup = backdrop(stage, '0 #10132c, 0.35 #26275a, 0.6 #59477f, 0.78 #a9788f, 1 #17132b')
  markup += stars(stage, 260, '#eef0ff', { height: h * 0.6 })
  markup += moon(stage, disc[0], disc[1], r, '#ffcf7d', 1)
  for (const [i, tone] of ['#6a5a8c', '#443b70', '#2b2750'].entries()) {
    const y = ground - 120 + i * 54
    const hills = rolling(stage, y, 42 - i * 6, 1.1 + i * 0.5)
    markup += cut(toGround(stage, hills, true), {
      fill: fall(stage, y - 60, y + 160, `0 ${tone}, 1 ${mix(tone, '#17132b', 0.55)}`),
      shadow: 9,
      depth: 0.3,
      rim: rimLight(stage, disc[0], disc[1], 900, '#ffe2b4', 0.6),
      rimWidth: 1,
    })
    if (i === 1) markup += mist(stage, y + 60, 130, '#d9b6c4', 0.22)
  }
  const size = stage.wide ? 560 : 600
  const foot: Point = [disc[0] - size * 0.24, ground + 40]
  const { hill, lip } = curledHill(foot[0], foot[1], size)
  const rim = rimLight(stage, disc[0], disc[1], 620, '#ffe6b8', 1)
  markup += cut(hill, {
    fill: fall(stage, disc[1] - r, ground, '0 #2b244c, 1 #131028'),
    shadow: 18,
    rim,
    rimWidth: 1.6,
  })
  // Somebody tall stands on the curl.
  markup += cut(person('detective', 96, { x: lip[0] + 4, y: lip[1] - size * 0.045 }), {
    fill: '#0d0a1c',
    rim,
    rimWidth: 1.3,
  })
  const hx = stage.wide ? w * 0.86 : w * 0.83
  markup += cut(crookedHouse(hx, ground + 26, stage.wide ? 1.05 : 0.86), {
    fill: '#171229',
    shadow: 12,
    rim,
    rimWidth: 1.4,
  })
  const panes = [
    [-22, 60],
    [10, 62],
    [-8, 128],
    [52, 128],
    [56, 190],
  ] as const
  const s = stage.wide ? 1.05 : 0.86
  let windows = ''
  for (const [dx, dy] of panes) {
    const [px, py] = [hx + dx * s + dy * s * 0.16, ground + 26 - dy * s]
    windows += line(
      pts`${px - 9} ${py}, ${px - 6} ${py - 24}, ${px + 10} ${py - 27}, ${px + 9} ${py - 1}`,
      true,
    )
    markup += glow(stage, px, py - 12, 60, '#ffb84e', 0.5)
  }
  markup += shape(windows, '#ffcf7a')
  const tx = stage.wide ? w * 0.5 : w * 0.12
  markup += cut(bareTree(random, tx, ground + 50, stage.wide ? 360 : 400, -0.16), {
    fill: '#0f0c1e',
    shadow: 9,
    rim,
    rimWidth: 1,
  })
  const crest = rolling(stage, ground + 36, 16, 1.4)
  markup += cut(toGround(stage, crest, true), {
    fill: fall(stage, ground, h, '0 #221c3e, 1 #0b0917'),
    shadow: 18,
    rim: rimLight(stage, disc[0], ground, 760, '#ffdca8', 0.8),
    rimWidth: 1.2,
  })
  // A fence that nobody straightened, and pumpkins.
  let fence = ''
  for (let x = stage.wide ? w * 0.36 : 30; x < w - 30; x += random.between(34, 48)) {
    const [y, lean, tall] = [
      ground + 62 + random.between(-6, 8),
      random.between(-12, 12),
      random.between(70, 104),
    ]
    fence += line(
      pts`${x - 6} ${y}, ${x - 5 + lean} ${y - tall}, ${x + lean} ${y - tall - 15}, ${x + 5 + lean} ${y - tall}, ${x + 6} ${y}`,
      true,
    )
  }
  fence += rect(stage.wide ? w * 0.36 : 20, ground + 20, w * (stage.wide ? 0.64 : 0.98), 6)
  markup += cut(fence, { fill: '#0b0917', shadow: 6, rim, rimWidth: 1 })
  const pumpkins: [x: number, y: number, size: number][] = []
  for (let i = 0; i < 7; i++)
    pumpkins.push([
      (stage.wide ? w * 0.4 : 60) + random.next() * w * (stage.wide ? 0.52 : 0.86),
      ground + 84 + random.between(0, 34),
      random.between(15, 30),
    ])
  for (const [x, y, size] of pumpkins) {
    const lobes = [-0.62, -0.22, 0.22, 0.62].map((k) => ellipse(x + k * size, y, size * 0.52, size * 0.74))
    markup +=
      glow(stage, x, y, size * 3, '#ff9a3c', 0.34) +
      cut([...lobes, limb(pts`${x} ${y - size * 0.6}, ${x + size * 0.2} ${y - size * 1.1}`, [3, 2])], {
        fill: '#b6541f',
        shadow: 5,
        rim: '#ffc27a',
        rimWidth: 0.9,
      }) +
      shape(
        path`M${x - size * 0.5} ${y - size * 0.1}L${x - size * 0.2} ${y - size * 0.1}L${x - size * 0.35} ${y - size * 0.36}ZM${x + size * 0.2} ${y - size * 0.1}L${x + size * 0.5} ${y - size * 0.1}L${x + size * 0.35} ${y - size * 0.36}ZM${x - size * 0.55} ${y + size * 0.16}Q${x} ${y + size * 0.62} ${x + size * 0.55} ${y + size * 0.16}Q${x} ${y + size * 0.36} ${x - size * 0.55} ${y + size * 0.16}Z`,
        '#ffe9a8',
      )
  }
  let bats = ''
  for (let i = 0; i < 9; i++)
    bats += bird(
      disc[0] + random.between(-r * 1.3, r * 1.3),
      disc[1] + random.between(-r, r * 0.3),
      random.between(7, 15),
    )
  markup += shape(bats, '#140f26')
  const snow = Array.from(
    { length: 110 },
    () => [random.next() * w, random.next() * h, random.between(1.1, 3)] as const,
  )
  return markup + motes(snow, '#e8ecff', 0.7)
}
