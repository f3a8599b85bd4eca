import { mix } from '../colour.ts'
import { orchestra } from '../halls/furniture.ts'
import { motes } from '../light.ts'
import { backdrop, cut, glow, put, rimLight, shape, stroke } from '../paper.ts'
import { curve, ellipse, limb, line, path, pts, rect } from '../path.ts'
import { musician } from '../portraits.ts'
import { clip, fall, radial, type Scene, type Stage } from '../stage.ts'
import { microphone as drawMicrophone } from './keys-and-drums.ts'
import { materials, piece } from './materials.ts'
import { type Mood, moodOf, pale } from './mood.ts'
import { makeLook } from './musician.ts'

function bokeh(stage: Stage, mood: Mood, count: number): string {
  const { width: w, height: h, random } = stage
  const tones = [mood.light, pale(mood), '#ffdca0', mix(mood.light, '#ef6a8b', 0.5)] as const
  return Array.from({ length: count }, () =>
    shape(
      ellipse(random.next() * w, random.next() * h * 0.85, random.between(12, 60)),
      random.pick(tones),
      0.1,
    ),
  ).join('')
}

/** A studio microphone in front of blurred lamps. */
function near(stage: Stage, mood: Mood): string {
  const { width: w, height: h, random } = stage
  const papers = materials(stage, mood.light)
  const x = stage.wide ? w * 0.62 : w * 0.5
  let markup =
    backdrop(stage, `0 ${mood.deep}, 0.5 ${mood.middle}, 1 ${mix(mood.deep, '#06050a', 0.4)}`) +
    glow(stage, x, h * 0.42, 760, mood.light, 0.85) +
    bokeh(stage, mood, 60)
  for (let i = 4; i > 0; i--) markup += stroke(ellipse(x, h * 0.42, 150 + i * 90), `${mood.light}22`, 3)
  markup += put(drawMicrophone(papers, 420), x, h * 0.45, stage.wide ? 2.6 : 2.5)
  // A round screen on a bent arm stands before it.
  markup +=
    stroke(
      curve(pts`${x + 40} ${h * 0.98}, ${x - 150} ${h * 0.8}, ${x - 250} ${h * 0.62}, ${x - 270} ${h * 0.5}`),
      '#1c1622',
      9,
    ) +
    shape(ellipse(x - 270, h * 0.36, 122, 128), mood.deep, 0.32) +
    stroke(ellipse(x - 270, h * 0.36, 122, 128), '#1c1622', 12) +
    stroke(ellipse(x - 270, h * 0.36, 122, 128), rimLight(stage, x, h * 0.3, 460, pale(mood), 0.9), 3)
  return (
    markup +
    motes(
      Array.from(
        { length: 40 },
        () => [random.next() * w, random.next() * h, random.between(0.9, 2.2)] as const,
      ),
      pale(mood),
      0.7,
    )
  )
}

/** Microphones hang above a recording orchestra. */
function above(stage: Stage, mood: Mood): string {
  const { width: w, height: h, random } = stage
  const papers = materials(stage, mood.light)
  const x = stage.wide ? w * 0.56 : w * 0.5
  const floor = h * 0.8
  let markup =
    backdrop(
      stage,
      `0 ${mix(mood.deep, '#06050a', 0.4)}, 0.5 ${mix(mood.middle, mood.deep, 0.3)}, 1 ${mood.deep}`,
    ) + glow(stage, x, floor - 160, 760, mood.light, 0.8)
  // Panels that scatter the sound.
  for (let i = 0; i < 26; i++) {
    for (let j = 0; j < 6; j++) {
      const [px, py] = [(i / 26) * w, h * 0.04 + j * 76]
      markup += shape(
        path`M${px} ${py}L${px + w / 27} ${py}L${px + w / 27} ${py + 66}L${px} ${py + 66}Z`,
        mix(
          mix(mood.middle, mood.light, random.between(0.02, 0.34)),
          mood.deep,
          Math.min(0.8, Math.abs(px - x) / 900),
        ),
      )
    }
  }
  markup += shape(
    rect(-10, 0, w + 20, h * 0.56),
    fall(stage, 0, h * 0.56, `0 ${mood.deep} 0.7, 1 ${mood.deep} 0.1`),
  )
  markup += cut(rect(-20, floor - 60, w + 40, h), {
    fill: radial(
      stage,
      [x, floor],
      w * 0.44,
      `0 ${pale(mood)}, 0.3 ${mix(mood.light, mood.middle, 0.5)}, 1 ${mood.deep}`,
      0.4,
    ),
    shadow: 10,
  })
  markup += put(
    orchestra(stage, 0, 0, 330, 130, {
      light: pale(mood),
      wall: mood.middle,
      seat: mood.middle,
      trim: mood.light,
    }),
    x,
    floor + 40,
    stage.wide ? 1.7 : 1.3,
  )
  for (const [dx, drop, s] of [
    [-400, 330, 0.62],
    [-150, 260, 0.78],
    [170, 290, 0.7],
    [420, 350, 0.6],
  ] as const) {
    const mx = x + dx * (stage.wide ? 1 : 0.8)
    markup +=
      stroke(line(pts`${mx} -20, ${mx} ${drop - 60 * s}`), '#120c18', 4) +
      glow(stage, mx, drop, 120, pale(mood), 0.3) +
      put(
        `<g transform="rotate(180)">${drawMicrophone(papers, 10).replace(/^<path[^>]*>/, '')}</g>`,
        mx,
        drop,
        s,
      )
  }
  return (
    markup +
    motes(
      Array.from(
        { length: 40 },
        () => [x + random.between(-600, 600), random.next() * h, random.between(0.8, 2)] as const,
      ),
      pale(mood),
      0.7,
    )
  )
}

