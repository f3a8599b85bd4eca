import type { Texts } from '../../messages.ts'

export const consent: Texts<'consent'> = {
  title: 'Visit statistics',
  question: 'May we count your visit? Yandex Metrica stores cookies, and we see which pages help.',
  allow: 'Allow',
  refuse: 'Refuse',
  change: 'Statistics settings',
}
