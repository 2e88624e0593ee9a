import type { HelpTexts } from './help.types.ts';

export const help: HelpTexts = {
  1: [
    [
      'Bạn tìm thấy gì ở đây',
      'Trò chơi của nhiều nhà cung cấp: slot, bàn trực tiếp, thể thao, xổ số và game bài.',
      'Chế độ chơi thử, nếu trò chơi có, để thử mà không tốn tiền.',
    ],
    [
      'Liên hệ với chúng tôi',
      'Liên kết chăm sóc khách hàng có ở cuối mỗi trang.',
      'Hãy viết bằng ngôn ngữ của bạn.',
    ],
  ],
  2: [
    [
      'Tài khoản của bạn',
      'Cung cấp tên thật và ngày sinh: chúng được đối chiếu với tài khoản thanh toán.',
      'Không chia sẻ, bán hay cho mượn tài khoản.',
      'Báo ngay khi mất điện thoại hoặc có lần đăng nhập không phải của bạn.',
    ],
    [
      'Điều gì làm tài khoản bị đóng',
      'Một người có nhiều tài khoản, dữ liệu sai, hoặc thanh toán của người khác.',
      'Bạn có thể tự đóng tài khoản trong trung tâm thành viên, mục Dữ liệu.',
    ],
  ],
};
