import type { Texts } from '../../messages.ts'

export const desk: Texts<'desk'> = {
  menu: 'ส่วนต่าง ๆ ของโต๊ะทำงาน',
  roles: { editor: 'บรรณาธิการ', office: 'สำนักงาน', owner: 'เจ้าของ' },
  pages: {
    deskOverview: 'วันนี้',
    deskInbox: 'กล่องข้อความเข้า',
    deskEntry: 'ข้อความ',
    deskEvenings: 'คอนเสิร์ต',
    deskEvening: 'คอนเสิร์ต',
    deskRadar: 'เรดาร์ทัวร์',
    deskSearches: 'การค้นหา',
    deskLog: 'บันทึก',
  },
  actions: {
    'deskInbox.export': 'กล่องข้อความเข้า: ไฟล์ CSV',
    'deskEntry.answer': 'คำตอบ',
    'deskEntry.note': 'บันทึก',
    'deskEntry.change': 'ข้อความ',
    'deskEntry.erase': 'การลบ',
    'deskLog.export': 'บันทึก: ไฟล์ CSV',
  },
  overview: {
    lead: 'ที่ทำงานของทีมงานวงออร์เคสตรา',
  },
  log: {
    title: 'ใครทำอะไร',
    lead: 'ทุกอย่างที่ทำบนโต๊ะทำงานในหนึ่งปี ไม่มีข้อความของผู้ชม',
    none: 'ยังไม่มีการทำอะไร',
    when: 'เมื่อ',
    who: 'ใคร',
    what: 'ทำอะไร',
    about: 'เกี่ยวกับ',
    notDone: 'ไม่ได้ทำ',
    unknown: 'ไม่ทราบผล',
    older: 'ก่อนหน้านี้',
    export: 'ดาวน์โหลด CSV',
  },
}
