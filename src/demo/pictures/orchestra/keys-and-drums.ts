import { shape, stroke } from '../paper.ts'
import { ellipse, limb, line, path, pts, rect } from '../path.ts'
import { type Instrument, piece } from './materials.ts'

/** A kettledrum: head at 0 -80, 240 wide, feet at 0 170. */
export const kettledrum: Instrument = (papers) =>
  [
    stroke(line(pts`-70 60, -96 170`) + line(pts`70 60, 96 170`) + line(pts`0 100, 0 172`), '#1c1424', 9),
    piece('M-120 -80C-122 30 -70 96 0 98C70 96 122 30 120 -80Z', papers.brass, papers, 10),
    shape('M-96 -60C-92 20 -60 66 -20 82C-50 40 -66 0 -70 -60Z', '#fff6dc', 0.35),
    piece('M-126 -88L126 -88L124 -64L-124 -64Z', papers.silver, papers, 5),
    piece(ellipse(0, -88, 126, 26), papers.ivory, papers, 4),
    stroke(ellipse(0, -88, 116, 21), '#8a6a5a66', 2),
    stroke(
      Array.from({ length: 7 }, (_, i) => line(pts`${-108 + i * 36} -84, ${-104 + i * 34.6} -40`)).join(''),
      '#e8ecfacc',
      3,
    ),
  ].join('')

/** A mallet along the x axis: felt at 0 0, end at 240 0. */
export const mallet: Instrument = (papers) =>
  `${stroke('M0 0L240 0', '#6a3a2a', 6)}${stroke('M0 -1L240 -1', papers.wood, 3.4)}${piece(ellipse(0, 0, 17, 14), papers.ivory, papers, 4)}`

/** A drum kit from the player's left: bass drum, snare, toms, cymbals; floor at y 300, 760 wide. */
export const drumKit: Instrument = (papers) => {
  const stand = (x: number, top: number, base: number) =>
    stroke(
      line(pts`${x} ${top}, ${x} ${base - 60}`) +
        line(pts`${x} ${base - 70}, ${x - 44} ${base}`) +
        line(pts`${x} ${base - 70}, ${x + 44} ${base}`),
      '#8a8aa6',
      5,
    )
  const tom = (x: number, y: number, half: number, tall: number) =>
    piece(
      path`M${x - half} ${y}L${x + half} ${y}L${x + half * 0.96} ${y + tall}L${x - half * 0.96} ${y + tall}Z`,
      papers.darkWood,
      papers,
      7,
    ) +
    piece(ellipse(x, y, half, half * 0.24), papers.ivory, papers, 3) +
    stroke(
      [-0.7, -0.2, 0.3, 0.75]
        .map((k) => line(pts`${x + k * half} ${y + 12}, ${x + k * half} ${y + tall - 6}`))
        .join(''),
      '#e8ecfacc',
      3,
    )
  const cymbal = (x: number, y: number, half: number, tilt: number) =>
    `<g transform="translate(${x} ${y}) rotate(${tilt})">${piece(path`M${-half} 0C${-half * 0.4} -12 ${-half * 0.2} -16 0 -20C${half * 0.2} -16 ${half * 0.4} -12 ${half} 0C${half * 0.4} 10 ${-half * 0.4} 10 ${-half} 0Z`, papers.brass, papers, 6)}${stroke(ellipse(0, -3, half * 0.6, 5) + ellipse(0, -3, half * 0.8, 7), '#7c442466', 1.4)}</g>`
  return [
    stand(-290, -190, 300),
    stand(300, -230, 300),
    cymbal(300, -236, 128, 10),
    cymbal(-290, -196, 116, -12),
    piece(ellipse(0, 150, 150, 150), papers.darkWood, papers, 12),
    piece(ellipse(0, 150, 132, 132), papers.ivory, papers, 4),
    stroke(ellipse(0, 150, 116, 116), '#b89a8888', 3),
    tom(-90, -70, 78, 90),
    tom(96, -76, 84, 96),
    tom(250, 90, 96, 150),
    stand(-230, 90, 300),
    tom(-230, 76, 88, 54),
    stand(-350, 30, 300),
    cymbal(-350, 30, 84, 0),
    cymbal(-350, 42, 84, 180),
  ].join('')
}

