import type { Conversation, PageData } from "#mock/domain/chat/protocol.ts";

type Props = { data: PageData; conversation: Conversation | undefined };

/** Shows who replies, whether they are online, and their hours. */
export function Head({ data, conversation }: Props) {
  const { staffed = true, helped = false } = conversation ?? {};
  const state = helped ? "人工客服为您服务中" : staffed ? "在线" : "非服务时间，可留言";
  return (
    <div className="head">
      <img className="face" src={data.agent.face} alt="" width={40} height={40} />
      <div className="head-text">
        <h1>{data.desk}</h1>
        <p>
          <span className="state" data-staffed={staffed || undefined}>
            {state}
          </span>
          <span className="hours">人工客服 {data.hours}</span>
        </p>
      </div>
    </div>
  );
}
