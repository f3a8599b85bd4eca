import { Picture } from '../components/picture.tsx'
import type { BlockProps } from './block-of.ts'

export const blockImageSizes = '(min-width: 64rem) 58rem, 92vw'

export function ImageBlock({ block, lang }: BlockProps<'image'>) {
  return (
    <figure className="block-image" lang={lang}>
      <Picture image={block.image} sizes={blockImageSizes} />
      {block.caption ? <figcaption>{block.caption}</figcaption> : null}
    </figure>
  )
}
