/** `186****1402` */
export const maskPhone = (phone: string): string => phone.replace(/^(\d{3})\d{4}/u, "$1****");

/** `bu***r`: first two and last characters, whatever the length; short names show even less. */
export const maskUsername = (username: string): string =>
  username.length < 4 ? `${username.slice(0, 1)}***` : `${username.slice(0, 2)}***${username.slice(-1)}`;
