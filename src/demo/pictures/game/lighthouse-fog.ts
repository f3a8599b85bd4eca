import { alpha, mix } from '../colour.ts'
import { bareTree, bird, craggy, grass, heightAt, rolling, toGround, waves } from '../land.ts'
import { beam, glitter, lamp, motes, stars } from '../light.ts'
import { backdrop, cut, glow, mist, rimLight, shape, stroke } from '../paper.ts'
import { arch, curve, ellipse, limb, line, type Point, path, pts, rect } from '../path.ts'
import { person } from '../people.ts'
import { fall, linear, type Scene, type Stage } from '../stage.ts'

const pale = '#ffe9bc'

/** A drift of fog: long soft lenses, brightest where the lamp is near. */
function fog(stage: Stage, y: number, colour: string, strength: number, light: Point): string {
  const { random, width: w } = stage
  let d = ''
  for (let i = 0; i < 7; i++)
    d += ellipse(
      random.between(-0.1, 1.1) * w,
      y + random.between(-26, 26),
      random.between(220, 520),
      random.between(14, 40),
    )
  return (
    shape(d, rimLight(stage, light[0], y, w * 0.72, colour, strength)) +
    mist(stage, y + 10, 130, colour, strength * 0.34)
  )
}

function lighthouse(stage: Stage, x: number, base: number, tall: number, light: Point): string {
  const rim = rimLight(stage, light[0], light[1], 420, '#fff2d0', 0.95)
  const top = base - tall
  const half = (y: number) => 36 + ((y - top) / tall) * 30
  const wall = path`M${x - half(top)} ${top}C${x - half(top) - 4} ${top + tall * 0.5} ${x - half(base)} ${base - 40} ${x - half(base) - 8} ${base}L${x + half(base) + 8} ${base}C${x + half(base)} ${base - 40} ${x + half(top) + 4} ${top + tall * 0.5} ${x + half(top)} ${top}Z`
  const paint = linear(stage, [x - 70, 0], [x + 70, 0], '0 #a8a0cc, 0.35 #7c74a8, 1 #2c2850')
  const bands = [0.14, 0.44, 0.74].map((t) => {
    const [a, b] = [top + tall * t, top + tall * (t + 0.15)]
    return path`M${x - half(a) - 2} ${a}Q${x} ${a + 12} ${x + half(a) + 2} ${a}L${x + half(b) + 3} ${b}Q${x} ${b + 12} ${x - half(b) - 3} ${b}Z`
  })
  const windows = [0.34, 0.64].map((t, i) => arch(x - 8 + i * 6, top + tall * t, 14, 26)).join('')
  const gallery = [
    rect(x - 62, top - 12, 124, 14),
    rect(x - 54, top + 2, 108, 8),
    path`M${x - 46} ${top + 10}L${x + 46} ${top + 10}L${x + 36} ${top + 30}L${x - 36} ${top + 30}Z`,
  ]
  let rail = ''
  for (let i = 0; i <= 10; i++)
    rail += line(pts`${x - 60 + i * 12} ${top - 12}, ${x - 60 + i * 12} ${top - 40}`)
  rail +=
    line(pts`${x - 60} ${top - 40}, ${x + 60} ${top - 40}`) +
    line(pts`${x - 60} ${top - 27}, ${x + 60} ${top - 27}`)
  const roof = [
    path`M${x - 42} ${top - 96}C${x - 34} ${top - 126} ${x - 16} ${top - 140} ${x} ${top - 146}C${x + 16} ${top - 140} ${x + 34} ${top - 126} ${x + 42} ${top - 96}Z`,
    rect(x - 2, top - 182, 4, 40),
    ellipse(x, top - 150, 8),
  ]
  return [
    cut(wall, { fill: paint, shadow: 18, rim, rimWidth: 1.6 }),
    shape(bands.join(''), linear(stage, [x - 60, 0], [x + 70, 0], '0 #8f5068, 0.4 #6a3a5c, 1 #241a3c')),
    shape(windows, '#ffdf9f'),
    stroke(windows, '#2a2448', 2),
    shape(arch(x - 15, base - 52, 30, 56), '#1a1634'),
    cut(gallery, { fill: '#3a3460', shadow: 8, rim, rimWidth: 1.2 }),
    shape(rect(x - 28, top - 96, 56, 86), '#fff6dc'),
    glow(stage, x, top - 54, 190, '#fff4d6', 1),
    stroke(
      line(pts`${x - 28} ${top - 96}, ${x - 28} ${top - 12}`) +
        line(pts`${x} ${top - 96}, ${x} ${top - 12}`) +
        line(pts`${x + 28} ${top - 96}, ${x + 28} ${top - 12}`),
      '#2a2448',
      3,
    ),
    stroke(rail, '#2a2448', 2),
    cut(roof, { fill: '#4a3a62', shadow: 6, rim, rimWidth: 1.2 }),
  ].join('')
}

