type AddressParts = { province: string; city: string; district: string; detail: string };

/** `浙江省杭州市西湖区 文三路 100 号`. */
export function addressText({ province, city, district, detail }: AddressParts): string {
  // In the four municipalities, province and city have the same name.
  const region = province === city ? `${city}${district}` : `${province}${city}${district}`;
  return `${region} ${detail}`;
}

/** `186****1402`; anything other than a mobile number is returned unchanged. */
export function maskPhone(phone: string): string {
  return phone.replace(/^(1\d{2})\d{4}(\d{4})$/, "$1****$2");
}
