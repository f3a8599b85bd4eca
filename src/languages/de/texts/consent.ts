import type { Texts } from '../../messages.ts'

export const consent: Texts<'consent'> = {
  title: 'Besuchsstatistik',
  question: (name: string) =>
    `Dürfen wir Ihren Besuch mitzählen? ${name} speichert dafür Cookies, und wir sehen, welche Seiten weiterhelfen.`,
  questionWithoutCookies: (name: string) =>
    `Dürfen wir Ihren Besuch mitzählen? ${name} speichert nichts in Ihrem Browser, und wir sehen, welche Seiten weiterhelfen.`,
  allow: 'Zustimmen',
  refuse: 'Ablehnen',
  change: 'Einwilligung ändern',
}
