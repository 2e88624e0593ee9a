export const page = `
Đây là các điều khoản cho trò chơi và cược. Những gì liên quan đến tài khoản nằm trong thỏa thuận người dùng, còn tiền thưởng nằm trong quy định khuyến mãi.
## Tiền ảo
Mọi số tiền trên trang mẫu này là tiền ảo. Không thể mua, bán, chuyển nhượng lấy tiền hay chi trả, dù trang gọi đó là nạp tiền, rút tiền hay giải thưởng.
## Cược
- Một cược được tính khi nền tảng đã xác nhận. Lần bấm trước khi mất kết nối có thể chưa đến nơi: hãy xem lịch sử của bạn.
- Cược đã được nhận không thể sửa hay rút lại, trừ khi chính trò chơi cho phép.
- Mức cược thấp nhất và cao nhất, tỷ lệ và luật chơi là những gì trò chơi hiển thị khi bạn đặt cược.
- Hạn mức của bạn, thời gian nghỉ và luật áp dụng cho trang có thể từ chối một cược. Thông báo cho biết lý do và đến khi nào.
## Nếu có sự cố
| Điều đã xảy ra | Cách xử lý
| Mất kết nối giữa ván | Nhà cung cấp hoàn tất hoặc hủy ván. Kết quả có trong lịch sử của bạn.
| Một ván bị hủy | Tiền cược trở lại số dư của bạn.
| Trò chơi hoặc nhà cung cấp đang bảo trì | Các ván còn mở được kết toán sau đó.
| Lỗi rõ ràng của trò chơi hoặc tỷ lệ | Tiền thắng từ lỗi bị hủy, tiền cược được trả lại.
| Một khoản trả thưởng bị ghi hai lần | Khoản thứ hai bị thu hồi.
## Chơi công bằng
Kết quả được quyết định trên máy chủ của nhà cung cấp, không bao giờ trên thiết bị của bạn. Nếu nhà cung cấp công bố bằng chứng, lịch sử của ván có liên kết đến trang kiểm chứng công bằng. Cấm dùng chương trình chơi thay, thông đồng giữa người chơi và lợi dụng lỗi; chúng tôi có thể hủy những cược đó và đóng tài khoản.
## Lịch sử và khiếu nại
Lịch sử của bạn cho thấy mỗi ván với mã số, tiền cược và tiền trả, cùng mọi thay đổi của số dư. Khi có tranh chấp, lịch sử là căn cứ. Thời gian theo đồng hồ của trang.
1. Hãy viết cho bộ phận chăm sóc khách hàng trong vòng 30 ngày.
2. Nêu mã ván hoặc mã đơn, thời gian và điều bạn mong đợi.
3. Bạn nhận được câu trả lời bằng thư. Cho đến lúc đó, số tiền tranh chấp có thể được giữ lại.
## Thay đổi điều khoản
Ngày ở cuối trang cho biết lần thay đổi gần nhất. Mỗi ván theo điều khoản tại thời điểm ván bắt đầu.
`;