/** The control room: faders, meters, and the soloist behind the glass. */
function control(stage: Stage, mood: Mood): string {
  const { width: w, height: h, random } = stage
  const papers = materials(stage, mood.light)
  const x = stage.wide ? w * 0.58 : w * 0.5
  let markup = backdrop(stage, `0 ${mood.deep}, 0.6 ${mix(mood.middle, mood.deep, 0.5)}, 1 #06050a`)
  const pane = rect(w * 0.16, h * 0.08, w * 0.72, h * 0.5)
  let inside = shape(
    pane,
    radial(
      stage,
      [x, h * 0.3],
      w * 0.44,
      `0 ${pale(mood)}, 0.4 ${mix(mood.light, mood.middle, 0.4)}, 1 ${mix(mood.middle, mood.deep, 0.4)}`,
    ),
  )
  for (let i = 0; i < 22; i++)
    inside += shape(
      rect(w * 0.16 + i * w * 0.034, h * 0.08, w * 0.016, h * 0.5),
      mix(mood.middle, mood.deep, 0.3),
      0.4,
    )
  inside +=
    put(musician(stage, 'violin', papers, makeLook({ ...stage, variant: 1 })), x + 110, h * 0.3, 0.5) +
    put(drawMicrophone(papers, 300), x - 190, h * 0.3, 0.9)
  markup +=
    clip(stage, pane, inside) +
    stroke(pane, '#120c18', 26, 'butt') +
    stroke(pane, rimLight(stage, x, h * 0.3, 900, pale(mood), 0.7), 2) +
    shape(
      path`M${w * 0.2} ${h * 0.08}L${w * 0.34} ${h * 0.08}L${w * 0.24} ${h * 0.58}L${w * 0.16} ${h * 0.58}L${w * 0.16} ${h * 0.26}Z`,
      '#ffffff',
      0.07,
    )
  const desk = h * 0.68
  markup += cut(path`M${w * 0.04} ${h + 20}L${w * 0.12} ${desk}L${w * 0.94} ${desk}L${w * 1.02} ${h + 20}Z`, {
    fill: fall(stage, desk, h, `0 ${mix(mood.middle, mood.deep, 0.4)}, 1 ${mix(mood.deep, '#06050a', 0.3)}`),
    shadow: 20,
    rim: pale(mood),
    rimWidth: 1.4,
  })
  const count = 26
  let slots = ''
  const knobs: string[] = []
  const lights: (readonly [number, number, number])[] = []
  for (let i = 0; i < count; i++) {
    const [top, low] = [w * (0.15 + (i / count) * 0.78), w * (0.09 + (i / count) * 0.9)]
    const at = (t: number): [number, number] => [top + (low - top) * t, desk + 24 + (h - desk - 20) * t]
    slots += line([at(0.42), at(0.94)])
    const [kx, ky] = at(random.between(0.48, 0.88))
    knobs.push(rect(kx - 12, ky - 8, 24, 16))
    for (let j = 0; j < 3; j++) {
      const [lx, ly] = at(0.04 + j * 0.11)
      lights.push([lx, ly, random.chance(0.7) ? 3 : 1.6])
    }
  }
  markup += stroke(slots, '#05040a', 5) + piece(knobs, papers.ivory, papers, 4) + motes(lights, mood.light)
  const meters = [0.3, 0.5, 0.7].map((t) => {
    const mx = w * t
    return (
      cut(
        path`M${mx - 90} ${desk - 6}L${mx - 84} ${desk - 66}L${mx + 84} ${desk - 66}L${mx + 90} ${desk - 6}Z`,
        { fill: '#ffe6b4', shadow: 8 },
      ) +
      stroke(curve(pts`${mx - 66} ${desk - 18}, ${mx} ${desk - 56}, ${mx + 66} ${desk - 18}`), '#7a4a34', 3) +
      stroke(line(pts`${mx} ${desk - 6}, ${mx + random.between(-40, 50)} ${desk - 46}`), '#b83a3a', 3)
    )
  })
  const headphones =
    stroke(
      curve(
        pts`${x - 520} ${desk - 6}, ${x - 510} ${desk - 96}, ${x - 450} ${desk - 120}, ${x - 390} ${desk - 96}, ${x - 380} ${desk - 6}`,
      ),
      '#120c18',
      13,
    ) +
    piece(
      [
        limb(pts`${x - 522} ${desk - 44}, ${x - 522} ${desk + 14}`, [20, 20], 3),
        limb(pts`${x - 378} ${desk - 44}, ${x - 378} ${desk + 14}`, [20, 20], 3),
      ],
      papers.ebony,
      papers,
      6,
    )
  return markup + meters.join('') + (stage.wide ? headphones : '')
}

const layouts = [near, above, control] as const

/** What records the music: a microphone near, those above the players, the control room. */
export const microphone: Scene = (stage) =>
  (layouts[stage.variant % layouts.length] ?? near)(stage, moodOf(stage.variant + 4))
