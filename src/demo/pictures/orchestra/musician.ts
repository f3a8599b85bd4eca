import { mix } from '../colour.ts'
import { cut, put, shape, stroke } from '../paper.ts'
import { curve, ellipse, limb, line, type Point, path, pts } from '../path.ts'
import { clip, radial, type Stage } from '../stage.ts'
import type { Materials } from './materials.ts'

/** Shoulder, elbow and hand of an arm, in units of the figure: the head's centre is 0 0, its chin at 96. */
export type Arm = readonly [shoulder: Point, elbow: Point, hand: Point]

export interface Look {
  skin: string
  hair: string
  style: 'short' | 'parted' | 'bun' | 'long' | 'bob' | 'curls' | 'tail' | 'grey-beard'
  dress: 'tails' | 'gown' | 'shirt'
  gown: string
  glasses: boolean
}

const skins = ['#e8b48c', '#d9a07a', '#b97f5c', '#f0c6a4', '#8f5c42'] as const
const hairs = ['#3a2428', '#241a24', '#6a3a26', '#8f5a34', '#1c1620', '#4f2c2a'] as const

/** The person that a stage's seed makes: a woman when the variant is odd, a man when it is even. */
export function makeLook({ random, variant }: Stage): Look {
  const woman = variant % 2 === 1
  const style = woman
    ? random.pick(['bun', 'long', 'bob', 'tail', 'curls'] as const)
    : random.pick(['short', 'short', 'parted', 'parted', 'curls', 'grey-beard'] as const)
  return {
    skin: random.pick(skins),
    hair: style === 'grey-beard' ? '#a89aa4' : random.pick(hairs),
    style,
    dress: woman
      ? random.pick(['gown', 'gown', 'shirt'] as const)
      : random.pick(['tails', 'tails', 'shirt'] as const),
    gown: random.pick(['#4a2c5c', '#6a2438', '#24405c', '#2c2238', '#1f4a4a'] as const),
    glasses: random.chance(0.24),
  }
}

const face =
  'M-20 180C-26 142 -32 116 -42 102C-58 108 -76 106 -84 94C-91 84 -85 78 -85 72C-92 68 -95 62 -89 56C-97 52 -97 44 -89 40C-91 34 -92 30 -94 26C-104 25 -113 20 -111 12C-107 -2 -97 -20 -93 -36C-92 -46 -95 -54 -93 -66C-88 -102 -50 -126 0 -126C62 -126 100 -84 100 -26C100 16 86 46 70 64C62 92 62 132 70 180Z'

const hairPaths: Record<Look['style'], string[]> = {
  short: [
    'M-94 -60C-104 -112 -54 -150 6 -146C78 -144 118 -94 112 -22C110 14 94 46 78 66C70 46 62 30 52 22C52 -2 46 -16 36 -20C22 -20 12 -40 6 -62C-20 -52 -64 -44 -94 -60Z',
  ],
  parted: [
    'M-96 -50C-116 -104 -66 -160 0 -152C82 -152 124 -98 114 -20C112 18 96 50 80 66C70 44 60 30 52 22C54 -4 46 -18 34 -22C24 -40 10 -62 -14 -74C-40 -60 -74 -44 -96 -50Z',
  ],
  bun: [
    'M-94 -56C-104 -108 -54 -148 6 -144C76 -142 114 -94 108 -26C106 0 96 24 82 40C70 34 60 24 52 16C50 -4 44 -16 34 -20C20 -22 8 -44 2 -66C-24 -54 -66 -44 -94 -56Z',
    ellipse(112, -82, 46, 44),
  ],
  long: [
    'M-94 -50C-110 -108 -60 -152 8 -148C86 -146 124 -92 120 -18C122 60 140 130 134 260C110 286 60 280 40 250C54 190 58 120 52 40C52 0 46 -16 34 -20C18 -30 4 -52 -6 -72C-30 -56 -68 -44 -94 -50Z',
  ],
  bob: [
    'M-96 -40C-114 -104 -64 -152 6 -148C84 -146 126 -92 122 -14C122 40 124 84 112 112C88 124 62 116 48 100C56 70 56 30 50 6C46 -10 40 -18 30 -22C12 -34 0 -54 -8 -74C-34 -58 -70 -36 -96 -40Z',
  ],
  curls: [
    ...pts`-84 -66, -70 -104, -36 -132, 6 -142, 50 -134, 86 -106, 106 -66, 112 -22, 104 20, 86 52, 60 20, 48 -20, 20 -60, -16 -84, -50 -76, 30 -100, 74 -60, 80 0`.map(
      ([x, y]) => ellipse(x, y, 34),
    ),
  ],
  tail: [
    'M-94 -58C-104 -110 -54 -148 6 -144C76 -142 114 -94 108 -26C106 0 96 24 84 40C70 34 60 24 52 16C50 -4 44 -16 34 -20C20 -22 8 -44 2 -66C-24 -54 -66 -44 -94 -58Z',
    limb(pts`92 -62, 150 -40, 160 50, 132 150`, [24, 36, 30, 3], 7),
  ],
  'grey-beard': [
    'M-40 -112C-20 -136 40 -148 84 -100C118 -60 114 10 78 62C68 44 60 30 52 22C54 -6 46 -18 36 -20C40 -60 16 -104 -40 -112Z',
    'M-90 46C-98 60 -100 108 -70 132C-40 146 0 124 26 84C40 60 48 44 48 22C30 30 20 50 -6 56C-30 60 -52 44 -64 46C-74 44 -82 44 -90 46Z',
  ],
}

