import type { LocaleCode } from '@tessera/domain';

/** What the sandbox identity provider's page says. */
export interface PageTexts {
  readonly title: string;
  /** Above everything: these persons are not real. */
  readonly sandbox: string;
  /** With `{site}`. */
  readonly intro: string;
  readonly verified: string;
  readonly unverified: string;
  readonly noEmail: string;
  readonly newPerson: string;
  readonly newPersonNote: string;
  readonly refuse: string;
  readonly ended: string;
  readonly endedHint: string;
}

export const PAGE_TEXTS: Readonly<Record<LocaleCode, PageTexts>> = {
  en_US: {
    title: 'Choose a person',
    sandbox: 'Sandbox: these persons are not real.',
    intro: '{site} wants to know who you are. It gets the name and the e-mail address.',
    verified: 'verified',
    unverified: 'not verified',
    noEmail: 'No e-mail address',
    newPerson: 'A new person',
    newPersonNote: 'Another one each time',
    refuse: 'Refuse',
    ended: 'This login has ended',
    endedHint: 'Close this window and start again.',
  },
  zh_CN: {
    title: '请选择一个人物',
    sandbox: '沙盒环境：这些人物都不是真实的。',
    intro: '{site} 想知道您是谁，它将获得姓名和电子邮箱。',
    verified: '已验证',
    unverified: '未验证',
    noEmail: '没有电子邮箱',
    newPerson: '一个新人物',
    newPersonNote: '每次都不同',
    refuse: '拒绝',
    ended: '本次登录已失效',
    endedHint: '请关闭此窗口并重新开始。',
  },
  zh_TW: {
    title: '請選擇一個人物',
    sandbox: '沙盒環境：這些人物都不是真實的。',
    intro: '{site} 想知道您是誰，它將取得姓名和電子郵件。',
    verified: '已驗證',
    unverified: '未驗證',
    noEmail: '沒有電子郵件',
    newPerson: '一個新人物',
    newPersonNote: '每次都不同',
    refuse: '拒絕',
    ended: '本次登入已失效',
    endedHint: '請關閉此視窗並重新開始。',
  },
  vi_VN: {
    title: 'Chọn một người',
    sandbox: 'Môi trường thử: những người này không có thật.',
    intro: '{site} muốn biết bạn là ai. Trang đó sẽ nhận tên và địa chỉ e-mail.',
    verified: 'đã xác minh',
    unverified: 'chưa xác minh',
    noEmail: 'Không có địa chỉ e-mail',
    newPerson: 'Một người mới',
    newPersonNote: 'Mỗi lần một người khác',
    refuse: 'Từ chối',
    ended: 'Lần đăng nhập này đã kết thúc',
    endedHint: 'Hãy đóng cửa sổ này và bắt đầu lại.',
  },
  ko_KR: {
    title: '사람을 선택하세요',
    sandbox: '샌드박스: 실제 인물이 아닙니다.',
    intro: '{site}에서 회원님이 누구인지 확인하려고 합니다. 이름과 이메일 주소가 전달됩니다.',
    verified: '인증됨',
    unverified: '인증되지 않음',
    noEmail: '이메일 주소 없음',
    newPerson: '새로운 사람',
    newPersonNote: '매번 다른 사람',
    refuse: '거부',
    ended: '이 로그인은 만료되었습니다',
    endedHint: '이 창을 닫고 다시 시작하세요.',
  },
  ja_JP: {
    title: '人物を選んでください',
    sandbox: 'サンドボックス：これらの人物は実在しません。',
    intro: '{site} があなたの確認を求めています。名前とメールアドレスが伝わります。',
    verified: '確認済み',
    unverified: '未確認',
    noEmail: 'メールアドレスなし',
    newPerson: '新しい人物',
    newPersonNote: '毎回別の人物',
    refuse: '拒否する',
    ended: 'このログインは無効になりました',
    endedHint: 'このウィンドウを閉じて、最初からやり直してください。',
  },
  th_TH: {
    title: 'เลือกบุคคล',
    sandbox: 'ระบบทดลอง: บุคคลเหล่านี้ไม่มีอยู่จริง',
    intro: '{site} ต้องการทราบว่าคุณเป็นใคร โดยจะได้รับชื่อและอีเมล',
    verified: 'ยืนยันแล้ว',
    unverified: 'ยังไม่ยืนยัน',
    noEmail: 'ไม่มีอีเมล',
    newPerson: 'บุคคลใหม่',
    newPersonNote: 'คนใหม่ทุกครั้ง',
    refuse: 'ปฏิเสธ',
    ended: 'การเข้าสู่ระบบนี้หมดเวลาแล้ว',
    endedHint: 'โปรดปิดหน้าต่างนี้แล้วเริ่มใหม่',
  },
  hi_IN: {
    title: 'कोई व्यक्ति चुनें',
    sandbox: 'सैंडबॉक्स: ये व्यक्ति असली नहीं हैं।',
    intro: '{site} जानना चाहती है कि आप कौन हैं। उसे नाम और ई-मेल पता मिलेगा।',
    verified: 'सत्यापित',
    unverified: 'सत्यापित नहीं',
    noEmail: 'कोई ई-मेल पता नहीं',
    newPerson: 'एक नया व्यक्ति',
    newPersonNote: 'हर बार कोई दूसरा',
    refuse: 'मना करें',
    ended: 'यह लॉगिन समाप्त हो गया है',
    endedHint: 'यह विंडो बंद करें और फिर से शुरू करें।',
  },
  my_MM: {
    title: 'လူတစ်ဦး ရွေးပါ',
    sandbox: 'စမ်းသပ်စနစ် - ဤသူများသည် အစစ်အမှန် မဟုတ်ပါ။',
    intro: '{site} က သင်မည်သူဖြစ်ကြောင်း သိလိုသည်။ အမည်နှင့် အီးမေးလ်လိပ်စာကို ရရှိပါမည်။',
    verified: 'အတည်ပြုပြီး',
    unverified: 'အတည်မပြုရသေး',
    noEmail: 'အီးမေးလ်လိပ်စာ မရှိပါ',
    newPerson: 'လူသစ်တစ်ဦး',
    newPersonNote: 'တစ်ကြိမ်စီ မတူပါ',
    refuse: 'ငြင်းပယ်မည်',
    ended: 'ဤဝင်ရောက်မှု ပြီးဆုံးသွားပါပြီ',
    endedHint: 'ဤဝင်းဒိုးကို ပိတ်ပြီး အစမှ ပြန်စပါ။',
  },
  ta_IN: {
    title: 'ஒருவரைத் தேர்ந்தெடுக்கவும்',
    sandbox: 'சோதனைச் சூழல்: இவர்கள் உண்மையானவர்கள் அல்ல.',
    intro: 'நீங்கள் யார் என்பதை {site} அறிய விரும்புகிறது. பெயரும் மின்னஞ்சல் முகவரியும் அதற்குக் கிடைக்கும்.',
    verified: 'சரிபார்க்கப்பட்டது',
    unverified: 'சரிபார்க்கப்படவில்லை',
    noEmail: 'மின்னஞ்சல் முகவரி இல்லை',
    newPerson: 'புதிய நபர்',
    newPersonNote: 'ஒவ்வொரு முறையும் வேறொருவர்',
    refuse: 'மறுக்கவும்',
    ended: 'இந்த உள்நுழைவு முடிந்துவிட்டது',
    endedHint: 'இந்தச் சாளரத்தை மூடி, மீண்டும் தொடங்கவும்.',
  },
  bn_BD: {
    title: 'একজন ব্যক্তি বেছে নিন',
    sandbox: 'স্যান্ডবক্স: এই ব্যক্তিরা বাস্তব নন।',
    intro: '{site} জানতে চায় আপনি কে। এটি নাম ও ই-মেইল ঠিকানা পাবে।',
    verified: 'যাচাই করা',
    unverified: 'যাচাই করা নয়',
    noEmail: 'ই-মেইল ঠিকানা নেই',
    newPerson: 'একজন নতুন ব্যক্তি',
    newPersonNote: 'প্রতিবার অন্য একজন',
    refuse: 'প্রত্যাখ্যান করুন',
    ended: 'এই লগইনের মেয়াদ শেষ',
    endedHint: 'এই উইন্ডো বন্ধ করে আবার শুরু করুন।',
  },
};
