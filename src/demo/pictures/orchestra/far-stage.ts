import { mix } from '../colour.ts'
import { orchestra, spots } from '../halls/furniture.ts'
import { cut, glow, shape } from '../paper.ts'
import { path } from '../path.ts'
import { radial, type Stage } from '../stage.ts'
import { type Mood, pale } from './mood.ts'

/** The lit stage far in front, with or without its players. */
export function farStage(
  stage: Stage,
  mood: Mood,
  x: number,
  floor: number,
  half: number,
  players: boolean,
): string {
  const scheme = { light: pale(mood), wall: mood.middle, seat: mood.middle, trim: mood.light }
  const top = floor - half * 0.9
  let markup = cut(
    path`M${x - half - 60} ${floor + 20}L${x - half - 60} ${top}Q${x} ${top - 110} ${x + half + 60} ${top}L${x + half + 60} ${floor + 20}Z`,
    { fill: mix(mood.middle, mood.light, 0.2), shadow: 22, rim: pale(mood), rimWidth: 1.4 },
  )
  markup += shape(
    path`M${x - half} ${floor}L${x - half} ${top + 40}Q${x} ${top - 60} ${x + half} ${top + 40}L${x + half} ${floor}Z`,
    radial(
      stage,
      [x, floor - 60],
      half * 1.3,
      `0 #fff8e8, 0.4 ${pale(mood)}, 1 ${mix(mood.light, mood.middle, 0.5)}`,
    ),
  )
  markup += spots(stage, x - half * 0.8, x + half * 0.8, top + 40, floor, 7, '#fff6e4', 0.4)
  return (
    markup +
    (players ? orchestra(stage, x, floor, half * 0.92, 90, scheme) : '') +
    glow(stage, x, floor - 40, half * 1.7, mood.light, 0.6)
  )
}
