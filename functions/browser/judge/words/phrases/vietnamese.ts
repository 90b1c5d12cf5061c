import { beside, joined, type Phrases } from './phrases.ts';

const no = '(?:khong|chua|chang|khong the|chua the|khong con)';
const us =
  '(?:chung toi|chung minh|ben minh|ben em|em|shop|cong ty|tu van vien|nhan vien|chuyen vien|tong dai vien|bo phan [a-z ]{3,20}|doi ngu|luat su|tro ly|ngan hang|doi tac)';
const lead = joined(String.raw`
  (?<!\p{L})(?:yeu cau|ho so|don|thong tin|phieu|tin nhan|loi nhan|thu|cau hoi|binh luan|lich hen|cuoc hen|khoan vay|de nghi|bao gia|so dien thoai|
  du lieu|noi dung|form|bieu mau|y kien|gop y|dat lich|dat cho|tai khoan|dang ky|cau tra loi|lien he|phan hoi|khieu nai|giao dich|lai thu|
  nhu cau|de xuat|hop dong|the tin dung|tham gia)(?!\p{L})`);
const sent = joined(String.raw`
  (?:gui|nhan|ghi nhan|tiep nhan|luu|chuyen|nop|xu ly|tham dinh|xet duyet|hoan tat|hoan thanh|dang ky|xac nhan|tao|kich hoat|ghi lai|
  dat (?:lich|cho|hang|ve)|duoc dat|cap nhat|gui di|phan cong|len lich|vao he thong|den (?:tay|noi)|toi (?:tay|noi)|sap xep|giu cho|chap nhan|thuc hien|bo sung|them vao|
  thong bao|kiem tra|dang xu ly|phe duyet|thiet lap|soan|cho (?:xet )?duyet|trinh|co thong tin)(?!\p{L})`);
const contact = joined(String.raw`
  (?:lien he|lien lac|goi|phan hoi|tra loi|nhan (?:zalo|tin)|thong bao|bao (?:lai|ket qua|gia|cho)|hoi am|nhac|tu van|cham soc|alo|
  gui (?:ket qua|bao gia|email|thong tin)|gap|den (?:gap|tan)|ho tro)(?!\p{L})`);
const field = joined(String.raw`
  (?<!\p{L})(?:so (?:dien thoai|cmnd|cccd|dt|tai khoan|tien|hop dong)|dien thoai|sdt|cccd|cmnd|can cuoc|chung minh nhan dan|e-?mail|ho(?: va)? ten|ten|
  dia chi|ngay sinh|tuoi|thu nhap|luong|ma (?:buu dien|buu chinh|so thue)|mat khau|noi dung|truong|o nay|bien so|dinh dang|ky tu|chu so|
  nam sinh|gioi tinh|nghe nghiep|thong tin|muc nay|du lieu)(?!\p{L})`);
const faulty = joined(String.raw`
  (?<!\p{L})(?:(?:khong|chua) (?:hop le|dung|chinh xac|phu hop|day du|du(?! (?:\d+ )?tuoi)|ton tai|khop|duoc (?:de )?(?:trong|rong|bo trong|nhap|dien|chon)|dung dinh dang)|
  sai|thieu|(?:bat buoc|can|phai) (?:co|la|gom|nhap|dien|tu|lon|nho)|bat buoc|qua (?:ngan|dai|lon|nho)|trong(?=[^\p{L}]*$)|toi thieu|it nhat|nham|bi loi|co loi(?! xay ra| khi| trong))(?!\p{L})`);
const code = joined(
  String.raw`ma (?:xac (?:minh|nhan|thuc)|bao mat|otp|captcha|kiem tra|an toan)|otp|captcha|ket qua phep tinh`,
);
const technical = joined(String.raw`
  (?<!\p{L})(?:he thong|may chu|mang|ket noi|internet|website|trang(?: web)?|dich vu|duong truyen|ung dung|server|co so du lieu|ky thuat)(?!\p{L})`);
const broken = joined(String.raw`
  (?<!\p{L})(?:(?:bi|gap|co|dang|xay ra) loi|loi (?:ket noi|he thong|ky thuat)|su co|bao tri|nang cap|gian doan|qua tai|co van de|gap van de|khong on|truc trac|ngung|tam dung|mat ket noi|ban(?=[,. ]|$)(?= (?:roi|vui|$))|khong phan hoi|
  khong kha dung|chap chon|cham|bi ngat|ngat)(?!\p{L})`);
const offer = joined(String.raw`
  (?:chuong trinh|uu dai|bieu mau|khao sat|dang ky|form|khoa hoc|su kien|dot|lop|hoi thao|khuyen mai|so luong|ve|cho ngoi|suat|cuoc thi|
  tuyen dung|thoi han|han)`);
