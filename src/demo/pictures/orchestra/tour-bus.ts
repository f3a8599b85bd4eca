import { blocks } from '../built.ts'
import { mix } from '../colour.ts'
import { palm } from '../emblems/waterside.ts'
import { cloud, craggy, firs, grass, rolling, toGround } from '../land.ts'
import { beam, glitter, lamp, moon, motes, stars, windowGrid } from '../light.ts'
import { backdrop, cut, glow, mist, rimLight, shape, stroke } from '../paper.ts'
import { curve, ellipse, line, type Point, path, place, pts, rect } from '../path.ts'
import { fall, type Scene, type Stage } from '../stage.ts'
import { type Mood, moodOf, pale } from './mood.ts'

const warm = '#ffdc98'

/** A long coach to the right, wheels on y; 620 long at `k` 1. */
function coach(stage: Stage, x: number, y: number, k: number, mood: Mood, rim: string): string {
  const at = (d: string) => place(d, { x, y, scale: k })
  const body =
    'M-300 -40L-300 -170C-300 -196 -288 -206 -262 -206L230 -206C268 -206 290 -190 300 -150L314 -92C318 -76 316 -40 306 -34L-286 -34C-296 -34 -300 -36 -300 -40Z'
  const paint = fall(
    stage,
    y - 206 * k,
    y - 30 * k,
    `0 ${mix(mood.light, '#f4e4d0', 0.25)}, 0.4 ${mix(mood.light, mood.middle, 0.45)}, 1 ${mix(mood.middle, mood.deep, 0.6)}`,
  )
  let people = ''
  for (let i = 0; i < 7; i++) {
    const px = -244 + i * 68
    if (i === 3)
      people +=
        'M-52 -110C-46 -114 -40 -110 -41 -103C-34 -98 -34 -88 -46 -88C-58 -88 -58 -98 -51 -103C-52 -110 -50 -112 -52 -110ZM-48 -150L-44 -150L-44 -108L-48 -108Z'
    else
      people += `${ellipse(px, -128, 10, 12)}M${px - 19} -96C${px - 18} -116 ${px + 18} -116 ${px + 19} -96Z`
  }
  const windows = Array.from(
    { length: 7 },
    (_, i) => path`M${-276 + i * 68} -180L${-218 + i * 68} -180L${-218 + i * 68} -96L${-276 + i * 68} -96Z`,
  ).join('')
  const wheel = (wx: number) =>
    `${shape(at(ellipse(wx, -30, 36)), '#0c0a12')}${stroke(at(ellipse(wx, -30, 20)), '#8a8296', 4 * k)}${shape(at(ellipse(wx, -30, 7)), '#8a8296')}`
  return [
    shape(ellipse(x, y + 4, 340 * k, 12 * k), '#05040a', 0.6),
    cut(at(body), { fill: paint, shadow: 18, rim, rimWidth: 1.6 }),
    shape(at(windows), warm),
    shape(at(people), '#7a4030'),
    stroke(at(windows), '#2a1c28', 3),
    shape(at('M214 -184L242 -184C262 -184 272 -176 280 -150L292 -104L214 -104Z'), mix(warm, mood.light, 0.3)),
    stroke(at('M214 -184L242 -184C262 -184 272 -176 280 -150L292 -104L214 -104Z'), '#2a1c28', 3),
    stroke(at('M-298 -74L308 -74M-298 -62L310 -62M-298 -50L311 -50M-298 -86L306 -86'), '#00000026', 2),
    shape(
      at(
        ellipse(-180, -60, 9, 7) +
          rect(-173, -90, 3, 30) +
          ellipse(-140, -66, 9, 7) +
          rect(-133, -96, 3, 30) +
          path`M-173 -90L-130 -96L-130 -90L-173 -84Z`,
      ),
      '#fff4dc',
      0.9,
    ),
    wheel(-190),
    wheel(-110),
    wheel(200),
    shape(at(rect(-302, -100, 8, 26)), '#e0504a'),
    glow(stage, x - 40 * k, y - 138 * k, 380 * k, warm, 0.3, 0.5),
    beam(stage, [x + 312 * k, y - 60 * k], 4, 22, 620 * k, '#fff0cc', 0.55),
    lamp(stage, x + 310 * k, y - 62 * k, 9 * k, '#fff0cc'),
  ].join('')
}

