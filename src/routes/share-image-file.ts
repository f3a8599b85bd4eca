const fileName = 'card(?:-16x9|-4x3|-1x1)?\\.png'

/** The file name of a share image as a route pattern. */
export const shareImageFile = `:file{${fileName}}`

/** Query parameter with the image's version. It only distinguishes versions of one image, and is no digest. */
export const versionParameter = 'v'

const ending = new RegExp(`/${fileName}$`)
const nameOnly = new RegExp(`^\\?${versionParameter}=([a-z0-9]{1,8})$`)

/** @returns the version in the address of a share image, if the query contains nothing else */
export const parseImageVersion = ({ pathname, search }: URL): string | undefined =>
  ending.test(pathname) ? nameOnly.exec(search)?.[1] : undefined
