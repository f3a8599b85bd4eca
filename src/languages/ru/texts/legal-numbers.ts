const taxNumbers: Readonly<Record<string, string>> = { RU: 'ИНН', KZ: 'БИН', BY: 'УНП' }
const registrationNumbers: Readonly<Record<string, string>> = { RU: 'ОГРН' }

/** What the language calls numbers of authorities; the country is ISO 3166-1 alpha-2. */
export const legalNumbers = {
  taxNumber: (country: string) => taxNumbers[country] ?? 'Налоговый номер',
  registrationNumber: (country: string) => registrationNumbers[country] ?? 'Регистрационный номер',
}
