/**
 * Screenshots that systems show when they offer to install the site: `/build/screenshots/{name}-{locale}.webp`. `npm
 * run screenshots` takes them, the brand's folder contains them, and the manifest lists those that exist. Sizes are in
 * device pixels.
 */
export const screenshots = [
  { name: 'home', formFactor: 'narrow', path: '/', width: 720, height: 1440 },
  { name: 'concert', formFactor: 'narrow', path: '/c/', width: 720, height: 1440 },
  { name: 'concerts', formFactor: 'wide', path: '/concerts?city=all', width: 1280, height: 800 },
] as const

/** Folder of the screenshots in the brand's folder, and in `/build`. */
export const screenshotsFolder = 'screenshots'
