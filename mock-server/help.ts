import type { Text } from "#mock/language/say.ts";

/** The output of `npm run mock -- --help`. */
export const HELP: Text = [
  `npm run mock -- [options]

  --port N          port of the main host; activity and chat use the next two (4010)
  --host ADDRESS    address to listen on (127.0.0.1: this machine only; 0.0.0.0: all interfaces); from other
                    machines the control API asks for the token printed at start, or that of MOCK_TOKEN
  --no-control      no control API, no panel
  --origin URL      web origin that may call the mock, * for a part of its name or its port; repeatable
                    (http://localhost:5173)
  --allow-host NAME one more name of this machine, for the control API; repeatable
  --contract FILE   serve another OpenAPI 3 document (YAML or JSON), by Prism: examples, else generated bodies
  --overlay FILE    change the contract by an OpenAPI Overlay 1.0; repeatable
  --handlers DIR    respond by your own handlers, JavaScript or TypeScript, reloaded as they are saved
  --seed N          seed of the data: the same seed gives the same data (1); when given, tokens and codes
                    follow from it, too, so that a run can be repeated
  --scale N         multiplies the number of goods (1)
  --clock TIME      start of a new world's clock: Shanghai time, or real for the real time (2026-11-21 10:00:00)
  --scenario NAME   scenario that every new world starts with, see /__mock__/scenarios
  --state FILE      keep all worlds in a file, so that they survive restarts and crashes
  --strict          refuse unknown query parameters with 422 instead of only logging them
  --latency A..B    delay of every call in ms, for example 80..200
  --upstream URL    forward to a real backend and report violations of the contract on both sides;
                    also --activity-upstream and --chat-upstream
  --mock-only NAMES serve these here although there is an upstream: tags, operations (cart* for
                    several) or inferred, separated by commas; repeatable
  --mock-missing    serve here what the upstream refuses with 404 or 501
  --record DIR      record the upstream's responses in a folder (HAR and fixtures, without passwords,
                    tokens and phone numbers)
  --replay DIR      respond from a recording, or from a HAR file of any tool; the mock serves what it lacks
  --https           serve over TLS, with a certificate of its own made at the first start
  --watch           reload contract, handlers, rules and data on save; state and connections stay
  --quiet           print only requests that violate the contract
  --lang LANG       language of this help, of refusals and of the panel: en or zh (en)
  --help            print this help

/__mock__/ on every port is the panel and the control API, described in /__mock__/openapi.json
The header X-Mock-World or the cookie mock_world selects the world; every password is demo1234
Tests use mock-server/test-kit/; the guide is docs/mock-server.md`,
  `npm run mock -- [选项]

  --port N          主站端口；活动站和客服站用其后两个端口（4010）
  --host ADDRESS    监听地址（127.0.0.1：仅本机；0.0.0.0：所有网卡）；从其他机器使用控制接口
                    需要启动时显示的令牌，或环境变量 MOCK_TOKEN 指定的令牌
  --no-control      不提供控制接口和控制台
  --origin URL      允许调用 Mock 服务的网页来源，* 代表域名的一段或端口；可重复
                    （http://localhost:5173）
  --allow-host NAME 允许以此主机名访问控制接口；可重复
  --contract FILE   改用另一份 OpenAPI 3 文档（YAML 或 JSON），由 Prism 应答：示例，否则按 schema 生成
  --overlay FILE    用 OpenAPI Overlay 1.0 修改契约；可重复
  --handlers DIR    用自己的处理器（JavaScript 或 TypeScript）应答，保存后自动重新加载
  --seed N          数据的随机种子：种子相同，数据就相同（1）；指定后，令牌和验证码也由它算出，
                    运行可以重现
  --scale N         商品数量的倍数（1）
  --clock TIME      新沙箱的起始时间：上海时间，或 real 表示真实时间（2026-11-21 10:00:00）
  --scenario NAME   每个新沙箱的初始场景，见 /__mock__/scenarios
  --state FILE      把所有沙箱保存到文件，重启或崩溃后仍在
  --strict          遇到未知的查询参数时返回 422，而不只是记录
  --latency A..B    每个请求的延迟（ms），如 80..200
  --upstream URL    转发到真实后端，并报告双方违反契约之处；
                    另有 --activity-upstream 和 --chat-upstream
  --mock-only NAMES 有上游时仍由 Mock 服务应答的接口：标签、接口（cart* 代表多个）
                    或 inferred，用逗号分隔；可重复
  --mock-missing    上游返回 404 或 501 的接口由 Mock 服务应答
  --record DIR      把上游的响应录制到目录（HAR 和 fixtures，不含密码、令牌和手机号）
  --replay DIR      用录制的响应或任意工具的 HAR 文件应答；录制中没有的由 Mock 服务应答
  --https           使用 TLS，首次启动时自动生成证书
  --watch           保存文件后重新加载契约、处理器、规则和数据；状态和连接保留
  --quiet           只打印违反契约的请求
  --lang LANG       帮助、错误提示和控制台的语言：en 或 zh（en）
  --help            显示此帮助

每个端口的 /__mock__/ 都是控制台和控制接口，接口说明见 /__mock__/openapi.json
请求头 X-Mock-World 或 Cookie mock_world 选择沙箱（world）；所有密码都是 demo1234
测试请用 mock-server/test-kit/；指南见 docs/mock-server.md`,
];
