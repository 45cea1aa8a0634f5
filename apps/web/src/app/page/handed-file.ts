/** A file that another screen hands to the upload screen. */
let handed: File | null = null;

export const handFile = (file: File): void => {
  handed = file;
};
export const handedFile = (): File | null => handed;
export const forgetHandedFile = (): void => {
  handed = null;
};
