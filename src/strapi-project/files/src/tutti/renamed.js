/**
 * Attributes that Strapi 5 keeps for itself, and what they are called instead: `status` is an entry's own («draft»,
 * «modified»), which would stand where the concert's stood when it is edited; `locale` is a column of every type.
 * By content type, as the model of Strapi 4 names them. The site knows them by the names of Strapi 4 too.
 */
const renamed = {
  concert: { status: 'concertStatus' },
  'audition-request': { locale: 'language' },
  'contact-message': { locale: 'language' },
  'invoice-request': { locale: 'language' },
}

module.exports = { renamed }
