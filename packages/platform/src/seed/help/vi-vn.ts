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
  8: [
    ['Tôi quên mật khẩu', 'Chọn “Quên mật khẩu” khi đăng nhập. Mã sẽ đến điện thoại hoặc e-mail của bạn.'],
    [
      'Trò chơi không mở',
      'Cho phép trang này mở cửa sổ mới rồi thử lại. Nhà cung cấp đang bảo trì sẽ ghi giờ trở lại.',
    ],
    [
      'Số dư có vẻ sai',
      'Tiền có thể ở ví của nhà cung cấp: chuyển về trong Ví của tôi. Nếu không, hãy tải lại trang.',
    ],
    [
      'Tôi không đăng nhập được',
      'Sau vài lần sai mật khẩu, tài khoản bị khoá một lúc. Hãy chờ, hoặc đặt mật khẩu mới.',
    ],
  ],
  17: [
    [
      'Tham gia',
      'Trang khuyến mãi cho biết ai được tham gia, cách nào và đến khi nào.',
      'Hãy nhận trước khi chơi, nếu trang yêu cầu.',
    ],
    [
      'Vòng cược',
      'Chỉ phần tiền cược thực sự có rủi ro mới được tính.',
      'Khi chưa đạt yêu cầu, tiền thưởng không rút được.',
      'Lạm dụng, như nhiều tài khoản, sẽ kết thúc khuyến mãi cho tất cả các tài khoản đó.',
    ],
  ],
};
