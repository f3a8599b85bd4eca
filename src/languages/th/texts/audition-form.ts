import type { Texts } from '../../messages.ts'

export const auditionForm: Texts<'auditionForm'> = {
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
    eyeColour: 'สีตา',
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
    eyeColour: {
      dark_brown: 'น้ำตาลเข้ม',
      brown: 'น้ำตาล',
      hazel: 'น้ำตาลอมเขียว',
      green: 'เขียว',
      grey: 'เทา',
      blue: 'ฟ้า',
    },
  },
}
