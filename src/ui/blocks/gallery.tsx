import { Picture } from '../components/picture.tsx'
import type { BlockProps } from './block-of.ts'

/** Pictures side by side, the first one large. */
export function GalleryBlock({ block, lang }: BlockProps<'gallery'>) {
  return (
    <figure className="gallery" lang={lang}>
      <div>
        {block.images.map((image, index) => (
          <Picture
            key={image.url}
            image={image}
            sizes={index === 0 ? '(min-width: 48rem) 46rem, 92vw' : '(min-width: 48rem) 23rem, 46vw'}
          />
        ))}
      </div>
      {block.caption ? <figcaption>{block.caption}</figcaption> : null}
    </figure>
  )
}
