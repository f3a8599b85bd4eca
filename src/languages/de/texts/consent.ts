import type { Texts } from '../../messages.ts'

export const consent: Texts<'consent'> = {
  title: 'Besuchsstatistik',
  question:
    'Dürfen wir Ihren Besuch mitzählen? Yandex Metrica speichert dafür Cookies, und wir sehen, welche Seiten weiterhelfen.',
  allow: 'Zustimmen',
  refuse: 'Ablehnen',
  change: 'Einwilligung ändern',
}
