import type { LocaleCode } from '@tessera/domain';

/** What a code is for. */
export type CodePurpose = 'phone' | 'password';

interface CodeFacts {
  /** The site's name. */
  readonly site: string;
  readonly code: string;
  readonly minutes: number;
}

type Template = (facts: CodeFacts) => string;

interface CodeTexts {
  /** Of an e-mail. */
  readonly subject: Template;
  readonly phone: Template;
  readonly password: Template;
  /** Follows the sentence of an e-mail. */
  readonly ignore: string;
}

const TEXTS: Readonly<Record<LocaleCode, CodeTexts>> = {
  en_US: {
    subject: ({ site, code }) => `${code} is your ${site} code for a new password`,
    phone: ({ site, code, minutes }) =>
      `${site}: ${code} is your code to confirm this phone number. It is valid for ${minutes} minutes. Do not share it.`,
    password: ({ site, code, minutes }) =>
      `${site}: ${code} is your code for a new password. It is valid for ${minutes} minutes. Do not share it.`,
    ignore: 'If you did not request it, ignore this message: your password stays as it is.',
  },
  zh_CN: {
    subject: ({ site, code }) => `${code} 是您在 ${site} 重设密码的验证码`,
    phone: ({ site, code, minutes }) =>
      `${site}：${code} 是您验证此手机号码的验证码，${minutes} 分钟内有效。请勿告知他人。`,
    password: ({ site, code, minutes }) =>
      `${site}：${code} 是您重设密码的验证码，${minutes} 分钟内有效。请勿告知他人。`,
    ignore: '如非您本人操作，请忽略此消息，您的密码不会改变。',
  },
  zh_TW: {
    subject: ({ site, code }) => `${code} 是您在 ${site} 重設密碼的驗證碼`,
    phone: ({ site, code, minutes }) =>
      `${site}：${code} 是您驗證此手機號碼的驗證碼，${minutes} 分鐘內有效。請勿告知他人。`,
    password: ({ site, code, minutes }) =>
      `${site}：${code} 是您重設密碼的驗證碼，${minutes} 分鐘內有效。請勿告知他人。`,
    ignore: '如非您本人操作，請忽略此訊息，您的密碼不會改變。',
  },
  vi_VN: {
    subject: ({ site, code }) => `${code} là mã đặt mật khẩu mới của bạn tại ${site}`,
    phone: ({ site, code, minutes }) =>
      `${site}: ${code} là mã xác nhận số điện thoại này. Mã có hiệu lực trong ${minutes} phút. Đừng chia sẻ mã.`,
    password: ({ site, code, minutes }) =>
      `${site}: ${code} là mã để đặt mật khẩu mới. Mã có hiệu lực trong ${minutes} phút. Đừng chia sẻ mã.`,
    ignore: 'Nếu bạn không yêu cầu, hãy bỏ qua tin này: mật khẩu của bạn không thay đổi.',
  },
  ko_KR: {
    subject: ({ site, code }) => `${code} - ${site} 새 비밀번호 인증 코드`,
    phone: ({ site, code, minutes }) =>
      `${site}: 전화번호 확인 코드는 ${code}입니다. ${minutes}분 동안 유효합니다. 다른 사람에게 알려주지 마세요.`,
    password: ({ site, code, minutes }) =>
      `${site}: 새 비밀번호 인증 코드는 ${code}입니다. ${minutes}분 동안 유효합니다. 다른 사람에게 알려주지 마세요.`,
    ignore: '요청하지 않으셨다면 이 메시지를 무시하세요. 비밀번호는 바뀌지 않습니다.',
  },
  ja_JP: {
    subject: ({ site, code }) => `${code} は ${site} の新しいパスワード用コードです`,
    phone: ({ site, code, minutes }) =>
      `${site}：電話番号の確認コードは ${code} です。${minutes}分間有効です。他の人に教えないでください。`,
    password: ({ site, code, minutes }) =>
      `${site}：新しいパスワード用のコードは ${code} です。${minutes}分間有効です。他の人に教えないでください。`,
    ignore: 'お心当たりがない場合は、このメッセージを無視してください。パスワードは変わりません。',
  },
  th_TH: {
    subject: ({ site, code }) => `${code} คือรหัสตั้งรหัสผ่านใหม่ของคุณที่ ${site}`,
    phone: ({ site, code, minutes }) =>
      `${site}: ${code} คือรหัสยืนยันหมายเลขโทรศัพท์นี้ ใช้ได้ ${minutes} นาที อย่าบอกรหัสแก่ผู้อื่น`,
    password: ({ site, code, minutes }) =>
      `${site}: ${code} คือรหัสสำหรับตั้งรหัสผ่านใหม่ ใช้ได้ ${minutes} นาที อย่าบอกรหัสแก่ผู้อื่น`,
    ignore: 'หากคุณไม่ได้ขอรหัสนี้ โปรดเพิกเฉยต่อข้อความนี้ รหัสผ่านของคุณจะไม่เปลี่ยน',
  },
  hi_IN: {
    subject: ({ site, code }) => `${code} ${site} पर नए पासवर्ड के लिए आपका कोड है`,
    phone: ({ site, code, minutes }) =>
      `${site}: ${code} इस फ़ोन नंबर की पुष्टि का कोड है। यह ${minutes} मिनट तक मान्य है। इसे किसी को न दें।`,
    password: ({ site, code, minutes }) =>
      `${site}: ${code} नए पासवर्ड के लिए आपका कोड है। यह ${minutes} मिनट तक मान्य है। इसे किसी को न दें।`,
    ignore: 'अगर आपने इसे नहीं माँगा, तो इस संदेश को अनदेखा करें: आपका पासवर्ड नहीं बदलेगा।',
  },
  my_MM: {
    subject: ({ site, code }) => `${code} သည် ${site} တွင် စကားဝှက်အသစ်အတွက် သင့်ကုဒ်ဖြစ်သည်`,
    phone: ({ site, code, minutes }) =>
      `${site}: ${code} သည် ဤဖုန်းနံပါတ်ကို အတည်ပြုရန် ကုဒ်ဖြစ်သည်။ ${minutes} မိနစ်အတွင်း သုံးနိုင်သည်။ မည်သူ့ကိုမျှ မပေးပါနှင့်။`,
    password: ({ site, code, minutes }) =>
      `${site}: ${code} သည် စကားဝှက်အသစ်အတွက် သင့်ကုဒ်ဖြစ်သည်။ ${minutes} မိနစ်အတွင်း သုံးနိုင်သည်။ မည်သူ့ကိုမျှ မပေးပါနှင့်။`,
    ignore: 'သင် မတောင်းခဲ့ပါက ဤစာကို လျစ်လျူရှုပါ။ သင့်စကားဝှက် ပြောင်းလဲမည်မဟုတ်ပါ။',
  },
  ta_IN: {
    subject: ({ site, code }) => `${code} என்பது ${site} தளத்தில் புதிய கடவுச்சொல்லுக்கான உங்கள் குறியீடு`,
    phone: ({ site, code, minutes }) =>
      `${site}: ${code} என்பது இந்தத் தொலைபேசி எண்ணை உறுதிசெய்யும் குறியீடு. இது ${minutes} நிமிடங்கள் செல்லுபடியாகும். யாரிடமும் பகிர வேண்டாம்.`,
    password: ({ site, code, minutes }) =>
      `${site}: ${code} என்பது புதிய கடவுச்சொல்லுக்கான குறியீடு. இது ${minutes} நிமிடங்கள் செல்லுபடியாகும். யாரிடமும் பகிர வேண்டாம்.`,
    ignore: 'நீங்கள் இதைக் கேட்கவில்லை எனில் இந்தச் செய்தியைப் புறக்கணிக்கவும்: உங்கள் கடவுச்சொல் மாறாது.',
  },
  bn_BD: {
    subject: ({ site, code }) => `${code} হলো ${site}-এ নতুন পাসওয়ার্ডের জন্য আপনার কোড`,
    phone: ({ site, code, minutes }) =>
      `${site}: ${code} হলো এই ফোন নম্বর নিশ্চিত করার কোড। এটি ${minutes} মিনিট কার্যকর। কাউকে জানাবেন না।`,
    password: ({ site, code, minutes }) =>
      `${site}: ${code} হলো নতুন পাসওয়ার্ডের জন্য আপনার কোড। এটি ${minutes} মিনিট কার্যকর। কাউকে জানাবেন না।`,
    ignore: 'আপনি এটি না চেয়ে থাকলে এই বার্তা উপেক্ষা করুন: আপনার পাসওয়ার্ড বদলাবে না।',
  },
};

/** Returns an SMS with a code. */
export const smsOfCode = (language: LocaleCode, purpose: CodePurpose, facts: CodeFacts): string =>
  TEXTS[language][purpose](facts);

/** Returns an e-mail with the code for a new password. */
export function emailOfPasswordCode(
  language: LocaleCode,
  facts: CodeFacts,
): { readonly subject: string; readonly body: string } {
  const { subject, password, ignore } = TEXTS[language];
  return { subject: subject(facts), body: `${password(facts)}\n\n${ignore}\n` };
}
