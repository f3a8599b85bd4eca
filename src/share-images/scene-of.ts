import type { Image } from '../content/text/image.ts'

/** Folder of packed scenes in `public/`; another number follows another way of packing. */
export const scenesFolder = 'build/scenes-1'

/**
 * Returns the name of the packed scene of a picture. The build packs the demo's wide pictures
 * (`tools/build/share-images/pack-scenes.ts`); the Worker can't decode those of a content service.
 */
export const sceneOf = (image: Image | undefined): { scene?: string } => {
  const [, scene] = /^\/build\/pictures\/(hero_[a-z0-9-]+_\d+)\.webp$/.exec(image?.url ?? '') ?? []
  return scene ? { scene } : {}
}