/** Skin as the stage's dusk shows it: lit in front, nearly lost behind. */
const skinTones = ({ skin }: Look) =>
  `0 ${mix(skin, '#5a2424', 0.1)}, 0.45 ${mix(skin, '#5a2424', 0.28)}, 1 ${mix(skin, '#1c0e24', 0.66)}`

/** Head in profile, looking left, tilted by `tilt` degrees about the neck. */
export function head(stage: Stage, look: Look, papers: Materials, tilt: number, singing = false): string {
  const skin = radial(stage, [-96, -40], 230, skinTones(look))
  const hair = radial(
    stage,
    [-60, -140],
    280,
    `0 ${mix(look.hair, '#ffd9a8', 0.3)}, 0.5 ${look.hair}, 1 ${mix(look.hair, '#0e0816', 0.6)}`,
  )
  const content = [
    cut(face, { fill: skin, shadow: 12, rim: papers.rim, rimWidth: 1.6 }),
    shape(
      'M-42 102C-20 110 10 100 40 74C32 110 36 146 42 180L-20 180C-26 142 -32 116 -42 102Z',
      '#1c0a1c',
      0.36,
    ),
    stroke('M-76 -6C-70 -1 -62 0 -55 -5', '#3a1c24', 4),
    stroke('M-84 -32C-72 -40 -60 -40 -48 -34', mix(look.hair, '#3a1c24', 0.4), 5),
    singing
      ? shape('M-93 44C-84 40 -72 44 -70 54C-70 66 -80 72 -90 68C-96 62 -96 50 -93 44Z', '#4a1420')
      : stroke('M-88 56C-80 57 -72 56 -67 53', '#7a3438', 3),
    stroke('M-104 22C-100 26 -96 27 -93 25', '#5a2a30', 2.4),
    shape(
      'M24 -14C38 -22 50 -10 46 10C44 24 32 34 24 26C18 16 16 -4 24 -14Z',
      mix(look.skin, '#5a2834', 0.5),
    ),
    stroke('M30 -4C38 -6 40 6 34 16', '#5a2a30', 2.4),
    cut(hairPaths[look.style], { fill: hair, shadow: 7, depth: 0.4, rim: papers.rim, rimWidth: 1.2 }),
    look.style === 'short' || look.style === 'parted' || look.style === 'bun'
      ? stroke(
          curve(pts`-80 -84, -20 -122, 50 -110, 90 -50`) + curve(pts`-60 -70, -6 -100, 50 -84, 78 -20`),
          '#ffe0b022',
          3,
        )
      : '',
    look.glasses ? stroke(`${ellipse(-66, -6, 20, 17)}M-46 -8L30 -14`, '#e8d6b8', 3) : '',
  ]
  return put(content.join(''), 0, 0, 1, tilt)
}

