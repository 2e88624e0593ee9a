export const page = `
Đây là một trang mẫu. Mọi thứ ở đây hoạt động như trang thật, trừ tiền: tất cả số tiền đều là tiền ảo.
## Bạn tìm thấy gì ở đây
- Trò chơi của nhiều nhà cung cấp: slot, bàn trực tiếp, thể thao, xổ số, game bài và các loại khác.
- Chế độ chơi thử, nếu trò chơi có. Không cần tài khoản và không tốn tiền.
- Tìm kiếm và bộ lọc, mục yêu thích và các trò bạn chơi gần đây.
- Khuyến mãi, tin tức và các trang trợ giúp này.
## Cách hoạt động
1. Đăng ký. Biểu mẫu cho biết thông tin nào là bắt buộc.
2. Chọn ngôn ngữ ở đầu hoặc cuối trang. Bạn có thể đổi bất cứ lúc nào.
3. Mở một trò chơi. Trò chơi chạy ở nhà cung cấp, trong cửa sổ riêng hoặc ngay trong trang này, và dùng số dư tài khoản của bạn.
4. Xem lịch sử trong trung tâm thành viên. Ở đó có mọi ván chơi và mọi thay đổi của số dư.
## Ai làm gì
| Ai | Làm gì
| Nhà vận hành | điều hành trang, trả lời thư của bạn, và quyết định về tài khoản và thanh toán
| Nhà cung cấp | làm ra trò chơi, và quyết định từng ván trên máy chủ của họ
| Đại lý | giới thiệu thành viên, và nhận hoa hồng cho việc đó
| Bạn | quyết định chơi bao lâu và bao nhiêu, và có thể đặt giới hạn cho mình
## Trên thiết bị của bạn
Trang hoạt động trên máy tính và điện thoại, bằng mười một ngôn ngữ, với giao diện sáng hoặc tối. Có thể dùng các trang chỉ bằng bàn phím và với trình đọc màn hình. Bạn có thể cài trang như một ứng dụng: trang ứng dụng cho biết cách làm trên thiết bị của bạn. Khi mất kết nối, một dòng thông báo hiện ra và phiên đăng nhập vẫn được giữ.
## Liên hệ với chúng tôi
Liên kết chăm sóc khách hàng có ở cuối mỗi trang. Hãy viết bằng ngôn ngữ của bạn. Ghi tài khoản, thời gian và số ván hoặc số lệnh, nhưng đừng bao giờ ghi mật khẩu. Cách khiếu nại có trong điều khoản và điều kiện.
`;
