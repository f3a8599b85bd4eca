/** Texts of «share this page». */
export const share = {
  share: 'Поделиться',
  more: 'Ещё',
  email: 'Электронная почта',
  sms: 'Сообщение SMS',
  copy: 'Скопировать ссылку',
  copied: 'Ссылка скопирована',
  notCopied: 'Скопировать не получилось. Вот ссылка:',
}
