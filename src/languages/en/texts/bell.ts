import { inCity } from '../../city-in-text.ts'
import type { Texts } from '../../messages.ts'

export const bell: Texts<'bell'> = {
  bell: 'Tell me',
  on: 'We’ll let you know',
  tickets: 'Tell me when there are tickets',
  newDate: 'Tell me the new date',
  about: {
    concert: 'If the concert is moved or cancelled, and once more the day before',
    tickets: 'When tickets go on sale, or come back',
    city: (city) => `When a concert ${inCity(city, 'in ')} is announced`,
    program: (program) => `When a concert of “${program}” is announced`,
    wish: (program, city) => `When “${program}” is played ${inCity(city, 'in ')}`,
    place: (place) => `When a concert within 100 km is announced: ${place}`,
  },
  tell: {
    city: (city) => `Tell me of new concerts ${inCity(city, 'in ')}`,
    program: (program) => `Tell me of new concerts of “${program}”`,
    wish: (program, city) => `Tell me when “${program}” is played ${inCity(city, 'in ')}`,
    place: (place) => `Tell me when you come within 100 km: ${place}`,
  },
  title: 'What we’ll tell you',
  night: 'Never between 22:00 and 9:00. Unsubscribe at any time.',
  ask: 'Your browser will ask whether it may show notifications.',
  allow: 'Turn notifications on',
  notNow: 'Not now',
  all: 'All alerts and e-mail',
  done: 'Done: notifications will come to this browser.',
  denied:
    'Your browser doesn’t allow notifications from this site. Allow them in its settings or choose another way.',
  unsupported: 'This browser can’t show notifications. Choose another way.',
  install:
    'On iPhone and iPad, install the site first: tap Share, then “Add to Home Screen”. Open it from there and press the bell again.',
  failed: 'That didn’t work. Please try again a little later.',
  full: 'You have too many alerts already: remove some on the alerts page first.',
}
