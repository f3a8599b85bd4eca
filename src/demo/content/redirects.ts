import type { AuthoredRedirect } from './authored.ts'

/**
 * Old and short addresses. Every kind that editors write occurs: paths of this site, its production host written
 * out (the site takes the host off), other hosts, and a chain (`/msk` → `/moscow` → `/cities/moscow`).
 */
export const redirects: AuthoredRedirect[] = [
  { from: '/zimmer', to: '/hans-zimmer' },
  { from: '/potter', to: '/harry-potter' },
  { from: '/moscow', to: '/cities/moscow' },
  { from: '/msk', to: '/moscow' },
  { from: '/spb', to: '/cities/saint-petersburg' },
  { from: '/schedule', to: '/poster' },
  { from: '/jobs', to: '/cast' },
  { from: '/faq', to: '/qa' },
  { from: '/afisha', to: 'https://poluton.example/concerts' },
  { from: '/bilety', to: 'https://poluton.example/concerts?available=1' },
  { from: '/support', to: 'https://help.poluton.example/' },
  { from: '/shop', to: 'https://shop.poluton.example/' },
]
