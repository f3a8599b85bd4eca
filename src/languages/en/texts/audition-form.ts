import type { Texts } from '../../messages.ts'

export const auditionForm: Texts<'auditionForm'> = {
  title: 'Apply for an audition',
  send: 'Send the application',
  labels: {
    name: 'Full name',
    email: 'E-mail',
    phone: 'Phone',
    city: 'City',
    performers: 'Who performs',
    performersCount: 'How many of you',
    instrument: 'Instrument or voice',
    birthDate: 'Date of birth',
    eyeColour: 'Colour of your eyes',
    education: 'Education',
    firstLink: 'First recording',
    secondLink: 'Second recording',
    message: 'About yourself',
    consent: 'Consent',
  },
  hints: {
    instrument: 'Of an ensemble or a choir: its parts',
    birthDate: 'For example, 27 3 2001. For an ensemble: of who fills this in',
    education: 'Where you studied, and with whom',
    firstLink: 'A link to a video or a sound that anybody can open',
    secondLink: 'Other music, if you can',
    message: 'Whom you have played with, what music you love',
  },
  choices: {
    performers: { soloist: 'A soloist', ensemble: 'An ensemble or a choir' },
    eyeColour: {
      dark_brown: 'Dark brown',
      brown: 'Brown',
      hazel: 'Hazel',
      green: 'Green',
      grey: 'Grey',
      blue: 'Blue',
    },
  },
}
