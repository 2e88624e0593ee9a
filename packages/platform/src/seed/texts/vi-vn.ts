import type { SiteTexts } from './texts.types.ts';

export const texts: SiteTexts = {
  banners: {
    tigerGate: 'Sau cánh cổng hổ',
    deepCourt: 'Cung điện dưới biển',
    wheelNight: 'Lượt miễn phí mỗi tối',
    matchDay: 'Ngày thi đấu, tăng thưởng cho lựa chọn đầu tiên',
    liftOff: 'Sẵn sàng cất cánh',
    phoenixHour: 'Chơi theo nhịp của bạn',
    arenaLive: 'Đấu trường đã mở',
  },
  announcements: {
    playMoney: 'Tessera chơi bằng tiền ảo: không tốn và cũng không trả tiền thật.',
    newGames: 'Mới tuần này: trò chơi mới từ ba nhà cung cấp đã có trong sảnh.',
    register: 'Đăng ký để giữ mục yêu thích và chơi tiếp từ chỗ bạn dừng lại.',
    limits: 'Tự đặt giới hạn trong trung tâm thành viên. Muốn nghỉ chỉ cần một lần chạm.',
  },
  grades: ['Thành viên', 'Bạc', 'Vàng'],
  agentLevels: ['Khởi đầu', 'Đối tác', 'Đối tác cấp cao', 'Giám đốc', 'Đại sứ'],
  promotions: {
    welcome: {
      title: 'Chào mừng bạn',
      summary: 'Tiền ảo chờ sẵn trong ví khi bạn đăng ký.',
      how: 'Đăng ký một lần là tiền có ngay trong ví. Không cần nhập mã, không cần nhận thưởng.',
    },
    cashback: {
      title: 'Hoàn lại năm phần trăm',
      summary: 'Mỗi thứ Hai, 5% số thua ở nổ hũ tuần trước được hoàn vào ví.',
      how: 'Chơi bất kỳ trò nổ hũ nào từ thứ Hai đến Chủ nhật. Số thua ròng được cộng lại và 5% được hoàn vào sáng thứ Hai.',
    },
    tournament: {
      title: 'Giải đấu bàn trực tiếp',
      summary: 'Tích điểm ở các bàn trực tiếp; năm mươi người dẫn đầu chia giải.',
      how: 'Mỗi ván ở bàn trực tiếp được một điểm, không phụ thuộc mức cược. Bảng điểm cập nhật mỗi giờ.',
    },
    freeRounds: {
      title: 'Lượt miễn phí buổi tối',
      summary: 'Mười lượt miễn phí trong một trò khác nhau mỗi tối.',
      how: 'Mở trò chơi của buổi tối từ 18:00 đến 23:00. Lượt miễn phí có sẵn ở mức cược nhỏ nhất.',
    },
    matchBoost: {
      title: 'Tăng thưởng ngày thi đấu',
      summary: 'Vé cược đơn đầu tiên của ngày thi đấu trả thêm 10%.',
      how: 'Đặt một vé cược đơn trước trận đầu tiên. Nếu thắng, phần tăng được cộng vào tiền trả.',
    },
    friends: {
      title: 'Rủ thêm bạn',
      summary: 'Bạn nhận tiền ảo cho mỗi người đăng ký qua liên kết của bạn và bắt đầu chơi.',
      how: 'Sao chép liên kết trong trung tâm thành viên và gửi cho bạn bè. Ví của bạn được cộng khi người đó nạp lần đầu hoặc chơi đủ số ván.',
    },
    weeklyDraw: {
      title: 'Rút thăm hằng tuần',
      summary: 'Mỗi ngày chơi được một vé, rút thăm vào Chủ nhật.',
      how: 'Chơi ít nhất một ván trong ngày là có vé. Rút thăm lúc 20:00 Chủ nhật; người trúng được báo qua thư.',
    },
    loyalty: {
      title: 'Vòng tròn Vàng',
      summary: 'Thành viên hạng Vàng có người liên hệ riêng và được trả lời nhanh hơn.',
      how: 'Hạng tùy vào thời gian bạn gắn bó, không phụ thuộc số tiền cược. Hạng của bạn có ở trang thông tin.',
    },
  },
  seePromotion: 'Xem khuyến mãi',
  terms: {
    heading: 'Cần biết',
    items: [
      'Mọi số tiền đều là tiền ảo và không thể rút.',
      'Mỗi người một tài khoản; người dưới 18 tuổi không được tham gia.',
      'Giới hạn của bạn có hiệu lực trong mọi khuyến mãi, và bạn có thể rời bất cứ lúc nào.',
    ],
  },
};
