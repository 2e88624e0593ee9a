export const page = `
Thỏa thuận này là giữa bạn và nhà vận hành trang này. Khi đăng ký, bạn chấp nhận thỏa thuận. Quy tắc của trò chơi và cược có trong điều khoản và điều kiện, quy tắc tiền thưởng trong quy định khuyến mãi, và cách xử lý dữ liệu của bạn trong chính sách quyền riêng tư.
## Ai được có tài khoản
- Bạn đủ tuổi theo luật nơi bạn sống và được phép chơi ở đó.
- Bạn có một tài khoản. Các tài khoản khác của cùng một người có thể bị đóng.
- Bạn chơi cho chính mình, không thay cho người khác.
## Những gì bạn khai về mình
Hãy cung cấp tên thật, ngày sinh và thông tin liên hệ của chính bạn. Chúng chứng minh bạn là ai khi bạn rút tiền hoặc cần mật khẩu mới. Nếu có gì sai hoặc thay đổi, hãy sửa ở Thông tin tài khoản, hoặc viết cho bộ phận chăm sóc khách hàng nếu bạn không tự sửa được.
## Tiền ảo
Mọi số tiền trên trang mẫu này là tiền ảo. Tài khoản, số dư và giải thưởng không có giá trị bên ngoài trang, và không thể mua, bán hay chuyển nhượng lấy tiền.
## Giữ tài khoản an toàn
1. Chọn mật khẩu mà bạn không dùng ở nơi nào khác, và mật khẩu rút tiền không thể đoán được.
2. Tạo khóa truy cập hoặc bật ứng dụng xác thực ở Bảo mật.
3. Thỉnh thoảng xem thiết bị và lần đăng nhập ở đó, và kết thúc những phiên không phải của bạn.
4. Viết ngay cho bộ phận chăm sóc khách hàng nếu bạn mất điện thoại hoặc thấy lần đăng nhập không phải của bạn.
Đừng đưa mật khẩu hay mã cho ai. Nhân viên chúng tôi không bao giờ hỏi chúng.
## Những gì không được phép
- Dùng chung, bán hoặc cho mượn tài khoản.
- Chương trình chơi thay bạn, và việc lợi dụng lỗi.
- Thanh toán từ tài khoản hoặc thẻ của người khác.
- Gây rối cho trang hoặc người chơi khác.
## Tài khoản kết thúc thế nào
| Điều gì xảy ra | Kết quả
| Bạn tạm nghỉ hoặc tự loại trừ | Không chơi được cho đến khi hết hạn. Bạn có thể rút tiền và xem lịch sử.
| Bạn đóng tài khoản ở Dữ liệu và đóng tài khoản | Không đăng nhập để chơi được nữa. Lịch sử được giữ theo luật yêu cầu.
| Bạn vi phạm thỏa thuận này | Chúng tôi có thể hủy cược, khóa hoặc đóng tài khoản. Bộ phận chăm sóc khách hàng cho bạn biết lý do.
## Thay đổi của thỏa thuận
Ngày ở cuối trang này cho biết lần thay đổi gần nhất. Nếu không đồng ý, bạn có thể đóng tài khoản bất cứ lúc nào.
`;
