import { forms as inBrandsWords } from '../brand/texts.ts'
import { defineMessages } from './messages.ts'

/** What any form says, whatever is asked in it. `faults` are those of `rendering/action.ts`. */
export const formMessages = defineMessages(inBrandsWords, {
  ru: {
    errorTitle: (title: string) => `Ошибка: ${title}`,
    checkForm: 'Проверьте форму',
    notSent: 'Форма пока не отправлена',
    sending: 'Отправляем…',
    /** Where a page without a key of its own has brought a form: it goes out with the next press. */
    beforeSending: 'Проверьте, всё ли верно, и отправьте',
    back: 'Назад на страницу',
    keepCopy: 'На всякий случай скопируйте написанное.',
    writeTo: 'Если это срочно, напишите на',
    faults: {
      'send-again': 'Отправьте форму ещё раз: всё, что вы написали, на месте.',
      changed:
        'Эту форму вы уже отправили, и она у нас. Теперь в ней другое: чтобы отправить и это, нажмите ещё раз.',
      unreadable: 'Форма пришла повреждённой. Заполните её ещё раз.',
      'too-large': 'В форме слишком много текста. Сократите его и отправьте снова.',
      'too-many': 'Слишком много отправок подряд. Подождите минуту и нажмите ещё раз.',
      'not-taken': 'Сейчас не получилось отправить. Всё, что вы написали, на месте: попробуйте через минуту.',
    },
  },
  en: {
    errorTitle: (title: string) => `Error: ${title}`,
    checkForm: 'Please check the form',
    notSent: 'The form hasn’t been sent yet',
    sending: 'Sending…',
    beforeSending: 'Please check that all is right, and send it',
    back: 'Back to the page',
    keepCopy: 'Please copy what you wrote, to be on the safe side.',
    writeTo: 'If it is urgent, write to',
    faults: {
      'send-again': 'Please send the form once more: all that you wrote is still here.',
      changed:
        'You have sent this form already, and we have it. Its words are others now: to send these too, press once more.',
      unreadable: 'The form arrived damaged. Please fill it in again.',
      'too-large': 'There is too much text in the form. Please shorten it and send it again.',
      'too-many': 'Too many tries in a row. Please wait a minute and press the button again.',
      'not-taken': "It couldn't be sent just now. All that you wrote is still here: please try in a minute.",
    },
  },
  th: {
    errorTitle: (title: string) => `ข้อผิดพลาด: ${title}`,
    checkForm: 'โปรดตรวจสอบแบบฟอร์ม',
    notSent: 'แบบฟอร์มยังไม่ได้ส่ง',
    sending: 'กำลังส่ง…',
    beforeSending: 'โปรดตรวจสอบความถูกต้อง แล้วกดส่ง',
    back: 'กลับไปที่หน้าเดิม',
    keepCopy: 'โปรดคัดลอกข้อความที่คุณเขียนไว้ก่อน',
    writeTo: 'หากเป็นเรื่องด่วน เขียนถึง',
    faults: {
      'send-again': 'โปรดส่งแบบฟอร์มอีกครั้ง ข้อความที่คุณกรอกยังอยู่ครบ',
      changed: 'คุณส่งแบบฟอร์มนี้แล้วและเราได้รับแล้ว หากต้องการส่งข้อความที่แก้ไขนี้ด้วย โปรดกดส่งอีกครั้ง',
      unreadable: 'แบบฟอร์มที่ส่งมาเสียหาย โปรดกรอกอีกครั้ง',
      'too-large': 'ข้อความในแบบฟอร์มยาวเกินไป โปรดย่อแล้วส่งอีกครั้ง',
      'too-many': 'ส่งติดต่อกันหลายครั้งเกินไป โปรดรอสักครู่แล้วกดอีกครั้ง',
      'not-taken': 'ขณะนี้ส่งไม่สำเร็จ ข้อความที่คุณกรอกยังอยู่ครบ โปรดลองอีกครั้งในอีกสักครู่',
    },
  },
})