const over = joined(
  String.raw`(?:ket thuc|dong|tam dung|tam ngung|het han|het cho|het suat|het ve|kin cho|day|du so luong|ngung nhan|chot|qua han|khoa|het)(?!\p{L})`,
);
const place = joined(
  String.raw`(?<!\p{L})(?:khu vuc|thanh pho|tinh|quan|huyen|dia ban|vung|dia phuong|noi (?:ban|anh|chi|o)|dia chi|dia diem)(?!\p{L})`,
);
const credit = joined(String.raw`
  (?:ho so|khoan vay|vay|tin dung|diem|thu nhap|do tuoi|dieu kien|cap (?:the|khoan|tin)|han muc|don|yeu cau)`);

export const vietnamese: Phrases = {
  thanks: 'cam on|da ta|biet on',
  idle: String.raw`
    cam on (?:(?:anh|chi|ban|quy khach|quy vi|anh/chi|su|cac ban|moi nguoi|vi) ?)*(?:(?:da|vi) )?(?:ghe(?: tham)?|truy cap|kien nhan|quan tam|cho doi|tin tuong|
    mua hang|doc|tham|theo doi|ung ho|thong cam|lua chon|danh thoi gian(?! dien))`,
  open: String.raw`
    (?:hay )?(?:chon|dat) (?:[\p{L}]+ ){0,2}(?:thoi gian|gio|ngay|lich|ngan hang|goi|uu dai)(?! (?:thanh cong|cua))|(?:vui long |hay )(?:thanh toan|cai dat|tai len|nhap|dien|bo sung|cung cap)|
    tao mat khau|(?<=^[^\p{L}]*)(?:tiep tuc|tiep theo|thanh toan)[^\p{L}]*$|khi (?:chung toi|dich vu)[^.]{0,15}(?:khai truong|ra mat|bat dau|mo)|
    se duoc (?:gui|xu ly|chuyen) (?:sau khi|khi)`,
  done: String.raw`
    (?<!khong |chua )thanh cong|(?<!\d[^.]{0,20} (?:khach hang|nguoi) )da (?:\p{L}+ ){0,2}?${sent}(?! truoc| ma)|${lead}[^.]{0,50}? (?:da|dang|vua)(?: duoc| den| vao| toi| co)?(?: [\p{L}/]+){0,2}? (?:${sent}|he thong|tay|xu ly)|
    (?:gui|dang ky|nop|dat lich|hoan tat|tao)[^.,]{0,12} xong|(?:ma|so) (?:ho so|yeu cau|don|dat (?:lich|cho)|dang ky|tham chieu|phieu)[^.]{0,8}? \S*\d|
    ${us}(?: da)?(?: vua)? (?:nhan duoc|co duoc|ghi nhan)|(?<=^[^\p{L}]*)(?:(?:da )?xong(?: roi)?|da gui|hoan tat)(?: nhe)?(?=[^\p{L}])`,
  promise: String.raw`
    (?:se|sap|xin phep|lat nua|chut nua|sang mai|chieu nay)(?: [\p{L}/]+){0,5}? ${contact}|${us} (?:\p{L}+ ){0,2}${contact} (?:lai|cho|voi|den|toi)|
    (?:lien he|goi)(?: lai)? (?:voi |cho )?(?:ban|quy khach|anh|chi) (?:trong|ngay|som|vao)|(?:cho|doi) (?:dien thoai|cuoc goi)|hen gap`,
  not: String.raw`${no}(?: (?:the|duoc|kip|he|bi|tam thoi|ho)){0,2}(?= ${sent}| thanh cong| ${contact})|that bai|(?:co|bi|gap|mot) loi(?!\p{L})`,
  failed: String.raw`
    loi (?:xay ra|may chu|he thong|khi|trong)|(?:da )?xay ra loi|co loi|that bai|khong thanh cong|
    (?:khong|chua) the (?:gui|luu|xu ly|ket noi|tai|hoan tat|duoc gui|truy cap|thuc hien|tiep nhan|ghi nhan)|(?:khong|chua) (?:gui|luu|tiep nhan|ghi nhan|xu ly)(?: di)? duoc|
    (?:thu|gui|bam gui|thao tac|thuc hien) lai(?! sau khi dang)|het han|khong kha dung|bao tri|khong on|su co(?!\p{L})|khong tim thay|gui khong|
    (?:chua|khong) duoc (?:gui|tiep nhan|ghi nhan|xu ly|luu)|truc trac`,
  fault: String.raw`kiem tra[^.]{0,12} (?:mang|ket noi|wi-?fi|duong truyen)|${beside(technical, broken, 24)}|(?:phien|token|trang|lien ket|duong dan)(?: [\p{L}]+){0,4} (?:het han|het hieu luc)|het phien`,
  sorry: 'rat tiec|xin loi|that tiec|tiec la|tiec rang|thong cam|thu loi',
  value: String.raw`
    ${beside(field, faulty, 24)}|khong (?:hop le|dung|chinh xac)|(?:vui long|hay|phai|can|xin|lam on)(?: \p{L}+)? (?:nhap|dien|chon|
    kiem tra|cung cap|dong y|chap nhan|tra loi|sua|tich|danh dau|xem lai|bo sung|cap nhat)|(?:nhap|dien|sua|kiem tra|xem)(?: [\p{L}]+)? lai(?! mat)|bat buoc|
    sai (?:ma|dinh dang|so)|khong duoc (?:bo trong)|qua (?:ngan|dai)|khong khop|loi (?:xac thuc|kiem tra)(?! may)|khong duoc (?:de )?(?:trong|rong)|
    chua (?:hoan tat|hoan thanh|day du|dong y|chon|tich|nhap|dien)|phai (?:co|gom) (?:du )?\d+`,
  area: String.raw`
    ${place}[^.]{0,30}? ${no}(?: [\p{L}]+){0,3} (?:ho tro|phuc vu|trien khai|cung cap|ap dung|co mat|dich vu)|${no}(?: [\p{L}]+){0,2} (?:ho tro|phuc vu|trien khai|cung cap|hoat dong|co mat|co dich vu|ap dung)[^.]{0,30}? ${place}|
    (?:ngoai|khong thuoc)[^.]{0,12} (?:khu vuc|vung|pham vi)[^.]{0,6} (?:phuc vu|ho tro)|(?:dich vu|chung toi)[^.]{0,8} chi (?:co|ho tro|phuc vu|hoat dong) (?:o|tai)`,
  wrong: 'khong (?:hop le|dung|chinh xac|khop)|chua (?:dung|chinh xac)|sai|het han|nham',
  already: String.raw`
    (?<!cam on (?:[\p{L}/]+ ){0,4}|vi )da (?=ton tai|duoc (?:su dung|dang ky|dung|hoan tat|tra loi)|
    dang ky (?:truoc|roi|bang)|co (?:nguoi|tai khoan|ho so)|co(?=[^\p{L}]*$)|gui (?:truoc|roi|yeu)|nop(?! xong| thanh cong| len| toi| den)|tham gia|tra loi|hoan thanh|tung)|truoc do|trung lap|tu truoc|
    (?:dang ky|gui|nop|co|dung|tham gia|su dung) roi(?=[^\p{L}]*$| ma| nhe| ban)|tung`,
  taken: String.raw`
    ton tai|su dung|dang ky|hoan tat|hoan thanh|tra loi|gui(?! khong)|nop|tham gia|nhan|co(?!\p{L})|duoc dung|mo the|vay`,
  duplicate: String.raw`
    yêu cầu (?:một )?(?:giá trị|mục nhập) duy nhất|phải là duy nhất|trung (?:lap|voi|thong tin)|bi trung|${field} (?:nay|cua ban|tren) da (?:duoc )?(?:dang ky|su dung|dung|ton tai)|
    (?:dang|con|van|(?:ban|anh|chi|khach|hang|nay|tren|thoai|email|cccd|cmnd) da) co (?:mot |1 )?(?:\p{L}+ )?${lead}[^.]{0,30} (?:cho|dang|duyet|xu ly)|${lead}[^.]{0,30} (?:dang|cho) [^.]{0,30} (?:khong the|khong duoc) (?:tao|gui|dang ky|nop)|
    (?:khong|dung|chang) (?:can|phai|the)(?: [\p{L}]+)? (?:gui|dang ky|nop|tao) (?:lai|them|nua)|(?:tao|gui|nop) them (?:ho so|don|yeu cau)|
    (?:moi|mot) (?:nguoi|so dien thoai|khach hang|email|ho)[^.]{0,14} chi (?:duoc)?[^.]{0,14}(?:mot|1) (?:lan|don|ho so)|da (?:\p{L}+ )?(?:dang ky|gui|nop|su dung)[^.]{0,20} truoc (?:do|day)|
    (?:ban|anh|chi|khach|hang) da (?:dang ky|gui|nop|tham gia|dien)[^.]{0,30} roi(?=[^\p{L}]*$| ma| nhe| a)|
    tung (?:nop|gui|dang ky|vay|mo)`,
  closed: String.raw`
    (?:không còn|ngừng|dừng) (?:nhận|chấp nhận|tiếp nhận)|${offer}[^.]{0,24}? (?:da|bi|duoc|tam)(?: bi| duoc| tam)? ${over}|(?:da )?(?:het|dong) (?:han )?(?:dang ky|nhan don)|(?:da )?(?:het (?:cho|suat|luot|slot)|kin cho|du nguoi)`,
  quiz: String.raw`
    trả lời[^.]{0,10} câu hỏi (?:chống spam|bảo mật)|câu hỏi (?:chống spam|bảo mật)[^.]{0,6} không (?:đúng|chính xác)|
    (?:${code})[^.]{0,24}? (?:khong (?:hop le|dung|chinh xac|khop)|chua (?:dung|chinh xac)|sai|nham)(?!\p{L})|(?:sai|nhap nham) (?:${code})`,
  policy: String.raw`
    spam|thu rac(?!\.)(?<!(?:hop|muc|thu muc|phan) thu rac)|bi (?:chan|cam|khoa|han che)|danh sach den|khong (?:du dieu kien|
    duoc phep|dap ung|co quyen|thoa man|phu hop dieu)|tu choi|cam(?= truy)|khong con|da day|(?:so luong|so lan|so nguoi) toi da|robot|nguoi that|con nguoi|
    (?:hanh vi|hoat dong|truy cap|luu luong|cong cu|phan mem|chuong trinh|thao tac|yeu cau|may)[^.,]{0,8} tu dong|dang ngo|chi danh cho|theo loi moi|kiem tra trinh duyet|khong duoc (?:chap nhan|duyet|phe duyet|thong qua)|bi huy|chua du (?:\d+ )?tuoi|
    ${credit}[^.]{0,40}? ${no}(?: [\p{L}]+)? (?:dap ung|du|dat|duoc (?:duyet|chap|phe)|phe duyet|phu hop|thoa)(?!\p{L})|${no} (?:the )?(?:ho tro (?:khoan vay|ho so|vay)|cap|duyet|phe duyet|giai ngan|cho vay|ho tro vay|chap thuan)|
    (?:ket thuc|dung|ngừng) (?:viec )?(?:nhan|tiep nhan) (?:ho so|dang ky|don)`,
  tooMany: String.raw`
    qua (?:nhieu|nhanh|thuong xuyen)|vuot qua (?:so)|(?:qua|vuot)[^.]{0,8} \d+ lan|gioi han(?! tuoi)|(?:thu|gui|thuc hien|quay|yeu cau) lai[^.]{0,8} sau \d+ (?:giay|phut|gio)|
    (?:cho|doi)(?: [\p{L}]+)? \d+ (?:giay|phut|gio)|(?:cho|doi)[^.]{0,10} truoc khi|lien tuc`,
  signIn: String.raw`(?:vui long|hay|can|phai|xin) dang nhap|dang nhap (?:de|truoc)`,
  verify: String.raw`
    ma (?:xac (?:minh|nhan|thuc))|otp|lien ket (?:xac|kich hoat)|xac (?:minh|nhan|thuc) (?:dia chi |so )?(?:email|e-mail|dien thoai|dang ky|tai khoan|
    cua ban)|(?:nhap|bam|click|nhan) (?:chuot )?vao (?:lien ket|duong|link)|nhap ma(?! bao| captcha)|(?:kiem tra|mo|vao) (?:hop thu|e-?mail)[^.]{0,16} (?:va|de|roi)(?: bam| nhan)? (?:xac nhan|kich hoat)|kich hoat tai khoan|
    xác nhận (?:qua|bằng|trong) (?:e-?mail|thư)|hộp thư[^.]{0,10} (?:và|rồi|để) xác nhận`,
  busy: String.raw`
    (?:vui long|xin|hay) (?:cho|doi)(?! truoc|[^.]{0,8} truoc| \d)|(?<=^[^\p{L}]*)dang (?:gui|luu|tai|xu ly|chuyen)|chua duoc gui|
    (?<!da |viec )(?:de lai|dien|nhap|cung cap|gui)(?! thanh cong)[^.]{0,40},? (?:va |de )?(?:chung toi|ben minh|tu van vien|nhan vien|chuyen vien)`,
  condition: 'sau khi (?:gui|dien)|neu|trong truong hop|truong hop|gia su',
  harmless: String.raw`
    (?:khong|chang) (?:can|can phai|phai)(?! (?:gui lai|dang ky lai))[^.,]*|dung ngan ngai|(?:khong|se khong) (?:chia se|tiet lo|thu|gui spam|lam phien|lam viec|mo cua)[^.,]*|
    (?:rat tiec|xin loi)[^.,]{0,20} (?:chu nhat|thu bay|cuoi tuan|ngoai gio)[^.,]*|
    (?:nghi|dong cua) (?:chu nhat|cuoi tuan|le)[^.,]*`,
};
