/** Messengers in which the brand's bots may tell of concerts, in the order in which pages name them. */
export const messengerNames = { telegram: 'Telegram', max: 'MAX' } as const

export type MessengerId = keyof typeof messengerNames
export const isMessengerId = (id: string): id is MessengerId => Object.hasOwn(messengerNames, id)
