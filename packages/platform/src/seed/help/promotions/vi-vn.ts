export const page = `
Khuyến mãi là phần thêm, không bao giờ là lý do để chơi nhiều hơn bạn muốn. Mọi số tiền trên trang mẫu này là tiền ảo.
## Cách tham gia
1. Đọc trang khuyến mãi: ai được tham gia, đến khi nào và cần những gì.
2. Nếu có tiền thưởng, hãy đồng ý với điều khoản tại đó. Bạn chấp nhận phiên bản bạn đã đọc, và nó không thay đổi với bạn sau đó.
3. Theo dõi tiến độ ở mục Tiền thưởng của tôi.
## Tiền thưởng hoạt động thế nào
- Tiền thưởng là một lời hứa: nó được trả vào số dư khi đã đạt mức cược yêu cầu. Trước đó không có gì bị khóa, nên nó không bao giờ cản trở việc rút tiền.
- Mỗi lúc chỉ một tiền thưởng có hiệu lực. Tiền thưởng tiếp theo bắt đầu khi cái trước kết thúc.
- Tiền thưởng của một khuyến mãi chỉ nhận được một lần. Thời hạn được hiển thị; phần chưa đạt đến lúc đó sẽ mất.
- Nếu có mức cược cao nhất, cược vượt mức bị từ chối trước khi đặt. Tiền thưởng vẫn còn.
- Giá bên cạnh nút cho biết mức cược đó trung bình tốn bao nhiêu.
## Những gì được tính
| Trò chơi | Phần tiền cược được tính trên trang này
| Slot và thể thao điện tử | 100%
| Xổ số và trò chơi ảo | 50%
| Thể thao | 25%
| Bàn trực tiếp | 10%
| Các trò khác | 0%
Chỉ tính các ván chơi bằng tiền đã kết toán. Ván bị hủy không được tính. Điều khoản của tiền thưởng có thể nêu tỷ lệ khác.
## Nhiệm vụ, điểm danh, vòng quay và bao lì xì
Phần thưởng nhiệm vụ chờ bảy ngày, và ngày được tính theo lịch của trang. Những gì bạn nhận được hiển thị trước khi bạn nhận.
## Điều gì khiến nó kết thúc
- Nhiều tài khoản, dữ liệu giả hoặc thông đồng với người khác: mọi phần thưởng liên quan bị hủy.
- Tạm nghỉ hoặc tự loại trừ: trong thời gian đó không ưu đãi nào được hiển thị hay gửi đi.
- Luật áp dụng cho trang có thể không cho phép tiền thưởng, hoặc chỉ cho phép mức cược thấp hơn. Ưu đãi như vậy không được hiển thị.
Nếu thiếu phần thưởng, hãy gửi cho bộ phận chăm sóc khách hàng tên khuyến mãi và ngày.
`;
