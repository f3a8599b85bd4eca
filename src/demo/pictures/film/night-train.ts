import { hole } from '../built.ts'
import { alpha, mix } from '../colour.ts'
import { craggy, firs, heightAt, rolling, toGround } from '../land.ts'
import { beam, glitter, lamp, moon, stars } from '../light.ts'
import { backdrop, cut, glow, mist, rimLight, shape, stroke } from '../paper.ts'
import { ellipse, line, type Point, path, place, pts, rect } from '../path.ts'
import { fall, linear, type Scene, type Stage } from '../stage.ts'

const amber = '#f2b35e'

const wheel = (x: number, y: number, r: number) => {
  const spokes = Array.from({ length: 8 }, (_, i) =>
    line(pts`${x} ${y}, ${x + Math.cos((i / 8) * 6.283) * r} ${y + Math.sin((i / 8) * 6.283) * r}`),
  ).join('')
  return (
    stroke(ellipse(x, y, r), '#0a0812', 5) +
    stroke(spokes, '#0a0812', 2.2) +
    shape(ellipse(x, y, r * 0.24), '#0a0812') +
    stroke(ellipse(x, y, r + 1), '#7c90c044', 1)
  )
}

/** A steam locomotive with its tender, smoke box to the right. Rails at y, 420 long, ending at x. */
function locomotive(stage: Stage, x: number, y: number, k: number, rim: string): string {
  const put = (d: string) => place(d, { x, y, scale: k })
  const steel = fall(stage, y - 130 * k, y, '0 #46527e, 0.3 #232a4c, 1 #0d0e1e')
  const body = [
    'M-232 -112L-232 -34L-24 -34L-18 -46L-18 -100C-18 -110 -30 -116 -44 -116L-232 -116Z',
    'M-300 -150L-214 -150L-206 -142L-212 -138L-220 -138L-220 -30L-300 -30L-300 -138L-308 -138L-310 -146Z',
    rect(-76, -150, 22, 40),
    'M-84 -160L-46 -160L-52 -148L-78 -148Z',
    'M-168 -116C-168 -140 -130 -140 -130 -116Z',
    'M-126 -116C-126 -130 -104 -130 -104 -116Z',
    'M-430 -104L-318 -104L-318 -26L-430 -26Z',
    'M-424 -104C-400 -122 -344 -122 -324 -104Z',
    'M-18 -38L8 -8L22 0L-30 0L-40 -30Z',
    rect(-316, -40, 300, 14),
    rect(-434, -36, 130, 12),
  ]
  let markup = cut(body.map(put), { fill: steel, shadow: 12, rim, rimWidth: 1.4 })
  markup += stroke(
    put('M-232 -96L-20 -96M-196 -116L-196 -36M-140 -116L-140 -36M-90 -116L-90 -36'),
    '#a9b8e033',
    1.6,
  )
  markup +=
    shape(put(rect(-286, -132, 24, 30) + rect(-254, -132, 24, 30)), '#ffd58c') +
    glow(stage, x - 258 * k, y - 116 * k, 90 * k, amber, 0.5)
  for (const wx of [-262, -206, -150]) markup += wheel(x + wx * k, y - 30 * k, 27 * k)
  for (const wx of [-98, -62, -404, -356]) markup += wheel(x + wx * k, y - 17 * k, 15 * k)
  markup += stroke(put('M-262 -22L-100 -22'), '#7083b0', 4) + shape(put(rect(-104, -44, 38, 24)), '#171a30')
  markup += stroke(put('M-10 -118L-10 -104'), '#2a3054', 3)
  return markup + lamp(stage, x - 10 * k, y - 92 * k, 9 * k, '#ffdf9f', 1.2)
}

