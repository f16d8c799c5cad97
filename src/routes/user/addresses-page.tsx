import { AddressBook } from "#src/features/address/components/address-book.tsx";

export function AddressesPage() {
  return <AddressBook />;
}
