import { house } from '../built.ts'
import { mix } from '../colour.ts'
import { cloud, crown, firs, grass, heightAt, rolling, toGround } from '../land.ts'
import { lamp, moon, motes, stars } from '../light.ts'
import { backdrop, cut, glow, mist, rimLight, shape, stroke } from '../paper.ts'
import { arch, curve, ellipse, limb, line, type Point, path, pts, rect } from '../path.ts'
import { fall, type Scene, type Stage } from '../stage.ts'

const warm = '#ffcf86'

/** A sheep: a heap of wool on four feet, at x, y. */
function sheep(stage: Stage, x: number, y: number, s: number, flip: 1 | -1): string {
  const { random } = stage
  let wool = ''
  for (let i = 0; i < 11; i++)
    wool += ellipse(x + random.between(-24, 24) * s, y - (26 + random.between(-10, 12)) * s, 11 * s, 10 * s)
  const feet = [-16, -6, 8, 17].map((dx) => rect(x + dx * s, y - 16 * s, 4.5 * s, 17 * s))
  return (
    cut(feet, { fill: '#1c1630' }) +
    cut(wool, {
      fill: fall(stage, y - 44 * s, y, '0 #fff1dc, 1 #8c7ab0'),
      shadow: 5 * s,
      rim: warm,
      rimWidth: 0.8,
    }) +
    cut(
      [
        ellipse(x + flip * 31 * s, y - 32 * s, 9.5 * s, 8 * s),
        ellipse(x + flip * 24 * s, y - 40 * s, 6 * s, 3 * s),
      ],
      {
        fill: '#2a2142',
        rim: warm,
        rimWidth: 0.7,
      },
    )
  )
}

/** Rows of a kitchen garden that run towards a point far behind the house. */
function furrows(stage: Stage, far: Point, left: Point, right: Point, rows: number): string {
  const { random } = stage
  let markup = ''
  for (let i = 0; i < rows; i++) {
    const t = (i + 0.5) / rows
    const near: Point = [left[0] + (right[0] - left[0]) * t, left[1] + (right[1] - left[1]) * t]
    const half = ((right[0] - left[0]) / rows) * 0.36
    const top: Point = [far[0] + (near[0] - far[0]) * 0.36, far[1] + (near[1] - far[1]) * 0.36]
    markup += cut(
      line(
        pts`${top[0] - half * 0.36} ${top[1]}, ${top[0] + half * 0.36} ${top[1]}, ${near[0] + half} ${near[1]}, ${near[0] - half} ${near[1]}`,
        true,
      ),
      {
        fill: fall(stage, top[1], near[1], '0 #7a4a6a, 1 #2c1c3c'),
        shadow: 5,
        depth: 0.35,
        rim: '#ffc27a66',
        rimWidth: 0.8,
      },
    )
    let leaves = ''
    for (let k = 0; k < 9; k++) {
      const u = (k + 0.5) / 9
      const [x, y, s] = [top[0] + (near[0] - top[0]) * u, top[1] + (near[1] - top[1]) * u, 5 + u * 15]
      for (const turn of [-1, -0.4, 0.4, 1])
        leaves += path`M${x} ${y}Q${x + turn * s * 0.4} ${y - s * 1.1} ${x + turn * s} ${y - s * random.between(0.9, 1.5)}Q${x + turn * s * 0.8} ${y - s * 0.3} ${x} ${y}Z`
    }
    markup += shape(leaves, i % 2 ? '#8fd88c' : '#5fb8a0', 0.95)
  }
  return markup
}

