export const page = `
Hãy tìm câu hỏi của bạn bên dưới. Mỗi câu trả lời nêu trang mà bạn có thể xử lý việc đó.
## Đăng nhập
- Tôi quên mật khẩu: chọn “Quên mật khẩu” trong cửa sổ đăng nhập. Mã sáu chữ số được gửi đến điện thoại hoặc email của bạn, có hiệu lực mười phút và dùng một lần.
- Tài khoản của tôi bị khóa: sau nhiều lần sai mật khẩu, bạn phải chờ một lúc mới đăng nhập được. Thông báo cho biết đến khi nào. Đặt mật khẩu mới không cần mật khẩu cũ.
- Tôi bị hỏi một câu hoặc một mã: bạn đăng nhập từ trình duyệt mới, hoặc đã bật ứng dụng xác thực. Hãy trả lời câu hỏi, hoặc nhập sáu chữ số của ứng dụng.
- Tôi bị đăng xuất: bạn đã đăng nhập trên thiết bị khác. Cho phép nhiều phiên ở Bảo mật để đăng nhập cùng lúc trên tối đa năm thiết bị.
- Tôi muốn đăng nhập không cần mật khẩu: tạo khóa truy cập ở Bảo mật. Sau đó vân tay, khuôn mặt hoặc khóa màn hình sẽ đăng nhập cho bạn.
## Trò chơi
- Trò chơi không mở: cho phép trang này mở cửa sổ mới rồi thử lại. Trò chơi đang bảo trì cho biết khi nào trở lại.
- Mất kết nối: mở lại trò chơi, ván sẽ tiếp tục. Nếu không thể, nhà cung cấp hủy ván và trả lại tiền cược.
- Tôi muốn chơi thử: chọn Chơi thử ở trò chơi có chế độ này. Không mất tiền.
## Tiền
| Điều tôi thấy | Ý nghĩa
| Số dư thấp hơn tôi nghĩ | Tiền có thể ở ví của nhà cung cấp. Hãy chuyển về ở Ví của tôi.
| Chuyển về bị từ chối | Có ván chưa xong, trò chơi đang mở hoặc đang đóng, hoặc nhà cung cấp đang bảo trì.
| Khoản nạp chưa thấy | Chờ hết thời gian thông thường của phương thức, rồi gửi chúng tôi mã đơn.
| Lần rút của tôi đang chờ | Được xét duyệt trong 24 giờ và chi trả trong 72 giờ.
| Tiền thưởng không có trong số dư | Tiền thưởng được trả khi đã đạt mức cược yêu cầu.
Mọi thay đổi của số dư, cùng thời gian và loại, có trong lịch sử tiền của bạn.
## Tài khoản của tôi
1. Sửa dữ liệu ở Thông tin tài khoản; ngôn ngữ, giờ và giao diện ở Tùy chọn.
2. Đổi mật khẩu, xem thiết bị và lần đăng nhập ở Bảo mật.
3. Đặt hạn mức hoặc tạm nghỉ ở Chơi an toàn.
4. Tải dữ liệu hoặc đóng tài khoản ở Dữ liệu và đóng tài khoản.
## Vẫn chưa có câu trả lời?
Hãy viết cho bộ phận chăm sóc khách hàng, liên kết ở cuối mỗi trang. Nêu tài khoản, thời gian và mã ván hoặc mã đơn. Đừng bao giờ gửi mật khẩu hay mã: chúng tôi không hỏi những thứ đó.
`;
