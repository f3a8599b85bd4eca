/** Texts of the page that returns a form which wasn't handled: the session had ended, or couldn't be read. */
export const unsent = {
  signedOut: 'Вы вышли, и ничего не отправлено',
  signedOutHint:
    'Написанное сохранено на этой странице. Войдите в новой вкладке, вернитесь сюда и отправьте ещё раз.',
  silent: 'Ничего не отправлено',
  silentHint:
    'Хранилище сейчас не отвечает. Написанное сохранено на этой странице: подождите минуту и отправьте ещё раз.',
  signIn: 'Войти в новой вкладке',
  typed: 'Вы написали',
  again: 'Отправить ещё раз',
}
