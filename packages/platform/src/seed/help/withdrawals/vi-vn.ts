export const page = `
Trang mẫu này chơi bằng tiền ảo: không có khoản nào được chi trả thật. Quy trình rút tiền thì đúng như thật và được mô tả dưới đây.
## Trước lần đầu tiên
- Đặt mật khẩu rút tiền gồm bốn chữ số. Đó không phải mật khẩu đăng nhập của bạn.
- Thêm tài khoản ở mục Tài khoản ngân hàng, tối đa năm tài khoản. Chủ tài khoản là bạn, theo tên trong hồ sơ, và mỗi tài khoản ngân hàng chỉ thuộc về một thành viên.
- Chuyển tiền từ ví của các nhà cung cấp về: chỉ số dư chính mới rút được.
## Từng bước
1. Mở Rút tiền trong trung tâm thành viên và chọn tài khoản ngân hàng.
2. Nhập số tiền. Trang hiển thị giới hạn, phần còn lại hôm nay và số tiền sẽ nhận được.
3. Nhập mật khẩu rút tiền. Nếu lần xác minh gần nhất đã quá cũ, bạn còn được hỏi khóa truy cập, mã của ứng dụng xác thực hoặc mật khẩu đăng nhập.
4. Số tiền rời khỏi số dư ngay và được giữ cho đến khi có quyết định.
## Giới hạn và thời gian
| Nội dung | Trên trang này
| Một lần rút | tương đương 20 đến 5.000 đô la Mỹ
| Trong một ngày | 5 lần, tổng cộng tương đương 10.000 đô la Mỹ
| Phí | không có
| Xét duyệt | trong 24 giờ
| Chi trả sau khi duyệt | trong 72 giờ
Ngày được tính theo lịch của trang. Số tiền đã trả lại cho bạn không bị tính.
## Những gì diễn ra sau đó
Trang của lần rút cho thấy từng bước: đã yêu cầu, đang xét duyệt, đã duyệt, đã chi trả hoặc bị từ chối. Bạn nhận được thư về quyết định. Số tiền bị từ chối, hoặc bị ngân hàng gửi trả, trở lại số dư của bạn. Nếu trang cho phép, bạn có thể hủy cho đến khi có quyết định.
## Khi không thể rút tiền
- Trang yêu cầu bạn đặt cược trước một phần số tiền đã nhận, và mức này chưa đạt. Trang cho biết còn thiếu bao nhiêu.
- Nhập sai mật khẩu rút tiền quá nhiều lần. Chỉ việc rút tiền và thêm tài khoản ngân hàng bị khóa, và bạn thấy khóa đến khi nào.
- Trong thời gian tạm nghỉ bạn vẫn rút được tiền. Khi đã tự loại trừ, hãy đăng nhập vào phiên chỉ để xem lịch sử, hoặc nhờ bộ phận chăm sóc khách hàng.
`;
