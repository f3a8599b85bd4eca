import type { Texts } from '../../messages.ts'

export const wishPlaces: Texts<'wishPlaces'> = {
  title: 'อยากให้เราไปที่ไหน',
  lead: 'บอกชื่อเมืองของคุณ เมืองใดก็ได้ที่มีคนมากกว่า 15,000 คน เราจะได้รู้ว่ามีคนรออยู่ที่ไหน',
  field: 'เมืองของคุณ',
  nothing: 'ไม่พบเมืองนี้ โปรดตรวจตัวสะกด หรือบอกเมืองใหญ่ที่อยู่ใกล้',
  onTour: 'เราไปแสดงที่นี่',
  invite: 'เชิญเรามาที่นี่',
  inviteWith: (program) => `เชิญเรามาแสดง “${program}”`,
  takeBack: 'ยกเลิกคำขอ',
  notYet: (place) => `${place}: เรายังไม่เคยไปแสดงที่นี่`,
  mine: (place) => `คุณเชิญเราไปแสดงที่ ${place}`,
  mineWith: (program, place) => `คุณรอชม “${program}” ที่: ${place}`,
  counted: 'บันทึกคำขอแล้ว',
  elsewhere: (place) => `ตอนนี้คุณเชิญเราไปแสดงที่ ${place} คำขอใหม่จะแทนที่คำขอเดิม`,
  confirmHint: (place) => `${place} ระบบจะนับเมื่อคุณยืนยัน`,
  another: 'เลือกเมืองอื่น',
  notListed: 'ไม่มีเมืองของคุณใช่ไหม เชิญเรามา',
  byPlace: 'ที่ที่เรายังไม่เคยไปแสดง',
  anyProgram: 'โปรแกรมใดก็ได้',
  source: 'แหล่งที่มาของชื่อสถานที่:',
}
