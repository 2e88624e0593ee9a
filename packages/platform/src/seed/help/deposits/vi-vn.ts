export const page = `
Trang này chơi bằng tiền ảo: khoản nạp trên trang mẫu này không làm dịch chuyển tiền thật. Mọi thứ khác hoạt động đúng như mô tả ở đây.
## Từng bước
1. Mở Nạp tiền trong trung tâm thành viên và chọn một phương thức.
2. Chọn một số tiền được gợi ý, hoặc tự nhập số tiền trong giới hạn hiển thị.
3. Xác nhận. Trang của nhà cung cấp thanh toán mở trong một cửa sổ riêng. Nếu trình duyệt chặn cửa sổ, trang đơn của bạn có liên kết để mở.
4. Thanh toán từ tài khoản hoặc thẻ đứng tên bạn. Trang đơn theo dõi khoản thanh toán và cho biết khi nào tiền vào số dư.
## Phương thức
| Phương thức | Thường mất | Số tiền (đô la Mỹ)
| Thanh toán nhanh | 1 phút | 5–500
| Thẻ | 1 phút | 10–2.000
| Ví điện tử | 5 phút | 5–3.000
| Chuyển khoản ngân hàng | tối đa 1 ngày | 20–10.000
| Tiền mã hóa | 30 phút | 20–10.000
Với loại tiền khác, giới hạn là giá trị tương đương. Với điểm (GP) chỉ có thanh toán nhanh và ví điện tử. Trang nạp tiền luôn hiển thị những gì đang áp dụng hôm nay.
## Quy tắc nạp tiền
- Nạp tiền không mất phí.
- Mỗi lúc bạn có thể có ba đơn đang mở.
- Một đơn chờ thanh toán trong 30 phút, đơn chuyển khoản ngân hàng chờ năm ngày.
- Hạn mức nạp do bạn đặt tính mỗi đơn từ lúc bạn tạo đơn. Đơn kết thúc mà không được thanh toán thì không còn tính nữa.
- Trong thời gian tạm nghỉ hoặc tự loại trừ, bạn không thể nạp tiền.
## Thanh toán bằng chuyển khoản ngân hàng
Trang đơn ghi tài khoản của chúng tôi, số tiền chính xác và mã tham chiếu. Hãy ghi mã này vào nội dung chuyển khoản, nếu không chúng tôi không thể tìm thấy khoản tiền. Số tiền nhận được sẽ được ghi có, dù khác với đơn.
## Nếu tiền không đến
Hãy giữ biên lai. Khoản thanh toán đến muộn, sau khi đơn đã hết hạn hoặc bị hủy, vẫn được ghi có. Hãy chờ hết thời gian thông thường của phương thức, rồi gửi cho bộ phận chăm sóc khách hàng mã đơn, thời gian và số tiền. Đừng thanh toán lần thứ hai khi đơn còn mở.
`;
