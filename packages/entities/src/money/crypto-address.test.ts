import { describe, expect, it } from "vitest";
import { cryptoAddress } from "./crypto-address.ts";

/** From the specifications, and addresses that are public for what was paid to them. */
const REAL: readonly (readonly [chain: string, address: string])[] = [
  ["Bitcoin", "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"],
  ["Bitcoin", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2"],
  ["Bitcoin", "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy"],
  ["Bitcoin", "BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4"],
  ["Bitcoin", "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0"],
  ["Bitcoin", "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx"],
  ["Ethereum", "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359"],
  ["Ethereum", "0x52908400098527886E0F7030069857D2E4169EE7"],
  ["Ethereum", "0xde709f2102306220921060314715629080e2fb77"],
  ["Ripple", "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh"],
  ["Tron", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"],
];

function clean(text: string) {
  return cryptoAddress.study([], { header: "" }).clean(text);
}

describe("a crypto currency address", () => {
  it.each(REAL)("of %s: %s", (chain, address) => {
    expect(clean(address)).toMatchObject({ kind: "ok", output: address, components: { chain } });
  });

  it("is refused with one character changed", () => {
    const checked = REAL.filter(([, address]) => !/^0x[\da-f]{40}$|^0x[\dA-F]{40}$/.test(address)).map(
      ([, address]) => address,
    );
    const wrong = checked.flatMap((address) =>
      Array.from(address.slice(5), (_, at) => {
        const other = address[at + 5] === "2" ? "3" : "2";
        return address.slice(0, at + 5) + other + address.slice(at + 6);
      }),
    );
    const accepted = wrong.filter((address) => clean(address).kind === "ok");
    expect(accepted.length / wrong.length).toBeLessThan(0.02);
  });
});
