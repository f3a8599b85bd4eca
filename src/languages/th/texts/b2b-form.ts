import type { Texts } from '../../messages.ts'

export const b2bForm: Texts<'b2bForm'> = {
  send: 'ส่งคำขอ',
  labels: {
    inn: 'เลขผู้เสียภาษีรัสเซีย (INN)',
    kpp: 'รหัสทะเบียน (KPP)',
    taxNumber: 'เลขผู้เสียภาษี',
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
      title: 'ขอใบแจ้งหนี้ค่าบัตร',
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
}
