import type { Words } from "../../api-client/words.ts";

/** The output of `--help`. */
export const HELP: Words = {
  zh: `npm run conformance -- --base-url URL [选项]

向服务器发出调用，说明它是否遵守契约、哪里不符、怎样用一条 curl 重现。

对象
  --base-url URL          主站地址，可带前缀路径
  --activity-url URL      活动站地址；不给则跳过其接口
  --chat-url URL          客服站地址；不给则跳过其接口
  --user、--password      买家账号；会话失效时自动重新登录（密码也可放在环境变量 CONFORMANCE_PASSWORD）
  --cookie "session=…"    代替账号
  --other-user、--other-password   另一买家，用来检查是否互相看得到数据（环境变量 CONFORMANCE_OTHER_PASSWORD）
  --setup-url URL         测试环境的 setup 接口（api-spec/setup）：由它造一次性账号，判断注册、密码、退货等，需要 --allow-writes
  --origin URL            商城页面的来源：检查其他网站的页面是否被拒绝，商城的页面能否读到应答
  --header "名: 值"       每次调用都带上，可多次

范围
  --only documented       只看有文档依据的接口
  --tag 标签              只看该标签；可多次，也可用逗号隔开
  --operation 接口        只看该 operationId：可用逗号、通配符（cart*）或 @文件，可多次
  --only-implemented      服务器还没有的接口不列出，也不算失败
  --allow-writes          允许会改动数据的调用：只动自己新增的，事后还原；不给则只读
  --seed N、--depth N     同一种子发出同样的调用；每个接口生成多少组输入（8）
  --rate N                每秒至多 N 次
  --timeout-ms N          一次调用最多等多久（30000，与契约相同）
  --max-ms N              各接口的 p95 至多多少毫秒，超过算不符；也可写 p50=100,p95=400,max=2000
  --contract FILE         另一份打包好的契约
  --judge-har FILE        不发调用，只判断这份 HAR 中的流量
  --sentences             不发调用，列出契约的每句话由哪条规则判断；给了 --operation 或 --tag 则逐句列出

结果
  --report 种类=文件      junit、json、html、har，可多次
  --baseline FILE         文件中已知的不符不算失败；新出现的算，已修好的会列出
  --write-baseline FILE   把这次的不符写成基线
  --fail-on-unseen        有从未见到的状态、参数或字段时也算失败
  --lang zh|en            语言（en）

退出码：0 没有不符；1 有；2 无法判断；130 被中断（已输出到此为止的报告）。

例
  npm run conformance -- --base-url http://localhost:4010 --activity-url http://localhost:4011 --user buyer --password demo1234
  npm run conformance -- --base-url https://staging.example --user test01 --tag cart --allow-writes --report html=report.html
  npm run conformance -- --base-url https://staging.example --cookie "session=…" --only documented --rate 5 --report junit=junit.xml
  npm run conformance -- --base-url https://staging.example --judge-har traffic.har`,
  en: `npm run conformance -- --base-url URL [options]

Calls a server and says whether it keeps the contract, what does not, and how one curl shows it.

Whom
  --base-url URL          the main host; may end with a path
  --activity-url URL      the activity host; without it its operations are skipped
  --chat-url URL          the chat host; without it its operations are skipped
  --user, --password      a buyer; logged in again when the session ends (or CONFORMANCE_PASSWORD)
  --cookie "session=…"    in place of them
  --other-user, --other-password   a second buyer, to see whether one sees the other's data (or CONFORMANCE_OTHER_PASSWORD)
  --setup-url URL         the setup adapter of a test environment (api-spec/setup): makes disposable accounts, to judge
                          registration, passwords, returns and the like; needs --allow-writes
  --origin URL            the origin of the shop's pages: are pages of other sites refused, and the shop's not
  --header "Name: value"  sent with every call, any number of times

What
  --only documented       leave out what is only inferred
  --tag TAG               only this tag; a list with commas, any number of times
  --operation ID          only this operationId: a list with commas, a pattern (cart*) or @file, any number of times
  --only-implemented      leave out what the server does not have yet, and do not fail for it
  --allow-writes          allow calls that change something: what the run has made, and takes back; reading only without it
  --seed N, --depth N     the same seed, the same calls; how many generated inputs for an operation (8)
  --rate N                calls a second at most
  --timeout-ms N          how long to wait for one response (30000, the contract's)
  --max-ms N              how long the p95 of an operation may be, else a violation; or p50=100,p95=400,max=2000
  --contract FILE         another bundled contract
  --judge-har FILE        call nothing, judge the traffic of this HAR
  --sentences             call nothing, say how many sentences of the contract are judged, and by which law each of the
                          selected --operation or --tag

Results
  --report KIND=FILE      junit, json, html, har, any number of times
  --baseline FILE         violations listed in it do not fail; new ones do, fixed ones are reported
  --write-baseline FILE   writes this run's violations as a baseline
  --fail-on-unseen        also fail on statuses, parameters and fields that were never seen
  --lang zh|en            language (en)

Exit code: 0 no violation; 1 violations; 2 nothing could be judged; 130 interrupted, with the report so far.

Examples
  npm run conformance -- --base-url http://localhost:4010 --activity-url http://localhost:4011 --user buyer --password demo1234
  npm run conformance -- --base-url https://staging.example --user test01 --tag cart --allow-writes --report html=report.html
  npm run conformance -- --base-url https://staging.example --cookie "session=…" --only documented --rate 5 --report junit=junit.xml
  npm run conformance -- --base-url https://staging.example --judge-har traffic.har`,
};
