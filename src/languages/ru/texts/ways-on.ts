/** What one can do on the page of a concert that can't be bought, or was changed. */
export const waysOn = {
  refund: 'Возврат билета',
  giveBack: 'Вернуть билет',
  otherEvenings: 'Другие вечера программы',
  refundCancelled: 'За отменённый концерт возвращают полную цену билета.',
  refundPostponed: 'Если ждать не хотите, верните билет за полную цену до дня концерта.',
  refundMoved: (day: string) => `Если новая дата не подходит, верните билет за полную цену до ${day}.`,
  refundOnline: (day: string) => `Если трансляция вам не подходит, верните билет за полную цену до ${day}.`,
  refundPaid: (days: number) =>
    `Деньги придут в течение ${days} ${days % 10 === 1 && days % 100 !== 11 ? 'дня' : 'дней'} после обращения.`,
  refundTo: 'Обращайтесь к продавцу:',
  inMyCity: 'Концерты в моём городе',
  noTicketsYet: 'Билеты пока не продаются: добавьте концерт в календарь и загляните позже.',
}
