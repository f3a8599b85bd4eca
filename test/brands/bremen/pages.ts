import { definePageTexts } from '../../../src/brand/page-texts.ts'

export const pageTexts = definePageTexts({
  contact: {
    de: 'Im Büro sind wir zu zweit. Wir antworten auf jede Nachricht, meistens am selben Tag.',
    en: 'There are two of us in the office. We answer every message, mostly on the same day.',
  },
  security: {
    de: 'Tickets verkauft pretix für uns. Ihre Zahlungsdaten bekommen wir nicht zu sehen.',
    en: 'Tickets are sold for us by pretix. We never see your payment details.',
  },
})
