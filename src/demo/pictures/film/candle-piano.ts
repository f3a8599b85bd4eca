import { hole } from '../built.ts'
import { mix } from '../colour.ts'
import { beam, motes } from '../light.ts'
import { grandPiano } from '../orchestra/keys-and-drums.ts'
import { materials } from '../orchestra/materials.ts'
import { backdrop, cut, glow, put, rimLight, shape, stroke } from '../paper.ts'
import { ellipse, limb, line, path, pts, rect } from '../path.ts'
import { fall, radial, type Scene, type Stage } from '../stage.ts'

const flame = '#ffd28a'

/** Candles on a floor that falls away from `horizon`: nearer ones are larger, and leave the middle free. */
function candles(stage: Stage, count: number, horizon: number, middle: number, near: boolean): string {
  const { width: w, height: h, random } = stage
  const lights: [x: number, y: number, size: number][] = []
  let wax = ''
  let flames = ''
  for (let i = 0; i < count; i++) {
    const depth = near ? random.between(0.45, 1) : random.next() ** 1.6 * 0.5
    const y = horizon + depth * (h - horizon) * 0.92
    const x = random.next() * w
    if (Math.abs(x - middle) < 300 - depth * 60 && depth > 0.12 && depth < 0.62) continue
    const size = 2 + depth * 13
    wax += rect(x - size * 0.5, y - size * 2.4, size, size * 2.4)
    flames += path`M${x} ${y - size * 4.6}C${x + size * 0.8} ${y - size * 3.4} ${x + size * 0.5} ${y - size * 2.5} ${x} ${y - size * 2.5}C${x - size * 0.5} ${y - size * 2.5} ${x - size * 0.8} ${y - size * 3.4} ${x} ${y - size * 4.6}Z`
    lights.push([x, y - size * 3.2, size * 1.15])
  }
  return (
    shape(wax, fall(stage, horizon, h, `0 #8a5a3a, 1 #e8b98a`)) +
    motes(lights, flame, 0.75) +
    shape(flames, '#fff1cc')
  )
}

/** A grand piano among hundreds of candles, under the arches of an old hall. */
export const candlePiano: Scene = (stage) => {
  const { width: w, height: h, focus } = stage
  const horizon = h * (stage.wide ? 0.6 : 0.58)
  const x = focus.x + (stage.wide ? 20 : 0)
  let markup = backdrop(stage, '0 #0a0912, 0.35 #231522, 0.6 #5a3026, 0.62 #2a1714, 1 #0c080c')
  markup += glow(stage, x, horizon - 60, w * 0.62, '#f2a04e', 0.85, 0.75)
  // Three rows of arches, each nearer and darker.
  for (const [i, tone] of ['#8a4e34', '#4e2c2a', '#241620'].entries()) {
    const wide = 150 + i * 70
    const top = horizon - 330 - i * 130
    let wall = rect(-20, -20, w + 40, horizon + 24 + i * 14)
    for (let at = x - wide * 0.5; at > -wide; at -= wide * 1.45) wall += hole(at, top, wide, horizon - top)
    for (let at = x - wide * 0.5 + wide * 1.45; at < w; at += wide * 1.45)
      wall += hole(at, top, wide, horizon - top)
    markup += cut(wall, {
      fill: fall(stage, top - 200, horizon, `0 ${mix(tone, '#0a0912', 0.75)}, 1 ${tone}`),
      shadow: 12 + i * 5,
      rim: rimLight(stage, x, horizon - 120, 620, '#ffd69a', 0.9),
      rimWidth: 1.4,
    })
  }
  markup += beam(stage, [x - 120, -60], 84, 26, h * 0.95, '#a9c0ff', 0.42)
  const floor = rect(-20, horizon, w + 40, h - horizon + 40)
  markup += cut(floor, {
    fill: fall(stage, horizon, h, '0 #6a3c2c, 0.25 #3a2220, 1 #0d0910'),
    shadow: 14,
    rim: rimLight(stage, x, horizon, 700, '#ffdca8', 0.8),
  })
  markup += shape(
    ellipse(x, horizon + 150, 560, 120),
    radial(stage, [x, horizon + 150], 560, '0 #ffc27a 0.5, 0.5 #c8743a 0.22, 1 #c8743a 0', 0.22),
  )
  markup += candles(stage, 190, horizon + 6, x, false)
  // Four chairs wait for the strings.
  let chairs = ''
  for (const dx of [-430, -340, 372, 462]) {
    const [cx, cy] = [x + dx, horizon + 172 + Math.abs(dx) * 0.05]
    chairs += `${rect(cx - 30, cy - 70, 60, 9)}${limb(pts`${cx - 26} ${cy - 66}, ${cx - 30} ${cy}`, [3.4, 2.6])}${limb(pts`${cx + 26} ${cy - 66}, ${cx + 30} ${cy}`, [3.4, 2.6])}${path`M${cx - 28} ${cy - 150}C${cx - 12} ${cy - 158} ${cx + 12} ${cy - 158} ${cx + 28} ${cy - 150}L${cx + 28} ${cy - 96}L${cx - 28} ${cy - 96}Z`}${rect(cx - 28, cy - 100, 6, 40)}${rect(cx + 22, cy - 100, 6, 40)}`
  }
  markup += cut(chairs, {
    fill: '#1a1016',
    shadow: 8,
    rim: rimLight(stage, x, horizon + 40, 620, '#ffd9a0', 1),
    rimWidth: 1.4,
  })
  const size = stage.wide ? 0.74 : 0.72
  markup += put(grandPiano(materials(stage, '#f2b35e')), x + 10, horizon + 198 - 300 * size, size)
  markup += stroke(
    line(pts`${x - 560} ${horizon + 214}, ${x + 560} ${horizon + 214}`),
    rimLight(stage, x, horizon + 214, 520, '#ffd9a0', 0.4),
    2,
  )
  return markup + candles(stage, stage.wide ? 120 : 90, horizon + 40, x, true)
}
