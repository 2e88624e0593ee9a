import { LOCALE_CODES, type LocaleCode } from '@tessera/domain';
import type { LocalText } from '../db/columns.ts';
import { paragraph } from '../seed/promotion-content.ts';

/** The letters that a member gets when a login by another site was linked or unlinked. `{login}`: `Google (ada@example.com)`. */

interface Texts {
  readonly linked: string;
  readonly linkedText: string;
  readonly unlinked: string;
  readonly unlinkedText: string;
  readonly notYou: string;
}

const TEXTS: Readonly<Record<LocaleCode, Texts>> = {
  en_US: {
    linked: 'A login was linked to your account',
    linkedText: 'You can now log in with {login}.',
    unlinked: 'A login was unlinked from your account',
    unlinkedText: 'You can no longer log in with {login}.',
    notYou: 'Was it not you? Change your password and contact customer service at once.',
  },
  zh_CN: {
    linked: '您的账号已绑定一种登录方式',
    linkedText: '您现在可以使用 {login} 登录。',
    unlinked: '您的账号已解绑一种登录方式',
    unlinkedText: '您不能再使用 {login} 登录。',
    notYou: '如果不是您本人操作，请立即修改密码并联系客服。',
  },
  zh_TW: {
    linked: '您的帳號已綁定一種登入方式',
    linkedText: '您現在可以使用 {login} 登入。',
    unlinked: '您的帳號已解除綁定一種登入方式',
    unlinkedText: '您無法再使用 {login} 登入。',
    notYou: '如果不是您本人操作，請立即修改密碼並聯絡客服。',
  },
  vi_VN: {
    linked: 'Một cách đăng nhập đã được liên kết với tài khoản của bạn',
    linkedText: 'Giờ bạn có thể đăng nhập bằng {login}.',
    unlinked: 'Một cách đăng nhập đã bị gỡ khỏi tài khoản của bạn',
    unlinkedText: 'Bạn không thể đăng nhập bằng {login} nữa.',
    notYou: 'Không phải bạn? Hãy đổi mật khẩu và liên hệ bộ phận chăm sóc khách hàng ngay.',
  },
  ko_KR: {
    linked: '계정에 로그인 방법이 연결되었습니다',
    linkedText: '이제 {login}(으)로 로그인할 수 있습니다.',
    unlinked: '계정에서 로그인 방법의 연결이 해제되었습니다',
    unlinkedText: '더 이상 {login}(으)로 로그인할 수 없습니다.',
    notYou: '본인이 아니라면 즉시 비밀번호를 변경하고 고객센터에 문의하세요.',
  },
  ja_JP: {
    linked: 'アカウントにログイン方法が連携されました',
    linkedText: '{login} でログインできるようになりました。',
    unlinked: 'アカウントのログイン方法の連携が解除されました',
    unlinkedText: '{login} ではログインできなくなりました。',
    notYou: 'お心当たりがない場合は、すぐにパスワードを変更し、カスタマーサービスへご連絡ください。',
  },
  th_TH: {
    linked: 'มีการเชื่อมวิธีเข้าสู่ระบบกับบัญชีของคุณ',
    linkedText: 'ตอนนี้คุณเข้าสู่ระบบด้วย {login} ได้แล้ว',
    unlinked: 'มีการยกเลิกการเชื่อมวิธีเข้าสู่ระบบจากบัญชีของคุณ',
    unlinkedText: 'คุณเข้าสู่ระบบด้วย {login} ไม่ได้อีกต่อไป',
    notYou: 'หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านและติดต่อฝ่ายบริการลูกค้าทันที',
  },
  hi_IN: {
    linked: 'आपके खाते से लॉगिन का एक तरीका जोड़ा गया',
    linkedText: 'अब आप {login} से लॉग इन कर सकते हैं।',
    unlinked: 'आपके खाते से लॉगिन का एक तरीका हटाया गया',
    unlinkedText: 'अब आप {login} से लॉग इन नहीं कर सकते।',
    notYou: 'यह आपने नहीं किया? तुरंत पासवर्ड बदलें और ग्राहक सेवा से बात करें।',
  },
  my_MM: {
    linked: 'သင့်အကောင့်နှင့် ဝင်ရောက်နည်းတစ်ခု ချိတ်ဆက်ပြီးပါပြီ',
    linkedText: 'ယခု {login} ဖြင့် ဝင်ရောက်နိုင်ပါပြီ။',
    unlinked: 'သင့်အကောင့်မှ ဝင်ရောက်နည်းတစ်ခု ဖြုတ်လိုက်ပါပြီ',
    unlinkedText: '{login} ဖြင့် ဝင်ရောက်၍ မရတော့ပါ။',
    notYou: 'သင်မဟုတ်ပါက စကားဝှက်ကို ချက်ချင်းပြောင်းပြီး ဖောက်သည်ဝန်ဆောင်မှုသို့ ဆက်သွယ်ပါ။',
  },
  ta_IN: {
    linked: 'உங்கள் கணக்கில் ஓர் உள்நுழைவு முறை இணைக்கப்பட்டது',
    linkedText: 'இனி {login} மூலம் உள்நுழையலாம்.',
    unlinked: 'உங்கள் கணக்கிலிருந்து ஓர் உள்நுழைவு முறை நீக்கப்பட்டது',
    unlinkedText: 'இனி {login} மூலம் உள்நுழைய முடியாது.',
    notYou: 'இது நீங்கள் இல்லையா? உடனே கடவுச்சொல்லை மாற்றி, வாடிக்கையாளர் சேவையை அணுகவும்.',
  },
  bn_BD: {
    linked: 'আপনার অ্যাকাউন্টে লগইনের একটি উপায় যুক্ত হয়েছে',
    linkedText: 'এখন আপনি {login} দিয়ে লগ ইন করতে পারবেন।',
    unlinked: 'আপনার অ্যাকাউন্ট থেকে লগইনের একটি উপায় সরানো হয়েছে',
    unlinkedText: 'আপনি আর {login} দিয়ে লগ ইন করতে পারবেন না।',
    notYou: 'এটি আপনি করেননি? এখনই পাসওয়ার্ড বদলান এবং গ্রাহক সেবায় যোগাযোগ করুন।',
  },
};

export interface LinkLetter {
  readonly title: LocalText;
  /** HTML. */
  readonly content: LocalText;
}

/** @param label the account at the provider, as the member recognises it */
export function linkLetter(
  what: 'linked' | 'unlinked',
  providerName: string,
  label: string | null,
): LinkLetter {
  const login = label === null ? providerName : `${providerName} (${label})`;
  return {
    title: inEach((texts) => texts[what]),
    content: inEach((texts) => {
      const said = texts[`${what}Text`].replace('{login}', () => login);
      return paragraph(said) + paragraph(texts.notYou);
    }),
  };
}

const inEach = (pick: (texts: Texts) => string): LocalText =>
  Object.fromEntries(LOCALE_CODES.map((language) => [language, pick(TEXTS[language])])) as LocalText;
