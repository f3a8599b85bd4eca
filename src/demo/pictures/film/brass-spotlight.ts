import { mix } from '../colour.ts'
import { beam, motes, rays, stringLights } from '../light.ts'
import { drumKit } from '../orchestra/keys-and-drums.ts'
import { materials } from '../orchestra/materials.ts'
import { doubleBass } from '../orchestra/strings.ts'
import { trombone, trumpet } from '../orchestra/winds.ts'
import { backdrop, cut, glow, put, rimLight, shape, stroke } from '../paper.ts'
import { ellipse, line, type Point, path, pts, rect } from '../path.ts'
import { fall, type Scene, type Stage } from '../stage.ts'

const amber = '#f2b35e'

/** A desk of a big band: a board with a lyre-shaped cut, its foot at x, y. */
function desk(stage: Stage, x: number, y: number, width: number, light: Point): string {
  const height = width * 1.04
  return (
    cut(
      path`M${x - width * 0.46} ${y}L${x - width * 0.5} ${y - height}L${x + width * 0.5} ${y - height}L${x + width * 0.46} ${y}Z`,
      {
        fill: fall(stage, y - height, y, '0 #b4552f, 0.5 #7c2f28, 1 #3a1620'),
        shadow: 10,
        rim: rimLight(stage, light[0], light[1], 900, '#ffe2b0', 1),
        rimWidth: 1.5,
      },
    ) +
    shape(
      rect(x - width * 0.34, y - height * 0.8, width * 0.68, height * 0.58),
      fall(stage, y - height, y, '0 #ffd890 0.28, 1 #ffd890 0.05'),
    ) +
    shape(ellipse(x - width * 0.06, y - height * 0.36, width * 0.13, width * 0.1), '#ffe2a8') +
    stroke(
      line(
        pts`${x + width * 0.06} ${y - height * 0.38}, ${x + width * 0.06} ${y - height * 0.74}, ${x + width * 0.22} ${y - height * 0.66}`,
      ),
      '#ffe2a8',
      width * 0.035,
    )
  )
}

/** The bells of the brass rise into the spotlight, one row above another. */
export const brassSpotlight: Scene = (stage) => {
  const { width: w, height: h, focus, random } = stage
  const papers = materials(stage, amber)
  const x = focus.x + (stage.wide ? 30 : 0)
  const light: Point = [x - 40, -h * 0.06]
  const floor = h * (stage.wide ? 0.83 : 0.8)
  let markup = backdrop(stage, '0 #0c0a1c, 0.4 #2a1430, 0.7 #6a2430, 1 #140b14')
  // A curtain in folds.
  let folds = ''
  for (let at = -30; at < w + 60; at += random.between(46, 74))
    folds += path`M${at} -20C${at + 26} ${h * 0.3} ${at - 16} ${h * 0.6} ${at + 8} ${floor + 20}L${at + 34} ${floor + 20}C${at + 12} ${h * 0.6} ${at + 50} ${h * 0.3} ${at + 30} -20Z`
  markup += cut(folds, {
    fill: fall(stage, 0, floor, '0 #2a0f24, 0.5 #8c2c38, 1 #2c0f1c'),
    shadow: 16,
    depth: 0.5,
    rim: rimLight(stage, x, h * 0.3, 760, '#ff9c7a', 0.5),
  })
  markup += glow(stage, x, h * 0.42, w * 0.55, '#ff9a4e', 0.75)
  markup += rays(stage, [x, floor - 60], 40, h * 1.05, '#ffcf86', 0.55, 182, 358)
  for (const [dx, angle] of [
    [-420, 62],
    [0, 90],
    [420, 118],
  ] as const)
    markup += beam(stage, [x + dx, -70], angle, 24, h * 1.15, '#ffe6b8', 0.5)
  markup += stringLights([-30, h * 0.06], [w + 30, h * 0.05], 70, 34, '#3a1a20', amber, 4)
  // Two risers of brass, farther ones higher.
  const rows = stage.wide
    ? [
        { y: floor - 330, gap: 210, scale: 0.62, tool: trombone, turn: 42, count: 4 },
        { y: floor - 150, gap: 220, scale: 0.7, tool: trumpet, turn: 34, count: 4 },
      ]
    : [
        { y: floor - 400, gap: 190, scale: 0.62, tool: trombone, turn: 46, count: 4 },
        { y: floor - 190, gap: 200, scale: 0.72, tool: trumpet, turn: 38, count: 4 },
      ]
  for (const [i, row] of rows.entries()) {
    const from = x - ((row.count - 1) / 2) * row.gap
    markup += cut(rect(from - row.gap * 0.8, row.y + 70, row.gap * (row.count + 0.6), floor - row.y), {
      fill: fall(stage, row.y + 60, floor, `0 ${mix('#5a2030', amber, 0.12 + i * 0.05)}, 1 #1c0c16`),
      shadow: 18,
      rim: rimLight(stage, x, row.y, 760, '#ffe2b0', 0.9),
      rimWidth: 1.6,
    })
    for (let k = 0; k < row.count; k++) {
      const at = from + k * row.gap
      markup += put(row.tool(papers), at + 90, row.y + 20, row.scale, row.turn + random.between(-5, 5))
      markup += desk(stage, at, row.y + 150, row.gap * 0.62, light)
    }
  }
  markup += cut(rect(-20, floor, w + 40, h - floor + 40), {
    fill: fall(stage, floor, h, '0 #5a2a28, 0.3 #2a141c, 1 #0c070e'),
    shadow: 20,
    rim: rimLight(stage, x, floor, 800, '#ffe2b0', 1),
    rimWidth: 1.6,
  })
  markup += glow(stage, x, floor + 30, 620, amber, 0.5, 0.2)
  if (stage.wide) {
    markup += put(doubleBass(papers), x + 500, floor - 150, 0.74, 8)
    markup += put(drumKit(papers), x - 500, floor - 150, 0.5)
  } else {
    markup += put(doubleBass(papers), x + 330, floor - 140, 0.72, 8)
    markup += put(drumKit(papers), x - 280, floor - 120, 0.46)
  }
  const dust = Array.from(
    { length: 70 },
    () => [x + random.between(-620, 620), random.next() * floor, random.between(0.8, 2)] as const,
  )
  return markup + motes(dust, '#ffe9c4', 0.6)
}
