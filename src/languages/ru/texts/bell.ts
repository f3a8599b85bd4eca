import type { CityInText } from '../../city-in-text.ts'
import { inPlace } from '../in-place.ts'

/** The bell: what one will be told of, said before the browser asks whether it may. */
export const bell = {
  bell: 'Сообщить мне',
  on: 'Сообщим',
  tickets: 'Сообщить, когда появятся билеты',
  newDate: 'Сообщить новую дату',
  about: {
    concert: 'Если концерт перенесут или отменят, и ещё раз накануне',
    tickets: 'Когда откроется продажа или вернутся билеты',
    city: (city: CityInText) => `Когда объявим концерт ${inPlace(city)}`,
    program: (program: string) => `Когда объявим концерт программы «${program}»`,
    wish: (program: string, city: CityInText) => `Когда «${program}» прозвучит ${inPlace(city)}`,
    place: (place: string) => `Когда объявим концерт ближе 100 км: ${place}`,
  },
  tell: {
    city: (city: CityInText) => `Сообщить о концертах ${inPlace(city)}`,
    program: (program: string) => `Сообщать о концертах «${program}»`,
    wish: (program: string, city: CityInText) => `Сообщить, когда «${program}» прозвучит ${inPlace(city)}`,
    place: (place: string) => `Сообщить, если приедем ближе 100 км: ${place}`,
  },
  title: 'О чём сообщить',
  night: 'С 22 до 9 часов не беспокоим. Отписаться можно в любой момент.',
  ask: 'Браузер спросит, можно ли показывать уведомления.',
  allow: 'Включить уведомления',
  notNow: 'Не сейчас',
  all: 'Все уведомления и почта',
  done: 'Готово: уведомления придут в этот браузер.',
  denied:
    'Браузер не разрешает уведомления этого сайта. Разрешите их в его настройках или выберите другой способ.',
  unsupported: 'Этот браузер не умеет показывать уведомления. Выберите другой способ.',
  install:
    'На iPhone и iPad сначала установите сайт: нажмите «Поделиться», затем «На экран „Домой“». Откройте его оттуда и нажмите колокольчик ещё раз.',
  failed: 'Сейчас не получилось. Попробуйте ещё раз чуть позже.',
  full: 'Уведомлений уже слишком много: уберите лишние на странице уведомлений.',
}
