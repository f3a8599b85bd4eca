import { shape, stroke } from '../paper.ts'
import { curve, ellipse, limb, line, path, pts, rect } from '../path.ts'
import { type Instrument, type Materials, piece, tube } from './materials.ts'

const keys = (x: number, from: number, to: number, count: number, papers: Materials, size = 5) =>
  piece(
    Array.from({ length: count }, (_, i) =>
      ellipse(x, from + ((to - from) * i) / (count - 1), size, size * 0.8),
    ),
    papers.silver,
    papers,
    2,
  ) + stroke(path`M${x + size + 3} ${from - 8}L${x + size + 3} ${to + 8}`, '#d8def088', 1.8)

/** A flute along the x axis, head joint at -40 0, foot at 380 0. */
export const flute: Instrument = (papers) =>
  [
    piece('M-40 -7L380 -6L380 6L-40 7C-46 4 -46 -4 -40 -7Z', papers.silver, papers, 6),
    piece(ellipse(6, -2, 20, 11), papers.silver, papers, 3),
    shape(ellipse(6, -4, 7, 4), '#2a2440'),
    stroke('M84 -7L84 7M300 -7L300 7', '#4a4a6c', 3),
    piece(
      Array.from({ length: 12 }, (_, i) => ellipse(110 + i * 16, -6, 7, 6)),
      papers.silver,
      papers,
      2,
    ),
    piece(
      Array.from({ length: 4 }, (_, i) => ellipse(314 + i * 16, -5, 7, 6)),
      papers.silver,
      papers,
      2,
    ),
    stroke('M104 9L300 9', '#e8ecfa88', 2.4),
  ].join('')

/** An oboe hanging down: reed at 0 -20, bell at 0 400. */
export const oboe: Instrument = (papers) =>
  [
    shape('M-3 -34L3 -34L2 4L-2 4Z', '#e8c890'),
    stroke('M-2 -4L2 -4M-2 0L2 0', '#a83a4a', 2),
    piece('M-7 2L7 2L12 340C14 360 22 376 26 396L-26 396C-22 376 -14 360 -12 340Z', papers.ebony, papers, 6),
    piece(
      [rect(-12, 110, 24, 8), rect(-14, 232, 28, 8), 'M-24 388L24 388L27 400L-27 400Z'],
      papers.silver,
      papers,
      2,
    ),
    keys(2, 40, 330, 13, papers, 5),
  ].join('')

/** A clarinet hanging down: mouthpiece at 0 -30, bell at 0 420. */
export const clarinet: Instrument = (papers) =>
  [
    piece('M-4 -40L5 -38L10 24L-10 24Z', papers.ebony, papers, 3),
    piece(rect(-11, -6, 22, 12), papers.silver, papers, 2),
    piece(
      'M-11 24L11 24L13 350C16 376 34 390 42 420L-42 420C-34 390 -16 376 -13 350Z',
      papers.ebony,
      papers,
      7,
    ),
    piece(
      [rect(-14, 64, 28, 8), rect(-14, 196, 28, 9), rect(-15, 338, 30, 8), 'M-42 412L42 412L45 424L-45 424Z'],
      papers.silver,
      papers,
      2,
    ),
    keys(3, 86, 324, 12, papers, 6.5),
  ].join('')

/** A bassoon: two tubes side by side, foot at 0 460, top at 0 -320, crook to the left at -118 -70. */
export const bassoon: Instrument = (papers) =>
  [
    piece(limb(pts`-14 -10, -50 -56, -96 -84, -118 -70`, [5, 4, 3, 2], 7), papers.silver, papers, 3),
    shape('M-128 -72L-112 -76L-110 -68L-126 -62Z', '#e8c890'),
    piece(
      [rect(-22, -14, 20, 440), 'M4 -300L24 -300L26 430L2 430Z', 'M-26 400L30 400L24 462L-20 462Z'],
      papers.darkWood,
      papers,
      8,
    ),
    piece(['M2 -326L26 -326L27 -300L1 -300Z'], papers.ivory, papers, 3),
    piece(
      [
        rect(-25, 120, 26, 9),
        rect(0, 60, 29, 9),
        rect(-28, 392, 60, 10),
        rect(-24, -18, 24, 8),
        rect(2, -200, 25, 8),
      ],
      papers.brass,
      papers,
      2,
    ),
    keys(-12, 20, 380, 12, papers, 6),
    keys(14, -180, 380, 15, papers, 5),
  ].join('')

