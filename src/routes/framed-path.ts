/** Below it stand the pages that other sites show in a frame: the address book's rows that say `isFramed`. */
const framedFolder = '/embed/'

/** @param path without its language */
export const isFramedPath = (path: string): boolean => path.startsWith(framedFolder)
