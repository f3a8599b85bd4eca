import { Picture } from '../components/picture.tsx'
import type { BlockProps } from './block-of.ts'

/** Sizes of an image in the widest column that a layout has for blocks; narrower layouts set their own. */
export const blockImageSizes = '(min-width: 64rem) 58rem, 92vw'

export function ImageBlock({ block, lang, sizes }: BlockProps<'image'> & { sizes: string }) {
  return (
    <figure className="block-image" lang={lang}>
      <Picture image={block.image} sizes={sizes} />
      {block.caption ? <figcaption>{block.caption}</figcaption> : null}
    </figure>
  )
}