/** A grand piano, keys to the right: 900 wide, floor at y 300, keyboard at 260 0. */
export const grandPiano: Instrument = (papers) =>
  [
    piece(
      [
        'M-400 -60L-372 296L-352 296L-350 -60Z',
        'M180 40L190 296L214 296L226 40Z',
        'M-110 0L-104 250L-84 250L-80 0Z',
      ],
      papers.ebony,
      papers,
      8,
    ),
    piece(
      'M-440 -40C-470 -240 -350 -420 -120 -470C60 -500 200 -380 250 -70L-440 -40Z',
      papers.ebony,
      papers,
      14,
    ),
    shape('M-410 -60C-430 -220 -330 -380 -116 -430C30 -454 150 -350 200 -90Z', '#ffd9a0', 0.13),
    stroke(line(pts`20 -60, 150 -300`), '#4a3a48', 6),
    stroke(
      Array.from({ length: 22 }, (_, i) => line(pts`${-380 + i * 24} -54, ${-260 + i * 22} -66`)).join(''),
      '#ffd9a088',
      1.6,
    ),
    piece(
      'M-452 -44L262 -74L330 -30L330 34L230 60L-430 60C-450 40 -456 0 -452 -44Z',
      papers.ebony,
      papers,
      12,
    ),
    piece('M206 -46L338 -38L338 -16L206 -22Z', papers.ivory, papers, 4),
    stroke(
      Array.from({ length: 16 }, (_, i) => line(pts`${212 + i * 8} -44, ${212 + i * 8} -22`)).join(''),
      '#3a2c38',
      1.6,
    ),
    piece('M60 -76L170 -84L190 -190L84 -176Z', papers.ivory, papers, 5),
    stroke(
      Array.from({ length: 6 }, (_, i) =>
        line(pts`${92 - i * 4} ${-160 + i * 13}, ${176 - i * 3} ${-172 + i * 13}`),
      ).join(''),
      '#8a6a5a',
      1.4,
    ),
  ].join('')

/** Organ pipes in a case: `tall` units high, from x to x + width, standing on `base`. */
export function organPipes(
  papers: Parameters<Instrument>[0],
  x: number,
  base: number,
  width: number,
  tall: number,
  count: number,
): string {
  const pipes: string[] = []
  let mouths = ''
  const step = width / count
  for (let i = 0; i < count; i++) {
    const t = Math.abs((i + 0.5) / count - 0.5) * 2
    const high = tall * (0.62 + 0.38 * (Math.cos(t * Math.PI * 2) * 0.5 + 0.5))
    const px = x + i * step
    pipes.push(
      path`M${px + step * 0.12} ${base - high}C${px + step * 0.3} ${base - high - step * 0.2} ${px + step * 0.7} ${base - high - step * 0.2} ${px + step * 0.88} ${base - high}L${px + step * 0.88} ${base - step * 1.6}L${px + step * 0.6} ${base}L${px + step * 0.4} ${base}L${px + step * 0.12} ${base - step * 1.6}Z`,
    )
    mouths += path`M${px + step * 0.24} ${base - step * 2.1}L${px + step * 0.76} ${base - step * 2.1}L${px + step * 0.5} ${base - step * 3.1}Z`
  }
  return piece(pipes, papers.brass, papers, 5) + shape(mouths, '#2a1420', 0.8)
}

