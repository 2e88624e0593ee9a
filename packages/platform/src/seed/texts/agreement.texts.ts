import type { LocaleCode } from '@tessera/domain';
import type { LocalText } from '../../db/columns.ts';

interface Section {
  readonly title: string;
  readonly text: string;
}

/** What a visitor agrees to when registering: four sections, in this order. */
type Agreement = readonly [who: Section, account: Section, play: Section, end: Section];

const AGREEMENTS: Readonly<Record<LocaleCode, Agreement>> = {
  en_US: [
    {
      title: 'Who may register',
      text: 'You are of legal age where you live, you register for yourself, and you keep one account only. What you tell us about yourself is true.',
    },
    {
      title: 'Your account',
      text: 'Your password and your withdraw password are yours alone. Tell customer service at once if somebody else may know them.',
    },
    {
      title: 'How we play',
      text: 'The rules of each game apply. Rounds that a fault decided are void, and their wagers are returned. Programs that play in your place are not allowed.',
    },
    {
      title: 'Breaks and the end',
      text: 'You may take a break, set limits or close your account at any time. If we change this agreement, we tell you before it applies.',
    },
  ],
  zh_CN: [
    {
      title: '谁可以注册',
      text: '您已达到所在地的法定年龄，为本人注册，且只持有一个账号。您提供的资料真实无误。',
    },
    { title: '您的账号', text: '登录密码和取款密码只属于您本人。如怀疑他人知晓，请立即联系客服。' },
    {
      title: '游戏规则',
      text: '每款游戏以其规则为准。因故障产生结果的局作废，投注金额退回。禁止使用程序代替本人游戏。',
    },
    {
      title: '休息与终止',
      text: '您可以随时休息、设置限额或关闭账号。如本协议有变更，我们会在生效前通知您。',
    },
  ],
  zh_TW: [
    {
      title: '誰可以註冊',
      text: '您已達所在地的法定年齡，為本人註冊，且只持有一個帳號。您提供的資料真實無誤。',
    },
    { title: '您的帳號', text: '登入密碼與提款密碼只屬於您本人。若懷疑他人知悉，請立即聯絡客服。' },
    {
      title: '遊戲規則',
      text: '每款遊戲以其規則為準。因故障產生結果的局作廢，投注金額退回。禁止使用程式代替本人遊戲。',
    },
    {
      title: '休息與終止',
      text: '您可以隨時休息、設定限額或關閉帳號。若本協議有變更，我們會在生效前通知您。',
    },
  ],
  vi_VN: [
    {
      title: 'Ai được đăng ký',
      text: 'Bạn đủ tuổi theo luật nơi bạn sống, đăng ký cho chính mình và chỉ giữ một tài khoản. Thông tin bạn cung cấp là đúng sự thật.',
    },
    {
      title: 'Tài khoản của bạn',
      text: 'Mật khẩu đăng nhập và mật khẩu rút tiền chỉ thuộc về bạn. Hãy báo ngay cho bộ phận chăm sóc khách hàng nếu có người khác biết.',
    },
    {
      title: 'Cách chơi',
      text: 'Áp dụng luật của từng trò chơi. Ván bị lỗi làm sai kết quả sẽ bị hủy và tiền cược được hoàn lại. Không được dùng chương trình chơi thay bạn.',
    },
    {
      title: 'Tạm nghỉ và kết thúc',
      text: 'Bạn có thể tạm nghỉ, đặt giới hạn hoặc đóng tài khoản bất cứ lúc nào. Nếu thỏa thuận này thay đổi, chúng tôi báo cho bạn trước khi áp dụng.',
    },
  ],
  ko_KR: [
    {
      title: '가입할 수 있는 사람',
      text: '거주지의 법정 연령에 이른 본인이 직접 가입하며, 계정은 하나만 보유합니다. 제공하는 정보는 사실이어야 합니다.',
    },
    {
      title: '내 계정',
      text: '로그인 비밀번호와 출금 비밀번호는 본인만 알아야 합니다. 다른 사람이 알게 된 것 같으면 즉시 고객센터에 알려 주세요.',
    },
    {
      title: '게임 방식',
      text: '각 게임의 규칙이 적용됩니다. 오류로 결정된 라운드는 무효이며 베팅액은 반환됩니다. 대신 플레이하는 프로그램은 허용되지 않습니다.',
    },
    {
      title: '휴식과 종료',
      text: '언제든지 휴식을 취하거나 한도를 정하거나 계정을 닫을 수 있습니다. 이 약관이 바뀌면 적용되기 전에 알려 드립니다.',
    },
  ],
  ja_JP: [
    {
      title: '登録できる方',
      text: 'お住まいの地域の法定年齢に達したご本人が登録し、アカウントは一つだけとします。ご提供いただく情報は事実であるものとします。',
    },
    {
      title: 'アカウント',
      text: 'ログインパスワードと出金パスワードはご本人だけのものです。他人に知られたおそれがあるときは、すぐにカスタマーサービスへご連絡ください。',
    },
    {
      title: 'プレイについて',
      text: '各ゲームのルールが適用されます。不具合で結果が決まったラウンドは無効とし、ベット額を返却します。代わりにプレイするプログラムは使用できません。',
    },
    {
      title: '休止と終了',
      text: 'いつでも休止、限度額の設定、アカウントの閉鎖ができます。本規約を変更するときは、適用前にお知らせします。',
    },
  ],
  th_TH: [
    {
      title: 'ผู้ที่สมัครได้',
      text: 'คุณมีอายุตามที่กฎหมายในที่อยู่ของคุณกำหนด สมัครเพื่อตัวเอง และมีเพียงบัญชีเดียว ข้อมูลที่ให้ไว้เป็นความจริง',
    },
    {
      title: 'บัญชีของคุณ',
      text: 'รหัสผ่านเข้าสู่ระบบและรหัสผ่านถอนเงินเป็นของคุณเท่านั้น หากสงสัยว่ามีผู้อื่นรู้ โปรดแจ้งฝ่ายบริการลูกค้าทันที',
    },
    {
      title: 'การเล่น',
      text: 'ใช้กติกาของแต่ละเกม รอบที่ผลเกิดจากความขัดข้องถือเป็นโมฆะและคืนเงินเดิมพัน ไม่อนุญาตให้ใช้โปรแกรมเล่นแทน',
    },
    {
      title: 'การหยุดพักและการสิ้นสุด',
      text: 'คุณหยุดพัก กำหนดวงเงิน หรือปิดบัญชีได้ทุกเมื่อ หากข้อตกลงนี้เปลี่ยนแปลง เราจะแจ้งก่อนมีผล',
    },
  ],
  hi_IN: [
    {
      title: 'कौन पंजीकरण कर सकता है',
      text: 'आप अपने स्थान के कानून के अनुसार वयस्क हैं, अपने लिए पंजीकरण कर रहे हैं और केवल एक खाता रखते हैं। आपकी दी हुई जानकारी सच है।',
    },
    {
      title: 'आपका खाता',
      text: 'आपका पासवर्ड और निकासी पासवर्ड केवल आपके हैं। यदि किसी और को पता हो सकता है, तो तुरंत ग्राहक सेवा को बताएँ।',
    },
    {
      title: 'खेल के नियम',
      text: 'हर खेल के अपने नियम लागू होते हैं। गड़बड़ी से तय हुए राउंड रद्द होते हैं और दाँव लौटाया जाता है। आपकी जगह खेलने वाले प्रोग्राम की अनुमति नहीं है।',
    },
    {
      title: 'विराम और समाप्ति',
      text: 'आप कभी भी विराम ले सकते हैं, सीमा तय कर सकते हैं या खाता बंद कर सकते हैं। यह समझौता बदले तो लागू होने से पहले हम आपको बताएँगे।',
    },
  ],
  my_MM: [
    {
      title: 'မည်သူ စာရင်းသွင်းနိုင်သနည်း',
      text: 'သင်သည် နေထိုင်ရာဒေသ၏ ဥပဒေအရ အသက်ပြည့်ပြီး၊ မိမိကိုယ်တိုင်အတွက် စာရင်းသွင်းကာ အကောင့်တစ်ခုသာ ထားရှိပါသည်။ ပေးသော အချက်အလက်များ မှန်ကန်ပါသည်။',
    },
    {
      title: 'သင့်အကောင့်',
      text: 'စကားဝှက်နှင့် ငွေထုတ်စကားဝှက်သည် သင့်တစ်ဦးတည်း၏ ဖြစ်သည်။ အခြားသူ သိသွားနိုင်လျှင် ဖောက်သည်ဝန်ဆောင်မှုကို ချက်ချင်း အကြောင်းကြားပါ။',
    },
    {
      title: 'ကစားပုံ',
      text: 'ဂိမ်းတစ်ခုစီ၏ စည်းမျဉ်းများ အသုံးပြုသည်။ ချို့ယွင်းမှုကြောင့် ဖြစ်သော ပွဲများ ပယ်ဖျက်ပြီး လောင်းကြေး ပြန်အမ်းသည်။ သင့်ကိုယ်စား ကစားသော ပရိုဂရမ် ခွင့်မပြုပါ။',
    },
    {
      title: 'နားခြင်းနှင့် ပြီးဆုံးခြင်း',
      text: 'အချိန်မရွေး နားနိုင်၊ ကန့်သတ်ချက် သတ်မှတ်နိုင်၊ အကောင့် ပိတ်နိုင်သည်။ ဤသဘောတူညီချက် ပြောင်းလဲလျှင် အသက်မဝင်မီ အသိပေးပါမည်။',
    },
  ],
  ta_IN: [
    {
      title: 'யார் பதிவு செய்யலாம்',
      text: 'நீங்கள் வசிக்கும் இடத்தின் சட்டப்படி வயது வந்தவர்; உங்களுக்காகவே பதிவு செய்கிறீர்கள்; ஒரே ஒரு கணக்கு வைத்திருப்பீர்கள். நீங்கள் தரும் தகவல் உண்மையானது.',
    },
    {
      title: 'உங்கள் கணக்கு',
      text: 'கடவுச்சொல்லும் பணம் எடுக்கும் கடவுச்சொல்லும் உங்களுக்கு மட்டுமே. வேறு யாருக்காவது தெரிந்திருக்கலாம் என்றால் உடனே வாடிக்கையாளர் சேவைக்குச் சொல்லவும்.',
    },
    {
      title: 'விளையாடும் முறை',
      text: 'ஒவ்வொரு விளையாட்டின் விதிகளும் பொருந்தும். கோளாறால் முடிவான சுற்றுகள் செல்லாது; பந்தயத் தொகை திருப்பித் தரப்படும். உங்களுக்குப் பதிலாக விளையாடும் நிரல்களுக்கு அனுமதி இல்லை.',
    },
    {
      title: 'இடைவேளையும் முடிவும்',
      text: 'எப்போது வேண்டுமானாலும் இடைவேளை எடுக்கலாம், வரம்பு வைக்கலாம், கணக்கை மூடலாம். இந்த ஒப்பந்தம் மாறினால் நடைமுறைக்கு வரும் முன் தெரிவிப்போம்.',
    },
  ],
  bn_BD: [
    {
      title: 'কে নিবন্ধন করতে পারেন',
      text: 'আপনি যেখানে থাকেন সেখানকার আইন অনুযায়ী প্রাপ্তবয়স্ক, নিজের জন্য নিবন্ধন করছেন এবং একটিই অ্যাকাউন্ট রাখবেন। আপনার দেওয়া তথ্য সত্য।',
    },
    {
      title: 'আপনার অ্যাকাউন্ট',
      text: 'পাসওয়ার্ড ও উত্তোলনের পাসওয়ার্ড শুধু আপনার। অন্য কেউ জেনে থাকতে পারে মনে হলে সঙ্গে সঙ্গে গ্রাহক সেবাকে জানান।',
    },
    {
      title: 'খেলার নিয়ম',
      text: 'প্রতিটি খেলার নিয়ম প্রযোজ্য। ত্রুটির কারণে নির্ধারিত রাউন্ড বাতিল হয় ও বাজির টাকা ফেরত দেওয়া হয়। আপনার হয়ে খেলে এমন প্রোগ্রাম ব্যবহার করা যাবে না।',
    },
    {
      title: 'বিরতি ও সমাপ্তি',
      text: 'যেকোনো সময় বিরতি নিতে, সীমা ঠিক করতে বা অ্যাকাউন্ট বন্ধ করতে পারেন। এই চুক্তি বদলালে কার্যকর হওয়ার আগে আপনাকে জানাব।',
    },
  ],
};

/** Title and content (HTML) of each section, in all languages. */
export const agreementTexts: readonly { readonly title: LocalText; readonly content: LocalText }[] =
  AGREEMENTS.en_US.map((_section, index) => ({
    title: inAll((agreement) => agreement[index]?.title ?? ''),
    content: inAll((agreement) => `<p>${agreement[index]?.text ?? ''}</p>`),
  }));

function inAll(pick: (agreement: Agreement) => string): LocalText {
  return Object.fromEntries(
    Object.entries(AGREEMENTS).map(([code, agreement]) => [code, pick(agreement)]),
  ) as LocalText;
}
