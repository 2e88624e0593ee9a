import type { LocalText } from '../../db/columns.ts';

/** Why the sample agent's first settlement was corrected. */
export const agentCorrectionCause: LocalText = {
  en_US: 'A cancelled round had been counted',
  zh_TW: '曾計入一局已取消的遊戲',
  zh_CN: '曾计入一局已取消的游戏',
  vi_VN: 'Một ván đã hủy từng bị tính vào',
  ko_KR: '취소된 라운드가 집계되었습니다',
  ja_JP: '取り消されたラウンドが含まれていました',
  th_TH: 'มีการนับรอบที่ถูกยกเลิก',
  hi_IN: 'एक रद्द राउंड गिना गया था',
  my_MM: 'ပယ်ဖျက်ထားသောပွဲတစ်ပွဲကို ထည့်တွက်ခဲ့သည်',
  ta_IN: 'ரத்து செய்யப்பட்ட ஒரு சுற்று கணக்கிடப்பட்டிருந்தது',
  bn_BD: 'একটি বাতিল রাউন্ড গণনা করা হয়েছিল',
};
