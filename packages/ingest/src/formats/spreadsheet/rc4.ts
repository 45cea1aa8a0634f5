/** The stream cipher RC4, with which old workbooks are encrypted; current OpenSSL no longer includes it. */
export class Rc4 {
  private readonly state = Uint8Array.from({ length: 256 }, (_, index) => index);
  private first = 0;
  private second = 0;

  constructor(key: Uint8Array) {
    let other = 0;
    for (let index = 0; index < 256; index++) {
      other = (other + (this.state[index] ?? 0) + (key[index % key.length] ?? 0)) & 255;
      this.swap(index, other);
    }
  }

  /** Returns the next byte that is combined with the text. */
  next(): number {
    this.first = (this.first + 1) & 255;
    this.second = (this.second + (this.state[this.first] ?? 0)) & 255;
    this.swap(this.first, this.second);
    return this.state[((this.state[this.first] ?? 0) + (this.state[this.second] ?? 0)) & 255] ?? 0;
  }

  apply(bytes: Uint8Array): Uint8Array {
    return bytes.map((byte) => byte ^ this.next());
  }

  private swap(one: number, other: number): void {
    const kept = this.state[one] ?? 0;
    this.state[one] = this.state[other] ?? 0;
    this.state[other] = kept;
  }
}