/** A cottage at dusk: smoke, lit panes, a garden in rows, a sheep that has not gone in. */
export const farmhouse: Scene = (stage) => {
  const { width: w, height: h, focus, random } = stage
  const ground = h * (stage.wide ? 0.64 : 0.6)
  const x = focus.x + (stage.wide ? 60 : 30)
  let markup = backdrop(stage, '0 #121447, 0.28 #3a2f86, 0.5 #8a5fb4, 0.62 #ffb59a, 0.64 #2f2560, 1 #0f0c24')
  markup += stars(stage, 260, '#f4f0ff', { height: ground * 0.8 })
  markup += moon(stage, x - (stage.wide ? 420 : 280), h * 0.2, 74, '#ffe6b4', 0.9)
  for (const [i, y] of [h * 0.32, h * 0.42, h * 0.5].entries()) {
    let d = ''
    for (let k = 0; k < 4; k++) d += cloud(random, random.next() * w, y, random.between(220, 460), 32 + i * 6)
    markup += shape(
      d,
      fall(stage, y - 52, y + 8, `0 ${mix('#ffd0c4', '#8f7bff', i * 0.25)} 0.7, 1 #6a58a8 0.12`),
    )
  }
  for (const [i, tone] of ['#6a5aa8', '#44408a', '#2f3470'].entries()) {
    const y = ground - 90 + i * 40
    const hills = rolling(stage, y, 44 - i * 8, 1.1 + i * 0.5)
    const wood = i === 1 ? firs(random, hills, -20, w + 20, 46, 70) : ''
    markup += cut([toGround(stage, hills, true), wood], {
      fill: fall(stage, y - 70, y + 120, `0 ${tone}, 1 ${mix(tone, '#ff9f9a', 0.2)}`),
      shadow: 9,
      depth: 0.3,
      rim: rimLight(stage, x, ground, 900, '#ffd9b4', 0.5),
      rimWidth: 1,
    })
  }
  markup += mist(stage, ground + 6, 120, '#ffb8a0', 0.3)
  const yard = rolling(stage, ground + 44, 12, 1.2)
  markup += cut([toGround(stage, yard, true), grass(random, yard, -20, w + 20, 9, 26)], {
    fill: fall(stage, ground + 20, h, '0 #4a5a7a, 0.35 #263056, 1 #0c0c22'),
    shadow: 12,
    rim: rimLight(stage, x, ground, 700, '#ffdca8', 0.8),
    rimWidth: 1.1,
  })
  const base = heightAt(yard, x) + 14
  const rim = rimLight(stage, x, base - 120, 460, '#ffe6bc', 1)
  // A tree behind, then the cottage with its porch.
  const [tx, s] = [x + (stage.wide ? 250 : 220), stage.wide ? 1.06 : 1.1]
  markup += cut(limb(pts`${tx} ${base}, ${tx - 8} ${base - 110}, ${tx + 6} ${base - 210}`, [17, 12, 8]), {
    fill: '#2a1d3c',
    shadow: 8,
  })
  markup += cut(crown(random, tx + 4, base - 270, 150, 112, 90), {
    fill: fall(stage, base - 390, base - 150, '0 #7fc49a, 0.5 #3f7a86, 1 #2a3a6a'),
    shadow: 12,
    rim,
    rimWidth: 1.1,
  })
  markup += glow(stage, x - 20, base - 90, 420, '#ffb25c', 0.75)
  markup += cut(rect(x + 44 * s, base - 330 * s, 36 * s, 130 * s), {
    fill: '#5a3350',
    shadow: 6,
    rim,
    rimWidth: 1,
  })
  markup += stroke(
    curve(
      pts`${x + 62 * s} ${base - 336 * s}, ${x + 84 * s} ${base - 400 * s}, ${x + 48 * s} ${base - 470 * s}, ${x + 92 * s} ${base - 540 * s}, ${x + 76 * s} ${base - 610 * s}`,
    ),
    '#e8dcff55',
    20,
  )
  markup += cut([house(x, base, 300 * s, 290 * s), house(x - 170 * s, base, 160 * s, 178 * s)], {
    fill: fall(stage, base - 290 * s, base, '0 #8c4a5c, 0.5 #7a4a56, 1 #3a2440'),
    shadow: 16,
    rim,
    rimWidth: 1.6,
  })
  for (const [rx, wide, high] of [
    [x, 300 * s, 290 * s],
    [x - 170 * s, 160 * s, 178 * s],
  ] as const)
    markup += cut(
      line(
        pts`${rx - wide * 0.6} ${base - high * 0.5}, ${rx} ${base - high * 1.04}, ${rx + wide * 0.6} ${base - high * 0.5}, ${rx + wide * 0.54} ${base - high * 0.44}, ${rx} ${base - high * 0.9}, ${rx - wide * 0.54} ${base - high * 0.44}`,
        true,
      ),
      {
        fill: fall(stage, base - high, base - high * 0.4, '0 #b4566a, 1 #5a2a54'),
        shadow: 8,
        rim,
        rimWidth: 1.3,
      },
    )
  const panes = [
    [x - 100 * s, 104 * s, 58 * s, 62 * s],
    [x + 44 * s, 104 * s, 58 * s, 62 * s],
    [x - 22 * s, 216 * s, 44 * s, 46 * s],
    [x - 196 * s, 82 * s, 46 * s, 44 * s],
  ] as const
  for (const [px, up, wide, high] of panes) {
    markup +=
      glow(stage, px + wide / 2, base - up + high / 2, 92, '#ffb648', 0.55) +
      shape(
        rect(px, base - up, wide, high),
        fall(stage, base - up, base - up + high, '0 #fff2c4, 1 #ffb04e'),
      ) +
      stroke(
        line(pts`${px + wide / 2} ${base - up}, ${px + wide / 2} ${base - up + high}`) +
          line(pts`${px} ${base - up + high / 2}, ${px + wide} ${base - up + high / 2}`),
        '#5a2c3c',
        4,
      )
  }
  markup += cut(arch(x - 26 * s, base - 92 * s, 52 * s, 94 * s), {
    fill: '#4a2338',
    shadow: 5,
    rim,
    rimWidth: 1,
  })
  markup += lamp(stage, x + 38 * s, base - 84 * s, 5, warm, 1.2)
  // The path and the garden in front.
  const wayTop = base + 2
  markup += shape(
    path`M${x - 20} ${wayTop}C${x - 40} ${wayTop + 90} ${x + 80} ${wayTop + 160} ${x - 20} ${h + 20}L${x + 150} ${h + 20}C${x + 150} ${wayTop + 170} ${x + 10} ${wayTop + 90} ${x + 20} ${wayTop}Z`,
    fall(stage, wayTop, h, '0 #ffcf96 0.75, 0.5 #b07a90 0.5, 1 #4a3a6a 0.35'),
  )
  const reach = stage.wide ? 640 : 440
  markup += furrows(
    stage,
    [x - 130, base - 90],
    [x - reach - 120, h - 40],
    [x - 120, h - 40],
    stage.wide ? 7 : 5,
  )
  const [sx, sy] = stage.wide ? [x + 330, base + 128] : [x + 250, base + 190]
  markup += sheep(stage, sx, sy, 1.35, -1) + sheep(stage, sx + 120, sy - 46, 0.95, 1)
  let fence = ''
  for (let k = 0; k < 9; k++) {
    const fx = sx - 150 + k * 74
    fence += rect(fx, sy + 26 + k * 3, 10, 66)
  }
  fence += line(
    pts`${sx - 160} ${sy + 40}, ${sx + 470} ${sy + 66}, ${sx + 470} ${sy + 75}, ${sx - 160} ${sy + 49}`,
    true,
  )
  fence += line(
    pts`${sx - 160} ${sy + 66}, ${sx + 470} ${sy + 92}, ${sx + 470} ${sy + 101}, ${sx - 160} ${sy + 75}`,
    true,
  )
  markup += cut(fence, { fill: '#1a1430', shadow: 7, rim, rimWidth: 1 })
  const low = rolling(stage, h - (stage.wide ? 26 : 54), 14, 1.5, 18)
  markup += cut([toGround(stage, low), grass(random, low, -20, w + 20, 8, 70)], {
    fill: '#0a0a1e',
    shadow: 16,
    shadowOf: curve(low),
    rim: rimLight(stage, x, h, 700, '#ffb98a', 0.5),
    rimWidth: 1,
  })
  const fireflies = Array.from(
    { length: 90 },
    () => [random.next() * w, ground + random.next() * (h - ground), random.between(0.9, 2.4)] as const,
  )
  return markup + motes(fireflies, '#ffe48c', 0.95)
}
