/** Texts of the question whether visits may be counted. */
export const consent = {
  title: 'Статистика посещений',
  question:
    'Можно посчитать ваше посещение? Яндекс Метрика сохранит файлы cookie, а мы увидим, какие страницы помогают.',
  allow: 'Разрешить',
  refuse: 'Отказаться',
  change: 'Настроить статистику',
}
