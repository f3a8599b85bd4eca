import type { Texts } from '../../messages.ts'

export const pages: Texts<'pages'> = {
  watchOn: (host: string) => `ดูที่ ${host}`,
  openOn: (host: string) => `เปิดที่ ${host}`,
  showFrom: (host: string) => `แสดงที่นี่ จาก ${host}`,
  frameTitle: (host: string) => `เนื้อหาจาก ${host}`,
  nextConcerts: 'คอนเสิร์ตเร็ว ๆ นี้',
  toConcerts: 'ดูวันแสดง',
  allQuestions: 'คำถามและคำตอบทั้งหมด',
  noAnswer: 'ไม่พบคำตอบ',
  noAnswerHint: 'เขียนถึงเรา บอกเมือง วันที่แสดง และเรื่องที่เกิดขึ้น จะได้ตอบเร็วขึ้น',
  openContacts: 'ดูช่องทางติดต่อ',
  voteOpen: (from: string, to: string) => `เปิดโหวตตั้งแต่ ${from} ถึง ${to}`,
  voteAhead: (from: string) => `จะเปิดโหวต ${from}`,
  voteClosed: (to: string) => `ปิดโหวตแล้วเมื่อ ${to}`,
  programs: 'โปรแกรม',
  articles: 'บทความ',
  categoryTitle: (name: string) => `${name}: บทความและโปรแกรม`,
  emptyCategory: 'หมวดนี้ยังไม่มีเนื้อหา',
  moreInCategory: (name: string) => `หมวด${name}`,
}
