import { describe, expect, it } from "vitest";
import type { Entity } from "../entity.ts";
import { domain } from "./domain.ts";
import { email } from "./email.ts";
import { fileName } from "./file-name.ts";
import { ipAddress } from "./ip-address.ts";
import { macAddress } from "./mac-address.ts";
import { mimeType } from "./mime-type.ts";
import { socialHandle } from "./social-handle.ts";
import { url } from "./url.ts";
import { userAgent } from "./user-agent.ts";

function cleanOne(entity: Entity, text: string) {
  return entity.study([{ text, count: 1 }], { header: "" }).clean(text);
}

describe("good values", () => {
  it.each<readonly [Entity, string]>([
    [
      domain,
      "bund.de ox.ac.uk example.com.br b.co müller.ch xn--bcher-kva.example.com s3.amazonaws.com пример.рф _dmarc.example.org a.b.c.d.example.net 3com.com github.io",
    ],
    [
      ipAddress,
      "8.8.8.8 0.0.0.0 255.255.255.255 10.1.2.3 172.16.0.1/12 ::1 :: fe80::1 2001:db8::8a2e:370:7334 2a00:1450:4001:81b::200e fe80::1%eth0 ::ffff:10.0.0.1 010.001.002.003 [2001:db8::1]:443",
    ],
    [macAddress, "00:00:5e:00:53:af 01-23-45-67-89-AB 0123.4567.89ab 01:23:45:67:89:ab:cd:ef FFFFFFFFFFFF a:b:c:d:e:f"],
    [
      mimeType,
      "text/plain image/svg+xml application/pdf audio/mpeg video/mp4 font/woff2 multipart/form-data application/x-custom application/vnd.acme.thing+json */ image/*".replace(
        " */ ",
        " ",
      ),
    ],
    [
      fileName,
      "a.txt IMG_0001.JPG .gitignore archive.tar.gz ../up/one.py C:\\a\\b.doc /etc/hosts résumé.pdf no-extension a.b.c.csv",
    ],
    [socialHandle, "@jack @a_b.c @user123 instagram.com/nasa https://x.com/jack @ann@mastodon.social @名前"],
    [
      url,
      "https://example.org http://localhost:3000/a http://[::1]/ https://user:pw@example.org/x ftp://ftp.example.org/a.zip https://münchen.de/ https://example.org/a?b=c#d example.org http://intranet/page https://a.b.co.uk/%20x",
    ],
    [email, "a@b.co first.last@example.org x+y@sub.example.com o'hara@example.ie 用户@例子.中国 a_b@example.museum"],
  ])("of $id", (entity, texts) => {
    const refused = texts.split(" ").filter((text) => cleanOne(entity, text).kind !== "ok");
    expect(refused).toEqual([]);
  });
});

describe("bad values", () => {
  it.each<readonly [Entity, string]>([
    [domain, "example ex_ample..com -a.com a-.com example.c exam!ple.com http:// 1.2.3.4 example.nosuchtld .com"],
    [ipAddress, "256.1.1.1 1.2.3 1.2.3.4.5 1.2.3.x :::1 2001:db8:::1 12345::1 1.2.3.4/33 1.2.3.4:99999 g::1"],
    [macAddress, "00:00:5e:00:53 00:00:5e:00:53:zz 00-00:5e-00:53:af 0000.5e00.53 0123456789abc"],
    [mimeType, "text texthtml text/ /html foo/bar text/html/x image/nosuchtype"],
    [fileName, "a?.txt a*b.txt a<b.txt ."],
    [socialHandle, "@ @@ @a!b a@b"],
    [
      url,
      "http:// https:///a http://.com http://a..b.com https://example.nosuchtld javascript:alert(1) http//example.org www htp://example.org",
    ],
    [email, "a@ @b.co a@b a@b..co a..b@example.org a@example.nosuchtld a@b@c.org a.@example.org"],
  ])("of $id", (entity, texts) => {
    const accepted = texts.split(" ").filter((text) => cleanOne(entity, text).kind === "ok");
    expect(accepted).toEqual([]);
  });
});

describe("components", () => {
  it.each<readonly [Entity, string, Readonly<Record<string, string>>]>([
    [email, "Ann@GMAIL.com", { user: "Ann", domain: "gmail.com", tld: "com", is_free: "true" }],
    [
      url,
      "https://shop.example.co.uk/a/b?c=d#e",
      { scheme: "https", host: "shop.example.co.uk", domain: "example.co.uk", path: "/a/b", query: "c=d" },
    ],
    [domain, "www.example.co.uk", { subdomain: "www", domain: "example.co.uk", tld: "co.uk" }],
    [ipAddress, "192.168.1.1", { version: "4", is_private: "true" }],
    [ipAddress, "2001:4860:4860::8888", { version: "6", is_private: "false" }],
    [macAddress, "00-1A-2B-3C-4D-5E", { oui: "00:1a:2b" }],
    [mimeType, "image/png", { type: "image", subtype: "png" }],
    [fileName, "/a/b/data.tar.GZ", { directory: "/a/b", stem: "data.tar", extension: "gz" }],
    [
      userAgent,
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1",
      { browser: "Safari", os: "iOS", device: "mobile" },
    ],
  ])("$id of %s", (entity, text, components) => {
    expect(cleanOne(entity, text)).toMatchObject({ kind: "ok", components });
  });
});

describe("suggestions", () => {
  it.each<readonly [Entity, string, string]>([
    [url, "htp://example.org/a", "http://example.org/a"],
    [url, "https//example.org", "https://example.org"],
    [mimeType, "image/jpg", "image/jpeg"],
    [domain, "example,com", "example.com"],
  ])("$id for %s", (entity, text, suggestion) => {
    expect(cleanOne(entity, text)).toMatchObject({ kind: "invalid", suggestions: [suggestion] });
  });
});

describe("accounts on social networks", () => {
  it("stay without @ where the column has none", () => {
    const column = socialHandle.study(
      ["nasa", "jack", "ann"].map((text) => ({ text, count: 1 })),
      { header: "" },
    );
    expect(column.clean("nasa")).toMatchObject({ output: "nasa" });
  });
});

describe("paths in a column of links", () => {
  it("are left where the column has many, and refused where it has not", () => {
    const paths = url.study(
      ["/a/b.html", "/c/d.html", "https://example.org"].map((text) => ({ text, count: 1 })),
      { header: "" },
    );
    expect(paths.clean("/a/b.html")).toMatchObject({ kind: "ok", output: "/a/b.html" });
    expect(url.study([{ text: "https://example.org", count: 9 }], { header: "" }).clean("/a/b.html").kind).toBe(
      "invalid",
    );
  });
});
