import type { Image } from '../../content/text/image.ts'
import { Picture } from './picture.tsx'

const albumCoverSizes = '(min-width: 64rem) 26rem, 60vw'

/** A record half out of its sleeve. Without a picture the sleeve shows staff lines in the page's light. */
export function AlbumCover({ picture }: { picture: Image | undefined }) {
  return (
    <div className="sleeve">
      {picture ? (
        <Picture image={picture} sizes={albumCoverSizes} isPriority alt="" />
      ) : (
        <div className="sleeve-blank staff" />
      )}
    </div>
  )
}
