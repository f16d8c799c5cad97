import type { Card } from "#mock/domain/chat/protocol.ts";
import { notifyShop } from "./use-shop.ts";

type Props = {
  card: Card;
  /** True if a click opens it in the shop. */
  opens?: boolean;
};

/** An order or goods. */
export function CardView({ card, opens = false }: Props) {
  const { kind, id, image, title, details, price, status } = card;
  const content = (
    <>
      {image !== "" && <img className="card-image" src={image} alt="" width={56} height={56} />}
      <span className="card-text">
        <b>{title}</b>
        <span className="card-details">{details}</span>
        <span className="card-foot">
          <span className="card-price" data-hidden={!price.startsWith("¥") || undefined}>
            {price}
          </span>
          <span>{status}</span>
        </span>
      </span>
    </>
  );
  if (!opens) return <span className="card">{content}</span>;
  return (
    <button
      className="card"
      type="button"
      title="在商城中查看"
      onClick={() => notifyShop({ chat: "open", subject: { kind, id } })}
    >
      {content}
    </button>
  );
}
