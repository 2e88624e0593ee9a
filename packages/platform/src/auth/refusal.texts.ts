import type { LocaleCode } from '@tessera/domain';
import { inLanguage, type LocalText } from '../db/columns.ts';
import { Refusal } from '../http/refusal.ts';
import { THIRD_PARTY_TEXTS } from '../third-party/refusal.texts.ts';

/** Refusals that the browser shows in the server's words (spec §8 "server message"). */
export const REFUSAL_TEXTS = {
  ...THIRD_PARTY_TEXTS,
  contactFormat: {
    en_US: 'Use 5 to 50 letters, digits, underscores, dots or hyphens.',
    zh_CN: '请输入 5 至 50 个字母、数字、下划线、点或连字符。',
    zh_TW: '請輸入 5 至 50 個字母、數字、底線、點或連字號。',
    vi_VN: 'Dùng 5 đến 50 chữ cái, chữ số, dấu gạch dưới, dấu chấm hoặc dấu gạch nối.',
    ko_KR: '영문자, 숫자, 밑줄, 마침표, 하이픈을 5~50자로 입력하세요.',
    ja_JP: '英字、数字、アンダースコア、ピリオド、ハイフンを5〜50文字で入力してください。',
    th_TH: 'ใช้ตัวอักษร ตัวเลข ขีดล่าง จุด หรือยัติภังค์ 5 ถึง 50 ตัว',
    hi_IN: '5 से 50 अक्षर, अंक, अंडरस्कोर, बिंदु या हाइफ़न लिखें।',
    my_MM: 'အက္ခရာ၊ ဂဏန်း၊ အောက်မျဉ်း၊ အစက် သို့မဟုတ် တုံးတို ၅ လုံးမှ ၅၀ လုံးအထိ ထည့်ပါ။',
    ta_IN: '5 முதல் 50 எழுத்துகள், இலக்கங்கள், அடிக்கோடுகள், புள்ளிகள் அல்லது இணைப்புக்கோடுகளைப் பயன்படுத்தவும்.',
    bn_BD: '৫ থেকে ৫০টি অক্ষর, সংখ্যা, আন্ডারস্কোর, ডট বা হাইফেন ব্যবহার করুন।',
  },
  contactTaken: {
    en_US: 'Another account uses this contact.',
    zh_CN: '此联系方式已被其他账号使用。',
    zh_TW: '此聯絡方式已被其他帳號使用。',
    vi_VN: 'Một tài khoản khác đang dùng thông tin liên hệ này.',
    ko_KR: '다른 계정에서 사용 중인 연락처입니다.',
    ja_JP: 'この連絡先は別のアカウントで使われています。',
    th_TH: 'มีบัญชีอื่นใช้ข้อมูลติดต่อนี้แล้ว',
    hi_IN: 'यह संपर्क किसी दूसरे खाते में इस्तेमाल हो रहा है।',
    my_MM: 'ဤဆက်သွယ်ရန်အချက်ကို အခြားအကောင့်တစ်ခုက သုံးနေသည်။',
    ta_IN: 'இந்தத் தொடர்பை வேறொரு கணக்கு பயன்படுத்துகிறது.',
    bn_BD: 'এই যোগাযোগের তথ্য অন্য একটি অ্যাকাউন্টে ব্যবহৃত হচ্ছে।',
  },
  phoneBlocked: {
    en_US: 'This phone number cannot be used to register.',
    zh_CN: '此手机号码不能用于注册。',
    zh_TW: '此手機號碼不能用於註冊。',
    vi_VN: 'Không thể dùng số điện thoại này để đăng ký.',
    ko_KR: '이 전화번호로는 가입할 수 없습니다.',
    ja_JP: 'この電話番号では登録できません。',
    th_TH: 'ไม่สามารถใช้หมายเลขโทรศัพท์นี้ในการสมัครได้',
    hi_IN: 'इस फ़ोन नंबर से पंजीकरण नहीं किया जा सकता।',
    my_MM: 'ဤဖုန်းနံပါတ်ဖြင့် စာရင်းသွင်း၍ မရပါ။',
    ta_IN: 'இந்தத் தொலைபேசி எண்ணைக் கொண்டு பதிவு செய்ய முடியாது.',
    bn_BD: 'এই ফোন নম্বর দিয়ে নিবন্ধন করা যায় না।',
  },
  loginOver: {
    en_US: 'This login is over. Log in again.',
    zh_CN: '本次登录已失效，请重新登录。',
    zh_TW: '本次登入已失效，請重新登入。',
    vi_VN: 'Phiên đăng nhập này đã hết hạn. Hãy đăng nhập lại.',
    ko_KR: '이 로그인은 만료되었습니다. 다시 로그인하세요.',
    ja_JP: 'このログインは無効になりました。もう一度ログインしてください。',
    th_TH: 'การเข้าสู่ระบบนี้หมดเวลาแล้ว โปรดเข้าสู่ระบบอีกครั้ง',
    hi_IN: 'यह लॉगिन समाप्त हो गया है। फिर से लॉग इन करें।',
    my_MM: 'ဤဝင်ရောက်မှု သက်တမ်းကုန်သွားပါပြီ။ ထပ်မံ ဝင်ရောက်ပါ။',
    ta_IN: 'இந்த உள்நுழைவு முடிந்துவிட்டது. மீண்டும் உள்நுழையவும்.',
    bn_BD: 'এই লগইনের মেয়াদ শেষ। আবার লগ ইন করুন।',
  },
  accountDisabled: {
    en_US: 'This account is closed. Customer service can tell you more.',
    zh_CN: '此账号已停用，详情请咨询客服。',
    zh_TW: '此帳號已停用，詳情請洽客服。',
    vi_VN: 'Tài khoản này đã bị khóa. Hãy liên hệ bộ phận chăm sóc khách hàng để biết thêm.',
    ko_KR: '이 계정은 사용이 중지되었습니다. 자세한 내용은 고객센터에 문의하세요.',
    ja_JP: 'このアカウントは停止されています。詳しくはカスタマーサービスへお問い合わせください。',
    th_TH: 'บัญชีนี้ถูกปิดใช้งาน โปรดสอบถามฝ่ายบริการลูกค้า',
    hi_IN: 'यह खाता बंद है। अधिक जानकारी के लिए ग्राहक सेवा से बात करें।',
    my_MM: 'ဤအကောင့်ကို ပိတ်ထားသည်။ အသေးစိတ်ကို ဖောက်သည်ဝန်ဆောင်မှုတွင် မေးမြန်းပါ။',
    ta_IN: 'இந்தக் கணக்கு மூடப்பட்டுள்ளது. மேலும் அறிய வாடிக்கையாளர் சேவையை அணுகவும்.',
    bn_BD: 'এই অ্যাকাউন্টটি বন্ধ। বিস্তারিত জানতে গ্রাহক সেবায় যোগাযোগ করুন।',
  },
  accountFrozen: {
    en_US: 'Too many wrong answers. Try again after {until}.',
    zh_CN: '答错次数过多，请在 {until} 之后再试。',
    zh_TW: '答錯次數過多，請在 {until} 之後再試。',
    vi_VN: 'Trả lời sai quá nhiều lần. Hãy thử lại sau {until}.',
    ko_KR: '오답이 너무 많습니다. {until} 이후에 다시 시도하세요.',
    ja_JP: '誤った回答が多すぎます。{until}以降にもう一度お試しください。',
    th_TH: 'ตอบผิดหลายครั้งเกินไป โปรดลองใหม่หลังจาก {until}',
    hi_IN: 'बहुत अधिक गलत उत्तर। {until} के बाद फिर कोशिश करें।',
    my_MM: 'အဖြေမှား များလွန်းသည်။ {until} နောက်ပိုင်းတွင် ထပ်စမ်းပါ။',
    ta_IN: 'தவறான பதில்கள் அதிகம். {until}-க்குப் பிறகு மீண்டும் முயலவும்.',
    bn_BD: 'অনেকবার ভুল উত্তর দেওয়া হয়েছে। {until}-এর পরে আবার চেষ্টা করুন।',
  },
  proofRequired: {
    en_US: 'Confirm that it is you, then try again.',
    zh_CN: '请先验证您的身份，然后重试。',
    zh_TW: '請先驗證您的身分，然後重試。',
    vi_VN: 'Hãy xác nhận đó là bạn rồi thử lại.',
    ko_KR: '본인 확인 후 다시 시도하세요.',
    ja_JP: 'ご本人であることを確認してから、もう一度お試しください。',
    th_TH: 'โปรดยืนยันว่าเป็นคุณ แล้วลองอีกครั้ง',
    hi_IN: 'पुष्टि करें कि यह आप ही हैं, फिर दोबारा कोशिश करें।',
    my_MM: 'သင်ကိုယ်တိုင်ဖြစ်ကြောင်း အတည်ပြုပြီး ထပ်စမ်းပါ။',
    ta_IN: 'இது நீங்கள்தான் என்பதை உறுதிசெய்து, மீண்டும் முயலவும்.',
    bn_BD: 'এটি আপনিই তা নিশ্চিত করুন, তারপর আবার চেষ্টা করুন।',
  },
  passwordCommon: {
    en_US: 'Others would guess this password soon. Choose a less common one.',
    zh_CN: '此密码过于常见，容易被猜中，请换一个。',
    zh_TW: '此密碼過於常見，容易被猜中，請換一個。',
    vi_VN: 'Mật khẩu này quá phổ biến và dễ đoán. Hãy chọn mật khẩu khác.',
    ko_KR: '너무 흔해서 추측하기 쉬운 비밀번호입니다. 다른 비밀번호를 선택하세요.',
    ja_JP: 'よく使われる推測されやすいパスワードです。別のものを選んでください。',
    th_TH: 'รหัสผ่านนี้พบบ่อยและเดาง่าย โปรดเลือกรหัสผ่านอื่น',
    hi_IN: 'यह पासवर्ड बहुत आम है और आसानी से अनुमान लगाया जा सकता है। कोई दूसरा चुनें।',
    my_MM: 'ဤစကားဝှက်သည် အသုံးများပြီး ခန့်မှန်းရလွယ်သည်။ အခြားတစ်ခု ရွေးပါ။',
    ta_IN: 'இந்தக் கடவுச்சொல் மிகப் பொதுவானது, எளிதில் ஊகிக்கலாம். வேறொன்றைத் தேர்ந்தெடுக்கவும்.',
    bn_BD: 'এই পাসওয়ার্ডটি খুব প্রচলিত, সহজেই অনুমান করা যায়। অন্য একটি বেছে নিন।',
  },
  recordsOnly: {
    en_US: 'This login is for your records and for withdrawals only.',
    zh_CN: '此次登录仅供查看记录和提款。',
    zh_TW: '此次登入僅供查看紀錄和提款。',
    vi_VN: 'Lần đăng nhập này chỉ để xem lịch sử và rút tiền.',
    ko_KR: '이 로그인은 기록 확인과 출금에만 쓸 수 있습니다.',
    ja_JP: 'このログインは記録の確認と出金のみに使えます。',
    th_TH: 'การเข้าสู่ระบบนี้ใช้ดูบันทึกและถอนเงินเท่านั้น',
    hi_IN: 'यह लॉगिन केवल आपके रिकॉर्ड और निकासी के लिए है।',
    my_MM: 'ဤဝင်ရောက်မှုသည် မှတ်တမ်းနှင့် ငွေထုတ်ရန်အတွက်သာ ဖြစ်သည်။',
    ta_IN: 'இந்த உள்நுழைவு பதிவுகளுக்கும் பணம் எடுக்கவும் மட்டுமே.',
    bn_BD: 'এই লগইন শুধু আপনার রেকর্ড ও টাকা তোলার জন্য।',
  },
  passwordChangeDue: {
    en_US: 'Choose a new password first.',
    zh_CN: '请先设置新密码。',
    zh_TW: '請先設定新密碼。',
    vi_VN: 'Trước tiên hãy đặt mật khẩu mới.',
    ko_KR: '먼저 새 비밀번호를 설정하세요.',
    ja_JP: '先に新しいパスワードを設定してください。',
    th_TH: 'โปรดตั้งรหัสผ่านใหม่ก่อน',
    hi_IN: 'पहले नया पासवर्ड चुनें।',
    my_MM: 'ဦးစွာ စကားဝှက်အသစ် သတ်မှတ်ပါ။',
    ta_IN: 'முதலில் புதிய கடவுச்சொல்லை அமைக்கவும்.',
    bn_BD: 'আগে নতুন পাসওয়ার্ড ঠিক করুন।',
  },
} as const satisfies Record<string, LocalText>;

export type RefusalText = keyof typeof REFUSAL_TEXTS;

/** Returns the words for the player. */
export const wordsOfRefusal = (text: RefusalText, language: LocaleCode): string =>
  inLanguage(REFUSAL_TEXTS[text], language);

/** A refusal with words for the player in place of its key. */
export function inWords<Code extends string>(
  { language, refuse }: { readonly language: LocaleCode; refuse(code: Code): Refusal },
  code: Code,
  text: RefusalText,
): Refusal {
  return new Refusal(refuse(code).code, wordsOfRefusal(text, language));
}
