export const page = `
Trò chơi là một thú tiêu khiển tốn tiền, không phải cách kiếm tiền. Tính trung bình, nhà cái thắng. Trang này chơi bằng tiền ảo; sự bảo vệ vẫn giống như với tiền thật.
## Trước hết hãy đặt hạn mức
Mọi công cụ nằm ở mục Chơi an toàn trong trung tâm thành viên.
- Hạn mức nạp tiền, thua lỗ và tiền cược, mỗi loại theo ngày, tuần và tháng.
- Hạn mức chặt hơn có hiệu lực ngay. Hạn mức lỏng hơn, hoặc bỏ hạn mức, có hiệu lực sớm nhất sau 24 giờ, và bạn có thể rút lại cho đến lúc đó.
- Bạn được nhắc khi đã dùng một nửa, bốn phần năm và toàn bộ hạn mức. Khi đã hết, không khoản cược hay khoản nạp nào được nhận nữa.
- Nhắc nhở thực tế mỗi 15, 30 hoặc 60 phút cho biết bạn đã chơi bao lâu và hỏi bạn có muốn tiếp tục không.
## Tạm nghỉ
| Hình thức | Bao lâu | Bạn vẫn có thể làm gì
| Tạm dừng | 24 hoặc 48 giờ, 7 hoặc 30 ngày, 6 tuần | đăng nhập, rút tiền, xem lịch sử
| Tự loại trừ | 6 tháng, 1 năm, 5 năm hoặc vĩnh viễn | rút tiền và xem lịch sử trong một phiên riêng
Tạm dừng có thể kéo dài thêm, không thể rút ngắn. Tự loại trừ kết thúc mọi phiên của bạn, cần mật khẩu của bạn, và chỉ chúng tôi có thể kết thúc sớm khi có lý do. Luật áp dụng cho từng trang có thể quy định thời gian khác. Trong cả hai trường hợp, chúng tôi không gửi và không hiển thị ưu đãi.
## Dấu hiệu bạn nên dừng lại
- Bạn chơi để gỡ lại số tiền đã thua.
- Bạn vay tiền, hoặc dùng tiền dành cho thuê nhà hay ăn uống.
- Bạn giấu người khác việc mình chơi bao nhiêu.
- Bạn bồn chồn hoặc cáu giận khi không chơi.
- Gia đình, bạn bè, giấc ngủ hoặc công việc bị ảnh hưởng.
Chỉ một dấu hiệu cũng đủ lý do để tạm nghỉ. Hãy nói chuyện với người bạn tin tưởng, hoặc với trung tâm tư vấn cờ bạc ở nước bạn: miễn phí và được giữ kín.
## Không dành cho trẻ vị thành niên
Người chơi phải đủ tuổi. Đừng để thiết bị ở trạng thái đã đăng nhập, giữ mật khẩu xa tầm trẻ em và dùng tính năng kiểm soát của phụ huynh trên thiết bị. Tài khoản của trẻ vị thành niên bị đóng.
## Chúng tôi giúp bạn
Bộ phận chăm sóc khách hàng đặt hạn mức và loại trừ cho bạn khi bạn yêu cầu, kể cả với người không còn đăng nhập được.
`;
