import type { Texts } from '../../messages.ts'

export const star: Texts<'star'> = {
  title: 'Das Programm zu Ihrem Sternzeichen',
  description: 'Geben Sie Ihr Geburtsdatum ein, und die Sterne verraten Ihr Konzert.',
  lead: 'Sagen Sie uns, wann Sie geboren sind, und wir sagen Ihnen, welches Konzert die Sterne für Sie vorgesehen haben.',
  birthDate: 'Geburtsdatum',
  hint: 'Zum Beispiel 27 3 2001. Wir bestimmen daraus nur das Sternzeichen; das Datum wird nirgends gespeichert',
  send: 'Programm anzeigen',
  isKnown: 'Sie kennen Ihr Sternzeichen?',
  signs: 'Sternzeichen',
  ofSign: (sign: string, program: string) => `${sign}: ${program}`,
  yourProgram: 'Ihr Programm',
  nearest: 'Das nächste Konzert',
  noDates:
    'Für dieses Programm gibt es noch keine neuen Termine. Sehen Sie, was das Orchester gerade spielt.',
  noProgram: 'Die Sterne überlegen noch. Sehen Sie, was das Orchester gerade spielt.',
  toConcerts: 'Ganzer Spielplan',
  again: 'Anderes Datum eingeben',
  otherSigns: 'Andere Sternzeichen',
}