function carriage(stage: Stage, x: number, y: number, k: number, rim: string): string {
  const put = (d: string) => place(d, { x, y, scale: k })
  const wood = fall(stage, y - 116 * k, y, '0 #3a3358, 0.25 #2a2140, 1 #100d1e')
  let windows = ''
  for (let i = 0; i < 7; i++) windows += rect(-264 + i * 36, -84, 25, 30)
  let people = ''
  for (const i of [1, 2, 4, 5])
    people +=
      ellipse(-250 + i * 36, -64, 5, 6) +
      `M${-258 + i * 36} -54C${-257 + i * 36} -62 ${-243 + i * 36} -62 ${-242 + i * 36} -54Z`
  let markup = cut(
    [put('M-274 -100C-266 -116 -14 -116 -6 -100L-6 -22L-274 -22Z'), put(rect(-280, -28, 280, 8))],
    { fill: wood, shadow: 10, rim, rimWidth: 1.2 },
  )
  markup +=
    shape(put(windows), '#ffd184') +
    shape(put(people), '#8a4f3a') +
    stroke(put('M-270 -46L-10 -46'), alpha(amber, 0.35), 1.4)
  markup += glow(stage, x - 140 * k, y - 64 * k, 210 * k, amber, 0.3, 0.5)
  for (const wx of [-246, -212, -68, -34]) markup += wheel(x + wx * k, y - 14 * k, 13 * k)
  return markup
}

