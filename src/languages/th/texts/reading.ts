import { names } from '../../../brand/chosen.ts'
import type { Texts } from '../../messages.ts'

export const reading: Texts<'reading'> = {
  news: 'ข่าว',
  topics: 'หัวข้อ',
  morePages: 'เพิ่มเติมในเว็บไซต์',
  answerLink: 'ลิงก์ไปยังคำตอบนี้',
  newsDescription: `ข่าว${names.th.fullName} โปรแกรมใหม่ ทัวร์ ผู้คน และเบื้องหลังเวที`,
  noNews: 'ยังไม่มีข่าว',
  noNewsHint: 'เรื่องสำคัญที่สุดอยู่ในตารางคอนเสิร์ตเสมอ',
  schedule: 'ตารางคอนเสิร์ต',
  postPrograms: 'โปรแกรมในข่าวนี้',
  otherNews: 'ข่าวอื่น',
  allNews: 'ข่าวทั้งหมด',
  questions: 'ถามตอบ',
  questionsDescription: `บัตร การคืนเงิน เด็กในฮอลล์ การมาสาย และการเข้าถึง คำตอบจาก${names.th.fullName}`,
  noQuestions: 'ยังไม่มีคำตอบ เร็ว ๆ นี้',
  noAnswer: 'เรากำลังเขียนคำตอบอยู่',
  otherQuestions: 'คำถามอื่น',
}
