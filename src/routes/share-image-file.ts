const fileName = 'card(?:-16x9|-4x3|-1x1)?\\.png'

/** The last part of an Open Graph image's address, for the route table. */
export const shareImageFile = `:file{${fileName}}`

/** What the picture shows, by its name: it isn't a digest, and tells versions of one picture apart, nothing else. */
export const versionParameter = 'v'

const ending = new RegExp(`/${fileName}$`)
const nameOnly = new RegExp(`^\\?${versionParameter}=([a-z0-9]{1,8})$`)

/** @returns the version that the address of an Open Graph image names, where it says nothing else */
export const namedVersion = ({ pathname, search }: URL): string | undefined =>
  ending.test(pathname) ? nameOnly.exec(search)?.[1] : undefined
