import type { Texts } from '../../messages.ts'

export const contactForm: Texts<'contactForm'> = {
  title: 'เขียนถึงเรา',
  send: 'ส่ง',
  labels: {
    name: 'ชื่อของคุณ',
    email: 'อีเมล',
    phone: 'โทรศัพท์',
    topic: 'เรื่องที่ติดต่อ',
    concert: 'คอนเสิร์ต',
    message: 'ข้อความ',
    consent: 'ความยินยอม',
  },
  hints: {
    email: 'อีเมลหรือโทรศัพท์ อย่างใดอย่างหนึ่งก็พอ',
    message: 'หากเป็นเรื่องคอนเสิร์ต โปรดระบุเมืองและวันที่',
  },
  choices: {
    topic: {
      tickets: 'บัตรและการคืนเงิน',
      invitation: 'เชิญวงออร์เคสตรา',
      press: 'สื่อมวลชน',
      accessibility: 'การเข้าถึงสถานที่',
      other: 'อื่น ๆ',
    },
  },
}
