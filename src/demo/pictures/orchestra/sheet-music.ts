import { mix } from '../colour.ts'
import { cloud, rolling, toGround } from '../land.ts'
import { motes, sparkle, stars } from '../light.ts'
import { backdrop, cut, glow, put, rimLight, shape, stroke } from '../paper.ts'
import { curve, ellipse, limb, type Point, path, place, pts, rect } from '../path.ts'
import { fall, linear, type Scene, type Stage } from '../stage.ts'
import { materials, piece } from './materials.ts'
import { type Mood, moodOf, pale } from './mood.ts'
import { note, page, stave } from './notation.ts'
import { galaxy, hills, sea } from './stave-lands.ts'

/** Birds on five wires at dusk: a tune. */
function wires(stage: Stage, mood: Mood): string {
  const { width: w, height: h, random } = stage
  let markup =
    backdrop(stage, mood.sky) +
    stars(stage, 90, '#fff4e4', { height: h * 0.4 }) +
    glow(stage, w * 0.66, h * 0.66, 760, mood.light, 0.8) +
    shape(ellipse(w * 0.66, h * 0.62, 130), pale(mood))
  for (let i = 0; i < 5; i++)
    markup += shape(
      cloud(random, random.next() * w, h * (0.3 + i * 0.08), random.between(260, 520), 40),
      fall(stage, h * (0.22 + i * 0.08), h * (0.32 + i * 0.08), `0 ${pale(mood)} 0.5, 1 ${mood.middle} 0.1`),
    )
  for (let i = 0; i < 3; i++)
    markup += cut(toGround(stage, rolling(stage, h * (0.74 + i * 0.08), 26, 1.4 + i * 0.4)), {
      fill: fall(
        stage,
        h * (0.7 + i * 0.08),
        h,
        `0 ${mix(mood.middle, mood.deep, 0.2 + i * 0.3)}, 1 ${mood.deep}`,
      ),
      shadow: 12,
      depth: 0.35,
      rim: rimLight(stage, w * 0.66, h * 0.64, 760, pale(mood), 0.7),
      rimWidth: 1.2,
    })
  const wire = (lane: number, t: number): Point => [
    t * w,
    h * (0.26 + lane * 0.062) + Math.sin(t * Math.PI) * 46 + t * h * 0.05,
  ]
  const dark = mix(mood.deep, '#06050a', 0.4)
  for (let lane = 0; lane < 5; lane++)
    markup += stroke(curve(Array.from({ length: 9 }, (_, i) => wire(lane, i / 8))), dark, 2.6)
  for (const px of [0.05, 0.955])
    markup += cut(
      [
        limb(pts`${w * px} ${h + 20}, ${w * px} ${h * 0.18}`, [13, 8], 4),
        ...[0, 1, 2, 3, 4].map((lane) => rect(w * px - 46, wire(lane, px)[1] - 4, 92, 7)),
      ],
      {
        fill: dark,
        shadow: 8,
        rim: rimLight(stage, w * 0.66, h * 0.64, 900, pale(mood), 0.6),
        rimWidth: 1.2,
      },
    )
  const birds: string[] = []
  for (let i = 0; i < 17; i++) {
    const t = 0.12 + (i / 17) * 0.8 + random.between(-0.012, 0.012)
    const [bx, by] = wire(random.whole(0, 4), t)
    const s = random.between(0.85, 1.15) * (random.chance(0.5) ? 1 : -1)
    birds.push(
      place(
        'M-20 -16C-18 -30 -4 -36 8 -34C10 -42 20 -46 28 -40L38 -38L28 -34C28 -22 20 -8 6 -4L2 0L-2 0L-4 -4C-14 -4 -24 2 -40 8C-34 -2 -26 -8 -20 -16Z',
        { x: bx, y: by, scale: Math.abs(s), stretch: Math.sign(s) },
      ),
    )
  }
  return (
    markup +
    cut(birds, { fill: dark, rim: rimLight(stage, w * 0.66, h * 0.6, 700, pale(mood), 0.9), rimWidth: 1.2 })
  )
}

