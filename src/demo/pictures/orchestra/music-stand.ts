import { mix } from '../colour.ts'
import { bareTree, grass, rolling, toGround } from '../land.ts'
import { lamp, moon, motes, rain, stars } from '../light.ts'
import { backdrop, cut, glow, put, rimLight, shape, stroke } from '../paper.ts'
import { curve, ellipse, line, type Point, path, pts, rect } from '../path.ts'
import { fall, linear, radial, type Scene, type Stage } from '../stage.ts'
import { musicStand as drawStand } from './keys-and-drums.ts'
import { type Materials, materials, piece } from './materials.ts'
import { type Mood, moodOf, pale } from './mood.ts'
import { note, page } from './notation.ts'
import { bow, cello, violin } from './strings.ts'

/** A stand with a small lamp that shines on its score. */
function litStand(
  stage: Stage,
  papers: Materials,
  mood: Mood,
  x: number,
  y: number,
  drop: number,
  s: number,
): string {
  return [
    put(drawStand(papers, drop), x, y, s),
    stroke(
      curve(pts`${x + 96 * s} ${y - 128 * s}, ${x + 86 * s} ${y - 178 * s}, ${x + 46 * s} ${y - 186 * s}`),
      '#1c1420',
      6 * s,
    ),
    cut(
      path`M${x + 62 * s} ${y - 204 * s}L${x + 20 * s} ${y - 196 * s}L${x - 2 * s} ${y - 168 * s}L${x + 62 * s} ${y - 176 * s}Z`,
      { fill: papers.brass, shadow: 5, rim: papers.rim, rimWidth: 1 },
    ),
    shape(
      path`M${x - 2 * s} ${y - 168 * s}L${x + 62 * s} ${y - 176 * s}L${x + 150 * s} ${y + 40 * s}L${x - 140 * s} ${y + 40 * s}Z`,
      fall(stage, y - 180 * s, y + 60 * s, `0 #fff4d6 0.6, 1 ${mood.light} 0.05`),
    ),
    glow(stage, x + 10 * s, y - 80 * s, 330 * s, mood.light, 0.6),
  ].join('')
}

function boards(stage: Stage, mood: Mood, x: number, floor: number): string {
  const { width: w, height: h } = stage
  let lines = ''
  for (let i = -12; i <= 12; i++) lines += line(pts`${x + i * 70} ${floor}, ${x + i * 250} ${h + 20}`)
  return (
    cut(rect(-20, floor, w + 40, h), {
      fill: radial(
        stage,
        [x, floor + 20],
        w * 0.46,
        `0 ${pale(mood)}, 0.2 ${mix(mood.middle, mood.light, 0.5)}, 0.6 ${mix(mood.middle, mood.deep, 0.65)}, 1 ${mix(mood.deep, '#06050a', 0.3)}`,
        0.4,
      ),
      shadow: 10,
      depth: 0.4,
    }) + stroke(lines, '#00000033', 2)
  )
}

/** One stand and a violin on a stage between curtains. */
function alone(stage: Stage, mood: Mood): string {
  const { width: w, height: h, random } = stage
  const papers = materials(stage, mood.light)
  const x = stage.wide ? w * 0.6 : w * 0.5
  const floor = h * 0.74
  let markup =
    backdrop(
      stage,
      `0 ${mix(mood.deep, '#06050a', 0.3)}, 0.6 ${mix(mood.middle, mood.deep, 0.4)}, 1 ${mood.deep}`,
    ) + glow(stage, x, floor - 260, 620, mood.light, 0.6)
  for (const side of [-1, 1] as const)
    for (let i = 0; i < 8; i++) {
      const [a, b] = [
        side === -1 ? -30 + i * 56 : w + 30 - i * 56,
        side === -1 ? 36 + i * 56 : w - 36 - i * 56,
      ]
      markup += cut(
        path`M${a} -20L${b} -20C${b + side * 10} ${h * 0.4} ${b - side * 36} ${h * 0.7} ${b - side * 20} ${h}L${a} ${h}Z`,
        {
          fill: linear(
            stage,
            [a, 0],
            [b, 0],
            `0 ${mix(mood.middle, mood.deep, 0.6)}, 0.5 ${mix(mood.middle, mood.light, 0.06 + i * 0.05)}, 1 ${mix(mood.middle, mood.deep, 0.5)}`,
          ),
          shadow: 9,
          depth: 0.4,
        },
      )
    }
  markup +=
    shape(
      path`M${x - 50} -20L${x + 50} -20L${x + 420} ${floor + 90}L${x - 420} ${floor + 90}Z`,
      fall(stage, 0, floor, `0 ${pale(mood)} 0.4, 1 ${mood.light} 0.02`),
    ) + boards(stage, mood, x, floor)
  markup +=
    shape(ellipse(x, floor + 70, 300, 26), mood.deep, 0.5) +
    litStand(stage, papers, mood, x, floor - 320, 390, 1.15) +
    put(violin(papers), x + 250, floor - 20, 1.02, 28) +
    put(bow(papers), x + 330, floor + 60, 0.9, 12)
  return (
    markup +
    motes(
      Array.from(
        { length: 44 },
        () => [x + random.between(-330, 330), random.next() * floor, random.between(0.9, 2.2)] as const,
      ),
      pale(mood),
      0.8,
    )
  )
}

