import { useEffect, useEffectEvent, useRef, useState, useId } from "react";
import { flushSync } from "react-dom";
import { useListLotteryAds, useListLotteryWinners } from "#generated/hooks/draw/draw.ts";
import { useListOrders } from "#generated/hooks/order/order.ts";
import { Gift } from "#generated/icons/gift.ts";
import { X } from "#generated/icons/x.ts";
import { adName } from "#src/shared/lib/ad-name.ts";
import { useIsQuiet } from "#src/shared/lib/use-is-quiet.ts";
import { confirm } from "#src/shared/ui/feedback/feedback-store.ts";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { Dialog } from "#src/shared/ui/overlay/dialog.tsx";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { useDraw } from "../hooks/use-draw.ts";
import { CLOSE_QUESTION } from "../lib/draw-text.ts";
import { LotteryPrizes } from "./lottery-prizes.tsx";
import { LotteryRecords } from "./lottery-records.tsx";
import styles from "./lottery-popup.module.css";

const SHOWN = 2;

const PICTURE_RATIO = 760 / 300;

/** The page has to be at rest for this long before the lottery opens by itself. */
const QUIET_MS = 3000;

type Props = {
  lotteryId: number;
  name: string;
  /** The user did not open it: it waits for the first order and a page at rest, and a key typed into it closes it. */
  opensItself: boolean;
  onClose: () => void;
};

/** The lottery dialog; it is open until a draw is made or it is closed. */
export function LotteryPopup({ lotteryId, name, opensItself, onClose }: Props) {
  const dialog = useRef<HTMLDivElement>(null);
  const [isFading, setFading] = useState(false);
  const drawing = useDraw(lotteryId, () => setFading(true));
  const isQuiet = useIsQuiet(QUIET_MS);
  const [wasQuiet, setWasQuiet] = useState(isQuiet);
  if (isQuiet && !wasQuiet) setWasQuiet(true);
  // It must not stand before the first order, which is what a new buyer came for.
  const { data: hasOrdered } = useListOrders(
    {},
    { query: { enabled: opensItself, select: ({ data }) => data.total > 0, meta: { errors: "inline" } } },
  );
  const mayOpen = !opensItself || (wasQuiet && hasOrdered);

  const giveWay = useEffectEvent((event: KeyboardEvent, to: Element | null) => {
    if (event.target !== dialog.current || !isText(event)) return;
    // The key itself, too, goes to where it was meant to go.
    flushSync(onClose);
    if (to instanceof HTMLElement) to.focus();
  });
  useEffect(() => {
    if (!mayOpen || !opensItself) return;
    const opener = document.activeElement;
    const onKeyDown = (event: KeyboardEvent) => giveWay(event, opener);
    // Before the shop's own shortcuts, which do nothing behind a dialog.
    document.addEventListener("keydown", onKeyDown, true);
    return () => document.removeEventListener("keydown", onKeyDown, true);
  }, [mayOpen, opensItself]);

  const askToClose = async () => {
    if (drawing.phase === "drawing") {
      const closes = await confirm({
        message: CLOSE_QUESTION,
        confirmLabel: "关闭",
        cancelLabel: "继续等待",
      });
      if (!closes) return;
    }
    onClose();
  };

  if (!mayOpen) return null;
  return (
    <Dialog
      className={styles.root}
      ref={dialog}
      label={name}
      place="middle"
      isOpen={!isFading}
      onFaded={onClose}
      // Going back is no answer to an uninvited one, which goes with its page, nor to a draw that is under way.
      isLasting={opensItself || drawing.phase === "drawing"}
      // Uninvited it only shows itself: the next Enter may belong to something else, and there is only one draw.
      initialFocus={() => (opensItself ? dialog.current : drawButtonOf(dialog.current))}
      onClose={() => void askToClose()}
    >
      <div className={styles.head}>
        <Gift size={28} strokeWidth={1.5} aria-hidden />
        <div className={styles.name}>
          <h2>{name}</h2>
          <p>每位会员可以抽一次，抽中的奖品自动发放到账户。</p>
        </div>
        <button
          className={styles.close}
          type="button"
          aria-label="关闭抽奖"
          onClick={() => void askToClose()}
        >
          <X size={20} aria-hidden />
        </button>
      </div>
      <div className={styles.body}>
        <LotteryPrizes lotteryId={lotteryId} drawing={drawing} />
        <div className={styles.side}>
          <Winners lotteryId={lotteryId} />
          <LotteryAds />
          <details>
            <summary>我的抽奖记录</summary>
            <LotteryRecords />
          </details>
        </div>
      </div>
    </Dialog>
  );
}

const drawButtonOf = (dialog: HTMLElement | null) =>
  dialog?.querySelector<HTMLElement>("[data-draw]") ?? null;

/** True if the key enters text or is a shortcut of the shop; Space, Tab and the arrows belong to the dialog. */
const isText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;

/** Banners around the lottery; renders nothing without them. */
function LotteryAds() {
  const { data: ads = [] } = useListLotteryAds({
    query: { select: ({ data }) => data.slice(0, SHOWN) },
  });
  if (ads.length === 0) return null;
  return (
    <div className={styles.lotteryAds}>
      {ads.map((ad, place) => (
        <DataLink className={styles.ad} key={ad.id ?? place} url={ad.url}>
          <DataPicture src={ad.image} alt={adName(ad)} ratio={PICTURE_RATIO} />
        </DataLink>
      ))}
    </div>
  );
}

/** Recent winners, newest first. */
function Winners({ lotteryId }: { lotteryId: number }) {
  const titleId = useId();
  const query = useListLotteryWinners(
    { id: lotteryId },
    { query: { select: (response) => response.data, meta: { errors: "inline" } } },
  );
  return (
    <section className={styles.winners} aria-labelledby={titleId}>
      <Text as="h3" mb="1" size="sm" bold id={titleId}>
        最新中奖
      </Text>
      <Loaded
        query={query}
        what="中奖名单"
        as="line"
        skeleton="40"
        empty={
          <Text as="div" tone="subtle">
            还没有人中奖，快来试试手气。
          </Text>
        }
      >
        {(winners) => (
          <div className={styles.list} role="region" aria-label="最新中奖名单，可滚动" tabIndex={0}>
            <ul>
              {winners.map(({ company, name, created_at }) => (
                <li key={`${company}/${created_at}`}>
                  <Text ellipsis>{company}</Text>
                  <time dateTime={created_at}>{created_at.slice(5, 16)}</time>
                  <Text allColumns tone="promo">
                    抽中 {name}
                  </Text>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Loaded>
    </section>
  );
}
