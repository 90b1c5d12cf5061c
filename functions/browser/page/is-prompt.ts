/** Whether an option is only a prompt, such as `Please select`. */
export function isPrompt(text: string): boolean {
  const asks =
    /^([^\p{L}\p{N}]*$|please|select|cho(ose|isi)|(pick|enter|search)\b|bitte|(aus)?w[äa]hl|sélect|veuillez|elige|eleg|esco(g|lh)|scegli|kies|v[äa]lj|v[æae]lg|valits|wybierz|vyber|v[áa]lass|alege|se[çc]in|выбер|оберіть|изберете|επιλέξτε|chune(in| )|चुनें|निवडा|પસંદ|নির্বাচন|தேர்|ఎంచు|ಆಯ್ಕೆ|തിരഞ്ഞെടു|ਚੁਣੋ|منتخب|اختر|انتخاب|בחר|请选|請選|选择|選擇|選択|선택|chọn|pilih|เลือก|pumili)/iu;
  return (
    asks.test(text) ||
    /(चुन(ें|िए)|निवडा|chunei?n|seçin(iz)?|してください|하세요)[^\p{L}\p{N}]*$/iu.test(text)
  );
}
