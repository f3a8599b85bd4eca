import { type PictureKind, type PictureSize, pictureSize } from './catalogue.ts'
import { shift } from './colour.ts'
import { emblem } from './emblems/emblem.ts'
import { ground } from './paper.ts'
import { n } from './path.ts'
import { createRandom } from './random.ts'
import { programScenes, scenes } from './scenes.ts'
import type { Stage } from './stage.ts'

/**
 * A picture as SVG, as wide and high as its kind says. The same arguments always give the same drawing.
 *
 * `scene` is a name of the catalogue; halls and portraits may be named by kind and instrument alone, and a logo's
 * scene is the slug of its city. Variant 0 is the scene as composed for titles; others look at it differently.
 * @throws Error when nothing draws that scene.
 */
export function drawPicture(kind: PictureKind, scene: string, variant = 0): string {
  const { width, height } = pictureSize(kind)
  const stage = setStage(width, height, scene, variant)
  const content = kind === 'logo' ? emblem(stage, scene) : viewed(stage, scene, sceneOf(kind, scene)(stage))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${n(stage.width)} ${n(stage.height)}"><defs>${stage.definitions.join('')}</defs><rect width="100%" height="100%" fill="${ground}"/>${content}</svg>`
}

function sceneOf(kind: PictureKind, name: string) {
  const scene = scenes.get(`${kind}-${name}`) ?? scenes.get(name)
  if (!scene) throw new Error(`No scene "${name}" is drawn for pictures of the kind "${kind}".`)
  return scene
}

function setStage(pixelsWide: number, pixelsHigh: number, scene: string, variant: number): Stage {
  const unit = Math.min(pixelsWide, pixelsHigh) / 1000
  const [width, height] = [pixelsWide / unit, pixelsHigh / unit]
  return {
    width,
    height,
    wide: isWide({ width, height }),
    variant,
    random: createRandom(`${scene}:${variant}`),
    definitions: [],
    focus: findFocus({ width, height }),
  }
}

const isWide = ({ width, height }: PictureSize) => width > height * 1.2

/** The point of a picture of this size at which its subject is drawn. */
export const findFocus = (size: PictureSize): { x: number; y: number } =>
  isWide(size)
    ? { x: size.width * 0.64, y: size.height * 0.42 }
    : { x: size.width * 0.5, y: size.height * 0.4 }

/** Scenes in which notes are written: their mirror image would be wrong. */
const oneWay: readonly string[] = ['jazz-moon', 'cinema-beam']

/**
 * Variants of a program's scene show it from elsewhere: nearer, mirrored, at another hour. The orchestra's scenes,
 * halls and portraits have variants of their own.
 */
function viewed(stage: Stage, scene: string, content: string): string {
  const { variant, width, focus } = stage
  if (variant === 0 || !(scene in programScenes)) return content
  const hue = ((variant * 53) % 29) - 20
  const lightness = 0.95 + ((variant * 7) % 5) * 0.03
  stage.definitions.splice(
    0,
    Number.POSITIVE_INFINITY,
    ...stage.definitions.map((markup) => atHour(markup, hue, lightness)),
  )
  const zoom = 1 + ((variant * 3) % 5) * 0.09
  const near = `translate(${n(focus.x)} ${n(focus.y)}) scale(${zoom}) translate(${n(-focus.x)} ${n(-focus.y)})`
  const mirror = variant % 2 === 1 && !oneWay.includes(scene) ? `translate(${n(width)} 0) scale(-1 1) ` : ''
  return `<g transform="${mirror}${near}">${atHour(content, hue, lightness)}</g>`
}

/** The markup with all its colours turned by `hue` degrees. */
function atHour(markup: string, hue: number, lightness: number): string {
  return markup.replace(/#[0-9a-f]{6}/g, (colour) => shift(colour, hue, lightness, 1))
}