/** A pit full of stands whose lamps are the only light. */
function pit(stage: Stage, mood: Mood): string {
  const { width: w, height: h, random } = stage
  const warm = { ...mood, light: '#f2b35e' }
  const papers = materials(stage, warm.light)
  let markup =
    backdrop(
      stage,
      `0 ${mix(mood.middle, mood.deep, 0.3)}, 0.4 ${mix(mood.middle, mood.deep, 0.6)}, 1 #06050a`,
    ) + glow(stage, w * 0.6, h * 0.16, w * 0.5, mood.light, 0.8, 0.5)
  for (let row = 0; row < 4; row++) {
    const t = row / 3
    const s = 0.3 + t ** 1.4 * 0.6
    const step = (430 + t * 90) * s
    const y = h * (0.3 + t * 0.46)
    markup += shape(
      rect(-10, y - 150 * s, w + 20, h),
      fall(stage, y - 150 * s, y + 90, '0 #06050a 0, 1 #06050a 0.62'),
    )
    for (let x = step * (row % 2 ? 0.2 : 0.6); x < w + step; x += step)
      markup += litStand(
        stage,
        papers,
        warm,
        x + random.between(-14, 14),
        y + random.between(-12, 12),
        330,
        s,
      )
  }
  return markup
}

/** A stand at a window in the rain. */
function rainy(stage: Stage, mood: Mood): string {
  const { width: w, height: h, random } = stage
  const papers = materials(stage, '#f2b35e')
  const x = stage.wide ? w * 0.66 : w * 0.56
  const floor = h * 0.8
  let markup = backdrop(stage, `0 ${mood.deep}, 0.6 ${mix(mood.middle, mood.deep, 0.5)}, 1 ${mood.deep}`)
  const [left, top, wide, tall] = [w * 0.24, h * 0.06, w * 0.52, h * 0.66]
  markup += shape(
    rect(left, top, wide, tall),
    fall(
      stage,
      top,
      top + tall,
      `0 ${mix('#101c3c', mood.middle, 0.3)}, 0.6 ${mix('#3a5a94', mood.middle, 0.5)}, 1 ${mix('#7c94c0', mood.light, 0.3)}`,
    ),
  )
  const bokeh = Array.from(
    { length: 60 },
    () =>
      [left + random.next() * wide, top + tall * (0.4 + random.next() * 0.6), random.between(5, 22)] as const,
  )
  markup += bokeh
    .map(([bx, by, r]) =>
      shape(ellipse(bx, by, r), random.pick([mood.light, '#ffdca0', '#ff9f8a', '#9fc4ff'] as const), 0.2),
    )
    .join('')
  let drops = ''
  for (let i = 0; i < 90; i++) {
    const [dx, dy, s] = [left + random.next() * wide, top + random.next() * tall, random.between(1.6, 4)]
    drops +=
      ellipse(dx, dy, s, s * 1.3) +
      (random.chance(0.3) ? rect(dx - s * 0.3, dy - s * 14, s * 0.6, s * 14) : '')
  }
  markup += shape(drops, '#eaf2ff', 0.5)
  const frame = mix(mood.deep, mood.middle, 0.3)
  markup +=
    stroke(rect(left, top, wide, tall), frame, 26, 'butt') +
    stroke(
      line(pts`${left + wide / 2} ${top}, ${left + wide / 2} ${top + tall}`) +
        line(pts`${left} ${top + tall * 0.34}, ${left + wide} ${top + tall * 0.34}`),
      frame,
      14,
    ) +
    cut(rect(left - 50, top + tall, wide + 100, 26), {
      fill: mix(frame, mood.light, 0.2),
      shadow: 12,
      rim: pale(mood),
    })
  for (const side of [-1, 1] as const) {
    const [a, b] = [left + wide / 2 + side * (wide / 2 + 110), left + wide / 2 + side * (wide / 2 - 40)]
    markup += cut(
      path`M${a} -20L${b} -20C${b - side * 20} ${h * 0.3} ${b + side * 60} ${h * 0.5} ${b + side * 40} ${h * 0.86}L${a} ${h * 0.86}Z`,
      {
        fill: linear(
          stage,
          [a, 0],
          [b, 0],
          `0 ${mix(mood.middle, mood.deep, 0.7)}, 0.6 ${mix(mood.middle, mood.light, 0.2)}, 1 ${mix(mood.middle, mood.deep, 0.4)}`,
        ),
        shadow: 14,
      },
    )
  }
  markup +=
    boards(stage, mood, x, floor) +
    litStand(stage, papers, { ...mood, light: '#f2b35e' }, x, floor - 290, 380, 1.2) +
    put(cello(papers), x - 330, floor - 200, 1.2, -9)
  return markup + rain(stage, 60, '#cfe0ff', 0.1)
}