/** Torso from the neck to below the picture, facing left. */
export function torso(stage: Stage, look: Look, papers: Materials): string {
  const outline =
    look.dress === 'gown'
      ? 'M-24 152C-44 190 -118 200 -150 242C-180 300 -150 400 -124 500C-140 640 -210 800 -240 1000L310 1000C280 800 216 640 200 500C232 400 256 306 226 254C196 204 112 194 72 152C44 180 4 180 -24 152Z'
      : 'M-24 150C-44 188 -124 198 -158 240C-190 300 -172 420 -158 560L-186 1000L262 1000L236 560C262 420 262 306 230 252C198 202 112 194 72 150C44 180 4 180 -24 150Z'
  const cloth = radial(
    stage,
    [-190, 180],
    760,
    look.dress === 'gown'
      ? `0 ${mix(look.gown, '#ffe6c4', 0.2)}, 0.35 ${mix(look.gown, '#120c1c', 0.45)}, 1 #0f0a18`
      : '0 #5a4a66, 0.35 #2c2238, 1 #0f0a18',
  )
  const parts = [cut(outline, { fill: cloth, shadow: 18, rim: papers.rim, rimWidth: 1.8 })]
  if (look.dress === 'tails') {
    parts.push(
      shape(
        'M-36 150C-40 190 -60 230 -84 280L-120 470L-78 520C-40 420 10 280 60 158C30 176 -8 176 -36 150Z',
        papers.ivory,
      ),
      stroke(line(pts`-62 300, -96 470`), '#b8a08a', 2),
      shape([320, 372, 424].map((y) => ellipse(-74 - (y - 300) * 0.18, y, 4.4)).join(''), '#3a2c38'),
      cut(path`M-44 156C-76 210 -112 240 -128 300L-150 560L-112 700L-84 520C-104 420 -88 320 -44 156Z`, {
        fill: '#241a30',
        shadow: 5,
        rim: papers.rim,
        rimWidth: 1,
      }),
      cut(path`M70 150C90 200 40 300 -20 400L-84 520L-60 330C-30 290 10 220 70 150Z`, {
        fill: '#2c2038',
        shadow: 6,
        rim: papers.rim,
        rimWidth: 1,
      }),
      cut(path`M-50 158L-86 146L-84 188L-50 176L-20 190L-18 148Z`, { fill: '#fff6e8', shadow: 4 }),
    )
  } else if (look.dress === 'gown') {
    const skin = radial(stage, [-120, 180], 330, skinTones(look))
    parts.push(
      clip(
        stage,
        outline,
        shape('M-60 130L110 130L210 260C120 300 -60 330 -190 290Z', skin) +
          stroke(curve(pts`-190 292, -60 326, 120 300, 226 250`), papers.rim, 2.4),
      ),
      shape(
        Array.from({ length: 13 }, (_, i) =>
          ellipse(-52 + i * 9.5, 178 + Math.sin((i / 12) * Math.PI) * 26, 4.2),
        ).join(''),
        '#fff6e8',
      ),
      stroke(
        curve(pts`-110 330, -90 480, -150 760, -170 980`) +
          curve(pts`10 350, 20 520, 0 760, -10 980`) +
          curve(pts`120 340, 130 500, 180 760, 210 980`),
        '#ffffff14',
        7,
      ),
    )
  } else {
    parts.push(
      shape(
        'M-40 148C-60 176 -74 196 -80 210C-40 224 -10 214 6 190C30 200 60 190 84 166L76 146C50 170 0 174 -40 148Z',
        '#4a3c58',
      ),
      stroke(curve(pts`-120 300, -60 330, 40 340, 150 320`), '#ffffff12', 6),
    )
  }
  return parts.join('')
}

/** A sleeve, a cuff and a hand. `bare` arms are skin from the shoulder. */
export function arm(
  stage: Stage,
  look: Look,
  papers: Materials,
  [shoulder, elbow, hand]: Arm,
  thick = 1,
): string {
  const [dx, dy] = [hand[0] - elbow[0], hand[1] - elbow[1]]
  const length = Math.hypot(dx, dy) || 1
  const at = (back: number): Point => [hand[0] - (dx / length) * back, hand[1] - (dy / length) * back]
  const bare = look.dress === 'gown'
  const skin = radial(stage, [hand[0] - 60, hand[1] - 60], 220, skinTones(look))
  const cloth = radial(stage, [shoulder[0] - 160, shoulder[1] - 60], 520, '0 #5a4a66, 0.4 #32283f, 1 #120c1c')
  const t = thick
  const sleeve = limb(
    [shoulder, elbow, at(44)],
    bare ? [44 * t, 32 * t, 22 * t] : [60 * t, 46 * t, 33 * t],
    9,
  )
  const palm = limb([at(34), at(4), at(-26)], [19 * t, 24 * t, 20 * t], 5)
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI
  const fingers = [-15, -5, 5, 15].map((across, i) =>
    limb(
      pts`10 ${across * t}, 38 ${across * 1.05 * t}, ${46 + (i % 2) * 4} ${across * t + 12}`,
      [8 * t, 7 * t, 5.4 * t],
      4,
    ),
  )
  const cuff = limb([at(54), at(38)], [34 * t, 33 * t], 3, 'flat')
  return [
    cut(sleeve, { fill: bare ? skin : cloth, shadow: 13, rim: papers.rim, rimWidth: 1.6 }),
    cut(palm, { fill: skin, shadow: 7, depth: 0.35, rim: papers.rim, rimWidth: 1.2 }),
    `<g transform="translate(${hand[0]} ${hand[1]}) rotate(${turn})">${fingers.map((finger) => cut(finger, { fill: mix(look.skin, '#4a2234', 0.3), shadow: 3, depth: 0.3 })).join('')}</g>`,
    bare ? '' : cut(cuff, { fill: papers.ivory, shadow: 4, depth: 0.4 }),
  ].join('')
}
