import { mix } from '../colour.ts'
import { motes, rays } from '../light.ts'
import { organPipes } from '../orchestra/keys-and-drums.ts'
import { materials } from '../orchestra/materials.ts'
import { backdrop, cut, glow, rimLight, shape, stroke } from '../paper.ts'
import { arch, curve, ellipse, line, type Point, path, pts, rect } from '../path.ts'
import { fall, linear, radial, type Scene, type Stage } from '../stage.ts'
import { heads, orchestra, pickScheme, type Scheme, viewpoint } from './furniture.ts'

const glassColours = ['#f2b35e', '#ef6a8b', '#8f7bff', '#5fc4e0', '#f2e0b0', '#7fd0a0'] as const

/** A wheel of coloured glass. */
function rose(stage: Stage, x: number, y: number, r: number): string {
  const { random } = stage
  let markup = glow(stage, x, y, r * 2.6, '#ffe0b0', 0.7) + shape(ellipse(x, y, r), '#1a1424')
  const petals = random.pick([8, 10, 12] as const)
  for (const [ring, [inner, outer, size]] of (
    [
      [0.62, 0.94, 0.15],
      [0.26, 0.6, 0.12],
    ] as const
  ).entries()) {
    for (let i = 0; i < petals * (ring ? 1 : 1.5); i++) {
      const a = (i / (petals * (ring ? 1 : 1.5))) * Math.PI * 2 - Math.PI / 2
      const [c, s] = [Math.cos(a), Math.sin(a)]
      const at = (far: number, side: number): Point => [
        x + c * r * far - s * r * side,
        y + s * r * far + c * r * side,
      ]
      markup += shape(
        curve(
          [
            at(inner, 0),
            at((inner + outer) / 2, size),
            at(outer, size * 0.6),
            at(outer, -size * 0.6),
            at((inner + outer) / 2, -size),
          ],
          true,
        ),
        mix(random.pick(glassColours), '#fff4dc', 0.25),
      )
    }
  }
  return (
    markup +
    shape(ellipse(x, y, r * 0.2), '#ffe9b8') +
    stroke(ellipse(x, y, r), '#d8b890', 5) +
    stroke(ellipse(x, y, r * 0.6) + ellipse(x, y, r * 0.24), '#1a1424', 5)
  )
}

/** One bay of the nave: pillars at both sides that join in a pointed vault. */
function bay(
  stage: Stage,
  x: number,
  top: number,
  half: number,
  floor: number,
  thick: number,
  tone: string,
  scheme: Scheme,
  round: boolean,
): string {
  const spring = top + half * 0.9
  const inner = round
    ? path`M${x - half} ${floor}L${x - half} ${spring}C${x - half} ${spring - half * 0.62} ${x - half * 0.56} ${top} ${x} ${top}C${x + half * 0.56} ${top} ${x + half} ${spring - half * 0.62} ${x + half} ${spring}L${x + half} ${floor}Z`
    : path`M${x - half} ${floor}L${x - half} ${spring}C${x - half} ${spring - half * 0.5} ${x - half * 0.4} ${top + half * 0.2} ${x} ${top}C${x + half * 0.4} ${top + half * 0.2} ${x + half} ${spring - half * 0.5} ${x + half} ${spring}L${x + half} ${floor}Z`
  const outer = path`M-60 -60L${stage.width + 60} -60L${stage.width + 60} ${stage.height + 60}L-60 ${stage.height + 60}Z`
  const ribs = [-1, 1].map((side) =>
    curve(
      pts`${x + side * (half + thick * 0.5)} ${floor}, ${x + side * (half + thick * 0.5)} ${spring}, ${x + side * half * 0.62} ${top + half * 0.24 - thick * 0.4}, ${x} ${top - thick * 0.8}`,
    ),
  )
  let capitals = ''
  for (const side of [-1, 1])
    capitals += path`M${x + side * (half - 6)} ${spring - 8}L${x + side * (half + thick)} ${spring - 8}L${x + side * (half + thick * 0.8)} ${spring + thick * 0.3}L${x + side * (half + 2)} ${spring + thick * 0.3}Z`
  return `<g fill-rule="evenodd">${cut(outer + inner, { fill: radial(stage, [x, top + half * 1.4], half * 3, `0 ${mix(tone, scheme.light, 0.34)}, 0.35 ${tone}, 1 ${mix(tone, '#07050b', 0.6)}`), shadow: 18, depth: 0.45, rim: rimLight(stage, x, top + half * 1.6, half * 2.6, scheme.light, 0.85), rimWidth: 1.5 })}</g>${stroke(ribs.join(''), mix(tone, scheme.light, 0.2), thick * 0.14)}${shape(capitals, mix(tone, scheme.light, 0.24))}`
}

