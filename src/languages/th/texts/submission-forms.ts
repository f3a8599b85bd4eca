import type { Texts } from '../../messages.ts'

export const submissionForms: Texts<'submissionForms'> = {
  audition: {
    pageTitle: 'ออดิชันเข้าวง',
    submission: 'ใบสมัครออดิชัน',
    title: 'สมัครออดิชัน',
    send: 'ส่งใบสมัคร',
    labels: {
      name: 'ชื่อและนามสกุล',
      email: 'อีเมล',
      phone: 'โทรศัพท์',
      city: 'เมือง',
      performers: 'ผู้แสดง',
      performersCount: 'จำนวนสมาชิก',
      instrument: 'เครื่องดนตรีหรือเสียงร้อง',
      birthDate: 'วันเกิด',
      education: 'การศึกษา',
      firstLink: 'บันทึกเสียงชิ้นแรก',
      secondLink: 'บันทึกเสียงชิ้นที่สอง',
      message: 'เกี่ยวกับตัวคุณ',
      consent: 'ความยินยอม',
    },
    hints: {
      instrument: 'หากเป็นวงหรือคณะประสานเสียง โปรดระบุองค์ประกอบ',
      birthDate: 'เช่น 27 3 2544 หรือ 27 3 2001 หากเป็นวง ใช้วันเกิดของผู้กรอก',
      education: 'เรียนที่ไหนและกับใคร',
      firstLink: 'ลิงก์วิดีโอหรือเสียงที่ทุกคนเปิดได้',
      secondLink: 'ถ้าเป็นเพลงแนวอื่นจะดีมาก',
      message: 'เคยเล่นกับใคร ชอบดนตรีแบบไหน',
    },
    choices: {
      performers: { soloist: 'ศิลปินเดี่ยว', ensemble: 'วงหรือคณะประสานเสียง' },
    },
    sent: { title: 'เราได้รับใบสมัครแล้ว', next: 'ขอบคุณ เราจะฟังบันทึกของคุณแล้วเขียนถึงคุณ' },
  },
  b2b: {
    pageTitle: 'บัตรสำหรับพนักงาน',
    submission: 'คำขอใบแจ้งหนี้',
    title: 'ขอใบแจ้งหนี้ค่าบัตร',
    send: 'ส่งคำขอ',
    labels: {
      inn: 'เลขผู้เสียภาษีรัสเซีย (INN)',
      kpp: 'รหัสทะเบียน (KPP)',
      email: 'อีเมล',
      phone: 'โทรศัพท์',
      city: 'เมือง',
      concert: 'คอนเสิร์ต',
      message: 'ข้อความเพิ่มเติม',
      consent: 'ความยินยอม',
    },
    hints: {
      inn: 'นิติบุคคล 10 หลัก ผู้ประกอบการรายบุคคล 12 หลัก',
      kpp: '9 หลัก ผู้ประกอบการรายบุคคลไม่มีรหัสนี้',
      city: 'เมืองที่คุณอยากชมคอนเสิร์ต',
    },
    wordings: {
      company: {
        labels: {
          company: 'ชื่อบริษัท',
          contactName: 'ผู้ติดต่อ',
          ticketsCount: 'จำนวนบัตร',
        },
        hints: { message: 'แถวที่นั่ง กำหนดชำระ เอกสาร' },
      },
      school: {
        title: 'ขอบัตรสำหรับโรงเรียน',
        labels: {
          company: 'โรงเรียน',
          contactName: 'ผู้ดูแลนักเรียน',
          ticketsCount: 'จำนวนนักเรียนและผู้ใหญ่',
        },
        hints: { message: 'ชั้นเรียน จำนวนผู้ใหญ่ ใครต้องการที่นั่งริมทางเดิน' },
      },
      park: {
        title: 'ขอบัตรสำหรับสวน',
        labels: {
          company: 'ชื่อสวน',
          contactName: 'ผู้รับผิดชอบคำขอ',
          ticketsCount: 'จำนวนบัตรสำหรับผู้มาเยือนและพนักงาน',
        },
        hints: { message: 'บัตรสำหรับใครและวันไหน' },
      },
      theatre: {
        title: 'ขอบัตรสำหรับโรงละคร',
        labels: {
          company: 'ชื่อโรงละคร',
          contactName: 'ผู้รับผิดชอบคำขอ',
          ticketsCount: 'จำนวนบัตรสำหรับคณะและพนักงาน',
        },
        hints: { message: 'บัตรสำหรับใครและวันไหน' },
      },
    },
    sent: { title: 'เราได้รับคำขอแล้ว', next: 'ขอบคุณ ผู้จัดการจะตอบกลับภายในหนึ่งวันทำการ' },
  },
  contact: {
    pageTitle: 'ติดต่อเรา',
    submission: 'ข้อความ',
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
    sent: { title: 'เราได้รับข้อความแล้ว', next: 'ขอบคุณ เราจะอ่านและตอบกลับตามที่คุณระบุ' },
  },
}

export const star: Texts<'star'> = {
  title: 'โปรแกรมตามราศีของคุณ',
  description: 'ใส่วันเกิด แล้วดูว่าดวงดาวชวนคุณไปฟังคอนเสิร์ตไหน',
  lead: 'บอกวันเกิดของคุณ แล้วเราจะบอกว่าดวงดาวชวนไปฟังคอนเสิร์ตไหน',
  birthDate: 'วันเกิด',
  hint: 'เช่น 27 3 2544 หรือ 27 3 2001 เราใช้เพียงเพื่อดูราศี และไม่เก็บวันเกิดไว้ที่ใด',
  send: 'ดูโปรแกรมของฉัน',
  isKnown: 'รู้ราศีของคุณอยู่แล้ว?',
  signs: 'ราศีทั้งสิบสอง',
  ofSign: (sign: string, program: string) => `ราศี${sign}: ${program}`,
  yourProgram: 'โปรแกรมของคุณ',
  nearest: 'คอนเสิร์ตรอบถัดไป',
  noDates: 'โปรแกรมนี้ยังไม่มีวันแสดงใหม่ ดูว่าตอนนี้วงกำลังเล่นอะไรอยู่',
  noProgram: 'ดวงดาวยังเลือกไม่ได้ ดูว่าตอนนี้วงกำลังเล่นอะไรอยู่',
  toConcerts: 'ตารางทั้งหมด',
  again: 'ใส่วันเกิดอื่น',
  otherSigns: 'ราศีอื่น',
}

export const zodiac: Texts<'zodiac'> = {
  capricorn: 'มังกร',
  aquarius: 'กุมภ์',
  pisces: 'มีน',
  aries: 'เมษ',
  taurus: 'พฤษภ',
  gemini: 'เมถุน',
  cancer: 'กรกฎ',
  leo: 'สิงห์',
  virgo: 'กันย์',
  libra: 'ตุลย์',
  scorpio: 'พิจิก',
  sagittarius: 'ธนู',
}
