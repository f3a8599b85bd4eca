import type { BrandInput } from '../../src/brand/define-brand.ts'

const names = {
  name: 'North',
  fullName: 'North Orchestra',
  tagline: 'Music by candlelight',
  title: 'North',
  description: 'Music.',
  copyrightHolder: 'North',
}

/** The least that a brand must say. */
export const north = {
  languages: ['en'],
  names: { en: names },
  home: { citySlug: 'tromso', countryCode: 'no', timeZone: 'Europe/Oslo' },
  menus: { header: ['concerts'], panel: ['concerts'], footer: ['about'] },
} satisfies BrandInput
