/** Texts of the question whether visits may be counted. */
export const consent = {
  title: 'Статистика посещений',
  question: (name: string) =>
    `Можно посчитать ваше посещение? ${name} сохранит файлы cookie, а мы увидим, какие страницы помогают.`,
  questionWithoutCookies: (name: string) =>
    `Можно посчитать ваше посещение? ${name} ничего не сохраняет в браузере, а мы увидим, какие страницы помогают.`,
  allow: 'Разрешить',
  refuse: 'Отказаться',
  change: 'Настроить статистику',
}
