/** Every field is to be filled in, unless its label says that it is optional. Screen readers hear it from the field. */
export const isRequired = (label: string): boolean => !label.includes("选填");