/** A nave of stone, a rose window, candles, and an orchestra where the light falls. */
export const church: Scene = (stage) => {
  const { width: w, height: h, random } = stage
  const scheme = pickScheme(stage)
  const stone = mix('#8a6a58', scheme.wall, 0.35)
  const [x] = viewpoint(stage)
  const round = random.chance(0.4)
  const floor = h * 0.66
  let markup = backdrop(
    stage,
    `0 ${mix(stone, '#07050b', 0.5)}, 0.5 ${mix(stone, scheme.light, 0.24)}, 1 #07050b`,
  )
  markup += glow(stage, x, h * 0.32, 420, scheme.light, 0.75)
  const east = random.chance(0.5)
  if (east) markup += rose(stage, x, h * 0.26, 108)
  else
    for (const dx of [-92, 0, 92]) {
      const d = arch(x + dx - 32, h * (dx ? 0.2 : 0.15), 64, h * 0.3, !round)
      markup +=
        shape(
          d,
          linear(
            stage,
            [x + dx - 32, h * 0.15],
            [x + dx + 32, h * 0.45],
            `0 ${random.pick(glassColours)}, 0.5 ${mix(random.pick(glassColours), '#fff4dc', 0.3)}, 1 ${random.pick(glassColours)}`,
          ),
        ) +
        stroke(
          `${d}${line(pts`${x + dx} ${h * 0.16}, ${x + dx} ${h * 0.45}`)}${[0.24, 0.3, 0.36].map((t) => line(pts`${x + dx - 32} ${h * t}, ${x + dx + 32} ${h * t}`)).join('')}`,
          '#1a1424',
          4,
        )
    }
  markup += organPipes(materials(stage, scheme.light), x - 130, h * 0.5, 260, h * (east ? 0.12 : 0.09), 15)
  const bays = 4
  for (let i = 0; i < bays; i++) {
    const t = i / (bays - 1)
    const half = 190 + t ** 1.4 * 400
    markup += bay(
      stage,
      x,
      h * (0.115 - t * 0.19),
      half,
      h + 40,
      26 + t * 70,
      mix(stone, '#07050b', 0.12 + t * 0.5),
      scheme,
      round,
    )
    const candles = [-1, 1].map(
      (side) => [x + side * (half + 16 + t * 30), h * (0.5 + t * 0.05), 3.4 + t * 4] as const,
    )
    for (const [cx, cy, size] of candles)
      markup += stroke(line(pts`${cx} ${cy + 6}, ${cx} ${cy + 30 + size * 4}`), '#e8d6b8', 3 + t * 3)
    markup += motes(candles, '#ffcf86')
    if (i === 0) {
      // The choir with the players, between the first pillars.
      const steps = [
        rect(x - 220, floor - 34, 440, 80),
        rect(x - 250, floor - 14, 500, 60),
        rect(x - 280, floor + 8, 560, 60),
      ]
      for (const [j, step] of steps.entries())
        markup += cut(step, {
          fill: fall(
            stage,
            floor - 40,
            floor + 60,
            `0 ${mix(stone, scheme.light, 0.55 - j * 0.1)}, 1 ${mix(stone, '#07050b', 0.4)}`,
          ),
          shadow: 6,
          depth: 0.4,
          rim: `${scheme.light}aa`,
          rimWidth: 1,
        })
      markup += orchestra(stage, x, floor + 4, 180, 74, scheme)
    }
  }
  markup += rays(stage, [x + random.between(-330, 330), -80], 12, h * 1.1, scheme.light, 0.26, 50, 130)
  // The floor, the pews and the backs of heads.
  const aisle = path`M${x - 70} ${floor + 60}L${x + 70} ${floor + 60}L${x + 240} ${h + 20}L${x - 240} ${h + 20}Z`
  markup += cut(rect(-20, floor + 58, w + 40, h), {
    fill: fall(
      stage,
      floor + 50,
      h,
      `0 ${mix(stone, scheme.light, 0.26)}, 0.4 ${mix(stone, '#07050b', 0.55)}, 1 #07050b`,
    ),
    shadow: 8,
    depth: 0.4,
  })
  markup += shape(
    aisle,
    fall(stage, floor + 60, h, `0 ${scheme.light} 0.6, 0.5 ${scheme.light} 0.16, 1 ${scheme.light} 0.02`),
  )
  for (let i = 0; i < 5; i++) {
    const t = i / 4
    const y = floor + 76 + t ** 1.3 * (h - floor - 110)
    const [gap, tall] = [90 + t * 110, 22 + t * 46]
    markup += heads(
      stage,
      x,
      y - tall * 0.4,
      13 + t * 22,
      scheme.light,
      mix(stone, '#07050b', 0.62 + t * 0.3),
    )
    const pews = [
      path`M-20 ${y}L${x - gap} ${y}L${x - gap} ${y + tall * 2}L-20 ${y + tall * 2}Z`,
      path`M${x + gap} ${y}L${w + 20} ${y}L${w + 20} ${y + tall * 2}L${x + gap} ${y + tall * 2}Z`,
      ...[-1, 1].map(
        (side) =>
          path`M${x + side * gap - 9} ${y - tall * 0.3}L${x + side * gap + 9} ${y - tall * 0.3}L${x + side * gap + 9} ${y + tall * 2}L${x + side * gap - 9} ${y + tall * 2}Z`,
      ),
    ]
    markup += cut(pews, {
      fill: fall(
        stage,
        y,
        y + tall * 2,
        `0 ${mix(mix('#6a4030', scheme.light, 0.2), '#07050b', 0.15 + t * 0.6)}, 1 #0a0608`,
      ),
      shadow: 9,
      depth: 0.45,
      rim: rimLight(stage, x, floor, w * 0.5, scheme.light, 0.85 - t * 0.4),
      rimWidth: 1.2,
    })
  }
  return markup
}