/** Pages that fly up and become birds of light. */
function flight(stage: Stage, mood: Mood): string {
  const { width: w, height: h, random } = stage
  const [x, y] = stage.wide ? [w * 0.62, h * 0.56] : [w * 0.5, h * 0.54]
  let markup =
    backdrop(stage, `0 ${mix(mood.deep, '#06050a', 0.4)}, 0.5 ${mood.middle}, 1 ${mood.deep}`) +
    glow(stage, x, y - 60, 760, mood.light, 0.85) +
    stars(stage, 130, pale(mood), { height: h * 0.7 })
  for (let i = 4; i >= 0; i--) markup += shape(ellipse(x, y - 80, 130 + i * 84), mood.light, 0.07)
  const tune = stave(
    pts`${x - 20} ${y + 30}, ${x - 170} ${y - 120}, ${x - 60} ${y - 260}, ${x + 190} ${y - 300}, ${x + 460} ${y - 210}, ${x + 800} ${y - 380}`,
    3,
    20,
    linear(stage, [x, y], [x + 640, y - 300], `0 #fff8ea 0.95, 0.6 ${pale(mood)} 0.8, 1 ${mood.light} 0`),
    2.2,
  )
  markup += tune.markup
  let notes = ''
  for (let i = 0; i < 15; i++) {
    const t = 0.12 + (i / 15) * 0.8
    const [nx, ny] = tune.at(t, random.whole(-2, 2))
    notes += i % 4 === 3 ? sparkle(nx, ny, 16) : note(nx, ny, 0.5 + t * 0.8, random.whole(0, 2))
  }
  markup += shape(notes, '#fff2d8')
  for (const [dx, dy, s, turn] of [
    [-470, -250, 0.34, -30],
    [-330, -60, 0.42, 24],
    [-560, 10, 0.3, 12],
    [330, 20, 0.36, -18],
    [-190, -330, 0.3, 40],
    [520, 90, 0.44, 30],
  ] as const)
    markup += put(page(stage, mood, 22), x + dx * (stage.wide ? 1 : 0.72), y + dy, s, turn)
  // The open book they come from.
  const by = y + 190
  markup += glow(stage, x, by - 60, 300, '#fff4dc', 0.7)
  for (let i = 3; i >= 0; i--)
    markup += cut(
      path`M${x} ${by + 60 + i * 7}C${x - 120} ${by + 10 + i * 9} ${x - 260} ${by + 10 + i * 9} ${x - 340} ${by + 40 + i * 10}L${x - 300} ${by - 90 + i * 8}C${x - 220} ${by - 120} ${x - 110} ${by - 120} ${x} ${by - 70}C${x + 110} ${by - 120} ${x + 220} ${by - 120} ${x + 300} ${by - 90 + i * 8}L${x + 340} ${by + 40 + i * 10}C${x + 260} ${by + 10 + i * 9} ${x + 120} ${by + 10 + i * 9} ${x} ${by + 60 + i * 7}Z`,
      {
        fill: fall(
          stage,
          by - 120,
          by + 80,
          `0 #fffaf0, 0.6 ${mix('#f0dcc0', mood.light, 0.2)}, 1 ${mix('#a88a78', mood.middle, 0.4)}`,
        ),
        shadow: i === 3 ? 22 : 5,
        depth: 0.5,
        rim: '#ffffff',
        rimWidth: 1,
      },
    )
  let ruled = ''
  for (let i = 0; i < 5; i++)
    for (let j = 0; j < 4; j++)
      for (const side of [-1, 1])
        ruled += path`M${x + side * (22 + i * 3)} ${by - 54 + i * 22 + j * 4}C${x + side * 110} ${by - 96 + i * 24 + j * 4} ${x + side * 210} ${by - 96 + i * 25 + j * 4} ${x + side * (288 + i * 8)} ${by - 70 + i * 25 + j * 4}`
  markup += stroke(ruled, '#7a5a4c77', 1.2) + stroke(path`M${x} ${by - 70}L${x} ${by + 58}`, '#7a5a4c', 2)
  return (
    markup +
    motes(
      Array.from(
        { length: 60 },
        () => [x + random.between(-500, 500), by - random.next() * 520, random.between(0.9, 2.4)] as const,
      ),
      pale(mood),
      0.9,
    )
  )
}

