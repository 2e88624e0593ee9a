import type { LocalText } from '../../db/columns.ts';
import { paragraph } from '../../seed/promotion-content.ts';

/** The letter after a new password (spec §2 letters). */
const TITLE = {
  en_US: 'Your password was changed',
  zh_CN: '您的密码已更改',
  zh_TW: '您的密碼已變更',
  vi_VN: 'Mật khẩu của bạn đã được đổi',
  ko_KR: '비밀번호가 변경되었습니다',
  ja_JP: 'パスワードが変更されました',
  th_TH: 'รหัสผ่านของคุณถูกเปลี่ยนแล้ว',
  hi_IN: 'आपका पासवर्ड बदल गया है',
  my_MM: 'သင့်စကားဝှက်ကို ပြောင်းလိုက်ပါပြီ',
  ta_IN: 'உங்கள் கடவுச்சொல் மாற்றப்பட்டது',
  bn_BD: 'আপনার পাসওয়ার্ড বদলানো হয়েছে',
} as const satisfies LocalText;

const CONTENT = {
  en_US:
    'It was set with a code that we sent to you. All devices were logged out. If this was not you, contact customer service at once.',
  zh_CN: '新密码是凭我们发送给您的验证码设置的，所有设备均已登出。如非您本人操作，请立即联系客服。',
  zh_TW: '新密碼是憑我們發送給您的驗證碼設定的，所有裝置均已登出。如非您本人操作，請立即聯絡客服。',
  vi_VN:
    'Mật khẩu được đặt bằng mã mà chúng tôi đã gửi cho bạn. Mọi thiết bị đã bị đăng xuất. Nếu không phải bạn, hãy liên hệ ngay bộ phận chăm sóc khách hàng.',
  ko_KR:
    '보내 드린 코드로 새 비밀번호가 설정되었으며 모든 기기에서 로그아웃되었습니다. 본인이 아니라면 즉시 고객센터에 문의하세요.',
  ja_JP:
    'お送りしたコードで新しいパスワードが設定され、すべての端末からログアウトしました。お心当たりがない場合は、すぐにカスタマーサービスへご連絡ください。',
  th_TH: 'รหัสผ่านใหม่ถูกตั้งด้วยรหัสที่เราส่งถึงคุณ และอุปกรณ์ทั้งหมดออกจากระบบแล้ว หากไม่ใช่คุณ โปรดติดต่อฝ่ายบริการลูกค้าทันที',
  hi_IN:
    'इसे उस कोड से सेट किया गया जो हमने आपको भेजा था। सभी डिवाइस लॉग आउट कर दिए गए हैं। अगर यह आप नहीं थे, तो तुरंत ग्राहक सेवा से संपर्क करें।',
  my_MM: 'ကျွန်ုပ်တို့ ပို့ပေးသော ကုဒ်ဖြင့် သတ်မှတ်ခဲ့ပြီး စက်အားလုံးမှ ထွက်ပြီးပါပြီ။ သင်မဟုတ်ပါက ဖောက်သည်ဝန်ဆောင်မှုကို ချက်ချင်း ဆက်သွယ်ပါ။',
  ta_IN:
    'நாங்கள் அனுப்பிய குறியீட்டால் இது அமைக்கப்பட்டது. எல்லா சாதனங்களிலிருந்தும் வெளியேற்றப்பட்டது. இது நீங்கள் இல்லையெனில், உடனே வாடிக்கையாளர் சேவையைத் தொடர்பு கொள்ளவும்.',
  bn_BD:
    'আমরা আপনাকে যে কোড পাঠিয়েছি তা দিয়ে এটি সেট করা হয়েছে। সব ডিভাইস থেকে লগ আউট করা হয়েছে। এটি আপনি না হলে এখনই গ্রাহক সেবায় যোগাযোগ করুন।',
} as const satisfies LocalText;

const inParagraph = (texts: typeof CONTENT): LocalText => ({
  ...Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, paragraph(text)])),
  en_US: paragraph(texts.en_US),
});

export const PASSWORD_LETTER = { title: TITLE, content: inParagraph(CONTENT) };
