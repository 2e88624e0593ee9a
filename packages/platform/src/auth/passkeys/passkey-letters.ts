import { LOCALE_CODES, type LocaleCode } from '@tessera/domain';
import type { LocalText } from '../../db/columns.ts';
import { paragraph } from '../../seed/promotion-content.ts';

export interface PasskeyLetter {
  readonly title: LocalText;
  readonly content: LocalText;
}

interface Words {
  readonly title: string;
  /** `{name}`: of the passkey. */
  readonly content: string;
}

const ADDED: Readonly<Record<LocaleCode, Words>> = {
  en_US: {
    title: 'A passkey was added',
    content:
      'The passkey “{name}” can now log in to your account. If you did not add it, remove it under Security, change your password and contact customer service.',
  },
  zh_CN: {
    title: '已添加通行密钥',
    content:
      '通行密钥“{name}”现在可以登录您的账号。如果不是您本人添加，请在“安全”中将其移除，修改密码并联系客服。',
  },
  zh_TW: {
    title: '已新增通行金鑰',
    content:
      '通行金鑰「{name}」現在可以登入您的帳號。如果不是您本人新增，請在「安全」中將其移除，變更密碼並聯絡客服。',
  },
  vi_VN: {
    title: 'Đã thêm khóa truy cập',
    content:
      'Khóa truy cập “{name}” giờ có thể đăng nhập vào tài khoản của bạn. Nếu bạn không thêm khóa này, hãy xóa nó trong mục Bảo mật, đổi mật khẩu và liên hệ bộ phận chăm sóc khách hàng.',
  },
  ko_KR: {
    title: '패스키가 추가되었습니다',
    content:
      '이제 패스키 “{name}”(으)로 계정에 로그인할 수 있습니다. 직접 추가하지 않았다면 보안 메뉴에서 삭제하고, 비밀번호를 변경한 뒤 고객센터에 문의하세요.',
  },
  ja_JP: {
    title: 'パスキーが追加されました',
    content:
      'パスキー「{name}」でアカウントにログインできるようになりました。お心当たりがない場合は、「セキュリティ」で削除し、パスワードを変更して、カスタマーサービスへお問い合わせください。',
  },
  th_TH: {
    title: 'เพิ่มพาสคีย์แล้ว',
    content:
      'พาสคีย์ “{name}” เข้าสู่ระบบบัญชีของคุณได้แล้ว หากคุณไม่ได้เป็นผู้เพิ่ม โปรดลบในหน้าความปลอดภัย เปลี่ยนรหัสผ่าน และติดต่อฝ่ายบริการลูกค้า',
  },
  hi_IN: {
    title: 'पासकी जोड़ी गई',
    content:
      'पासकी “{name}” से अब आपके खाते में लॉग इन किया जा सकता है। अगर इसे आपने नहीं जोड़ा है, तो इसे सुरक्षा में जाकर हटाएँ, पासवर्ड बदलें और ग्राहक सेवा से संपर्क करें।',
  },
  my_MM: {
    title: 'Passkey တစ်ခု ထည့်ပြီးပါပြီ',
    content:
      'Passkey “{name}” ဖြင့် သင့်အကောင့်သို့ ယခု ဝင်ရောက်နိုင်ပါပြီ။ သင်ကိုယ်တိုင် မထည့်ခဲ့ပါက လုံခြုံရေးတွင် ဖယ်ရှားပြီး စကားဝှက်ပြောင်းကာ ဖောက်သည်ဝန်ဆောင်မှုကို ဆက်သွယ်ပါ။',
  },
  ta_IN: {
    title: 'கடவுச்சாவி சேர்க்கப்பட்டது',
    content:
      '“{name}” என்ற கடவுச்சாவியால் இப்போது உங்கள் கணக்கில் உள்நுழையலாம். நீங்கள் சேர்க்கவில்லை எனில், பாதுகாப்புப் பக்கத்தில் அதை நீக்கி, கடவுச்சொல்லை மாற்றி, வாடிக்கையாளர் சேவையைத் தொடர்புகொள்ளவும்.',
  },
  bn_BD: {
    title: 'একটি পাসকি যোগ করা হয়েছে',
    content:
      'পাসকি “{name}” দিয়ে এখন আপনার অ্যাকাউন্টে লগ ইন করা যায়। আপনি যোগ না করে থাকলে নিরাপত্তা অংশে এটি সরান, পাসওয়ার্ড বদলান এবং গ্রাহক সেবায় যোগাযোগ করুন।',
  },
};

