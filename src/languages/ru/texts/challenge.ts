/** What a form says of the check that a person fills it in. Whoever can't pass it may send all the same. */
export const challenge = {
  asking:
    'Отметьте, что вы не программа. Если не получается, отправляйте и так: мы проверим сами, но ответ может прийти позже.',
  failed:
    'Проверка от спама не загрузилась. Отправляйте и так: мы проверим сами, но ответ может прийти позже.',
  withoutScript:
    'Проверка от спама работает только с JavaScript. Без неё мы проверим сами, но ответ может прийти позже.',
}
