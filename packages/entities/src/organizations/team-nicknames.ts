/** What the teams of the North American leagues are called behind the name of their town. */
const NICKNAMES =
  "hawks|celtics|nets|hornets|bulls|cavaliers|mavericks|nuggets|pistons|warriors|rockets|pacers|clippers|lakers|grizzlies|heat|bucks|timberwolves|pelicans|knicks|thunder|magic|76ers|sixers|suns|trail blazers|kings|spurs|raptors|jazz|wizards|supersonics|cardinals|falcons|ravens|bills|panthers|bears|bengals|browns|cowboys|broncos|lions|packers|texans|colts|jaguars|chiefs|raiders|chargers|rams|dolphins|vikings|patriots|saints|giants|jets|eagles|steelers|49ers|seahawks|buccaneers|titans|commanders|redskins|oilers|diamondbacks|braves|orioles|red sox|cubs|white sox|reds|guardians|indians|rockies|tigers|astros|royals|angels|dodgers|marlins|brewers|twins|mets|yankees|athletics|phillies|pirates|padres|mariners|rays|devil rays|rangers|blue jays|nationals|expos|ducks|coyotes|bruins|sabres|flames|hurricanes|blackhawks|avalanche|blue jackets|stars|red wings|wild|canadiens|predators|devils|islanders|senators|flyers|penguins|sharks|kraken|blues|lightning|maple leafs|canucks|golden knights|capitals|thrashers|whalers|nordiques|galaxy|sounders|timbers|revolution|crew|fire|sparks|fever|mercury|lynx|aces|storm|sun|dream|mystics|bulldogs|wildcats|huskies|longhorns|gators|hoosiers|buckeyes|wolverines|spartans|badgers|hawkeyes|cornhuskers|sooners|razorbacks|volunteers|crimson tide|trojans|seminoles";
const KNOWN: ReadonlySet<string> = new Set(NICKNAMES.split("|"));
/** Nicknames that are plain words, and no team without a town in front. */
const WORDS = new Set(
  "heat magic thunder jazz suns sun kings saints giants jets eagles stars wild blues fire dream storm bills bears chiefs rams twins rays lightning crew sparks fever mercury aces lions tigers indians angels royals pirates reds capitals nationals sharks ducks flames revolution galaxy stars devils".split(
    " ",
  ),
);

/** Where in the text the nickname starts that it ends in; -1 when it ends in none. */
export function teamNicknameAt(text: string): number {
  const last = text.lastIndexOf(" ");
  const lower = text.toLowerCase();
  if (last > 0) {
    const before = text.lastIndexOf(" ", last - 1);
    if (KNOWN.has(lower.slice(before + 1))) return before + 1;
  }
  const word = lower.slice(last + 1);
  if (!KNOWN.has(word) || (last < 0 && WORDS.has(word))) return -1;
  return last + 1;
}
