/** Addresses added by buyers have ids from here on; those of the seed are lower. */
export const FIRST_NEW_ADDRESS_ID = 1001;

export type AddressRecord = {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
  readonly phone: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly detail: string;
  readonly is_default: 0 | 1;
};