/** A composer's table by lamplight, seen from above. */
function table(stage: Stage, mood: Mood): string {
  const { width: w, height: h, random } = stage
  const papers = materials(stage, mood.light)
  const [x, y] = stage.wide ? [w * 0.6, h * 0.46] : [w * 0.5, h * 0.44]
  let markup = backdrop(stage, `0 ${mix(mood.middle, mood.deep, 0.4)}, 1 ${mood.deep}`)
  let grain = ''
  for (let i = 0; i < 26; i++)
    grain += curve(
      pts`-20 ${(i / 26) * h * 1.1}, ${w * 0.4} ${(i / 26) * h * 1.1 + random.between(-12, 12)}, ${w + 20} ${(i / 26) * h * 1.1 + random.between(-16, 16)}`,
    )
  markup += stroke(grain, '#00000033', 2.4) + glow(stage, x + 120, y - 140, 820, mood.light, 0.9)
  for (const [dx, dy, s, turn] of [
    [-420, 120, 1.1, -24],
    [330, 190, 1.05, 21],
    [-190, 210, 1.2, 9],
    [250, -70, 1.2, -12],
    [-270, -110, 1.25, -8],
    [0, 20, 1.45, 3],
  ] as const)
    markup += put(
      page(stage, mood, 5),
      x + dx * (stage.wide ? 1 : 0.66),
      y + dy * (stage.wide ? 1 : 1.3),
      s,
      turn,
    )
  markup += put(
    piece('M-6 0L6 0L6 190L0 216L-6 190Z', papers.brass, papers, 8) +
      shape('M-6 190L6 190L0 216Z', '#f0dcc0') +
      shape('M-2 206L2 206L0 216Z', '#2a1c28') +
      shape(rect(-6, -14, 12, 16), '#c05a5a'),
    x + 130,
    y - 60,
    1.1,
    58,
  )
  const [cx, cy] = [x + (stage.wide ? 470 : 260), y - (stage.wide ? 60 : 330)]
  markup +=
    cut(ellipse(cx, cy, 104), { fill: papers.ivory, shadow: 22 }) +
    cut(ellipse(cx, cy, 70), { fill: papers.ivory, shadow: 10 }) +
    shape(ellipse(cx, cy, 58), '#3a1c14') +
    shape(ellipse(cx - 12, cy - 10, 30, 24), '#6a3824', 0.7) +
    stroke(curve(pts`${cx + 66} ${cy - 20}, ${cx + 112} ${cy - 6}, ${cx + 70} ${cy + 26}`), '#e8d6b8', 13)
  const [lx, ly] = [x + (stage.wide ? 160 : 40), -20]
  markup += shape(
    path`M${lx - 30} ${ly}L${lx + 30} ${ly}L${lx + 330} ${h}L${lx - 330} ${h}Z`,
    fall(stage, 0, h, `0 ${pale(mood)} 0.3, 1 ${mood.light} 0`),
  )
  return (
    markup +
    motes(
      Array.from(
        { length: 30 },
        () => [lx + random.between(-260, 260), random.next() * h, random.between(0.8, 2)] as const,
      ),
      pale(mood),
      0.7,
    )
  )
}

const layouts = [flight, wires, sea, table, hills, galaxy] as const

/** Written music, as landscape, sea, birds or stars. */
export const sheetMusic: Scene = (stage) =>
  (layouts[stage.variant % layouts.length] ?? flight)(stage, moodOf(stage.variant))
