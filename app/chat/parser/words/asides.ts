/**
 * What stands around the name ("_") of a thing that does not go: where another stands, parts, what comes
 * instead, another day, sayings. "a/b" is either word, "…" a few words. None names a thing.
 */
const AROUND = `between … and _|all in/inside _|opposite/facing/faces _|walk/walks/pass/squeeze/step/go/drive by/past/around/over _|pull/pulled/back/drive/walk/go/come/get … up to _|leave/leaving/put/putting/set it/them/everything/stuff by/at/on/in/near/behind/under/against _|stairs/staircase/hall/hallway/wall/complex/entry/building/lot/driveway/truck/van/car with _|its/is/at/see/for the/a … house/home/building/place with _|on _ side|_ on the/your left/right is|cabe/caben/pasa/pasan/entra/entran/sale/salen por _|
  dont/not/to/without hit/hitting/scratch/scratching/scrape/scraping/ding/dent/denting/bump/bumping/bang/scuff/scuffing/knock/damage/blocking _|get _ open|
  missing _|enough for _|le falta/faltan _|with/w … _ underneath/under/below/attached|with/w … _ built in|with/w … _ on both/each/either/one/the end/ends/side/sides/back/front/top/bottom|with/w … _ in the/its door/back/side/top/bottom/middle|, _ base/footing/footings/anchors|with/w/has/on/and _ base/footing/footings/anchors|with/w _ top/floor/roof/slab|_ is/are attached|_ still on the pole/post|_ is/are still on the pole/post|_ inside it is/are/was|_ under/on/in/behind it is/are mine/ours/his/hers/theirs/new/staying/not|_ my/our/the/his/her … came in|
  replace/replaced/replacing it/them/that with/w _|putting in/up/down _|get/gets/got/getting/had/having/want _ put/installed/built in/here/there/outside|want/wants/going/trying/planning/room/space to put/fit/build _|gonna/will/to build/lay/pour/install _|swapping/trading … for _|had _ removed/hauled/taken|who sold/bought/delivered/installed/fixed/built _|who sold/bought/delivered/installed/fixed/built me/us _|you/u/yall did/helped/cleared/cleaned/handled … _|
  used to have/own … _|some day … _|someday … _|eventually … _|if i/we ever … _|_ … eventually/someday|_ … some/one day|_ … at some point|next summer/spring/fall/winter/year … _|years ago … had/owned _|had _ years/once/before|
  do/should i need/have/got to … _|should i … _|do you/yall need/want me/us to … _|size of _|like/about _ size|_ like somebody/someone/crazy/mad/hell|_ of your/yours/yall/ur/opportunity|_ and breakfast|_ than sorry|_ it/this for/til/until|beat _|watch/watched/watching _|could/might be _|name is _|me llamo _|mr/mrs/ms _|_ by after/before/around|saw your/ur … truck/trucks/guys/crew … _|from/back/out/shoulder/knee moving/lifting/carrying _|_ you/u/yall/they can/could use/borrow|_ you guys can/could use/borrow|get/buy/order/getting/buying/ordering _ … from ikea/amazon/wayfair/costco/lowes/walmart/target|insurance … paid/pays/covered/covers for _|insurance … paid/pays/covered/covers _|already have/has/had/gave … _ there|the/her/his _ in/inside it is/was/has|at/by/near the foot/head/end of _|the _ sits/sat/goes/went/stands/stood in/on/under/inside`;

const FEW = String.raw`(?:[^\s,:.]+ ){0,4}`;

function patternOf(phrase: string): string {
  const words = phrase.split(" ").map((word) => (word === "…" ? FEW : `(?:${word}) `));
  return `(?:^| )${words.join("").trimEnd().replaceAll("/", "|")}(?= |$)`;
}

/** True of what a sentence says, with "_" in the place of a name, where the name is only mentioned. */
export const ASIDE = new RegExp(AROUND.split(/\|\s*/).map(patternOf).join("|"));