/** Lands that the tour crosses. Each draws everything behind the road. */
const lands: readonly ((stage: Stage, mood: Mood, road: number, sun: Point) => string)[] = [
  (stage, mood, road, sun) => {
    const { random, width: w } = stage
    let markup = ''
    for (let i = 0; i < 4; i++) {
      const y = road - 260 + i * 78
      const ridge = craggy(random, rolling(stage, y, 120 - i * 24, 1.3 + i * 0.4, 9), 110 - i * 24)
      markup +=
        cut([toGround(stage, ridge), i > 1 ? firs(random, ridge, -10, w + 10, 20, 40 + i * 14) : ''], {
          fill: fall(
            stage,
            y - 140,
            y + 160,
            `0 ${mix(mood.middle, mood.deep, i * 0.2)}, 1 ${mix(mood.middle, mood.light, 0.45 - i * 0.1)}`,
          ),
          shadow: 10,
          depth: 0.3,
          shadowOf: line(ridge),
          rim: rimLight(stage, sun[0], sun[1], 820, pale(mood), 0.8),
          rimWidth: 1.2,
        }) + mist(stage, y + 90, 110, mood.light, 0.22)
    }
    return markup
  },
  (stage, mood, road, sun) => {
    const { random, width: w } = stage
    let markup = ''
    for (let i = 0; i < 4; i++) {
      const y = road - 150 + i * 46
      const ridge = rolling(stage, y, 30, 1.2 + i * 0.4)
      markup +=
        cut([toGround(stage, ridge), firs(random, ridge, -10, w + 10, 30 + i * 10, 110 + i * 50)], {
          fill: fall(
            stage,
            y - 160,
            y + 90,
            `0 ${mix(mood.middle, mood.deep, 0.2 + i * 0.2)}, 1 ${mix('#d4dcf0', mood.middle, 0.3 + i * 0.15)}`,
          ),
          shadow: 10,
          depth: 0.3,
          shadowOf: curve(ridge),
          rim: rimLight(stage, sun[0], sun[1], 900, '#f4f6ff', 0.6),
          rimWidth: 1,
        }) + mist(stage, y + 30, 90, '#dfe6f8', 0.2)
    }
    return markup
  },
  (stage, mood, road, sun) => {
    const { random, width: w } = stage
    const hills = rolling(stage, road - 120, 26, 1.2)
    let markup = cut(toGround(stage, hills), {
      fill: fall(
        stage,
        road - 160,
        road,
        `0 ${mix(mood.middle, mood.deep, 0.2)}, 1 ${mix(mood.middle, mood.light, 0.4)}`,
      ),
      shadow: 8,
      depth: 0.2,
      rim: rimLight(stage, sun[0], sun[1], 800, pale(mood), 0.8),
      rimWidth: 1.2,
    })
    let poles = ''
    for (let i = 0; i < 9; i++) {
      const px = (i / 8) * w
      poles +=
        line(pts`${px} ${road}, ${px} ${road - 230}`) +
        line(pts`${px - 26} ${road - 214}, ${px + 26} ${road - 214}`)
      markup += stroke(
        curve(
          pts`${px - 26} ${road - 214}, ${px + w / 16 - 26} ${road - 184}, ${px + w / 8 - 26} ${road - 214}`,
        ) +
          curve(
            pts`${px + 26} ${road - 214}, ${px + w / 16 + 26} ${road - 182}, ${px + w / 8 + 26} ${road - 214}`,
          ),
        mix(mood.deep, mood.middle, 0.3),
        1.6,
      )
    }
    markup += stroke(poles, mix(mood.deep, mood.middle, 0.2), 5)
    return (
      markup +
      shape(
        grass(random, rolling(stage, road - 4, 4, 2), -10, w + 10, 8, 46),
        mix(mood.deep, mood.middle, 0.3),
      )
    )
  },
  (stage, mood, road, sun) => {
    const { random, width: w, height: h } = stage
    const markup =
      cut(rect(-20, road - 190, w + 40, h), {
        fill: fall(
          stage,
          road - 190,
          road,
          `0 ${mix(mood.light, mood.middle, 0.35)}, 1 ${mix(mood.middle, mood.deep, 0.3)}`,
        ),
        shadow: 6,
        depth: 0.2,
      }) + glitter(stage, sun[0], road - 184, road - 6, 190, pale(mood), 0.9)
    const sail = path`M${w * 0.24} ${road - 150}L${w * 0.24} ${road - 250}Q${w * 0.28} ${road - 190} ${w * 0.276} ${road - 154}ZM${w * 0.22} ${road - 148}L${w * 0.29} ${road - 148}L${w * 0.276} ${road - 134}L${w * 0.232} ${road - 134}Z`
    const palms = [0.08, 0.3, 0.52, 0.74, 0.95].flatMap((t, i) =>
      palm(random, w * t, road + 20, 330 + (i % 2) * 90),
    )
    return (
      markup +
      shape(sail, mix(mood.deep, mood.middle, 0.4)) +
      cut(palms, {
        fill: mix(mood.deep, mood.middle, 0.2),
        shadow: 7,
        depth: 0.3,
        rim: rimLight(stage, sun[0], sun[1], 800, pale(mood), 0.8),
        rimWidth: 1.1,
      })
    )
  },
  (stage, mood, road, sun) => {
    const { random, width: w } = stage
    let markup = ''
    for (let i = 0; i < 3; i++) {
      let dim = ''
      let bright = ''
      const y = road + 10
      const city = blocks(random, -20, w + 20, y, { width: 60 + i * 30, height: 360 - i * 90 }, (box) => {
        const lit = windowGrid(
          stage,
          { x: box.x + 5, y: box.y + 10, width: box.width - 10, height: box.height },
          {
            columns: Math.max(2, Math.round(box.width / (16 + i * 4))),
            rows: Math.max(2, Math.round(box.height / (24 + i * 5))),
            lit: 0.26 + i * 0.06,
          },
        )
        dim += lit.dim
        bright += lit.bright
      })
      markup +=
        cut(city, {
          fill: fall(
            stage,
            y - 380,
            y,
            `0 ${mix(mood.middle, mood.deep, 0.15 + i * 0.3)}, 1 ${mix(mood.middle, mood.light, 0.35 - i * 0.1)}`,
          ),
          shadow: 10,
          depth: 0.35,
          rim: rimLight(stage, sun[0], sun[1], 800, pale(mood), 0.6),
          rimWidth: 1,
        }) +
        shape(dim, mood.light, 0.5) +
        shape(bright, '#ffe9b8', 0.9) +
        mist(stage, y - 20, 130, mood.light, 0.22)
    }
    return markup
  },
]

