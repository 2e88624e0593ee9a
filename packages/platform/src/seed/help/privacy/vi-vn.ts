export const page = `
Nhà vận hành trang này chịu trách nhiệm về dữ liệu của bạn. Trang mẫu của chúng tôi dùng tiền ảo, nhưng dữ liệu của bạn vẫn được bảo vệ như của mọi người.
## Chúng tôi lưu gì và trong bao lâu
| Dữ liệu | Để làm gì | Trong bao lâu
| Tài khoản, họ tên, ngày sinh, liên hệ | tài khoản của bạn và xác minh danh tính | khi tài khoản còn tồn tại, sau đó theo luật yêu cầu
| Cược, nạp tiền, rút tiền, số dư | lịch sử của bạn và tranh chấp | theo luật yêu cầu
| Lần đăng nhập với thiết bị và mạng | để phát hiện đăng nhập lạ | 90 ngày
| Phiên đã kết thúc | ai đã đăng nhập và khi nào | 30 ngày
| Email và SMS chúng tôi gửi | chuyển tin | xóa sau 7 ngày
| Báo cáo cho tài khoản quảng cáo | quảng cáo nào có hiệu quả | 30 ngày
Mật khẩu chỉ được lưu dưới dạng băm, và khóa bí mật của ứng dụng xác thực được mã hóa. Khóa truy cập ở lại trên thiết bị của bạn: chúng tôi chỉ lưu khóa công khai.
## Ai nhận được dữ liệu
- Nhà cung cấp trò chơi nhận một mã người chơi, loại tiền và ngôn ngữ của bạn, không nhận thông tin liên hệ hay tài khoản ngân hàng.
- Nhà cung cấp thanh toán nhận những gì một khoản thanh toán cần.
- Đại lý chỉ thấy một phần tên tài khoản của thành viên do họ giới thiệu, và không thấy thông tin liên hệ.
- Nhân viên chúng tôi chỉ thấy những gì công việc cần. Những gì họ thay đổi được ghi vào nhật ký.
- Chúng tôi không bán dữ liệu.
## Trên thiết bị của bạn
Trình duyệt giữ phiên, ngôn ngữ, các lựa chọn của bạn và, sau khi bạn nhấp vào một quảng cáo, mã của quảng cáo đó trong 90 ngày. Số tiền bạn ẩn trong ví vẫn ẩn cho đến khi bạn đóng cửa sổ.
## Quyền của bạn
1. Xem và sửa dữ liệu của bạn ở Thông tin tài khoản. Thông tin liên hệ ở đó được che bớt.
2. Tải về mọi dữ liệu chúng tôi lưu về bạn trong trung tâm thành viên, mục Dữ liệu và đóng tài khoản. Mỗi lần tải đều có thư thông báo.
3. Xem thiết bị và lần đăng nhập ở Bảo mật, và kết thúc những phiên không phải của bạn.
4. Đóng tài khoản ở Dữ liệu và đóng tài khoản. Tài khoản đã đóng không thể đăng nhập để chơi nữa; lịch sử được giữ theo luật yêu cầu.
## Ưu đãi và tin nhắn
Trong thời gian tạm nghỉ hoặc tự loại trừ, và sau khi đóng tài khoản, chúng tôi không gửi và không hiển thị ưu đãi. Tin nhắn đẩy chỉ đến thiết bị mà bạn đã bật, và bạn có thể tắt bất cứ lúc nào. Nếu có câu hỏi, hãy viết cho bộ phận chăm sóc khách hàng.
`;
