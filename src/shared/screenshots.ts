/**
 * The pictures with which systems offer the site for installing, at `/build/screenshots/{name}-{locale}.webp`: taken by
 * `npm run screenshots`, kept in the brand's folder, shown by the manifest where they are there. Sizes in device pixels.
 */
export const screenshots = [
  { name: 'home', formFactor: 'narrow', path: '/', width: 720, height: 1440 },
  { name: 'concert', formFactor: 'narrow', path: '/c/', width: 720, height: 1440 },
  { name: 'concerts', formFactor: 'wide', path: '/concerts?city=all', width: 1280, height: 800 },
] as const

/** Folder of the screenshots in the brand's folder, and in `/build`. */
export const screenshotsFolder = 'screenshots'