/** A French horn about its coil at 0 0 (radius 105); mouthpiece at -150 -150, bell down to the right. */
export const horn: Instrument = (papers) =>
  [
    tube(curve(pts`-152 -152, -112 -108, -60 -92, 0 -100`), 8, papers),
    piece(
      limb(pts`-100 20, -70 92, 20 112, 96 70, 130 130, 166 190`, [7, 8, 11, 17, 32, 84], 9, 'flat'),
      papers.brass,
      papers,
      9,
    ),
    tube(ellipse(0, 0, 100), 13, papers),
    tube(ellipse(0, 0, 72), 10, papers),
    tube(curve(pts`-70 -30, -20 -54, 40 -40, 64 10, 30 52, -34 48, -70 6`), 9, papers),
    tube('M-30 -66L-10 64M26 -70L34 58', 8, papers),
    piece(
      [-22, 6, 34].map((x) => rect(x - 11, -18, 22, 46)),
      papers.brass,
      papers,
      4,
    ),
    piece(
      [-22, 6, 34].map((x) => ellipse(x, -20, 12, 5)),
      papers.silver,
      papers,
      2,
    ),
    piece('M-164 -168L-152 -158L-146 -144L-150 -142L-160 -150L-170 -160Z', papers.silver, papers, 3),
    `<g transform="translate(172 200) rotate(38)">${piece(ellipse(0, 0, 26, 88), papers.brass, papers, 6)}${shape(ellipse(3, 0, 18, 72), '#5a2c1c', 0.75)}${shape(ellipse(7, 0, 9, 40), '#1c0c10', 0.8)}</g>`,
  ].join('')

/** A trumpet along the x axis: mouthpiece at 0 0, bell at -400 0. */
export const trumpet: Instrument = (papers) =>
  [
    piece('M10 -8L-14 -5L-14 5L10 8Z', papers.silver, papers, 3),
    tube('M-10 -1L-300 2', 9, papers),
    tube(
      path`${curve(pts`-250 0, -300 2, -318 26, -300 52, -250 56`)}L-70 58${curve(pts`-70 58, -40 50, -34 28, -52 2`).replace('M-70 58', '')}`,
      9,
      papers,
    ),
    piece(
      limb(pts`-120 52, -230 34, -300 14, -360 2, -402 0`, [5, 6, 9, 20, 58], 9, 'flat'),
      papers.brass,
      papers,
      8,
    ),
    piece(ellipse(-402, 0, 9, 59), papers.brass, papers, 3),
    piece(
      [-128, -156, -184].map((x) => rect(x - 12, -24, 24, 92)),
      papers.brass,
      papers,
      5,
    ),
    piece(
      [-128, -156, -184].map((x) => rect(x - 3, -42, 6, 20)),
      papers.silver,
      papers,
      2,
    ),
    piece(
      [-128, -156, -184].map((x) => ellipse(x, -44, 10, 4)),
      papers.ivory,
      papers,
      2,
    ),
  ].join('')

/** A trombone: mouthpiece at 0 0, slide out to -520 40, bell at -330 -120, bow of the bell at 150 -90. */
export const trombone: Instrument = (papers) =>
  [
    tube(`${curve(pts`-60 0, 60 -14, 140 -40, 160 -90, 130 -134, 60 -142`)}`, 11, papers),
    piece(
      limb(pts`70 -142, -100 -136, -220 -130, -290 -126, -336 -124`, [6, 9, 16, 36, 84], 9, 'flat'),
      papers.brass,
      papers,
      9,
    ),
    piece(ellipse(-336, -124, 12, 85), papers.brass, papers, 3),
    tube('M12 0L-500 34', 9, papers),
    tube(
      path`M-500 34${curve(pts`-500 34, -524 46, -516 70, -490 72`).replace('M-500 34', '')}L-70 46`,
      9,
      papers,
    ),
    piece('M16 -9L-12 -6L-12 6L16 9Z', papers.silver, papers, 3),
    tube('M-84 2L-80 48M-250 18L-246 60M-40 -2L-20 -130', 7, papers, papers.silver),
  ].join('')

/** A tuba, bell up: bell rim at 60 -330, body down to 0 260; mouthpiece at -150 -70. */
export const tuba: Instrument = (papers) =>
  [
    piece(
      limb(
        pts`-60 230, 60 250, 116 150, 104 0, 84 -140, 66 -250, 60 -330`,
        [24, 34, 46, 50, 58, 84, 150],
        9,
        'flat',
      ),
      papers.brass,
      papers,
      12,
    ),
    piece(ellipse(60, -330, 150, 34), papers.brass, papers, 5),
    shape(ellipse(60, -328, 126, 24), '#5a2c1c', 0.8),
    shape(ellipse(60, -322, 80, 13), '#1c0c10', 0.7),
    tube(curve(pts`-150 -72, -110 -60, -70 -40, -66 40, -70 160, -40 226, 40 236`), 20, papers),
    tube(curve(pts`-30 -40, -34 60, -30 150, 10 186, 60 170, 66 60, 50 -40, 10 -70, -30 -40`), 15, papers),
    piece(
      [-16, 12, 40, 66].map((x) => rect(x - 11, 20, 22, 90)),
      papers.brass,
      papers,
      5,
    ),
    piece(
      [-16, 12, 40, 66].map((x) => ellipse(x, 14, 11, 5)),
      papers.silver,
      papers,
      2,
    ),
    piece('M-166 -84L-150 -80L-144 -66L-152 -60L-170 -66Z', papers.silver, papers, 3),
    stroke(line(pts`96 -200, 96 60`), '#fff6dc55', 5),
  ].join('')
