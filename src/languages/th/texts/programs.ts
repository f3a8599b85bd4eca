import { names } from '../../../brand/chosen.ts'
import type { Texts } from '../../messages.ts'

export const programs: Texts<'programs'> = {
  title: 'โปรแกรม',
  description: `โปรแกรมทั้งหมดของ${names.th.fullName} แยกตามชุด`,
  lead: 'เลือกดนตรีที่ชอบก่อน แล้วค่อยเลือกเมืองกับวัน',
  byStar: 'โปรแกรมตามราศีของคุณ',
  collections: 'ชุดโปรแกรม',
  others: 'โปรแกรมอื่น',
  none: 'ยังไม่มีโปรแกรม ดูคอนเสิร์ตที่ประกาศแล้วได้ในตาราง',
  dates: 'วันแสดงและบัตร',
  chooseDate: 'เลือกวัน',
  noDates: 'ยังไม่มีวันแสดง',
  noDatesHint: 'โปรแกรมนี้พักระหว่างทัวร์ ดูว่าตอนนี้วงกำลังเล่นอะไรอยู่',
  wholeSchedule: 'ตารางทั้งหมด',
  allDates: (count: number) => `ทั้งหมด ${count} รอบ`,
  story: 'เสียงที่จะได้ยิน',
  otherPrograms: 'โปรแกรมอื่นในชุดเดียวกัน',
  restOfPrograms: 'โปรแกรมอื่น ๆ',
  allPrograms: 'โปรแกรมทั้งหมด',
  listen: 'ชมการแสดงสด',
  inPrograms: 'ร่วมแสดงในโปรแกรม',
  noPrograms: 'ขณะนี้ศิลปินไม่ได้อยู่ในโปรแกรมใด ดูคอนเสิร์ตที่กำลังจะมาถึงได้',
}
