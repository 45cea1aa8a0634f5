/**
 * The GS1 member organisation that gave out a GTIN's prefix; it says where the maker is a member, not where a thing was made.
 * Source: GS1 company prefix list, https://www.gs1.org/standards/id-keys/company-prefix.
 */

/** First and last prefix (one number where they are the same) and the country, sorted. */
const RANGES = `0-19 US;30-39 US;60-139 US;300-379 FR;380 BG;383 SI;385 HR;387 BA;389 ME;390 XK;400-440 DE;450-459 JP;460-469 RU;470 KG;
471 TW;474 EE;475 LV;476 AZ;477 LT;478 UZ;479 LK;480 PH;481 BY;482 UA;483 TM;484 MD;485 AM;486 GE;487 KZ;488 TJ;489 HK;490-499 JP;500-509 GB;
520-521 GR;528 LB;529 CY;530 AL;531 MK;535 MT;539 IE;540-549 BE;560 PT;569 IS;570-579 DK;590 PL;594 RO;599 HU;600-601 ZA;603 GH;604 SN;
605 UG;606 AO;607 OM;608 BH;609 MU;611 MA;613 DZ;615 NG;616 KE;617 CM;618 CI;619 TN;620 TZ;621 SY;622 EG;623 BN;624 LY;625 JO;626 IR;627 KW;
628 SA;629 AE;630 QA;631 NA;632 RW;640-649 FI;680-681 CN;690-699 CN;700-709 NO;729 IL;730-739 SE;740 GT;741 SV;742 HN;743 NI;744 CR;745 PA;
746 DO;750 MX;754-755 CA;759 VE;760-769 CH;770-771 CO;773 UY;775 PE;777 BO;778-779 AR;780 CL;784 PY;786 EC;789-790 BR;800-839 IT;840-849 ES;
850 CU;858 SK;859 CZ;860 RS;865 MN;867 KP;868-869 TR;870-879 NL;880-881 KR;883 MM;884 KH;885 TH;888 SG;890 IN;893 VN;894 BD;896 PK;899 ID;
900-919 AT;930-939 AU;940-949 NZ;955 MY;958 MO`;

interface PrefixRange {
  readonly from: number;
  readonly to: number;
  readonly country: string;
}

const ranges: readonly PrefixRange[] = RANGES.split(";").map((line) => {
  const [numbers = "", country = ""] = line.trim().split(" ");
  const [from = "", to = from] = numbers.split("-");
  return { from: Number(from), to: Number(to), country };
});

/** ISO 3166-1 alpha-2 code, or the empty text for a prefix of no country (books, coupons, a shop's own numbers). */
export function countryOfPrefix(gtin: string): string {
  const prefix = Number(gtin.length === 8 ? gtin.slice(0, 3) : gtin.padStart(14, "0").slice(1, 4));
  return ranges.find(({ from, to }) => prefix >= from && prefix <= to)?.country ?? "";
}
