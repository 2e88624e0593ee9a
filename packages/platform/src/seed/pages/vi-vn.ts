import type { PageTexts } from './pages.types.ts';

export const pages: PageTexts = {
  links: {
    lobby: 'Sảnh',
    promotions: 'Khuyến mãi',
    sponsors: 'Tài trợ',
    app: 'Tải ứng dụng',
    help: 'Tất cả chủ đề',
    deposits: 'Nạp tiền',
    withdrawals: 'Rút tiền',
    about: 'Về chúng tôi',
    agreement: 'Thỏa thuận người dùng',
    terms: 'Điều khoản và điều kiện',
    privacy: 'Chính sách quyền riêng tư',
    promotionRules: 'Quy định khuyến mãi',
    service: 'Chăm sóc khách hàng',
    account: 'Tài khoản',
  },
  help: {
    1: {
      title: 'Về chúng tôi',
      text: 'Chúng tôi gom trò chơi của nhiều nhà cung cấp vào một sảnh, với một tài khoản, một số dư và một nơi để nhờ giúp đỡ.',
    },
    2: {
      title: 'Thỏa thuận người dùng',
      text: 'Mỗi người một tài khoản, chỉ dành cho người lớn. Bạn tự giữ mật khẩu và chịu trách nhiệm về những gì diễn ra với tài khoản của mình.',
    },
    3: {
      title: 'Chơi có trách nhiệm',
      text: 'Trước khi chơi hãy quyết định bạn muốn dành bao nhiêu thời gian và tiền bạc, rồi dừng ở đó. Đừng bao giờ chơi để gỡ lại tiền đã thua.',
    },
    4: {
      title: 'Điều khoản và điều kiện',
      text: 'Cược đã được chấp nhận thì có hiệu lực. Vòng bị gián đoạn sẽ do nhà cung cấp hoàn tất hoặc hủy, và tiền cược của vòng bị hủy được trả lại vào số dư của bạn.',
    },
    5: {
      title: 'Chính sách quyền riêng tư',
      text: 'Chúng tôi chỉ hỏi những gì tài khoản cần, che bớt thông tin liên hệ khi hiển thị và không chuyển cho người không liên quan. Bạn có thể xem và sửa những gì chúng tôi lưu về bạn.',
    },
    6: {
      title: 'Hướng dẫn nạp tiền',
      text: 'Chỉ nạp từ tài khoản thanh toán đứng tên bạn. Số tiền vào số dư khi giao dịch được xác nhận. Nếu chưa thấy, hãy viết cho bộ phận chăm sóc khách hàng kèm mã đơn.',
    },
    7: {
      title: 'Hướng dẫn rút tiền',
      text: 'Tiền rút chỉ về tài khoản đứng tên bạn và cần mật khẩu rút tiền bốn chữ số.',
    },
    8: {
      title: 'Câu hỏi thường gặp',
      text: 'Câu trả lời cho những điều chúng tôi được hỏi nhiều nhất.',
    },
    17: {
      title: 'Quy định khuyến mãi',
      text: 'Mỗi khuyến mãi nêu rõ ai được tham gia, đến khi nào, và phải cược bao nhiêu trước khi tiền thưởng được trả. Một khuyến mãi dành cho một người, một hộ gia đình và một thiết bị.',
    },
  },
};