/** A night express on a viaduct over a misty valley, its steam lit by the moon. */
export const nightTrain: Scene = (stage) => {
  const { width: w, height: h, focus, random } = stage
  const deck = h * (stage.wide ? 0.56 : 0.55)
  const k = stage.wide ? 1.02 : 1
  const nose = stage.wide ? focus.x + 330 : w * 0.86
  const light: Point = [stage.wide ? focus.x + 40 : w * 0.62, deck - (stage.wide ? 330 : 400)]
  const cold = '#b9c8ee'
  let markup = backdrop(stage, '0 #080d24, 0.4 #16245a, 0.62 #4b5c96, 0.74 #a79ba6, 1 #101226')
  markup +=
    stars(stage, 240, '#e8eeff', { height: h * 0.5 }) + moon(stage, light[0], light[1], 88, '#f4d6a6', 0.9)
  for (const [i, tone] of ['#4f5f9a', '#3d4a86', '#2b376c'].entries()) {
    const y = deck - 110 + i * 66
    const skyline = craggy(random, rolling(stage, y, 92 - i * 18, 1.3 + i * 0.5, 10), 110 - i * 20)
    markup += cut(
      [toGround(stage, skyline), i > 0 ? firs(random, skyline, -10, w + 10, 14, 22 + i * 12) : ''],
      {
        fill: fall(
          stage,
          y - 120,
          y + 160,
          `0 ${mix(tone, '#e8d6c0', 0.12)}, 1 ${mix(tone, '#c9bcc0', 0.5)}`,
        ),
        shadow: 9,
        depth: 0.25,
        shadowOf: line(skyline),
        rim: rimLight(stage, light[0], y - 80, 620, '#fff0d4', 0.6),
        rimWidth: 1,
      },
    )
    markup += mist(stage, y + 90, 120, '#e3d6d4', 0.3)
  }
  // Valley floor far below with a river.
  const valley = deck + (stage.wide ? 190 : 330)
  markup += cut(toGround(stage, rolling(stage, valley, 18, 1.4)), {
    fill: fall(stage, valley - 20, h, '0 #525c86, 0.4 #1f2647, 1 #0b0c1c'),
    shadow: 10,
    depth: 0.3,
  })
  markup +=
    glitter(stage, light[0], valley + 8, h, 150, '#fff0cf', 0.6) + mist(stage, valley, 150, '#d5cfe0', 0.4)
  // The viaduct.
  const [span, pier, thick] = [132, 34, 26]
  let stone = path`M-60 ${deck}L${w + 60} ${deck}L${w + 60} ${h + 60}L-60 ${h + 60}Z`
  const start = ((nose % (span + pier)) - (span + pier)) % (span + pier)
  const keys: string[] = []
  for (let x = start; x < w + 20; x += span + pier) {
    stone += hole(x, deck + thick, span, h)
    for (let j = 0; j < 9; j++) {
      const a = Math.PI + (j / 8) * Math.PI
      const [cx, cy, r] = [x + span / 2, deck + thick + span / 2, span / 2]
      keys.push(
        line(
          pts`${cx + Math.cos(a) * r} ${cy + Math.sin(a) * r}, ${cx + Math.cos(a) * (r + 13)} ${cy + Math.sin(a) * (r + 13)}`,
        ),
      )
    }
  }
  const rimStone = rimLight(stage, light[0], light[1] + 100, 820, '#ffe3b6', 0.8)
  markup += cut(stone, {
    fill: fall(stage, deck, deck + 420, '0 #3a4270, 0.35 #272d55, 1 #5a6390'),
    shadow: 16,
    depth: 0.5,
    rim: rimStone,
    rimWidth: 1.2,
  })
  markup +=
    stroke(keys.join(''), '#10132a77', 1.6) +
    stroke(line(pts`-20 ${deck + 12}, ${w + 20} ${deck + 12}`), '#11142c88', 2)
  for (let j = 0; j < 260; j++) {
    // A few bricks are enough to read as masonry.
    if (j % 3) continue
    const px = start + Math.floor(random.next() * 14) * (span + pier) - pier + random.between(2, pier - 16)
    markup += shape(rect(px, deck + 70 + random.next() * 300, 12, 5), '#151935', 0.35)
  }
  markup += mist(stage, deck + (stage.wide ? 330 : 460), 240, '#aeb3d2', 0.42)
  // Steam: heaps of cloud that grow and thin towards the tail.
  const chimney: Point = [nose - 64 * k, deck - 172 * k]
  for (const [layer, lift] of [
    [0, 46],
    [1, 14],
  ] as const) {
    let steam = ''
    const count = 46
    for (let i = 0; i < count; i++) {
      const t = i / count
      const size = (12 + t * (layer ? 74 : 100)) * random.between(0.6, 1.1)
      const px = chimney[0] - t * (stage.wide ? 1150 : 800) - random.between(0, 16)
      const py =
        chimney[1] -
        Math.sin(Math.min(1, t * 1.25) * 1.7) * 118 -
        lift * t * 1.5 +
        random.between(-26, 26) * t
      steam += ellipse(px, py, size, size * 0.72)
    }
    const fade = layer ? [0.96, 0.7] : [0.5, 0.34]
    const paint = linear(
      stage,
      [chimney[0] - (stage.wide ? 1200 : 800), chimney[1] - 40],
      [chimney[0] - 60, chimney[1] - 110],
      `0 #6b79b4 0, 0.34 #8f9bcc ${fade[1]}, 0.72 #cfcfe0 ${fade[0]}, 1 #fff1da ${fade[0]}`,
    )
    markup += layer ? cut(steam, { fill: paint, shadow: 10, depth: 0.12 }) : shape(steam, paint)
  }
  markup += stroke(line(pts`-20 ${deck - 1}, ${w + 20} ${deck - 1}`), '#0c0f24', 5)
  const rim = rimLight(stage, light[0], light[1], 760, cold, 0.9)
  for (let x = nose - 440 * k; x > -300; x -= 286 * k) markup += carriage(stage, x, deck - 3, k, rim)
  markup +=
    beam(stage, [nose - 6 * k, deck - 92 * k], 6, 22, 620, '#ffe2ac', 0.6) +
    locomotive(stage, nose, deck - 3, k, rim)
  // Parapet, and the near bank with firs.
  let posts = ''
  for (let x = -10; x < w + 20; x += 22) posts += rect(x, deck - 12, 3, 14)
  markup += shape(posts + rect(-20, deck - 15, w + 40, 3.4), '#12152e')
  for (const [i, tone] of ['#11142c', '#0a0b1a'].entries()) {
    const bank: Point[] = Array.from({ length: 13 }, (_, j): Point => {
      const t = j / 12
      return [
        -30 + t * (w + 60),
        h - 10 + i * 26 - (0.5 - Math.abs(t - 0.5)) * -120 - (stage.wide ? 110 : 200) * (1 - i * 0.35),
      ]
    })
    markup += cut([toGround(stage, bank), firs(random, bank, -20, w + 20, 34 - i * 6, 100 + i * 34)], {
      fill: tone,
      shadow: 16,
      shadowOf: line(bank),
      rim: rimLight(stage, light[0], heightAt(bank, w / 2), 700, cold, 0.35),
      rimWidth: 1,
    })
  }
  return markup
}