/** The orchestra's coach on its way: mountains, snow, steppe, sea or a city at night. */
export const tourBus: Scene = (stage) => {
  const { width: w, height: h, random, variant } = stage
  const mood = moodOf([0, 5, 4, 2, 1][variant % 5] ?? variant)
  const road = h * (stage.wide ? 0.76 : 0.7)
  const sun: Point = stage.wide ? [w * (0.66 - (variant % 2) * 0.3), road - 330] : [w * 0.6, road - 400]
  let markup = backdrop(stage, mood.sky) + stars(stage, 170, '#fff4e4', { height: h * 0.5 })
  markup +=
    variant % 2
      ? moon(stage, sun[0], sun[1] - 60, 70, pale(mood), 0.9)
      : glow(stage, sun[0], sun[1] + 60, 720, mood.light, 0.8) +
        shape(ellipse(sun[0], sun[1] + 60, 120), pale(mood))
  for (let i = 0; i < 4; i++)
    markup += shape(
      cloud(random, random.next() * w, h * (0.2 + i * 0.07), random.between(240, 500), 36),
      fall(stage, h * (0.14 + i * 0.07), h * (0.22 + i * 0.07), `0 ${pale(mood)} 0.5, 1 ${mood.middle} 0.1`),
    )
  markup += lands[variant % lands.length]?.(stage, mood, road, sun) ?? ''
  // The road, its posts, and the verge in front.
  const snowy = variant % 5 === 1
  markup += cut(
    path`M-20 ${road - 14}C${w * 0.3} ${road - 22} ${w * 0.7} ${road - 22} ${w + 20} ${road - 14}L${w + 20} ${h + 20}L-20 ${h + 20}Z`,
    {
      fill: fall(
        stage,
        road - 20,
        road + 110,
        `0 ${snowy ? mix('#aab4d0', mood.middle, 0.4) : mix(mood.middle, mood.deep, 0.55)}, 1 ${mix(mood.deep, '#06050a', 0.3)}`,
      ),
      shadow: 12,
      rim: rimLight(stage, sun[0], road, 900, pale(mood), 0.7),
      rimWidth: 1.2,
    },
  )
  markup += `<path d="M-20 ${Math.round(road + 62)}L${w + 20} ${Math.round(road + 62)}" fill="none" stroke="${mix(pale(mood), mood.middle, 0.3)}" stroke-width="5" stroke-dasharray="60 46"/>`
  const rim = rimLight(stage, sun[0], sun[1], 760, '#fff6e4', 1)
  markup += coach(stage, stage.wide ? w * 0.55 : w * 0.46, road + 42, stage.wide ? 1.12 : 1.06, mood, rim)
  const posts = Array.from({ length: 9 }, (_, i) => rect((i / 8) * w - 5, road + 84, 10, 60)).join('')
  markup +=
    cut(posts, { fill: mix(mood.deep, '#c8b8b0', 0.3), shadow: 5, depth: 0.3 }) +
    stroke(line(pts`-20 ${road + 96}, ${w + 20} ${road + 96}`), mix(mood.deep, '#c8b8b0', 0.4), 10)
  const verge = rolling(stage, road + 140, 10, 1.5)
  markup += cut([toGround(stage, verge), grass(random, verge, -10, w + 10, 9, snowy ? 14 : 44)], {
    fill: fall(
      stage,
      road + 120,
      h,
      `0 ${snowy ? mix('#8f9cc0', mood.deep, 0.4) : mix(mood.deep, mood.middle, 0.3)}, 1 ${mix(mood.deep, '#06050a', 0.6)}`,
    ),
    shadow: 12,
    shadowOf: curve(verge),
  })
  return snowy
    ? markup +
        motes(
          Array.from(
            { length: 130 },
            () => [random.next() * w, random.next() * h, random.between(1, 2.8)] as const,
          ),
          '#f4f6ff',
          0.7,
        )
    : markup
}