const REMOVED: Readonly<Record<LocaleCode, Words>> = {
  en_US: {
    title: 'A passkey was removed',
    content:
      'The passkey “{name}” can no longer log in to your account. If you did not remove it, change your password and contact customer service.',
  },
  zh_CN: {
    title: '已移除通行密钥',
    content: '通行密钥“{name}”已无法再登录您的账号。如果不是您本人移除，请修改密码并联系客服。',
  },
  zh_TW: {
    title: '已移除通行金鑰',
    content: '通行金鑰「{name}」已無法再登入您的帳號。如果不是您本人移除，請變更密碼並聯絡客服。',
  },
  vi_VN: {
    title: 'Đã xóa khóa truy cập',
    content:
      'Khóa truy cập “{name}” không còn đăng nhập được vào tài khoản của bạn. Nếu bạn không xóa khóa này, hãy đổi mật khẩu và liên hệ bộ phận chăm sóc khách hàng.',
  },
  ko_KR: {
    title: '패스키가 삭제되었습니다',
    content:
      '패스키 “{name}”(으)로는 더 이상 계정에 로그인할 수 없습니다. 직접 삭제하지 않았다면 비밀번호를 변경하고 고객센터에 문의하세요.',
  },
  ja_JP: {
    title: 'パスキーが削除されました',
    content:
      'パスキー「{name}」ではアカウントにログインできなくなりました。お心当たりがない場合は、パスワードを変更して、カスタマーサービスへお問い合わせください。',
  },
  th_TH: {
    title: 'ลบพาสคีย์แล้ว',
    content: 'พาสคีย์ “{name}” เข้าสู่ระบบบัญชีของคุณไม่ได้อีกต่อไป หากคุณไม่ได้เป็นผู้ลบ โปรดเปลี่ยนรหัสผ่านและติดต่อฝ่ายบริการลูกค้า',
  },
  hi_IN: {
    title: 'पासकी हटाई गई',
    content:
      'पासकी “{name}” से अब आपके खाते में लॉग इन नहीं किया जा सकता। अगर इसे आपने नहीं हटाया है, तो पासवर्ड बदलें और ग्राहक सेवा से संपर्क करें।',
  },
  my_MM: {
    title: 'Passkey တစ်ခု ဖယ်ရှားပြီးပါပြီ',
    content:
      'Passkey “{name}” ဖြင့် သင့်အကောင့်သို့ ဝင်ရောက်၍ မရတော့ပါ။ သင်ကိုယ်တိုင် မဖယ်ရှားခဲ့ပါက စကားဝှက်ပြောင်းပြီး ဖောက်သည်ဝန်ဆောင်မှုကို ဆက်သွယ်ပါ။',
  },
  ta_IN: {
    title: 'கடவுச்சாவி நீக்கப்பட்டது',
    content:
      '“{name}” என்ற கடவுச்சாவியால் இனி உங்கள் கணக்கில் உள்நுழைய முடியாது. நீங்கள் நீக்கவில்லை எனில், கடவுச்சொல்லை மாற்றி, வாடிக்கையாளர் சேவையைத் தொடர்புகொள்ளவும்.',
  },
  bn_BD: {
    title: 'একটি পাসকি সরানো হয়েছে',
    content:
      'পাসকি “{name}” দিয়ে আর আপনার অ্যাকাউন্টে লগ ইন করা যায় না। আপনি না সরিয়ে থাকলে পাসওয়ার্ড বদলান এবং গ্রাহক সেবায় যোগাযোগ করুন।',
  },
};

export const addedLetter = (name: string): PasskeyLetter => letterOf(ADDED, name);
export const removedLetter = (name: string): PasskeyLetter => letterOf(REMOVED, name);

function letterOf(words: Readonly<Record<LocaleCode, Words>>, name: string): PasskeyLetter {
  const inEach = (write: (text: Words) => string): LocalText => ({
    en_US: write(words.en_US),
    ...Object.fromEntries(LOCALE_CODES.map((code) => [code, write(words[code])])),
  });
  return {
    title: inEach(({ title }) => title),
    content: inEach(({ content }) => paragraph(content.replace('{name}', () => name))),
  };
}
