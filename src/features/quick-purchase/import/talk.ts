/**
 * Phrases to the seller around an order: greetings, thanks, urgency, delivery. No name of goods begins or ends with
 * them.
 */
const TALK = [
  "你好|您好|在吗|在不在|早上好|上午好|中午好|下午好|晚上好|早|亲|老板娘?|老师|经理|美女|帅哥|[大小]?[哥姐]|各位",
  "(?:麻烦|辛苦|谢谢|感谢|多谢|拜托|打扰|劳驾)(?:你们?|您|老板|各位|大家)?(?:一下)?[了啦哈哦啊]*",
  "(?:比较|很|特|加|非常|十分)?(?:急|着急)(?:用|要|需|求|着用)?[了啦哈哦啊的]*|(?:请|要|麻烦)?(?:尽快|快点|抓紧|马上|立刻|及时|优先)(?:一?点|些)?(?:发货?|送货?|安排|处理|下单)?[了啦哈哦啊]*",
  "(?:今天|明天|后天|今晚|上午|下午|周[一二三四五六日天]|下周)?(?:一定|最好)?(?:要|能|能不能|可以)?(?:发货?|送货?|到货?|送到|发走|送过来)(?:店里|药店|门店|过来)?[吗么嘛呢了啦哈哦吧啊]*",
  "好的?|收到|嗯+|哦+|噢|行|可以|OK|ok|就这些[了啦]?|先这样[吧了]?|就这样[吧了]?|没了|以上|完毕?|其他不变|照旧|老地址|老样子|还是老地方",
  "帮我|给我|我要|我们要|我想要|请|需要|想要|还要|还有|另外|再来|再加|然后|对了|下面|以下(?:是|商品|药品)*|帮忙(?:看看|安排)?|订货|补货|要货|报计划|下单|我的?计划|清单|今天的?计划|今日计划",
  "[吧啊呀哦了呢啦嘛哈的]+|就行|就好|就够了?|左右|上下|先|看看",
  "货到付款|月结|开(?:专|普)?(?:发)?票|要?随货同行单|发票随货",
].join("|");
const PUNCTUATION = String.raw`[\s,;:。.、!?~…\-—()\p{Extended_Pictographic}\uFE0F]`;

const ALL_TALK = new RegExp(`^(?:${PUNCTUATION}*(?:${TALK})${PUNCTUATION}*)+$`, "u");
/** Words that occur in sentences, but in no name of goods. */
const SENTENCE = /[我你您吗呢吧啦这那谁]|什么|怎么|多少|几点|是否|有没有|能不能|可不可以|[今明昨后]天|一下/u;
/** Phrases that can be attached to the goods or the number without a blank. */
const LEADING =
  /^(?:(?:麻烦|请|拜托)?(?:你|您)?(?:再)?(?:帮我|给我|帮忙)(?:再)?(?:来|拿|订|发|加)?|(?:我们?|店里)?(?:还|想|急)?[要需](?=\p{Script=Han}{2})|急需要?|需要|求购|来[点些]|还有|麻烦(?:你|您)?(?:再)?(?:来|拿|订|发|加)?|(?:要货|订货|补货|采购|下单|需要|报货|请货|进货)(?:计划|清单|单)?\s*:|另外(?:再)?(?:要|来|加)?|还要|再来)/u;
/** 退热贴 is no return, and 不要近效期 a wish. */
const REFUSED =
  /退(?:货|回|掉|换|款|了|\s*\d|\s*$)|^退\s*(?![热黄障赤烧乳翳癀])\S|(?:不要|不用|不需要|不订|不定|不进|不采|取消|暂停|别要|别发|先不要|没要)[了啦]?\s*(?:\d|$)|^(?:不要|取消|暂不|先不|不用)\s*(?!近效|效期|换|拆|发错|破)\S/u;

/** True if a text is nothing but talk: no goods are meant. */
export const isTalk = (text: string): boolean => ALL_TALK.test(text);

/** True if a text is a sentence without numbers: `帮忙配一下这些货`. */
export const isSentence = (text: string): boolean => SENTENCE.test(text) && !/\d/u.test(text);

/** True if the text says that goods are not wanted, or are to be returned. */
export const isRefusal = (text: string): boolean => REFUSED.test(text);

/** A text without the talk in it: the words that stand alone, and a phrase glued to the goods. */
export function withoutTalk(text: string): { text: string; talk: string[] } {
  const talk: string[] = [];
  const words = text.split(/\s+/u).filter((word) => {
    if (word === "" || !isTalk(word)) return word !== "";
    talk.push(word);
    return false;
  });
  const goods = words.join(" ");
  const phrase = LEADING.exec(goods)?.[0] ?? "";
  if (phrase === "") return { text: goods, talk };
  return { text: goods.slice(phrase.length).trim(), talk: [phrase, ...talk] };
}
