/**
 * The pictures with which systems offer the site for installing, at `/images/screens/{name}-{locale}.webp`: taken by
 * `npm run screenshots`, shown by the manifest. Sizes in device pixels.
 */
export const screenshots = [
  { name: 'home', formFactor: 'narrow', path: '/', width: 720, height: 1440 },
  { name: 'concert', formFactor: 'narrow', path: '/c/', width: 720, height: 1440 },
  { name: 'concerts', formFactor: 'wide', path: '/concerts?city=all', width: 1280, height: 800 },
] as const
