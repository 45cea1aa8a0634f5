/** The bytes in base64. The browser's reader encodes off the main thread, so that 10 MB do not stop the page. */
export function toBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const dataUrl = reader.result as string;
      resolve(dataUrl.slice(dataUrl.indexOf(",") + 1));
    };
    reader.onerror = () => reject(new Error("Cannot read the chosen file", { cause: reader.error }));
    reader.readAsDataURL(blob);
  });
}
