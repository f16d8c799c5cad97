import { ChevronLeft } from "#generated/icons/chevron-left.ts";
import { ChevronRight } from "#generated/icons/chevron-right.ts";
import { Pause } from "#generated/icons/pause.ts";
import { Play } from "#generated/icons/play.ts";
import type { Ad } from "#generated/model/index.ts";
import { adName } from "#src/shared/lib/ad-name.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { useCarousel } from "../hooks/use-carousel.ts";
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
