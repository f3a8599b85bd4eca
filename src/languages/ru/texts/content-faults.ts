import type { FaultKind, FaultReason } from '../../../shared/content-faults.ts'

/** What editors are told of content that isn't shown as they wrote it. */
export const contentFaults = {
  title: 'Замечания к содержанию',
  none: 'Всё, что написано на этой странице, показано как есть.',
  kinds: { 'left out': 'Не показано', repaired: 'Исправлено' } satisfies Record<FaultKind, string>,
  reasons: {
    'address read as another': 'адрес прочитан иначе',
    'no address': 'это не адрес',
    'no address of a page': 'это не адрес страницы',
    'no address of a picture': 'это не адрес картинки',
    'frame shown as a link': 'вставка в тексте показана ссылкой',
    'frame of another host': 'вставлять можно только с этих сайтов',
    'no profile of the network': 'это не страница в этой соцсети; пример',
    'first page is always there': 'с главной страницы никуда не переводят',
    'address leads elsewhere already': 'этот адрес уже ведёт в другое место',
    'leads to itself': 'ведёт сам на себя',
    'leads in a circle': 'ведёт по кругу',
    'no price': 'это не одна цена в валюте концерта',
    'no currency': 'такой валюты нет, и концерт остался без цены',
    'dearest is cheaper': 'самый дорогой билет дешевле самого дешёвого',
    'wrong form': 'не тот вид',
  } satisfies Record<FaultReason, string>,
  edit: 'Исправить',
}
