type NamesByCountry = Readonly<Record<string, string>>

/** What the language calls numbers of authorities: in general, and by ISO 3166-1 alpha-2 of the country that gives them. */
export const legalNumbers = {
  taxNumber: 'Налоговый номер',
  taxNumberOf: { RU: 'ИНН', KZ: 'БИН', BY: 'УНП' } as NamesByCountry,
  registrationNumber: 'Регистрационный номер',
  registrationNumberOf: { RU: 'ОГРН' } as NamesByCountry,
}
