/** The message that is shown instead of a page that can't be opened. */
export const navigation = { ticketsNeedNetwork: 'Нет связи. Билеты откроются, когда она вернётся.' }
