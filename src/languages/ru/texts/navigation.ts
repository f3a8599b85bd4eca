/** What a navigation that can't happen says instead. */
export const navigation = { ticketsNeedNetwork: 'Нет связи. Билеты откроются, когда она вернётся.' }
