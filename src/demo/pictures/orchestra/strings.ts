import { shape, stroke } from '../paper.ts'
import { curve, ellipse, limb, line, path, place, pts, rect } from '../path.ts'
import { type Instrument, type Materials, piece } from './materials.ts'

const halfBody =
  'C38 -44 62 -20 58 12C56 28 50 36 47 44C36 54 34 84 50 98C58 106 74 124 74 150C74 186 40 204 0 204'
const body = `M0 -42${halfBody}${'C-40 204 -74 186 -74 150C-74 124 -58 106 -50 98C-34 84 -36 54 -47 44C-50 36 -56 28 -58 12C-62 -20 -38 -44 0 -42Z'}`
const soundHoles = [1, -1]
  .map((side) =>
    curve(pts`${side * 20} 58, ${side * 27} 64, ${side * 25} 80, ${side * 33} 96, ${side * 40} 102`),
  )
  .join('')

/** A bowed instrument upright: scroll at 0 -205, end button at 0 204, 148 wide. */
function bowed(papers: Materials, wood: string, endpin: number): string {
  return [
    endpin > 0 ? stroke(path`M0 200L0 ${204 + endpin}`, papers.silver, 5) : '',
    piece(body, wood, papers, 9),
    stroke(place(body, { scale: 0.94, y: 4.6 }), '#2a0f1288', 1.6),
    shape(
      'M-50 98C-34 84 -36 54 -47 44C-20 60 -16 84 -50 98ZM50 98C34 84 36 54 47 44C20 60 16 84 50 98Z',
      '#2a0f12',
      0.22,
    ),
    stroke(soundHoles, '#1c0a10', 4),
    piece('M-7 -168L7 -168L11 64L-11 64Z', papers.ebony, papers, 4),
    piece(
      'M-10 -166C-12 -186 -6 -206 6 -204C18 -202 18 -186 8 -184C2 -184 2 -192 7 -192C-2 -196 -2 -182 8 -166Z',
      wood,
      papers,
      3,
    ),
    shape(
      rect(-24, -186, 18, 5) + rect(-22, -174, 16, 5) + rect(8, -180, 18, 5) + rect(8, -170, 16, 5),
      '#2a1820',
    ),
    piece('M-9 122L9 122L14 176C8 184 -8 184 -14 176Z', papers.ebony, papers, 3),
    piece('M-22 96L22 96L19 88L12 84L-12 84L-19 88Z', papers.ivory, papers, 2),
    stroke(
      [-6, -2, 2, 6].map((x) => line(pts`${x * 0.8} -164, ${x * 1.5} 88, ${x} 126`)).join(''),
      '#fff6dccc',
      1,
    ),
  ].join('')
}

export const violin: Instrument = (papers) =>
  `${bowed(papers, papers.wood, 0)}${piece('M-30 176C-44 178 -52 196 -44 206C-30 212 -18 202 -16 190Z', papers.ebony, papers, 3)}`
export const cello: Instrument = (papers) => bowed(papers, papers.wood, 70)
export const doubleBass: Instrument = (papers) => bowed(papers, papers.darkWood, 34)

/** A bow along the x axis: frog at 0 0, tip at -400 0. */
export const bow: Instrument = (papers) =>
  `${stroke('M-4 6L-396 8', '#fff2dc', 2.6)}${piece(limb(pts`8 -2, -200 -8, -396 -2`, [3.4, 3, 2.4], 6), papers.darkWood, papers, 3)}${piece('M8 -4L-34 -5L-28 9L4 9Z', papers.ebony, papers, 2)}${shape('M-392 -4L-404 -2L-398 10L-390 9Z', '#3a1c20')}`

/** A concert harp, column to the left: 560 tall, foot at 0 280, 380 wide. */
export const harp: Instrument = (papers) => {
  const top = (t: number) => -250 + Math.sin(t * Math.PI * 0.95) * 66 - t * 6
  const strings = Array.from({ length: 30 }, (_, i) => {
    const t = (i + 1) / 31
    const x = -150 + t * 290
    return line(pts`${x} ${top(t) + 26}, ${x + 4} ${246 - t * 420}`)
  })
  return [
    stroke(strings.filter((_, i) => i % 3).join(''), '#fff2d4cc', 1.4),
    stroke(strings.filter((_, i) => i % 3 === 0).join(''), '#ff9c8acc', 1.6),
    piece(
      'M-150 262L-116 262L176 -150C190 -170 184 -190 168 -186C150 -180 140 -160 120 -130L-140 236Z',
      papers.wood,
      papers,
      9,
    ),
    piece(
      limb(
        pts`-152 -246, -100 -222, -40 -196, 40 -198, 110 -244, 166 -206, 172 -170`,
        [20, 15, 14, 16, 18, 22, 18],
        7,
      ),
      papers.brass,
      papers,
      9,
    ),
    piece('M-176 -236L-136 -240L-142 250L-170 250Z', papers.brass, papers, 9),
    stroke('M-164 -226L-164 240M-156 -226L-156 240M-149 -226L-149 240', '#6a3a1c88', 2),
    piece(
      [
        'M-186 -270C-170 -292 -140 -292 -128 -268L-134 -234L-180 -232Z',
        rect(-186, 240, 64, 16),
        'M-206 256L-60 256L-50 282L-216 282Z',
      ],
      papers.brass,
      papers,
      5,
    ),
    shape(Array.from({ length: 7 }, (_, i) => ellipse(-150 + i * 15, 284, 6, 4)).join(''), '#7c4424'),
  ].join('')
}

/** A guitar upright: head at 0 -260, end at 0 230. */
export const guitar: Instrument = (papers) =>
  [
    piece(
      'M0 -30C40 -34 76 -14 74 26C72 56 56 62 58 84C62 108 104 126 102 170C98 216 50 232 0 232C-50 232 -98 216 -102 170C-104 126 -62 108 -58 84C-56 62 -72 56 -74 26C-76 -14 -40 -34 0 -30Z',
      papers.wood,
      papers,
      9,
    ),
    shape(ellipse(0, 82, 31), '#1c0a10'),
    stroke(ellipse(0, 82, 37), '#fff0cc88', 3),
    piece('M-11 -214L11 -214L13 52L-13 52Z', papers.ebony, papers, 4),
    stroke(
      Array.from({ length: 13 }, (_, i) => line(pts`-11 ${-206 + i * 19}, 12 ${-206 + i * 19}`)).join(''),
      '#e8d6b888',
      1.4,
    ),
    piece('M-15 -212L-19 -264L-8 -272L8 -272L19 -264L15 -212Z', papers.darkWood, papers, 4),
    piece(rect(-34, 158, 68, 13), papers.ebony, papers, 3),
    stroke([-8, -5, -2, 2, 5, 8].map((x) => line(pts`${x} -214, ${x * 1.2} 164`)).join(''), '#fff6dccc', 1),
  ].join('')