/** A lighthouse above a bay of fog, a boat that looks for the way, a lantern on the pier. */
export const lighthouseFog: Scene = (stage) => {
  const { width: w, height: h, focus, random } = stage
  const sea = h * (stage.wide ? 0.68 : 0.64)
  const x = focus.x + (stage.wide ? 150 : 110)
  const tall = stage.wide ? 330 : 400
  const base = sea - 96
  const light: Point = [x, base - tall - 54]
  let markup = backdrop(stage, '0 #11122c, 0.3 #2c2c54, 0.55 #6a6a94, 0.68 #a8a4c0, 1 #17172e')
  markup +=
    stars(stage, 60, '#e8e6ff', { height: h * 0.3 }) + glow(stage, light[0], light[1], 860, pale, 0.65)
  markup +=
    beam(stage, light, 171, 17, w * 0.95, '#fff4d8', 0.75) +
    beam(stage, light, -7, 17, w * 0.6, '#fff4d8', 0.6)
  for (const [i, tone] of ['#8886ac', '#6c6a96', '#504f7e'].entries()) {
    const y = sea - 100 + i * 34
    const sky = craggy(random, rolling(stage, y, 60, 1.2 + i * 0.5, 9), 60)
    markup +=
      cut(toGround(stage, sky), {
        fill: fall(stage, y - 90, y + 100, `0 ${tone}, 1 ${mix(tone, '#d8d4e4', 0.45)}`),
        shadow: 7,
        depth: 0.18,
        rim: rimLight(stage, light[0], light[1], 700, '#fff4d8', 0.5),
        rimWidth: 1,
      }) + fog(stage, y + 50, '#e2dff0', 0.5 - i * 0.06, light)
  }
  // The sea, the boat and the way of the light.
  const tones = ['#7c7ca4', '#5a5a88', '#41416e']
  for (const [i, tone] of tones.entries()) {
    const y = sea + i * 40
    markup += cut(waves(stage, y, 80 + i * 40, 7 + i * 4, i * 31), {
      fill: fall(stage, y - 10, y + 120, `0 ${mix(tone, pale, 0.14)}, 1 ${mix(tone, '#17172e', 0.3)}`),
      shadow: 10,
      depth: 0.3,
      rim: rimLight(stage, light[0], y, 640, '#fff4d8', 0.7),
      rimWidth: 1,
    })
    if (i === 0) markup += glitter(stage, x - 90, y + 6, y + 110, 200, '#fff4d8', 0.75)
    if (i === 1) {
      const [bx, by] = stage.wide ? [x - 460, y + 8] : [x - 300, y + 10]
      const rim = rimLight(stage, light[0], light[1], 760, '#fff2d0', 1)
      markup +=
        cut(
          [
            path`M${bx - 66} ${by - 16}L${bx + 70} ${by - 20}C${bx + 62} ${by + 6} ${bx + 44} ${by + 24} ${bx + 30} ${by + 28}L${bx - 44} ${by + 28}C${bx - 56} ${by + 14} ${bx - 64} ${by} ${bx - 66} ${by - 16}Z`,
            rect(bx - 2, by - 120, 4, 104),
            path`M${bx + 4} ${by - 116}C${bx + 44} ${by - 90} ${bx + 56} ${by - 50} ${bx + 54} ${by - 28}L${bx + 4} ${by - 28}Z`,
            path`M${bx - 6} ${by - 104}C${bx - 30} ${by - 70} ${bx - 42} ${by - 46} ${bx - 46} ${by - 28}L${bx - 6} ${by - 28}Z`,
          ],
          {
            fill: fall(stage, by - 120, by + 30, '0 #b0a4b8, 0.6 #4a4470, 1 #1c1a38'),
            shadow: 8,
            rim,
            rimWidth: 1.3,
          },
        ) + lamp(stage, bx + 62, by - 34, 4.5, '#ffc98a')
    }
    markup += fog(stage, y + 40, '#dcd8ec', 0.34, light)
  }
  // The rock of the lighthouse.
  const rock = craggy(
    random,
    pts`${x - 330} ${h * 0.9}, ${x - 260} ${sea + 60}, ${x - 170} ${sea - 20}, ${x - 110} ${base + 6}, ${x + 110} ${base - 4}, ${x + 190} ${sea - 40}, ${x + 270} ${sea + 30}, ${x + 420} ${h * 0.9}`,
    46,
  )
  const rim = rimLight(stage, light[0], light[1], 620, '#fff2d0', 0.9)
  const cottage = [
    rect(x + 84, base - 54, 116, 80),
    path`M${x + 72} ${base - 52}L${x + 104} ${base - 96}L${x + 180} ${base - 96}L${x + 212} ${base - 52}Z`,
    rect(x + 164, base - 122, 18, 34),
  ]
  markup +=
    cut(cottage, { fill: '#3a3560', shadow: 10, rim, rimWidth: 1.2 }) +
    shape(rect(x + 104, base - 36, 20, 24) + rect(x + 150, base - 36, 20, 24), '#ffd692')
  markup += lighthouse(stage, x, base + 14, tall, light)
  markup += cut([`${line(rock)}Z`, grass(random, rock, x - 120, x + 200, 10, 18)], {
    fill: fall(stage, base, h * 0.9, '0 #4a4672, 0.4 #26244a, 1 #100f24'),
    shadow: 18,
    shadowOf: line(rock),
    rim,
    rimWidth: 1.3,
  })
  let steps = ''
  for (let i = 0; i < 9; i++) steps += rect(x - 60 - i * 13, base + 14 + i * 16, 34, 5)
  markup += shape(steps, '#8480ac', 0.55)
  for (const [i, y] of [h * 0.8, h * 0.86].entries())
    markup +=
      cut(waves(stage, y, 190 + i * 50, 14, i * 70), {
        fill: fall(stage, y - 10, h, `0 ${i ? '#24234a' : '#35345f'}, 1 #0d0c1e`),
        shadow: 14,
        depth: 0.35,
        rim: rimLight(stage, light[0], y, 560, '#fff4d8', 0.45),
        rimWidth: 1,
      }) + fog(stage, y, '#cfcae6', 0.26 - i * 0.08, light)
  // Pier, lantern and bare trees in front.
  const py = h * (stage.wide ? 0.84 : 0.82)
  const end = stage.wide ? w * 0.47 : w * 0.44
  const pier = [path`M-20 ${py}L${end} ${py - 8}L${end} ${py + 12}L-20 ${py + 30}Z`]
  for (let i = 0; i < 7; i++) pier.push(rect(end - 24 - i * end * 0.16, py - 30 + i * 2, 11, h - py + 60))
  const [px, pz] = [end - 66, py - 4]
  markup += cut(pier, {
    fill: fall(stage, py - 30, h, '0 #2c2a50, 1 #0d0c1e'),
    shadow: 14,
    rim: rimLight(stage, light[0], light[1], 820, '#fff2d0', 0.8),
    rimWidth: 1.2,
  })
  markup +=
    glow(stage, px + 44, pz - 62, 180, '#ffc98a', 0.85) +
    cut(
      [
        ...person('cloak', 116, { x: px, y: pz }),
        limb(pts`${px + 10} ${pz - 86}, ${px + 30} ${pz - 82}, ${px + 44} ${pz - 88}`, [7, 5, 3.4], 4),
      ],
      { fill: '#14132a', rim: rimLight(stage, px + 60, pz - 70, 160, '#ffdfa8', 1), rimWidth: 1.5 },
    ) +
    shape(rect(px + 37, pz - 80, 15, 24), '#fff0c8') +
    stroke(
      rect(px + 37, pz - 80, 15, 24) + line(pts`${px + 44} ${pz - 90}, ${px + 44} ${pz - 80}`),
      '#14132a',
      2.4,
    )
  const shore: Point[] = stage.wide
    ? pts`-30 ${h * 0.9}, ${w * 0.12} ${h * 0.92}, ${w * 0.3} ${h * 0.97}, ${w * 0.46} ${h * 1.02}, ${w * 0.7} ${h * 1.0}, ${w * 0.86} ${h * 0.94}, ${w + 30} ${h * 0.9}`
    : pts`-30 ${h * 0.89}, ${w * 0.3} ${h * 0.93}, ${w * 0.6} ${h * 0.96}, ${w + 30} ${h * 0.9}`
  const trees = [
    ...bareTree(random, w * 0.06, heightAt(shore, w * 0.06) + 10, stage.wide ? 560 : 480, 0.06),
    ...bareTree(random, w * 0.95, heightAt(shore, w * 0.95) + 10, stage.wide ? 480 : 400, -0.12),
  ]
  markup += cut([...trees, toGround(stage, shore, true), grass(random, shore, -20, w + 20, 8, 44)], {
    fill: '#0b0a1a',
    shadow: 12,
    shadowOf: curve(shore),
    rim: rimLight(stage, light[0], light[1], 980, '#d8d0ec', 0.4),
    rimWidth: 1,
  })
  let gulls = ''
  for (let i = 0; i < 7; i++) {
    const [gx, gy, s] = [
      x + random.between(-460, 160),
      light[1] + random.between(-110, 150),
      random.between(5, 10),
    ]
    gulls += bird(gx, gy, s)
  }
  return (
    markup +
    shape(gulls, alpha('#2c2a54', 0.9)) +
    motes(
      Array.from(
        { length: 26 },
        () => [random.next() * w, random.between(0.2, 0.9) * h, random.between(0.8, 2)] as const,
      ),
      '#fff0d0',
      0.5,
    )
  )
}
