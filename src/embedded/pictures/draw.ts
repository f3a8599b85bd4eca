import { type PictureKind, pictureSize } from './catalogue.ts'
import { emblem } from './emblems.ts'
import { ground, vignette } from './paper.ts'
import { createRandom } from './random.ts'
import { scenes } from './scenes.ts'
import type { Stage } from './stage.ts'

function setStage(kind: PictureKind, scene: string, variant: number): Stage {
  const size = pictureSize(kind)
  const unit = Math.min(size.width, size.height) / 1000
  const [width, height] = [size.width / unit, size.height / unit]
  const wide = width > height * 1.2
  return {
    width,
    height,
    wide,
    variant,
    random: createRandom(`${scene}:${variant}`),
    definitions: [],
    focus: wide ? { x: width * 0.64, y: height * 0.42 } : { x: width * 0.5, y: height * 0.4 },
  }
}
export function drawPicture(kind: PictureKind, scene: string, variant: number): string {
  const stage = setStage(kind, scene, variant)
  const size = pictureSize(kind)
  const content =
    (kind === 'logo' ? emblem(stage, scene) : (scenes[scene] ?? scenes[`${kind}-${scene}`])?.(stage)) ?? ''
  const corners = vignette(stage)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${stage.width} ${stage.height}"><defs>${stage.definitions.join('')}</defs><rect width="100%" height="100%" fill="${ground}"/>${content}${corners}</svg>`
}
