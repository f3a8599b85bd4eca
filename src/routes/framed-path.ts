/** Folder of the pages that other sites show in iframes, the rows with `isFramed` in the address book. */
const framedFolder = '/embed/'

/** @param path without its language prefix */
export const isFramedPath = (path: string): boolean => path.startsWith(framedFolder)