/** An organ console from the side, keys to the right: three manuals at 0 0, floor at y 320. */
export const organConsole: Instrument = (papers) =>
  [
    piece(['M-260 -260L-80 -300L-60 -40L60 -30L90 40L60 60L60 320L-260 320Z'], papers.darkWood, papers, 12),
    ...[0, 1, 2].map((i) =>
      piece(
        path`M${-70 + i * -34} ${-34 + i * -46}L${84 - i * 36} ${-22 + i * -46}L${84 - i * 36} ${-8 + i * -46}L${-70 + i * -34} ${-18 + i * -46}Z`,
        papers.ivory,
        papers,
        4,
      ),
    ),
    piece(
      Array.from({ length: 18 }, (_, i) => ellipse(-220 + (i % 6) * 22, -210 + Math.floor(i / 6) * 40, 8)),
      papers.ivory,
      papers,
      2,
    ),
    piece('M-150 -300L-30 -330L-20 -440L-136 -420Z', papers.ivory, papers, 6),
    stroke(
      Array.from({ length: 6 }, (_, i) => line(pts`-130 ${-400 + i * 16}, -34 ${-416 + i * 16}`)).join(''),
      '#8a6a5a',
      1.4,
    ),
    stroke(
      Array.from({ length: 9 }, (_, i) => line(pts`${70 + i * 14} 290, ${100 + i * 16} 310`)).join(''),
      '#c89a6c',
      6,
    ),
  ].join('')

/** A studio microphone on a stand: head at 0 0, foot at 0 `drop`. */
export const microphone = (papers: Parameters<Instrument>[0], drop: number): string =>
  [
    stroke(line(pts`0 60, 0 ${drop}`), '#8a8aa6', 7),
    piece(path`M-90 ${drop + 10}C-60 ${drop - 14} 60 ${drop - 14} 90 ${drop + 10}Z`, papers.ebony, papers, 5),
    stroke('M-56 -30C-64 60 64 60 56 -30', '#8a8aa6', 7),
    piece('M-40 -40C-44 -110 44 -110 40 -40L36 24C32 46 -32 46 -36 24Z', papers.silver, papers, 8),
    stroke(
      Array.from({ length: 7 }, (_, i) =>
        line(pts`${-36 + i * 0.6} ${-66 + i * 13}, ${36 - i * 0.6} ${-66 + i * 13}`),
      ).join(''),
      '#3a3450cc',
      3,
    ),
    piece(rect(-42, -2, 84, 11), papers.brass, papers, 3),
  ].join('')

/** A music stand with an open score, desk at 0 0, foot at 0 `drop`. */
export const musicStand = (papers: Parameters<Instrument>[0], drop: number): string =>
  [
    stroke(line(pts`0 20, 0 ${drop}`), '#3a3040', 8),
    stroke(line(pts`0 ${drop - 40}, -70 ${drop}`) + line(pts`0 ${drop - 40}, 70 ${drop}`), '#3a3040', 7),
    piece('M-130 -110L130 -110L140 50L-140 50Z', papers.ebony, papers, 8),
    piece(
      'M-118 -136C-80 -146 -30 -146 0 -126C30 -146 80 -146 118 -136L124 26C84 16 34 18 0 34C-34 18 -84 16 -124 26Z',
      papers.ivory,
      papers,
      5,
    ),
    stroke('M0 -126L0 34', '#8a6a5a88', 2),
    stroke(
      Array.from({ length: 4 }, (_, i) =>
        Array.from(
          { length: 5 },
          (_2, j) =>
            `${line(pts`-108 ${-120 + i * 36 + j * 4.5}, -12 ${-112 + i * 36 + j * 4.5}`)}${line(pts`12 ${-112 + i * 36 + j * 4.5}, 108 ${-120 + i * 36 + j * 4.5}`)}`,
        ).join(''),
      ).join(''),
      '#6a4a4066',
      1,
    ),
    limbShadow,
  ].join('')

const limbShadow = shape(limb(pts`-140 52, 0 56, 140 52`, [3, 4, 3], 3), '#120c18')