/** A stand in a meadow; the wind has its pages. */
function meadow(stage: Stage, mood: Mood): string {
  const { width: w, height: h, random } = stage
  const papers = materials(stage, mood.light)
  const x = stage.wide ? w * 0.58 : w * 0.46
  const ground = h * 0.76
  const light: Point = [x + 210, h * 0.3]
  let markup =
    backdrop(stage, mood.sky) +
    stars(stage, 200, '#fff4e4', { height: h * 0.6 }) +
    moon(stage, light[0], light[1], 110, pale(mood))
  for (let i = 0; i < 3; i++)
    markup += cut(toGround(stage, rolling(stage, ground - 130 + i * 56, 34, 1.2 + i * 0.3)), {
      fill: fall(
        stage,
        ground - 170 + i * 56,
        ground + 60,
        `0 ${mix(mood.middle, mood.deep, 0.15 + i * 0.25)}, 1 ${mix(mood.middle, mood.light, 0.35 - i * 0.1)}`,
      ),
      shadow: 10,
      depth: 0.3,
      rim: rimLight(stage, light[0], ground - 100, 700, pale(mood), 0.8),
      rimWidth: 1.2,
    })
  markup += cut(bareTree(random, w * (stage.wide ? 0.86 : 0.9), ground + 40, 620, -0.08), {
    fill: mix(mood.deep, '#06050a', 0.2),
    shadow: 10,
    rim: rimLight(stage, light[0], light[1], 620, pale(mood), 0.9),
    rimWidth: 1.2,
  })
  const hill = rolling(stage, ground + 20, 20, 1.1)
  markup += put(drawStand(papers, 300), x, ground - 240, 1.1)
  for (const [dx, dy, s, turn] of [
    [-150, -190, 0.4, -24],
    [-280, -290, 0.36, 16],
    [-420, -210, 0.32, -40],
    [-560, -340, 0.3, 30],
    [-690, -250, 0.26, -12],
  ] as const)
    markup += put(page(stage, mood, 24), x + dx * (stage.wide ? 1 : 0.6), ground - 240 + dy, s, turn)
  let notes = ''
  for (let i = 0; i < 12; i++)
    notes += note(
      x - 70 - i * (stage.wide ? 58 : 34),
      ground - 330 - Math.sin(i * 0.7) * 90 - i * 8,
      0.6 + (i % 3) * 0.16,
      i % 3,
    )
  markup += shape(notes, pale(mood), 0.9)
  return (
    markup +
    cut([toGround(stage, hill), grass(random, hill, -10, w + 10, 6, 66)], {
      fill: fall(
        stage,
        ground,
        h,
        `0 ${mix(mood.deep, mood.middle, 0.35)}, 1 ${mix(mood.deep, '#06050a', 0.6)}`,
      ),
      shadow: 16,
      shadowOf: curve(hill),
      rim: rimLight(stage, light[0], ground, 620, pale(mood), 0.7),
      rimWidth: 1,
    }) +
    motes(
      Array.from(
        { length: 36 },
        () => [random.next() * w, ground - random.next() * 260, random.between(1, 2.6)] as const,
      ),
      pale(mood),
      0.85,
    )
  )
}

/** A score close by: a hand's breadth of the page, a pencil, and the hall out of focus behind. */
function close(stage: Stage, mood: Mood): string {
  const { width: w, height: h, random } = stage
  const papers = materials(stage, mood.light)
  const x = stage.wide ? w * 0.58 : w * 0.5
  let markup =
    backdrop(stage, `0 ${mood.deep}, 0.5 ${mood.middle}, 1 ${mood.deep}`) +
    glow(stage, x, h * 0.3, 800, mood.light, 0.7)
  const bokeh = Array.from(
    { length: 70 },
    () => [random.next() * w, random.next() * h * 0.7, random.between(10, 46)] as const,
  )
  markup += bokeh.map(([bx, by, r]) => shape(ellipse(bx, by, r), pale(mood), 0.08)).join('')
  markup += put(drawStand(papers, 400), x, h * 0.62, stage.wide ? 2.6 : 2.4)
  markup += glow(stage, x, h * 0.4, 520, '#fff4dc', 0.3)
  const pencil =
    piece('M-6 0L6 0L6 190L0 216L-6 190Z', papers.brass, papers, 8) +
    shape('M-6 190L6 190L0 216Z', '#f0dcc0') +
    shape(rect(-6, -14, 12, 16), '#c05a5a')
  return (
    markup +
    put(pencil, x + 60, h * 0.42, 1.5, 62) +
    lamp(stage, x - 330, h * 0.12, 7, mood.light) +
    shape(
      rect(-10, h * 0.8, w + 20, h * 0.22),
      fall(stage, h * 0.78, h, `0 ${mood.deep} 0, 1 ${mood.deep} 0.9`),
    )
  )
}

const layouts = [alone, pit, rainy, meadow, close] as const

/** A music stand: alone on a stage, in the pit, by a window, in a meadow, or close enough to read. */
export const musicStand: Scene = (stage) =>
  (layouts[stage.variant % layouts.length] ?? alone)(stage, moodOf(stage.variant))
