import type { Phrases } from './phrases.ts';

export const vietnamese: Phrases = {
  thanks: 'cam on|xin cam on|tran trong cam on',
  idle: String.raw`
    cam on (?:ban |quy khach |su )?(?:da )?(?:(?:đa )?ghe tham|truy cap|kien nhan|quan tam|
    cho doi|tin tuong|mua hang)`,
  open: String.raw`
    (?:hay )?(?:chon|đat) (?:[\p{L}]+ ){0,2}(?:thoi gian|gio|ngay|lich|ngan hang|goi|uu đai)|(?:vui long |hay )(?:thanh toan|cai đat|tai len|nhap|dien|bo sung|cung cap)|tao mat khau|(?<=^[^\p{L}]*)(?:tiep tuc|tiep theo|thanh toan)[^\p{L}]*$|khi (?:chung toi|dich vu)[^.]{0,15}(?:khai truong|ra mat|bat dau|mo)|
    se đuoc (?:gui|xu ly|chuyen) (?:sau khi|khi)`,
  done: String.raw`
    thanh cong|đa (?:đuoc )?(?:gui|nhan|ghi nhan|luu|tiep nhan|đang ky|hoan tat|
    hoan thanh)(?! truoc)|ma (?:ho so|yeu cau|đon)|đa (?:đuoc )?(?:kich hoat|xac nhan|tao|đat|xu ly|cap nhat|them|chap nhan|chuyen|thuc hien)(?! truoc)|
    đa co thong tin`,
  promise: String.raw`
    se (?:som )?(?:lien he|lien lac|goi|phan hoi|tra loi)|lien he (?:lai )?(?:voi )?(?:ban|
    quy khach)`,
  not: String.raw`khong|chua|that bai|(?:co|bi|gap|mot) loi(?!\p{L})`,
  failed: String.raw`
    loi (?:xay ra|may chu|he thong|khi|trong)|(?:đa )?xay ra loi|co loi|that bai|
    khong the (?:gui|luu|xu ly|ket noi|tai|hoan tat|đuoc gui|truy cap)|khong (?:gui|luu) đuoc|
    thu lai|het han|khong kha dung|bao tri|khong on|su co(?!\p{L})|khong tim thay|gui khong|
    chưa (?:gửi|lưu|xử lý) được|(?:chua|khong) đuoc (?:gui|tiep nhan|ghi nhan|xu ly|luu)`,
  sorry: 'rat tiec|xin loi|that tiec',
  value: String.raw`
    khong (?:hop le|đung|chinh xac)|(?:vui long|hay|phai|can) (?:nhap|đien|chon|
    kiem tra|cung cap|đong y|chap nhan|tra loi|sua)|bat buoc|sai (?:ma|đinh dang|so)|
    khong đuoc (?:bo trong)|qua (?:ngan|dai)|khong khop|(?:khu vuc|
    thanh pho)[^.]{0,20}(?:khong|chua)|loi (?:xac thuc|kiem tra)(?! may)|khong đuoc (?:đe )?(?:trong|rong)|
    chua (?:hoan tat|hoan thanh|đay đu)|phai (?:co|gom) (?:đu )?\d+`,
  wrong: 'khong (?:hop le|đung|chinh xac)|sai|het han',
  already: String.raw`
    (?<!cam on |cam on ban |vi )đa (?=ton tai|đuoc (?:su dung|đang ky|dung|hoan tat|tra loi)|
    đang ky (?:truoc|roi|bang)|co(?! thong tin)|gui (?:truoc|roi|yeu)|nop|tham gia|tra loi|hoan thanh|
    dang ky roi|tung)|truoc đo|trung lap|tu truoc|roi(?=[.! ]|$)`,
  taken: String.raw`
    ton tai|su dung|đang ky|hoan tat|hoan thanh|tra loi|gui|nop|tham gia|nhan|co(?!\p{L})|
    đuoc dung`,
  policy: String.raw`
    spam|thu rac(?!\.)|bi (?:chan|cam|khoa|han che)|danh sach đen|khong (?:đu đieu kien|
    đuoc phep|đap ung|co quyen)|tu choi|cam(?= truy)|(?:bieu mau|khao sat|đang ky|
    form)[^.]{0,20}(?:đong|ket thuc|tam dung|tam ngung)|khong con|đa đay|(?:so luong|
    so lan|so nguoi) toi đa|robot|nguoi that|con nguoi|tu đong|đang ngo|chi danh cho|
    theo loi moi|kiem tra trinh duyet|khong đuoc (?:chap nhan|duyet|phe duyet|thong qua)|bi huy|
    (?:ket thuc|dung|ngừng) (?:viec )?(?:nhan|tiep nhan) (?:ho so|đang ky|đon)`,
  tooMany: String.raw`
    qua (?:nhieu|nhanh)|vuot qua (?:so)|gioi han|sau \d+ (?:giay|phut)|(?:cho|
    đoi)[^.]{0,10} truoc khi`,
  signIn: String.raw`(?:vui long|hay|can|phai) đang nhap|đang nhap (?:đe|truoc)`,
  verify: String.raw`
    ma (?:xac (?:minh|nhan|thuc))|otp|lien ket (?:xac|kich hoat)|xac (?:minh|nhan|
    thuc) (?:đia chi |so )?(?:email|e-mail|đien thoai|đang ky|tai khoan|
    cua ban)|(?:nhap|bam|click|nhan) (?:chuot )?vao (?:lien ket|đuong|link)|nhap ma|
    kich hoat tai khoan|
    xác nhận (?:qua|bằng|trong) (?:e-?mail|thư)|hộp thư[^.]{0,10} (?:và|rồi|để) xác nhận`,
  busy: String.raw`
    vui long (?:cho|đoi)(?! truoc|[^.]{0,8} truoc)|xin (?:cho|đoi)|đang (?:gui|luu|tai|xu ly|
    chuyen)|chua đuoc gui|dien[^.]{0,20} va chung`,
  condition: 'sau khi (?:gui|dien)|neu|trong truong hop',
  harmless: 'khong (?:can|can phai)[^.]*|đung ngan ngai',
  duplicate: String.raw`yêu cầu (?:một )?(?:giá trị|mục nhập) duy nhất|phải là duy nhất`,
  closed: String.raw`không còn (?:nhận|chấp nhận|tiếp nhận)`,
  quiz: String.raw`
    trả lời[^.]{0,10} câu hỏi (?:chống spam|bảo mật)|câu hỏi (?:chống spam|
    bảo mật)[^.]{0,6} không (?:đúng|chính xác)`,
};
