/**
 * Each traditional character, followed by the simplified one that stands for it, for every character in the seed's
 * names and specifications: OpenCC's tables of characters and variants (Apache-2.0), and 醯, which they leave out.
 */
const PAIRS = `
並并乾干亞亚佈布併并來来個个偽伪備备傢家傷伤僞伪儀仪優优兒儿內内凈净凱凯別别剋克創创劑剂動动務务勞劳勻匀匱匮參参員员唸念單单嗎吗噴喷噹当嚥咽嚴严囌苏囑嘱國国圍围團团埰采塊块塗涂壓压壞坏壯壮壽寿夾夹奧奥
婦妇媽妈寀采實实寧宁對对導导峯峰島岛嶺岭巰巯師师帶带幷并幹干廠厂廣广張张強强彆别彈弹彌弥後后復复恆恒愛爱懞蒙懷怀懸悬捲卷採采搖摇摺折撲扑撳揿擊击擰拧攜携於于昇升晉晋暈晕暉晖書书朮术東东枱台枴拐柺拐査查
桿杆梔栀條条棗枣業业榦干槍枪樂乐標标機机檢检檯台檸柠櫞橼歐欧歸归氣气氫氢決决沖冲涼凉淨净測测湯汤準准溫温溼湿滄沧滅灭滬沪滯滞滲渗漢汉漿浆潑泼潤润潯浔澤泽濃浓濕湿濛蒙濟济瀉泻瀝沥瀰弥烏乌無无煉炼熱热燒烧
營营爐炉爾尔狀状獨独環环瓊琼產产産产異异當当疊叠痠酸瘡疮療疗癥症發发皁皂盃杯監监眞真矇蒙碼码礦矿種种穀谷穩稳筆笔箇个節节簽签籤签粵粤糰团紅红納纳紗纱紙纸細细組组絞绞絡络給给絨绒經经綠绿維维綳绷緊紧緑绿
編编緩缓縮缩總总繃绷纈缬羅罗羥羟翹翘聖圣聯联脈脉脫脱腎肾腦脑腸肠膚肤膠胶膽胆臺台與与荊荆華华萬万葉叶葯药蓋盖蓮莲蔘参藍蓝藥药蘇苏蘋苹蘭兰處处號号術术衕同衚胡衛卫衝冲衞卫衹只袷夹補补裝装製制複复覈核計计
託托註注試试語语誠诚說说説说調调請请諾诺護护讀读貝贝貞贞責责貴贵買买貼贴質质購购賽赛贛赣軟软輔辅輪轮輸输連连週周進进過过達达遙遥遠远適适遼辽醣糖醫医醯酰釋释針针鈉钠鈣钙鈷钴鉀钾鉍铋銀银銹锈鋁铝鋅锌鋒锋
鋼钢錢钱鍊炼鍼针鎂镁鎖锁鎭镇鎮镇鏇旋鏽锈鐵铁長长門门閉闭開开閤合閩闽閱阅閲阅闆板關关陝陕陞升陰阴陳陈陽阳隴陇隻只雙双雞鸡離离雲云電电霧雾靈灵靜静鞦秋韆千韋韦順顺頤颐頭头頸颈顆颗額额類类風风颱台飲饮養养
馬马驗验體体髮发鬆松鬍胡魚鱼魯鲁鮮鲜鱉鳖鳥鸟鳳凤鴻鸿鶴鹤鷄鸡鹼碱鹽盐麗丽麥麦麪面麫面麯曲麴曲麵面黃黄黨党黴霉鼕冬齊齐龍龙
`;

const SIMPLIFIED = new Map(
  Array.from(PAIRS.matchAll(/(\S)(\S)/gu), ([, from = "", to = ""]) => [from, to] as const),
);

/** Only these, since most texts have none of them. */
const TRADITIONAL = new RegExp(`[${[...SIMPLIFIED.keys()].join("")}]`, "gu");

/** A text with simplified for traditional characters, as long as before; for comparing, not for display. */
export const simplified = (text: string): string =>
  text.replaceAll(TRADITIONAL, (character) => SIMPLIFIED.get(character) ?? character);
