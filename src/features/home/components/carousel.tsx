import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { ChevronLeft } from "#generated/icons/chevron-left.ts";
import { ChevronRight } from "#generated/icons/chevron-right.ts";
import { Pause } from "#generated/icons/pause.ts";
import { Play } from "#generated/icons/play.ts";
import type { Ad } from "#generated/model/index.ts";
import { adName } from "#src/shared/lib/ad-name.ts";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import styles from "./carousel.module.css";

type Props = { label: string; ads: Ad[]; ratio: number };

/** A carousel of pictures. It pauses on hover, on focus and on demand. */
export function Carousel({ label, ads, ratio }: Props) {
  const { current, isPlaying, isStopped, goTo, toggle, area } = useCarousel(ads.length);
  return (
    <section className={styles.root} aria-roledescription="轮播" aria-label={label} {...area}>
      {ads.length > 1 && (
        <div className={styles.controls}>
          <button type="button" onClick={toggle} aria-label={isStopped ? "开始轮播" : "暂停轮播"}>
            {isStopped ? <Play size={12} aria-hidden /> : <Pause size={12} aria-hidden />}
          </button>
          {ads.map((ad, index) => (
            <button
              key={ad.id ?? index}
              type="button"
              className={styles.dot}
              aria-label={`第 ${index + 1} 张：${adName(ad)}`}
              aria-current={index === current}
              onClick={() => goTo(index)}
            />
          ))}
        </div>
      )}
      <div className={styles.slides} aria-live={isPlaying ? "off" : "polite"} style={{ aspectRatio: ratio }}>
        {ads.map((ad, index) => (
          <div
            key={ad.id ?? index}
            role="group"
            aria-roledescription="幻灯片"
            aria-label={`${index + 1} / ${ads.length}`}
            data-current={index === current || undefined}
            inert={index !== current}
          >
            {isNear(index, current, ads.length) && (
              <DataLink url={ad.url}>
                <DataPicture src={ad.image} alt={adName(ad)} ratio={ratio} eager={index === 0} />
              </DataLink>
            )}
          </div>
        ))}
      </div>
      {ads.length > 1 && (
        <>
          <button
            type="button"
            className={styles.previous}
            aria-label="上一张"
            onClick={() => goTo(current - 1)}
          >
            <ChevronLeft size={22} aria-hidden />
          </button>
          <button type="button" className={styles.next} aria-label="下一张" onClick={() => goTo(current + 1)}>
            <ChevronRight size={22} aria-hidden />
          </button>
        </>
      )}
    </section>
  );
}

/** Only the visible picture and its neighbors are loaded. */
function isNear(index: number, current: number, count: number): boolean {
  const distance = Math.abs(index - current);
  return Math.min(distance, count - distance) <= 1;
}

const TURN_MS = 5000;
/** A swipe of at least this distance turns the page, in px. */
const SWIPE = 40;

/** Controls which of `count` pictures is visible: it changes with time, keys and swipes. */
function useCarousel(count: number) {
  const [current, setCurrent] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const [isStopped, setStopped] = useState(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  const swipe = useRef({ startX: 0, isSwipe: false });
  const isPlaying = count > 1 && !isHeld && !isStopped;
  const goTo = (index: number) => setCurrent((index + count) % count);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setCurrent((current + 1) % count), TURN_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, current, count]);

  const area = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && setHeld(true),
    onPointerLeave: (event: PointerEvent) => event.pointerType === "mouse" && setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "ArrowLeft") goTo(current - 1);
      if (event.key === "ArrowRight") goTo(current + 1);
    },
    onPointerDown: (event: PointerEvent) => {
      swipe.current = { startX: event.clientX, isSwipe: false };
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = event.clientX - swipe.current.startX;
      if (event.pointerType === "mouse" || Math.abs(moved) < SWIPE) return;
      swipe.current.isSwipe = true;
      goTo(moved < 0 ? current + 1 : current - 1);
    },
    // A swipe ends with a click on the picture, which must not follow its link.
    onClickCapture: (event: MouseEvent) => {
      if (!swipe.current.isSwipe) return;
      swipe.current.isSwipe = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return {
    current: Math.min(current, count - 1),
    isPlaying,
    isStopped,
    goTo,
    toggle: () => setStopped(!isStopped),
    area,
  };
}
