import { cloud } from '../land.ts'
import { moon, stars } from '../light.ts'
import { backdrop, shape } from '../paper.ts'
import type { Point } from '../path.ts'
import { fall, type Stage } from '../stage.ts'
import { type Mood, pale } from './mood.ts'

export function sky(stage: Stage, mood: Mood, light: Point): string {
  const { width: w, height: h, random } = stage
  let markup =
    backdrop(stage, mood.sky) +
    stars(stage, 170, '#fff4e4', { height: h * 0.5 }) +
    moon(stage, light[0], light[1], 70, pale(mood), 0.9)
  for (let i = 0; i < 4; i++)
    markup += shape(
      cloud(random, random.next() * w, h * (0.2 + i * 0.07), random.between(240, 500), 36),
      fall(stage, h * (0.14 + i * 0.07), h * (0.22 + i * 0.07), `0 ${pale(mood)} 0.45, 1 ${mood.middle} 0.1`),
    )
  return markup
}
